/// The rows and heights that a descent or a visit passed.
struct RowCursor {
  var row = 0
  /// The heights of the rows passed, without gaps.
  var height: Units = 0
}

/// A point among rows, by which one descent finds a row: the last one that does not begin behind the point.
protocol RowMetric {
  /// True if the heights of what is passed are needed.
  var countsHeights: Bool { get }
  /// True if a row at the cursor begins behind the point.
  func isBehind(_ cursor: RowCursor) -> Bool
  /// The rows to be passed of `count` neighbours that are `height` tall each, all but the last at most.
  func rows(of count: Int, height: Units, from cursor: RowCursor) -> Int
}

/// A row by its number.
struct RowNumber: RowMetric {
  let number: Int
  let countsHeights: Bool

  init(_ number: Int, countsHeights: Bool = false) {
    self.number = number
    self.countsHeights = countsHeights
  }

  @inline(__always) func isBehind(_ cursor: RowCursor) -> Bool { cursor.row > number }

  @inline(__always)
  func rows(of count: Int, height: Units, from cursor: RowCursor) -> Int {
    min(count &- 1, number &- cursor.row)
  }
}

/// The last row whose top is at most `y`, each row but the first having `gap` before it.
struct RowTop: RowMetric {
  let y: Units
  let gap: Units

  init(atMost y: Units, gap: Units) {
    self.y = y
    self.gap = gap
  }

  @inline(__always) var countsHeights: Bool { true }
  @inline(__always) func isBehind(_ cursor: RowCursor) -> Bool {
    cursor.height &+ Units(cursor.row) &* gap > y
  }

  @inline(__always)
  func rows(of count: Int, height: Units, from cursor: RowCursor) -> Int {
    let step = height &+ gap
    let room = y &- cursor.height &- Units(cursor.row) &* gap
    return step == 0 ? count &- 1 : Int(min(Units(count &- 1), room / step))
  }
}
