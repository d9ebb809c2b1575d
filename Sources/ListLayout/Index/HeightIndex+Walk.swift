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
  /// Complexity: O(log n + stretches + sections passed x log sections).
  func walk(from start: Int, backwards isBack: Bool = false, _ body: (Stretch) -> Bool) {
    var next = min(start, slotCount)
    var goesOn = true
    while goesOn, isBack ? next > 0 : next >= 0 && next < slotCount {
      guard let (located, part) = locate(isBack ? next - 1 : next) else { return }
      func pass(_ part: SlotPlace.Part, _ count: Int, _ value: SlotValue) {
        if isBack { next -= count }
        let place = SlotPlace(section: located.index, part: part)
        goesOn = body(Stretch(slot: next, count: count, place: place, value: value))
        if !isBack { next += count }
      }
      switch part {
      case .header, .footer: pass(part, 1, located.section.edge(part)?.current(staleness) ?? SlotValue())
      case .row(var row):
        if isBack {
          row += 1
          located.section.visitBackward(before: row, staleness) { count, value in
            row -= count
            pass(.row(row), count, value)
            return goesOn
          }
        } else {
          located.section.visit(from: row, staleness) { count, value in
            pass(.row(row), count, value)
            row += count
            return goesOn
          }
        }
      }
    }
  }

  /// Visits the rows after one of the first section in its lane, one by one; false where not only rows with heights follow.
  func visitRows(after row: Int, _ body: RowReader.RowVisitor) -> Bool {
    guard let section = sections.located(0)?.section else { return true }
    return section.lanes?.visitRows(after: row, staleness, body)
      ?? section.rows.visitRows(after: row, estimates, staleness, body)
  }
}
