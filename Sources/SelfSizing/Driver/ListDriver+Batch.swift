public import ListLayout

// Named changes.

extension ListDriver {
  /// Makes several changes at once, named by the places of rows and sections.
  ///
  /// - Returns: what came, went, moved and changed.
  /// - Throws: a refusal that names the operation at fault, where the batch contradicts itself, names what is not there, or
  ///   would give two rows the same identity; nothing has changed then.
  /// - Complexity: O(k log n) for k changes, and O(rows) moves of memory in the sections they are in. The identities of all
  ///   rows are taken in when rows first come, once in a list's life.
  @discardableResult
  public func performBatch(
    _ changes: (inout RowBatch<Item>) -> Void
  ) throws(ListRefusal) -> ListDifference {
    var batch = RowBatch<Item>()
    changes(&batch)
    try checkIdle()
    return try work { () throws(ListRefusal) in try perform(batch) }
  }

  private func perform(_ batch: RowBatch<Item>) throws(ListRefusal) -> ListDifference {
    for (place, item) in batch.replacements {
      guard let old = data.item(at: place) else { throw missing(place.place) }
      guard id(old) == id(item) else {
        throw ListRefusal(
          .conflict,
          "The \(place.place) cannot be replaced by a row of another identity: delete and insert it.")
      }
    }
    let added = try checkIdentities(of: batch)
    let removed = removedItems(by: batch)
    willChange()
    for (place, item) in removed { remember(item, at: place) }
    let changes = layoutBatch(batch)
    try apply(changes)
    if hasListedItems, batch.insertedSections.allSatisfy(\.section.items.isListed) {
      data.apply(batch)
    } else {
      // Items are made for it, during which the data may be asked for.
      take(afterwards(batch))
    }
    didChange(added: added, removed: removed.map { id($0.item) })
    return ListDifference(changes)
  }

  /// The batch as the layout cache takes it.
  private func layoutBatch(_ batch: RowBatch<Item>) -> ListBatch {
    var result = ListBatch()
    result.deletes = batch.deletes
    result.reloads = batch.reloads
    result.moves = batch.moves
    let sections = lanes(after: batch)
    result.inserts = batch.inserts.map { insert in
      let own = sections.indices.contains(insert.place.section) ? sections[insert.place.section] : lanes
      return ListBatch.Insert(slot(for: insert.item, in: own), at: insert.place)
    }
    result.deleteSections = batch.deletedSections
    result.reloadSections = batch.reloadedSections
    result.moveSections = batch.movedSections
    result.insertSections = batch.insertedSections.map { sectionInsert($0.section, at: $0.number) }
    return result
  }

  /// The lanes of each section after a batch; none where all are the usual ones.
  private func lanes(after batch: RowBatch<Item>) -> [ListLanes] {
    guard cache.isLaned, !batch.inserts.isEmpty else { return [] }
    return batch.sections(data.sections.map(lanes(of:)), lanes(of:))
  }

  /// A section that comes, as the layout cache takes it.
  func sectionInsert(_ section: Section<Item>, at number: Int) -> ListBatch.SectionInsert {
    let description = SectionDescription(
      // A section without a key has one that none is given.
      key: section.key.map { "k" + $0 } ?? "n" + keys.key(),
      header: section.header.map { _ in edgeSlot(.header(number)) },
      rows: .listed(slots(for: section)),
      footer: section.footer.map { _ in edgeSlot(.footer(number)) }, lanes: lanes(of: section))
    return ListBatch.SectionInsert(description, at: number)
  }

  /// The rows that a batch removes, with their places before.
  private func removedItems(by batch: RowBatch<Item>) -> [(place: RowPlace, item: Item)] {
    var removed = batch.deletes.compactMap { place in data.item(at: place).map { (place, $0) } }
    for number in batch.deletedSections where data.sections.indices.contains(number) {
      for (row, item) in data.sections[number].items.enumerated() {
        removed.append((RowPlace(number, row), item))
      }
    }
    return removed
  }

  /// Checks that the rows which a batch brings have identities of their own.
  ///
  /// - Returns: their identities.
  private func checkIdentities(of batch: RowBatch<Item>) throws(ListRefusal) -> [ID] {
    var added = batch.inserts.map { (id: id($0.item), place: $0.place) }
    for (section, number) in batch.insertedSections {
      for (row, item) in section.items.enumerated() { added.append((id(item), RowPlace(number, row))) }
    }
    guard !added.isEmpty else { return [] }
    identities.fill(from: data, id: id)
    let removed = removedItems(by: batch).map { id($0.item) }
    try identities.check(added: added, removed: removed, in: afterwards(batch), id: id)
    return added.map(\.id)
  }

  /// The data as they would be after a batch.
  private func afterwards(_ batch: RowBatch<Item>) -> DataSource<Item> {
    var data = data
    data.apply(batch)
    return data
  }

  /// Applies a batch to the layout cache, and has the cells of reloaded rows filled again.
  func apply(_ batch: ListBatch) throws(ListRefusal) {
    sendEstimates()
    for place in batch.reloads { outdate(place.place) }
    for section in batch.reloadSections where data.sections.indices.contains(section) {
      for row in data.sections[section].items.indices { outdate(.row(row, section: section)) }
    }
    try accept(cache.apply(.batch(batch)))
  }
}

// MARK: - Single changes

extension ListDriver {
  /// Inserts items as rows before a place.
  ///
  /// - Throws: a refusal where there is no such place, or an identity is taken.
  public func insert(_ items: [Item], at place: RowPlace) throws(ListRefusal) {
    try performBatch { $0.insert(items, from: place) }
  }

  /// Removes the row at a place.
  ///
  /// - Returns: the item that it showed.
  /// - Throws: a refusal where there is no such row.
  @discardableResult
  public func remove(at place: RowPlace) throws(ListRefusal) -> Item {
    guard let item = data.item(at: place) else { throw missing(place.place) }
    try performBatch { $0.delete(at: place) }
    return item
  }

  /// Moves a row; `target` is its place afterwards.
  ///
  /// - Throws: a refusal where one of the places is not there.
  public func move(from source: RowPlace, to target: RowPlace) throws(ListRefusal) {
    guard source != target || data.item(at: source) == nil else { return }
    try performBatch { $0.move(from: source, to: target) }
  }

  /// Puts another item, or another version of the item, into the place of a row.
  ///
  /// - Throws: a refusal where there is no such row, or the identity is taken.
  public func replace(at place: RowPlace, with item: Item) throws(ListRefusal) {
    guard let old = data.item(at: place) else { throw missing(place.place) }
    try performBatch { batch in
      if id(old) == id(item) {
        batch.replace(at: place, with: item)
      } else {
        batch.delete(at: place)
        batch.insert(item, at: place)
      }
    }
  }

  /// Why something cannot be done at a place that is not there.
  func missing(_ place: SlotPlace) -> ListRefusal {
    let sections = data.sections
    let rows = sections.indices.contains(place.section) ? sections[place.section].items.count : nil
    return .missing(place, sections: sections.count, rows: rows)
  }
}
