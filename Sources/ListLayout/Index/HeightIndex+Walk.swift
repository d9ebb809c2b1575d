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

  /// Walks from a slot to the end, or backwards from the slot before `start`, until `body` returns false.
  ///
  /// Complexity: O(log n + stretches + sections passed).
  func walk(from start: Int, backwards isBack: Bool = false, _ body: (Stretch) -> Bool) {
    var next = min(start, slotCount)
    var goesOn = true
    while goesOn, isBack ? next > 0 : next >= 0 && next < slotCount {
      let slot = isBack ? next - 1 : next
      guard let located = sections.first(where: { $0.slots <= slot }) else { return }
      let record = located.section
      let part = record.part(at: slot - located.before.slots)
      func pass(_ part: SlotPlace.Part, _ count: Int, _ value: SlotValue) {
        if isBack { next -= count }
        let place = SlotPlace(section: located.index, part: part)
        goesOn = body(Stretch(slot: next, count: count, place: place, value: value))
        if !isBack { next += count }
      }
      func pass(_ edge: SectionRecord.Edge?, _ part: SlotPlace.Part) {
        if goesOn, let edge { pass(part, 1, edge.current(staleness)) }
      }
      if !isBack, part == .header { pass(record.header, part) }
      if isBack, part == .footer { pass(record.footer, part) }
      if goesOn, part != (isBack ? .header : .footer) {
        var row = isBack ? record.rows.count : 0
        if case .row(let number) = part { row = isBack ? number + 1 : number }
        if isBack {
          record.visitBackward(before: row, staleness) { count, value in
            row -= count
            pass(.row(row), count, value)
            return goesOn
          }
        } else {
          record.visit(from: row, staleness) { count, value in
            pass(.row(row), count, value)
            row += count
            return goesOn
          }
        }
      }
      pass(isBack ? record.header : record.footer, isBack ? .header : .footer)
    }
  }

  /// Visits the rows after one of the first section in its lane, one by one; false where not only rows with heights follow.
  func visitRows(after row: Int, _ body: RowReader.RowVisitor) -> Bool {
    guard let section = sections.located(0)?.section else { return true }
    return section.lanes?.visitRows(after: row, staleness, body)
      ?? section.rows.visitRows(after: row, estimates, staleness, body)
  }
}
