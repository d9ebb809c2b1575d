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
    var changes = SnapshotChanges(self, try checker.slotMap(sections, reloads: reloads))
    changes.compareSections()
    changes.compareRows()
    changes.compareEdges()
    return changes.events
  }
}

/// Works out the events of a snapshot.
private struct SnapshotChanges {
  let list: ListCache
  let map: SlotMap
  /// The sections afterwards, and their slots in order.
  private let sections: [SectionDescription]
  private let slots: [SlotDescription]
  /// The places of all slots before and after.
  private let oldPlaces: [SlotPlace]
  private let newPlaces: [SlotPlace]
  /// The old number of each new section that stays, and the new one of each old section.
  private var oldSections: [Int?]
  private var newSections: [Int?]
  private var batch = ListBatch()
  private var before: [ListEvent] = []
  private var after: [ListEvent] = []

  init(_ list: ListCache, _ map: SlotMap) {
    self.list = list
    self.map = map
    sections = list.sections(of: map)
    slots = sections.flatMap { section in
      guard case .listed(let rows) = section.rows else { return [SlotDescription]() }
      return (section.header.map { [$0] } ?? []) + rows + (section.footer.map { [$0] } ?? [])
    }
    oldPlaces = (0..<list.slotCount).compactMap(list.place(of:))
    newPlaces = map.sections.enumerated().flatMap { $1.places($0) }
    oldSections = [Int?](repeating: nil, count: sections.count)
    newSections = [Int?](repeating: nil, count: list.sectionCount)
  }

  var events: [ListEvent] { before + (batch == ListBatch() ? [] : [.batch(batch)]) + after }

  mutating func compareSections() {
    for (new, section) in map.sections.enumerated() {
      guard let old = list.sectionKeys.position(of: section.key), newSections[old] == nil else { continue }
      oldSections[new] = old
      newSections[old] = new
    }
    for old in newSections.indices where newSections[old] == nil { batch.deleteSections.append(old) }
    let moved = oldSections.moved
    for (new, old) in oldSections.enumerated() {
      if let old {
        if moved[new] { batch.moveSections.append(.init(from: old, to: new)) }
      } else {
        batch.insertSections.append(.init(sections[new], at: new))
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
      if let new = map.newSlots[old], stay(old, new) != nil { continue }
      batch.deletes.append(RowPlace(place.section, row))
    }
    var start = 0
    for section in map.sections.indices {
      let end = start + map.sections[section].slotCount
      defer { start = end }
      guard oldSections[section] != nil else { continue }
      // Of the rows that stay in the section, those out of order move.
      let staying = (start..<end).map { new in
        map.oldSlots[new].flatMap { old in
          stay(old, new).flatMap { oldSections[section] == $0.from.section ? $0.from.row : nil }
        }
      }
      let moved = staying.moved
      for new in start..<end {
        guard case .row(let row) = newPlaces[new].part else { continue }
        guard let old = map.oldSlots[new], let way = stay(old, new) else {
          batch.inserts.append(.init(slots[new], at: RowPlace(section, row)))
          continue
        }
        if staying[new - start] == nil || moved[new - start] {
          batch.moves.append(.init(from: way.from, to: way.to))
        }
        if map.reloaded.contains(old) { batch.reloads.append(way.from) }
      }
    }
  }

  mutating func compareEdges() {
    let isKept = { [self] (old: Int, new: Int) in
      newSections[oldPlaces[old].section] == newPlaces[new].section
        && oldPlaces[old].part == newPlaces[new].part && !map.reloaded.contains(old)
    }
    for (old, place) in oldPlaces.enumerated() where !place.isRow && newSections[place.section] != nil {
      if let new = map.newSlots[old], isKept(old, new) { continue }
      before.append(
        place.part == .header ? .header(nil, section: place.section) : .footer(nil, section: place.section))
    }
    for (new, place) in newPlaces.enumerated() where !place.isRow && oldSections[place.section] != nil {
      if let old = map.oldSlots[new], isKept(old, new) { continue }
      let slot = slots[new]
      after.append(
        place.part == .header ? .header(slot, section: place.section) : .footer(slot, section: place.section))
    }
  }
}
