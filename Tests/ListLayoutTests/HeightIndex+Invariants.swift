@testable import ListLayout

extension HeightIndex {
  /// Traps where what nodes say of their children is not so; for tests, O(n).
  func checkInvariants() {
    var sum = SectionTotals()
    for number in 0..<sectionCount {
      guard let record = sections.record(number) else {
        preconditionFailure("no section \(number)")
      }
      record.rows.checkInvariants()
      record.reader.checkLanes(staleness) { value(at: .row($0, section: number)) }
      sum.add(record.totals(gaps))
    }
    precondition(sum == sections.total, "sections add up to \(sum), not \(sections.total)")
  }
}

extension SectionReader {
  /// Traps where lanes are not of the rows in them, or do not add up to the section's totals.
  fileprivate func checkLanes(_ staleness: Staleness, _ value: (_ row: Int) -> SlotValue?) {
    guard let lanes else { return }
    var (values, backwards) = ([SlotValue](), [SlotValue]())
    visit(from: 0, staleness) {
      values += repeatElement($1, count: $0)
      return true
    }
    visitBackward(before: rows.count, staleness) {
      backwards += repeatElement($1, count: $0)
      return true
    }
    precondition(values == backwards.reversed(), "other rows from the end on than from the start")
    // Some rows, as each takes log n.
    let stride = max(1, values.count / 64)
    for row in Swift.stride(from: 0, to: values.count, by: stride) {
      var found = value(row)
      found?.spans = false
      precondition(found == values[row], "row \(row) is read by its number as another")
    }
    lanes.checkInvariants(rows, values, staleness)
    guard lanes.undealt == 0 else { return }
    var (totals, heights) = (HeightTotals.zero, Units(0))
    for (row, value) in values.enumerated() {
      if row % stride == 0 {
        precondition(lanes.heights(before: row, staleness) == heights, "other heights before row \(row)")
      }
      totals.add(value)
      heights += value.height(lanes.rules.estimates)
    }
    precondition(rowTotals == totals, "rows in lanes add up to \(rowTotals), not \(totals)")
  }
}

extension LaneReader {
  /// Traps where lanes are not of the rows in them.
  fileprivate func checkInvariants(_ rows: RowReader, _ values: [SlotValue], _ staleness: Staleness) {
    let bands = bands
    precondition(bands.total.rows == rows.count, "\(bands.total.rows) rows in lanes of \(rows.count)")
    for number in 0..<bands.total.elements {
      guard let located = bands.located(number) else { preconditionFailure("no band \(number)") }
      let (band, first) = (located.element, located.before.rows)
      if let span = band.span {
        let row = rows.locate(RowNumber(first), rules.estimates, staleness).value
        precondition(span.height(rules.estimates) == row.height(rules.estimates))
      }
      guard band.order.count > 0 else { continue }
      let start = first + band.firstSlot
      var kept = band.lanes.map { lane in
        lane.checkInvariants()
        return lane.reader.values(staleness)[...]
      }
      band.order.walk(from: 0) { walk in
        for value in values[start..<start + band.order.count] {
          precondition(kept[walk.lane()].popFirst() == value, "a lane of other rows")
        }
      }
      precondition(kept.allSatisfy(\.isEmpty), "a lane of more rows")
    }
  }
}

extension RowReader {
  fileprivate func values(_ staleness: Staleness) -> [SlotValue] {
    var values: [SlotValue] = []
    visit(from: 0, staleness) { length, value in
      values += repeatElement(value, count: length)
      return true
    }
    return values
  }
}

extension RowTree {
  fileprivate func checkInvariants() {
    guard let root else { return }
    precondition(root.handle.check() == totals, "nodes add up to \(root.handle.sum()), not \(totals)")
  }
}

extension RowNodeHandle {
  fileprivate func check() -> HeightTotals {
    precondition(count > 0, "an empty node")
    if isLeaf {
      precondition(count <= capacity, "a leaf beyond its room")
      precondition(lead == lead(from: 0), "\(lead(from: 0)) words at the front are a row each, not \(lead)")
      precondition(!word(at: 0).isBeyond, "a second word without its first")
      return sum()
    }
    precondition(count <= RowNode.fanout, "a branch beyond its room")
    for index in 0..<count {
      let child = child(at: index)
      precondition(child.level + 1 == level, "a child of another level")
      let found = child.check()
      precondition(found == totals(at: index), "a child of \(found), not \(totals(at: index))")
    }
    return sum()
  }
}
