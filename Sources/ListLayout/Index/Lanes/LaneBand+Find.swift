// Finding rows of a band in their lanes.

/// A row as it stands in a lane, or in all of them.
struct LanedRow {
  /// The row's number in the section; to a band, among its rows in lanes.
  var row: Int
  /// Nil for a row that takes all lanes.
  var lane: Int8?
  /// The top below that of the section's first row; to a band, below its start.
  var top: Units
  var height: Units
  var value: SlotValue
}

extension LaneBandReader {
  /// Locates a row by its number among those in lanes. Complexity: O(log n).
  func locate(_ slot: Int, _ rules: LaneRules) -> LanedRow {
    let (lane, number) = order.located(slot)
    let point = RowNumber(number, countsHeights: true)
    let found = lanes[lane].reader.locate(point, rules.estimates, rules.staleness)
    return LanedRow(
      row: slot, lane: Int8(truncatingIfNeeded: lane),
      top: lanesTop(rules) &+ found.before &+ Units(number) &* rules.gap,
      height: found.value.height(rules.estimates), value: found.value)
  }

  /// The last row of a lane that has a height and does not begin below `y`, and whether its extent holds `y`.
  func slot(in lane: Int, at y: Units, _ rules: LaneRules) -> (slot: Int, holds: Bool)? {
    let rows = lanes[lane].reader
    let inside = y &- lanesTop(rules)
    guard rows.count > 0, inside >= 0 else { return nil }
    func row(_ point: RowTop) -> RowReader.Located { rows.locate(point, rules.estimates, rules.staleness) }
    var found = row(RowTop(atMost: inside, gap: rules.gap))
    if found.value.height(rules.estimates) == 0 {
      guard found.before > 0 else { return nil }
      found = row(RowTop(atMost: found.before &- 1, gap: 0))
    }
    let bottom = found.before &+ Units(found.row) &* rules.gap &+ found.value.height(rules.estimates)
    return (order.slot(found.row, in: lane), bottom > inside)
  }

  /// Visits the rows in lanes that meet `[a, b)`, in order, no more than `most`.
  ///
  /// Complexity: O(lanes x (log n + rows)); rows without height between them cost O(log n) a stretch.
  func visit(from a: Units, to b: Units, most: Int, _ rules: LaneRules, _ body: (LanedRow) -> Void) {
    var found: [LanedRow] = []
    found.reserveCapacity(32)
    let lanes = lanes
    // Of each lane the places in `found` of its rows that are not visited yet.
    unsafe withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: lanes.count) { left in
      for lane in lanes.indices {
        let start = found.count
        find(from: a, to: b, lane, lanes[lane].reader, most: most, rules, &found)
        unsafe left.initializeElement(at: lane, to: start..<found.count)
      }
      unsafe found.withUnsafeBufferPointer { found in
        for _ in 0..<min(most, found.count) {
          var (first, slot) = (0, Int.max)
          for lane in 0..<left.count {
            let rows = unsafe left[lane]
            guard !rows.isEmpty, unsafe found[rows.lowerBound].row < slot else { continue }
            (first, slot) = unsafe (lane, found[rows.lowerBound].row)
          }
          let rows = unsafe left[first]
          unsafe body(found[rows.lowerBound])
          unsafe left[first] = rows.lowerBound &+ 1..<rows.upperBound
        }
      }
    }
  }

  /// Appends the rows of a lane that meet `[a, b)`, at most so many.
  private func find(
    from a: Units, to b: Units, _ lane: Int, _ rows: RowReader, most: Int, _ rules: LaneRules,
    _ found: inout [LanedRow]
  ) {
    let (lanesTop, gap) = (lanesTop(rules), rules.gap)
    guard rows.count > 0, lanesTop < b else { return }
    order.slots(of: lane) { slots in
      var left = most
      var point: RowTop? = RowTop(atMost: max(0, a &- lanesTop), gap: gap)
      var isFirst = true
      while let start = point {
        point = nil
        rows.visit(from: start, rules.estimates, rules.staleness) { at, count, height, value in
          guard height > 0 else {
            // The next row that has a height is found at once.
            if isFirst || at.height > start.y { point = RowTop(atMost: at.height, gap: 0) }
            return false
          }
          var top = lanesTop &+ at.height &+ Units(at.row) &* gap
          for number in at.row..<at.row &+ count {
            guard top < b, left > 0 else { return false }
            if top &+ height > a {
              left &-= 1
              found.append(
                LanedRow(
                  row: slots.slot(number), lane: Int8(truncatingIfNeeded: lane), top: top, height: height,
                  value: value))
            }
            top &+= height &+ gap
          }
          return true
        }
        isFirst = false
      }
    }
  }

  /// Visits the rows after one in its lane, with their numbers among those in lanes, as ``RowReader/visitRows(after:_:_:_:)``
  /// does.
  func visitRows(after slot: Int, _ rules: LaneRules, _ body: RowReader.RowVisitor) -> RowReader.FollowingEnd
  {
    let (lane, number) = order.located(slot)
    return order.slots(of: lane) { slots in
      lanes[lane].reader.visitRows(after: number, rules.estimates, rules.staleness) { number, height, value in
        body(slots.slot(number), height, value)
      }
    }
  }
}
