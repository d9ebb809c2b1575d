internal import ListLayout

/// The difference between two data sources: where each row of the new one was in the old one.
///
/// Sections that stay are compared from both ends; only what lies between the first and the last difference is looked
/// up by identity. Of the rows that stay in a section, the longest subsequence that keeps its order stays put and the
/// others move (rule 27).
struct RowChanges<Item: Equatable, ID: Hashable> {
  /// The rows of a section: so many at its start are those of the section before, then each has the place that it had,
  /// nil where it comes, and the rest are again those of the section before, as many rows further on.
  private struct Matches {
    var start = 0
    var middle: [RowPlace?] = []
    var end = 0
    var shift = 0
  }

  /// The old number of each section, nil where it comes.
  let sections: [Int?]
  private var matches: [Matches] = []
  /// The rows that went, by their places before.
  private(set) var deletes: [RowPlace] = []
  /// The rows that came, by their places afterwards.
  private(set) var inserts: [RowPlace] = []
  /// The rows that changed their order or their section.
  private(set) var moves: [ListBatch.Move] = []
  /// The rows whose content changed, by their places before.
  private(set) var reloads: [RowPlace] = []

  /// Compares two data sources.
  ///
  /// - Parameters:
  ///   - sections: the old number of each new section, nil where it comes.
  ///   - id: tells items apart.
  init(
    from old: DataSource<Item>, to new: DataSource<Item>, sections: [Int?], id: (Item) -> ID
  ) {
    self.sections = sections
    var removed: [ID: RowPlace] = [:]
    func remove(_ rows: Range<Int>, section: Int) {
      let items = old.sections[section].items
      for row in rows {
        // An identity that came twice at load: the second one is another row.
        let first = removed.updateValue(RowPlace(section, row), forKey: id(items[row]))
        if let first { deletes.append(first) }
      }
    }
    for (section, source) in zip(new.sections, sections) {
      guard let source else {
        matches.append(Matches())
        continue
      }
      let items = old.sections[source].items
      let match = compare(items, section.items, section: source, id)
      remove(match.start..<items.count - match.end, section: source)
      matches.append(match)
    }
    let kept = Set(sections)
    for (number, section) in old.sections.enumerated() where !kept.contains(number) {
      remove(section.items.indices, section: number)
    }
    for number in new.sections.indices {
      match(&removed, old, new.sections[number].items, section: number, id)
    }
    deletes = (deletes + removed.values).sorted()
  }

  /// True if the sections that stay are in the order that they had, and no row moves between them and others.
  var keepsSections: Bool {
    let kept = sections.compactMap { $0 }
    guard zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) else { return false }
    let places = Set(kept)
    return moves.allSatisfy { places.contains($0.from.section) && sections[$0.to.section] != nil }
  }

  /// The place before of a row; nil where it came.
  func source(of row: Int, section: Int) -> RowPlace? {
    let match = matches[section]
    if match.middle.indices.contains(row - match.start) { return match.middle[row - match.start] }
    return sections[section].map { RowPlace($0, row < match.start ? row : row + match.shift) }
  }

  /// Counts the rows that are the same at both ends.
  private mutating func compare(
    _ old: SectionItems<Item>, _ new: SectionItems<Item>, section: Int, _ id: (Item) -> ID
  ) -> Matches {
    func isSame(_ row: Int, _ newRow: Int) -> Bool {
      let (before, after) = (old[row], new[newRow])
      guard id(before) == id(after) else { return false }
      if before != after { reloads.append(RowPlace(section, row)) }
      return true
    }
    let shorter = min(old.count, new.count)
    var match = Matches(shift: old.count - new.count)
    while match.start < shorter, isSame(match.start, match.start) { match.start += 1 }
    while match.end < shorter - match.start, isSame(old.count - 1 - match.end, new.count - 1 - match.end) {
      match.end += 1
    }
    return match
  }

  /// Finds where a section's rows come from that are not the same at its ends, and those of them that moved.
  private mutating func match(
    _ removed: inout [ID: RowPlace], _ old: DataSource<Item>, _ items: SectionItems<Item>, section: Int,
    _ id: (Item) -> ID
  ) {
    let start = matches[section].start
    let rows = start..<items.count - matches[section].end
    let middle = rows.map { row in
      let item = items[row]
      guard let source = removed.removeValue(forKey: id(item)) else {
        inserts.append(RowPlace(section, row))
        return RowPlace?.none
      }
      if old.sections[source.section].items[source.row] != item { reloads.append(source) }
      return source
    }
    let isMoved = middle.map { $0?.section == sections[section] ? $0?.row : nil }.moved
    for (row, source) in zip(rows, middle) {
      guard let source, isMoved[row - start] || source.section != sections[section] else { continue }
      moves.append(ListBatch.Move(from: source, to: RowPlace(section, row)))
    }
    matches[section].middle = middle
  }
}
