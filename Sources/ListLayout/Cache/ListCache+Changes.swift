// A snapshot as the events that have the same result (rule 27).

extension ListCache {
  /// Lists a snapshot's changes as a batch, and the headers and footers that it changes: for hosts that move cells, or
  /// keep what a list did. Applied in order to this list, the events have the snapshot's result.
  ///
  /// Sections are told apart by their keys. A row that leaves a deleted section, enters an inserted one, or becomes or
  /// was a header or footer, cannot be moved by a batch: it is deleted and inserted with its height.
  ///
  /// - Throws: what the snapshot would be refused with.
  /// - Complexity: O(n) expected, and O(m log m) for m slots that stay.
  public func changes(
    to sections: [SectionDescription], reloads: [String] = []
  ) throws(ListRefusal) -> [ListEvent] {
    var checker = self
    let contents = try checker.prepare(sections)
    let difference = try SnapshotDifference(contents, keys, reloads)
    var changes = SnapshotChanges(self, contents, sections, difference)
    changes.compareSections()
    changes.compareRows()
    changes.compareEdges()
    return changes.events
  }
}

/// Works out the events of a snapshot.
private struct SnapshotChanges {
  let list: ListCache
  let contents: [SectionContent]
  let sections: [SectionDescription]
  let difference: SnapshotDifference
  /// The places of all slots before and after.
  private let oldPlaces: [SlotPlace]
  private let newPlaces: [SlotPlace]
  /// The old number of each new section that stays, and the new one of each old section.
  private var oldSections: [Int?]
  private var newSections: [Int?]
  private var batch = ListBatch()
  private var before: [ListEvent] = []
  private var after: [ListEvent] = []

  init(
    _ list: ListCache, _ contents: [SectionContent], _ sections: [SectionDescription],
    _ difference: SnapshotDifference
  ) {
    self.list = list
    self.contents = contents
    self.sections = sections
    self.difference = difference
    oldPlaces = (0..<list.sectionCount).flatMap { number in
      list.index.sections.section(number).map { Self.places($0.section, number) } ?? []
    }
    newPlaces = contents.enumerated().flatMap { Self.places($1.record.reader, $0) }
    oldSections = [Int?](repeating: nil, count: contents.count)
    newSections = [Int?](repeating: nil, count: list.sectionCount)
  }

  var events: [ListEvent] { before + (batch == ListBatch() ? [] : [.batch(batch)]) + after }

  private static func places(_ record: SectionReader, _ section: Int) -> [SlotPlace] {
    var places = record.header == nil ? [] : [SlotPlace.header(section)]
    places += (0..<record.rows.count).map { .row($0, section: section) }
    return places + (record.footer == nil ? [] : [.footer(section)])
  }

  mutating func compareSections() {
    for (new, content) in contents.enumerated() {
      guard let old = list.sectionKeys.position(of: content.sectionKey), newSections[old] == nil else {
        continue
      }
      oldSections[new] = old
      newSections[old] = new
    }
    for old in newSections.indices where newSections[old] == nil { batch.deleteSections.append(old) }
    let moved = oldSections.moved
    for (new, old) in oldSections.enumerated() {
      if let old {
        if moved.contains(new) { batch.moveSections.append(.init(from: old, to: new)) }
      } else {
        batch.insertSections.append(.init(born(section: new), at: new))
      }
    }
  }

  /// The place before and after of a row that stays a row, between sections that stay.
  private func stay(_ old: Int, _ new: Int) -> (from: RowPlace, to: RowPlace)? {
    let (from, to) = (oldPlaces[old], newPlaces[new])
    guard case .row(let fromRow) = from.part, case .row(let toRow) = to.part,
      newSections[from.section] != nil, oldSections[to.section] != nil
    else { return nil }
    return (RowPlace(from.section, fromRow), RowPlace(to.section, toRow))
  }

  mutating func compareRows() {
    for (old, place) in oldPlaces.enumerated() {
      guard case .row(let row) = place.part, newSections[place.section] != nil else { continue }
      if let new = difference.newSlots[old], stay(old, new) != nil { continue }
      batch.deletes.append(RowPlace(place.section, row))
    }
    var start = 0
    for section in contents.indices {
      let end = start + contents[section].slotCount
      defer { start = end }
      guard oldSections[section] != nil else { continue }
      // Of the rows that stay in the section, those out of order move.
      let staying = (start..<end).map { new in
        difference.oldSlots[new].flatMap { old in
          stay(old, new).flatMap { oldSections[section] == $0.from.section ? $0.from.row : nil }
        }
      }
      let moved = staying.moved
      for new in start..<end {
        guard case .row(let row) = newPlaces[new].part else { continue }
        guard let old = difference.oldSlots[new], let way = stay(old, new) else {
          batch.inserts.append(.init(born(slot: new), at: RowPlace(section, row)))
          continue
        }
        if staying[new - start] == nil || moved.contains(new - start) {
          batch.moves.append(.init(from: way.from, to: way.to))
        }
        if difference.reloaded.contains(new) { batch.reloads.append(way.from) }
      }
    }
  }

  mutating func compareEdges() {
    let isKept = { [self] (old: Int, new: Int) in
      newSections[oldPlaces[old].section] == newPlaces[new].section
        && oldPlaces[old].part == newPlaces[new].part && !difference.reloaded.contains(new)
    }
    for (old, place) in oldPlaces.enumerated() where !place.isRow && newSections[place.section] != nil {
      if let new = difference.newSlots[old], isKept(old, new) { continue }
      before.append(
        place.part == .header ? .header(nil, section: place.section) : .footer(nil, section: place.section))
    }
    for (new, place) in newPlaces.enumerated() where !place.isRow && oldSections[place.section] != nil {
      if let old = difference.oldSlots[new], isKept(old, new) { continue }
      let slot = born(slot: new)
      after.append(
        place.part == .header ? .header(slot, section: place.section) : .footer(slot, section: place.section))
    }
  }

  /// A slot to be inserted: as described, or with what is known of it where its key was there before.
  private func born(slot new: Int) -> SlotDescription {
    let key = difference.newKeys[new]
    guard let old = difference.oldSlots[new], let value = list.index.value(at: oldPlaces[old]) else {
      return described(newPlaces[new], key)
    }
    // A stale height comes back from the removed heights.
    let isKept = value.state == .measured && !difference.reloaded.contains(new)
    return SlotDescription(
      key, estimateClass: value.estimateClass, height: isKept ? ListUnits.points(units: value.height) : nil,
      spans: value.spans)
  }

  private func described(_ place: SlotPlace, _ key: String) -> SlotDescription {
    let section = sections[place.section]
    switch place.part {
    case .header: return section.header ?? SlotDescription(key)
    case .footer: return section.footer ?? SlotDescription(key)
    case .row(let row):
      switch section.rows {
      case .listed(let rows): return rows[row]
      case .counted(_, _, _, let estimateClass): return SlotDescription(key, estimateClass: estimateClass)
      }
    }
  }

  private func born(section new: Int) -> SectionDescription {
    var description = SectionDescription(key: contents[new].sectionKey, lanes: sections[new].lanes)
    var rows: [SlotDescription] = []
    let first = contents[..<new].reduce(0) { $0 + $1.slotCount }
    for slot in first..<first + contents[new].slotCount {
      switch newPlaces[slot].part {
      case .header: description.header = born(slot: slot)
      case .footer: description.footer = born(slot: slot)
      case .row: rows.append(born(slot: slot))
      }
    }
    description.rows = .listed(rows)
    return description
  }
}
