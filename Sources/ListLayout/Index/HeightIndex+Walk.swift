// Walks over slots in content order, whatever their heights: equal unmeasured neighbours are one step.

extension HeightIndex {
  /// A stretch of slots of which the same is known: rows, or one header or footer.
  struct Stretch {
    /// The number of the first slot, and how many there are.
    var slot: Int
    var count: Int
    /// The place of the first one.
    var place: SlotPlace
    var value: SlotValue
  }

  /// Walks from a slot to the end, until `body` returns false. Complexity: O(log n + stretches + sections passed).
  func walk(from slot: Int, _ body: (Stretch) -> Bool) {
    guard slot >= 0, slot < slotCount, var located = sections.first(where: { $0.slots <= slot }) else {
      return
    }
    var next = slot
    while true {
      let record = located.section
      let part = record.part(at: next - located.before.slots)
      var goesOn = true
      func pass(_ part: SlotPlace.Part, _ count: Int, _ value: SlotValue) {
        let place = SlotPlace(section: located.index, part: part)
        goesOn = body(Stretch(slot: next, count: count, place: place, value: value))
        next += count
      }
      if part == .header, let header = record.header { pass(.header, 1, header.current(staleness)) }
      if goesOn, part != .footer {
        var row = 0
        if case .row(let first) = part { row = first }
        record.rows.visit(from: row, staleness) { count, value in
          pass(.row(row), count, value)
          row += count
          return goesOn
        }
      }
      if goesOn, let footer = record.footer { pass(.footer, 1, footer.current(staleness)) }
      guard goesOn, next < slotCount, let following = sections.first(where: { $0.slots <= next }) else {
        return
      }
      located = following
    }
  }

  /// Walks backwards from the slot before `end` to the start, until `body` returns false.
  func walkBack(before end: Int, _ body: (Stretch) -> Bool) {
    var end = min(end, slotCount)
    while end > 0, let located = sections.first(where: { [end] in $0.slots <= end - 1 }) {
      let record = located.section
      let part = record.part(at: end - 1 - located.before.slots)
      var goesOn = true
      func pass(_ part: SlotPlace.Part, _ count: Int, _ value: SlotValue) {
        end -= count
        let place = SlotPlace(section: located.index, part: part)
        goesOn = body(Stretch(slot: end, count: count, place: place, value: value))
      }
      if part == .footer, let footer = record.footer { pass(.footer, 1, footer.current(staleness)) }
      if goesOn, part != .header {
        var row = record.rows.count
        if case .row(let last) = part { row = last + 1 }
        record.rows.visitBackward(before: row, staleness) { count, value in
          row -= count
          pass(.row(row), count, value)
          return goesOn
        }
      }
      if goesOn, let header = record.header { pass(.header, 1, header.current(staleness)) }
      guard goesOn else { return }
    }
  }

  /// Visits the rows after one of the first section in its lane, as ``RowReader/visitRows(after:_:_:_:)`` does.
  func visitRows(after row: Int, _ body: RowReader.RowVisitor) -> RowReader.FollowingEnd {
    guard let section = sections.located(0)?.section else { return .noMore }
    return section.lanes?.visitRows(after: row, staleness, body)
      ?? section.rows.visitRows(after: row, estimates, staleness, body)
  }
}
