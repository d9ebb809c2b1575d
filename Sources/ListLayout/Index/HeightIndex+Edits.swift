/// A height that neighbouring slots get, which keep their classes.
struct SlotEdit: Hashable {
  var slots: Range<Int>
  var state: SlotState
  var height: Int
}

extension HeightIndex {
  /// Gives slots heights, neighbouring rows in one go. Complexity: O(log n · stretches + slots), and the order of the edits.
  mutating func apply(_ edits: [SlotEdit]) {
    let edits = edits.sorted { $0.slots.lowerBound < $1.slots.lowerBound }
    var rows = RowEdits()
    for edit in edits {
      var parts: [Stretch] = []
      walk(from: edit.slots.lowerBound) { stretch in
        var part = stretch
        part.count = min(stretch.count, edit.slots.upperBound - stretch.slot)
        parts.append(part)
        return stretch.slot + stretch.count < edit.slots.upperBound
      }
      for part in parts {
        let value = SlotValue(
          state: edit.state, estimateClass: part.value.estimateClass, height: edit.height)
        guard case .row(let row) = part.place.part else {
          set(value, at: part.place)
          continue
        }
        if rows.section != part.place.section || rows.end != row || rows.words.count > 1 << 16 {
          put(rows)
          rows = RowEdits(section: part.place.section, start: row, end: row)
        }
        for _ in 0..<part.count { value.forEachWord { rows.words.append($0) } }
        if value.state == .measured {
          rows.added.add(part.count, part.count * value.height, to: value.estimateClass)
        }
        rows.end += part.count
      }
    }
    put(rows)
  }

  /// Rows of a section that are replaced in one go.
  private struct RowEdits {
    var section = 0
    var start = 0
    var end = 0
    var words: [RowWord] = []
    var added = ClassSamples()
  }

  private mutating func put(_ rows: RowEdits) {
    guard rows.start < rows.end else { return }
    samples.add(rows.added)
    var removed = ClassSamples()
    sections.modify(rows.section, gaps) { [staleness, estimates] section in
      unsafe rows.words.withUnsafeBufferPointer { words in
        unsafe section.rows.replace(rows.start..<rows.end, with: words, staleness, removed: &removed)
      }
      guard section.lanes != nil else { return }
      let values = section.rows.reader.values(rows.start..<rows.end, staleness)
      section.lanes?.set(rows.start..<rows.end, estimates, staleness) { values[$0 - rows.start] }
    }
    samples.subtract(removed)
  }
}
