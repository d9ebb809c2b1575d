public import ListLayout
public import RowLayout

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
    try checkIdle()
    return try work { () throws(ListRefusal) in try replace(by: new) }
  }

  private func replace(by new: DataSource<Item>) throws(ListRefusal) -> ListDifference {
    let old = data
    guard cache.slotCount > 0 else { return try replaceNothing(by: new) }
    let changes = RowChanges(from: old, to: new, sections: sources(ofSectionsOf: new), id: id)
    let added = changes.inserts.map { (id: id(new.sections[$0.section].items[$0.row]), place: $0) }
    let removed = changes.deletes.map { id(old.sections[$0.section].items[$0.row]) }
    if !added.isEmpty { identities.fill(from: old, id: id) }
    try identities.check(added: added, removed: removed, in: new, id: id)
    willChange()
    for place in changes.deletes { remember(old.sections[place.section].items[place.row], at: place) }
    let difference = ListDifference(changes, oldSectionCount: old.sections.count)
    // A list of which much is in another order is built anew in less time than each row is moved.
    let isRearranged = !changes.keepsSections || changes.moves.count > max(256, cache.slotCount / 16)
    if isRearranged { try rearrange(changes, to: new) } else { try apply(changes, difference, to: new) }
    didChange(added: added.map(\.id), removed: removed)
    return difference
  }

  /// Makes other data those of the list.
  func take(_ new: DataSource<Item>) {
    data = new
    hasListedItems = new.hasListedItems
  }

  /// Shows the data anew: every row counts as changed, and heights stay until they are measured again.
  ///
  /// - Parameter keepsPlace: whether the reader's place is kept; otherwise the list starts over at its start. The
  ///   selection is kept in any case.
  public func reload(keepsPlace: Bool = true) {
    whenIdle { self.work { self.startOver(keepsPlace: keepsPlace) } }
  }

  /// The screen and the reader's settings, in which rows are measured. In another environment, as with another size of text, every
  /// row counts as changed; the line being read stays (rule 35). In one of another direction, the list runs that way, too.
  ///
  /// For what no height depends on, as colours, ``reload(keepsPlace:)`` fills the rows again.
  public var environment: RowEnvironment {
    get { sizer.measurer.environment }
    set {
      whenIdle {
        guard newValue != self.environment else { return }
        self.work {
          if newValue.layoutDirection != self.environment.layoutDirection {
            self.cache.configuration.isRightToLeft = newValue.layoutDirection == .rightToLeft
          }
          self.sizer.setEnvironment(newValue)
          self.startOver(keepsPlace: true)
          self.estimate()
        }
      }
    }
  }

  /// The lanes of sections without lanes of their own, as when a screen that is turned has room for more. Rows are measured at
  /// their new width, and the line being read stays (rule 54).
  public var lanes: ListLanes {
    get { cache.configuration.lanes }
    set {
      whenIdle {
        guard newValue != self.lanes else { return }
        self.work {
          self.cache.configuration.lanes = newValue
          for (number, section) in self.data.sections.enumerated() where section.lanes == nil {
            self.apply(.lanes(newValue, section: number))
          }
          self.estimate()
        }
      }
    }
  }

  private func startOver(keepsPlace: Bool) {
    sizer.invalidateAll()
    keys.forgetHeights()
    handedOut.removeAll()
    if keepsPlace {
      display.outdateAll()
      apply(.contentVersion())
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
    try checkIdle()
    guard let item = data.item(at: place), let key = key(at: place.place) else { throw missing(place.place) }
    sizer.invalidate(id(item))
    handedOut[key] = nil
    try performBatch { $0.reload(at: place) }
  }

  /// Makes a few changes of rows and sections, the other sections being in the order that they had.
  private func apply(
    _ changes: RowChanges<Item, ID>, _ difference: ListDifference, to new: DataSource<Item>
  ) throws(ListRefusal) {
    let old = data
    var batch = ListBatch()
    batch.deletes = difference.deleted
    batch.reloads = changes.reloads
    batch.moves = changes.moves
    batch.inserts = difference.inserted.map {
      let section = new.sections[$0.section]
      return ListBatch.Insert(slot(for: section.items[$0.row], in: lanes(of: section)), at: $0)
    }
    batch.deleteSections = difference.deletedSections
    batch.insertSections = difference.insertedSections.map { sectionInsert(new.sections[$0], at: $0) }
    try apply(batch)
    take(new)
    updateEdges(old, changes.sections)
    updateLanes(old, changes.sections)
  }

  /// The lanes of sections that had some number before.
  private func updateLanes(_ old: DataSource<Item>, _ sections: [Int?]) {
    for (number, source) in sections.enumerated() {
      guard let source, old.sections[source].lanes != data.sections[number].lanes else { continue }
      apply(.lanes(lanes(of: data.sections[number]), section: number))
    }
  }

  /// Headers and footers that came, went or changed in sections that had some number before.
  private func updateEdges(_ old: DataSource<Item>, _ sections: [Int?]) {
    for (number, source) in sections.enumerated() {
      guard let source else { continue }
      let (before, after) = (old.sections[source], data.sections[number])
      if before.header != after.header {
        apply(.header(changedEdge(.header(number), before.header, after.header), section: number))
      }
      if before.footer != after.footer {
        apply(.footer(changedEdge(.footer(number), before.footer, after.footer), section: number))
      }
    }
  }

  /// The slot that takes the place of a header or footer that changed. One of the same identity keeps its key, and with it
  /// its height until it is measured again.
  private func changedEdge(_ place: SlotPlace, _ old: Item?, _ new: Item?) -> SlotDescription? {
    guard let new else { return nil }
    let key = old.map(id) == id(new) ? key(at: place) : nil
    if let key { display.outdate(key) }
    return edgeSlot(place, key: key)
  }
}

// MARK: - Other sections, another order

extension ListDriver {
  /// The old number of each section of other data, nil for one that comes.
  private func sources(ofSectionsOf new: DataSource<Item>) -> [Int?] {
    var numbers = Dictionary(
      data.sections.enumerated().map { (key(ofSection: $0.element, $0.offset), $0.offset) }
    ) { first, _ in first }
    return new.sections.enumerated().map {
      numbers.removeValue(forKey: key(ofSection: $0.element, $0.offset))
    }
  }

  /// Tells the layout cache where each slot was before.
  private func rearrange(_ changes: RowChanges<Item, ID>, to new: DataSource<Item>) throws(ListRefusal) {
    for place in changes.reloads { outdate(place.place) }
    var map = SlotMap(oldCount: cache.slotCount)
    let firstRows = data.sections.indices.map { cache.slot(of: .row(0, section: $0)) ?? 0 }
    for place in changes.reloads { map.reload(firstRows[place.section] + place.row) }
    for (number, section) in new.sections.enumerated() {
      let before = changes.sections[number]
      let items = section.items
      map.append(
        section: key(ofSection: section, number), hasHeader: section.header != nil, rowCount: items.count,
        hasFooter: section.footer != nil, lanes: lanes(of: section))
      try addEdge(section.header, .header(number), before: before.map { .header($0) }, to: &map)
      for row in 0..<items.count {
        if let source = changes.source(of: row, section: number) {
          map.keep(firstRows[source.section] + source.row)
        } else {
          try cache.insert(slot(for: items[row], in: lanes(of: section)), into: &map)
        }
      }
      try addEdge(section.footer, .footer(number), before: before.map { .footer($0) }, to: &map)
    }
    sendEstimates()
    try accept(cache.apply(map))
    let old = data
    take(new)
    updateLanes(old, changes.sections)
  }

  /// Adds a section's header or footer to a map. One of the identity that stood there before keeps its key, and with it
  /// its height until it is measured again.
  private func addEdge(
    _ item: Item?, _ place: SlotPlace, before: SlotPlace?, to map: inout SlotMap
  ) throws(ListRefusal) {
    guard let item else { return }
    guard let before, let shown = self.item(at: before), id(shown) == id(item),
      let slot = cache.slot(of: before)
    else { return try cache.insert(edgeSlot(place), into: &map) }
    map.keep(slot)
    guard shown != item else { return }
    map.reload(slot)
    if let key = cache.key(of: slot) { display.outdate(key) }
  }

  /// Loads data where there was nothing, as when they come late.
  private func replaceNothing(by new: DataSource<Item>) throws(ListRefusal) -> ListDifference {
    let all = try IdentityIndex<ID>.all(of: new, id: id)
    willChange()
    let old = data
    take(new)
    do {
      try load(isChecked: true)
    } catch {
      take(old)
      throw error
    }
    identities.replace(by: all)
    var difference = ListDifference()
    difference.insertedSections = Array(new.sections.indices)
    return difference
  }
}
