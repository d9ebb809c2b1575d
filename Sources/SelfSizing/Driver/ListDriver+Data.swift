public import ListLayout

// New data.

extension ListDriver {
  /// Shows other data. Rows are told apart by identity: what stays keeps its height and its cell, rows whose content
  /// changed are measured again, and what the reader sees stays where it is.
  ///
  /// ```swift
  /// var data = list.data
  /// data.sections[0].items.insert(message, at: 0)
  /// try list.update(to: data)
  /// list.layout()
  /// ```
  ///
  /// - Returns: what came, went, moved and changed.
  /// - Throws: a refusal that names both places where two rows would have the same identity; nothing has changed then.
  /// - Complexity: O(rows) comparisons of identity and content. Only the part between the first and the last difference
  ///   of each section is hashed; and once in a list's life, when rows first come, the identities of all.
  @discardableResult
  public func update(to new: DataSource<Item>) throws(ListRefusal) -> ListDifference {
    let old = data
    guard hasSameSections(old, new), cache.slotCount > 0 else { return try replaceSections(old, new) }
    let changes = RowChanges(from: old, to: new, id: id)
    // Where much of the list is in another order, the layout cache builds it anew in less time than it moves each row.
    if changes.moves.count > max(256, cache.slotCount / 16) { return try replaceSections(old, new) }
    let added = changes.inserts.map { (id: id($0.item), place: $0.place) }
    let removed = changes.deletes.map { id($0.item) }
    if !added.isEmpty { identities.fill(from: old, id: id) }
    try identities.check(added: added, removed: removed, in: new, id: id)
    willChange()
    for (place, item) in changes.deletes { remember(item, at: place) }
    var batch = ListBatch()
    batch.deletes = changes.deletes.map(\.place)
    batch.reloads = changes.reloads
    batch.moves = changes.moves
    batch.inserts = changes.inserts.map { ListBatch.Insert(slot(for: $0.item), at: $0.place) }
    let difference = ListDifference(batch)
    try apply(batch)
    data = new
    updateEdges(old, new)
    didChange(added: added.map(\.id), removed: removed)
    return difference
  }

  /// Shows the data anew: every row counts as changed, and heights stay until they are measured again.
  ///
  /// - Parameter keepsPlace: whether the reader's place is kept; otherwise the list starts over at its start. The
  ///   selection is kept in any case.
  public func reload(keepsPlace: Bool = true) {
    sizer.invalidateAll()
    keys.forgetHeights()
    handedOut.removeAll()
    if keepsPlace {
      display.outdateAll()
      send(.contentVersion())
    } else {
      display.hideAll(on: host)
      do throws(ListRefusal) {
        try load()
      } catch {
        refusals.append(error)
      }
    }
  }

  /// Has the row of an item measured and filled again, for a change that the item does not show, as an image that was
  /// loaded.
  ///
  /// - Throws: a refusal where there is no such row.
  public func reload(at place: RowPlace) throws(ListRefusal) {
    guard let item = data.item(at: place), let key = key(at: place.place) else { throw missing(place.place) }
    sizer.invalidate(id(item))
    handedOut[key] = nil
    try performBatch { $0.reload(at: place) }
  }

  /// True if sections are the same, in the same order, whatever rows they have.
  private func hasSameSections(_ old: DataSource<Item>, _ new: DataSource<Item>) -> Bool {
    old.sections.count == new.sections.count
      && zip(old.sections, new.sections).allSatisfy { $0.key == $1.key }
  }

  /// Headers and footers that came, went or changed.
  private func updateEdges(_ old: DataSource<Item>, _ new: DataSource<Item>) {
    for (number, (before, after)) in zip(old.sections, new.sections).enumerated() {
      if let slot = edgeChange(.header(number), before.header, after.header) {
        send(.header(slot.new, section: number))
      }
      if let slot = edgeChange(.footer(number), before.footer, after.footer) {
        send(.footer(slot.new, section: number))
      }
    }
  }

  /// The slot that takes the place of a header or footer; nil where nothing changed. One of the same identity keeps its
  /// key, and with it its height until it is measured again.
  private func edgeChange(_ place: SlotPlace, _ old: Item?, _ new: Item?) -> (new: SlotDescription?, Void)? {
    guard old != new else { return nil }
    guard let new else { return (nil, ()) }
    let isSame = old.map { id($0) == id(new) } ?? false
    let key = isSame ? key(at: place) : nil
    if let key { display.outdate(key) }
    return (edgeSlot(place, key: key), ())
  }
}

// MARK: - Other sections

extension ListDriver {
  /// A row of the list as it is.
  private struct KnownRow {
    var key: String
    var item: Item
    var place: RowPlace
    var number: Int
  }

  /// Hands the whole list to the layout cache, which finds the difference by keys (rule 27).
  private func replaceSections(
    _ old: DataSource<Item>, _ new: DataSource<Item>
  ) throws(ListRefusal) -> ListDifference {
    let all = try IdentityIndex<ID>.all(of: new, id: id)
    let oldSections = Dictionary(
      old.sections.enumerated().map { (key(ofSection: $0.element, $0.offset), $0.offset) }
    ) { first, _ in first }
    willChange()
    guard cache.slotCount > 0 else { return try replaceNothing(by: new, all) }
    var known = knownRows(of: old)
    var (reloads, difference) = ([String](), ListDifference())
    var stayed: [(known: KnownRow, to: RowPlace)] = []
    let sections = new.sections.enumerated().map { number, section in
      let sectionKey = key(ofSection: section, number)
      let before = oldSections[sectionKey]
      if before == nil { difference.insertedSections.append(number) }
      let header = section.header.map { item in
        edgeSlot(.header(number), key: before.flatMap { edgeKey(at: .header($0), of: item) })
      }
      let footer = section.footer.map { item in
        edgeSlot(.footer(number), key: before.flatMap { edgeKey(at: .footer($0), of: item) })
      }
      if let before {
        reloads += changedEdges(old.sections[before], section, header, footer)
      }
      let items = section.items
      let rows = (0..<items.count).map { row in
        let (place, item) = (RowPlace(number, row), items[row])
        guard let slot = known.removeValue(forKey: id(item)) else {
          if before != nil { difference.inserted.append(place) }
          return self.slot(for: item)
        }
        stayed.append((slot, place))
        if slot.item != item {
          reloads.append(slot.key)
          display.outdate(slot.key)
          difference.changed.append(slot.place)
        }
        return SlotDescription(slot.key)
      }
      return SectionDescription(key: sectionKey, header: header, rows: .listed(rows), footer: footer)
    }
    // What was not taken is gone.
    for row in known.values { remember(row.item, at: row.place) }
    sendEstimates()
    try perform(.snapshot(sections, reloads: reloads))
    data = new
    note(&difference, gone: known.values.map(\.place), stayed, oldSections, new)
    identities.replace(by: all)
    didChange(added: [], removed: known.keys.map { $0 })
    return difference
  }

  /// Loads data where there was nothing, as when they come late.
  private func replaceNothing(
    by new: DataSource<Item>, _ all: Set<ID>
  ) throws(ListRefusal) -> ListDifference {
    let old = data
    data = new
    do {
      try load(isChecked: true)
    } catch {
      data = old
      throw error
    }
    identities.replace(by: all)
    var difference = ListDifference()
    difference.insertedSections = Array(new.sections.indices)
    return difference
  }

  private func knownRows(of old: DataSource<Item>) -> [ID: KnownRow] {
    var known: [ID: KnownRow] = [:]
    known.reserveCapacity(old.numberOfItems)
    var count = 0
    for (number, section) in old.sections.enumerated() {
      let items = section.items
      for row in 0..<items.count {
        let (place, item) = (RowPlace(number, row), items[row])
        guard let key = key(at: place.place) else { continue }
        known[id(item)] = KnownRow(key: key, item: item, place: place, number: count)
        count += 1
      }
    }
    return known
  }

  /// The keys of a section's header and footer whose content changed.
  private func changedEdges(
    _ old: Section<Item>, _ new: Section<Item>, _ header: SlotDescription?, _ footer: SlotDescription?
  ) -> [String] {
    var keys: [String] = []
    if let header, old.header != new.header, cache.slot(withKey: header.key) != nil {
      keys.append(header.key)
    }
    if let footer, old.footer != new.footer, cache.slot(withKey: footer.key) != nil {
      keys.append(footer.key)
    }
    for key in keys { display.outdate(key) }
    return keys
  }

  /// Completes a difference by what went and what moved.
  private func note(
    _ difference: inout ListDifference, gone: [RowPlace], _ stayed: [(known: KnownRow, to: RowPlace)],
    _ oldSections: [String: Int], _ new: DataSource<Item>
  ) {
    var newSections: [Int: Int] = [:]
    for (number, section) in new.sections.enumerated() {
      if let old = oldSections[key(ofSection: section, number)] { newSections[old] = number }
    }
    difference.deletedSections = oldSections.values.filter { newSections[$0] == nil }.sorted()
    difference.deleted = gone.filter { newSections[$0.section] != nil }.sorted()
    difference.changed.sort()
    let order = longestIncreasingSubsequence(of: stayed.map(\.known.number))
    var next = 0
    for (index, row) in stayed.enumerated() {
      let isInOrder = next < order.count && order[next] == index
      if isInOrder { next += 1 }
      if !isInOrder || newSections[row.known.place.section] != row.to.section {
        difference.moved.append(ListBatch.Move(from: row.known.place, to: row.to))
      }
    }
  }
}
