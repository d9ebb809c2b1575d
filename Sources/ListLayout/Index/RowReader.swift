/// A ``RowTree`` for reading: its root without a hold on it, so that handing it on costs no count of references.
///
/// It is valid while the tree that it comes from is held and not changed; readers are made and dropped within one call
/// on an index.
struct RowReader {
  let root: RowNodeHandle?
  /// The totals of the tree.
  let totals: HeightTotals

  var count: Int { totals.slots }

  /// The class of the rows of a tree without nodes.
  var loneClass: Int {
    for estimateClass in 0..<8 where totals.unmeasured[estimateClass] > 0 { return estimateClass }
    return 0
  }

  /// A row with the height of everything before it.
  struct Located {
    var row: Int
    /// The heights of all rows before this one, without gaps.
    var before: Units
    var value: SlotValue
  }
}

extension RowReader {
  /// The last row that does not begin behind a point, the first where each does; the tree is not empty.
  ///
  /// Complexity: O(log n).
  @inline(__always)
  func locate(_ point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness) -> Located {
    let steps = RowSteps(self, from: point, estimates, staleness)
    return Located(row: steps.at.row, before: steps.at.height, value: steps.value)
  }

  /// Gets rows with what is before the first of them, how many they are, how tall each is, and what is kept of it; says
  /// whether to go on.
  typealias Visitor = (_ at: RowCursor, _ count: Int, _ height: Units, _ value: SlotValue) -> Bool

  /// Visits rows from the one on that ``locate(_:_:_:)`` finds, equal unmeasured neighbours as one, until `body` returns
  /// false; the tree is not empty. Complexity: O(log n + words visited).
  func visit(
    from point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness, _ body: Visitor
  ) {
    var steps = RowSteps(self, from: point, estimates, staleness)
    while body(steps.at, steps.count, steps.height, steps.value), steps.advance(estimates, staleness) {}
  }

  /// Visits rows from `start` on, equal unmeasured neighbours as one, until `body` returns false.
  ///
  /// `body` gets the number of rows and what is kept of each. Complexity: O(log n + words visited).
  func visit(
    from start: Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    guard start < count else { return }
    visit(from: RowNumber(start), ClassEstimates(), staleness) { _, count, _, value in body(count, value) }
  }

  /// Gets a row's number, its height and what is kept of it; says whether to go on.
  typealias RowVisitor = (_ row: Int, _ height: Units, _ value: SlotValue) -> Bool

  /// Visits the rows after one, one by one; false where one without height comes. Complexity: O(log n + rows visited).
  func visitRows(
    after row: Int, _ estimates: ClassEstimates, _ staleness: Staleness, _ body: RowVisitor
  ) -> Bool {
    guard row &+ 1 < count else { return true }
    var isFlat = false
    visit(from: RowNumber(row &+ 1), estimates, staleness) { cursor, count, height, value in
      isFlat = height == 0
      return !isFlat && (cursor.row..<cursor.row &+ count).allSatisfy { body($0, height, value) }
    }
    return !isFlat
  }

  /// Visits the rows of a range, equal unmeasured neighbours as one, until `body` returns false.
  func visit(
    _ range: Range<Int>, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    var left = range.count
    if left == 0 { return }
    visit(from: range.lowerBound, staleness) { count, value in
      let count = min(count, left)
      left -= count
      return body(count, value) && left > 0
    }
  }
}

extension RowNodeHandle {
  /// The rows below the node. Complexity: O(node).
  var reader: RowReader { RowReader(root: self, totals: sum()) }
}
