// Finding rows of a band in their lanes.

extension LaneBandReader {
  /// A row in a lane.
  struct Entry {
    /// The row's number among those of the band that are in lanes.
    var slot: Int
    var lane: Int
    /// The top below the band's start.
    var top: Units
    var height: Units
    var value: SlotValue
  }

  /// The lane and the top of a row, by its number among those in lanes. Complexity: O(log n).
  func located(_ slot: Int, _ rules: LaneRules) -> (lane: Int, top: Units) {
    let (lane, number) = order.located(slot)
    let point = RowNumber(number, countsHeights: true)
    let found = lanes[lane].reader.locate(point, rules.estimates, rules.staleness)
    return (lane, lanesTop(rules) &+ found.before &+ Units(number) &* rules.gap)
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
  func visit(from a: Units, to b: Units, most: Int, _ rules: LaneRules, _ body: (Entry) -> Void) {
    let (lanes, order) = (lanes, order)
    var found: [Entry] = []
    found.reserveCapacity(32)
    // Of each lane the place of the next row in `found`, and where its rows end there.
    var (next, end) = (LaneCounts(repeating: 0), LaneCounts(repeating: 0))
    for lane in lanes.indices {
      next[lane & 7] = Int32(truncatingIfNeeded: found.count)
      find(from: a, to: b, lane, lanes[lane].reader, order, most: most, rules, &found)
      end[lane & 7] = Int32(truncatingIfNeeded: found.count)
    }
    for _ in 0..<min(most, found.count) {
      var first = -1
      for lane in lanes.indices where next[lane & 7] < end[lane & 7] {
        if first < 0 || found[Int(next[lane & 7])].slot < found[Int(next[first & 7])].slot { first = lane }
      }
      guard first >= 0 else { return }
      body(found[Int(next[first & 7])])
      next[first & 7] &+= 1
    }
  }

  /// Appends the rows of a lane that meet `[a, b)`, at most so many.
  private func find(
    from a: Units, to b: Units, _ lane: Int, _ rows: RowReader, _ order: LaneOrder, most: Int,
    _ rules: LaneRules, _ found: inout [Entry]
  ) {
    let (lanesTop, gap) = (lanesTop(rules), rules.gap)
    guard rows.count > 0, lanesTop < b else { return }
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
            left -= 1
            found.append(
              Entry(slot: order.slot(number, in: lane), lane: lane, top: top, height: height, value: value))
          }
          top &+= height &+ gap
        }
        return true
      }
      isFirst = false
    }
  }
}
