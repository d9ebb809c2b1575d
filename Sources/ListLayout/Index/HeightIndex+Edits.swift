/// A height that neighbouring slots get, which are all of one class and keep it, and stand in one section.
struct SlotEdit: Hashable {
  var slots: Range<Int>
  var state: SlotState
  var height: Units
}

extension HeightIndex {
  /// Gives slots heights. Complexity: O(log n · edits + slots), and the order of the edits.
  mutating func apply(_ edits: [SlotEdit]) {
    var rows: [(rows: Range<Int>, value: SlotValue)] = []
    var section = 0
    for edit in edits.sorted(by: { $0.slots.lowerBound < $1.slots.lowerBound }) {
      guard let place = place(of: edit.slots.lowerBound), let old = value(at: place) else { continue }
      let value = SlotValue(state: edit.state, estimateClass: old.estimateClass, height: edit.height)
      guard case .row(let row) = place.part else {
        set(value, at: place)
        continue
      }
      if place.section != section {
        put(rows, section)
        rows = []
        section = place.section
      }
      rows.append((row..<row + edit.slots.count, value))
    }
    put(rows, section)
  }

  /// Gives neighbouring rows of a section values.
  private mutating func put(_ edits: [(rows: Range<Int>, value: SlotValue)], _ section: Int) {
    guard let totals = sections.located(section)?.section.rowTotals else { return }
    let known = totals.slots - Int(totals.unmeasured.wrappedSum())
    let changed = edits.reduce(0) { $0 + $1.rows.count }
    guard changed >= 64, changed >= known / 4 else {
      for edit in edits {
        measureRows(of: section, count: edit.rows.count) { (edit.rows.lowerBound + $0, edit.value) }
      }
      return
    }
    // Where most of what is known is new, the rows are written anew, in one go.
    var old = ClassSamples()
    var builder = RowTreeBuilder(staleness)
    var (row, next) = (0, 0)
    sections.located(section)?.section.visit(from: 0, staleness) { count, value in
      old.add(count, value)
      let end = row + count
      while row < end {
        while next < edits.count, edits[next].rows.upperBound <= row { next += 1 }
        let edit = next < edits.count ? edits[next] : nil
        let isEdited = edit?.rows.contains(row) ?? false
        let stop = min(end, (isEdited ? edit?.rows.upperBound : edit?.rows.lowerBound) ?? end)
        builder.append(stop - row, isEdited ? edit?.value ?? value : value)
        row = stop
      }
      return true
    }
    let rows = builder.tree()
    sections.modify(section, gaps) { [staleness, estimates] in $0.replaceRows(rows, staleness, estimates) }
    samples.subtract(old)
    samples.add(builder.samples)
  }
}
