public import ListLayout

// MARK: - New data

extension ListDriver {
  /// Shows other data. Items are told apart by identity: what stays keeps its height and its cell, items whose content
  /// changed are measured again, and what the reader sees stays where it is.
  ///
  /// - Complexity: O(items) comparisons of identity and content; only the part between the first and the last difference
  ///   of each section is hashed.
  public func update(to new: DataSource<Item>) {
    let old = data
    data = new
    forgetSelected()
    defer { estimateIfGrown() }
    guard hasSameSections(old, new) else { return replaceSections(old, new) }
    var changes = RowChanges<Item, ID>(id: id)
    for section in new.sections.indices {
      changes.compare(old.sections[section].items, new.sections[section].items, section: section)
    }
    apply(changes.batch(inserting: { self.slot(for: $0) }))
    updateEdges(old, new)
  }

  /// Shows the data anew: every row counts as changed. Heights stay until they are measured again, and the reader's
  /// place and the selection are kept.
  public func reload() {
    sizer.invalidateAll()
    handedOut.removeAll()
    display.outdateAll()
    send(.contentVersion())
  }

  /// Has the row of an item measured and filled again, for a change that the item does not show, as an image that was
  /// loaded.
  public func reload(at place: RowPlace) {
    guard let item = data.item(at: place), let key = key(at: place.place) else { return }
    sizer.invalidate(id(item))
    handedOut[key] = nil
    var batch = ListBatch()
    batch.reloads = [place]
    apply(batch)
  }

  /// Whether sections are the same, in the same order, whatever rows they have.
  private func hasSameSections(_ old: DataSource<Item>, _ new: DataSource<Item>) -> Bool {
    old.sections.count == new.sections.count
      && zip(old.sections, new.sections).allSatisfy { $0.key == $1.key }
  }

  /// Headers and footers that came, went or changed.
  private func updateEdges(_ old: DataSource<Item>, _ new: DataSource<Item>) {
    for (section, (before, after)) in zip(old.sections, new.sections).enumerated() {
      if before.header != after.header {
        send(.header(after.header.map { _ in headerSlot() }, section: section))
      }
      if before.footer != after.footer {
        send(.footer(after.footer.map { _ in footerSlot() }, section: section))
      }
    }
  }

  /// Takes items that are gone out of the selection.
  private func forgetSelected() {
    guard !selection.isEmpty else { return }
    var left = selection
    for section in data.sections {
      for item in section.items {
        left.remove(id(item))
        if left.isEmpty { return }
      }
    }
    selection.subtract(left)
  }
}

// MARK: - Single changes

extension ListDriver {
  /// Inserts items as rows before a place. O(log n), but for moving the array's elements up.
  ///
  /// - Returns: whether there is such a place.
  @discardableResult
  public func insert(_ items: [Item], at place: RowPlace) -> Bool {
    let count = data.numberOfItems(inSection: place.section)
    guard data.sections.indices.contains(place.section), (0...count).contains(place.row) else { return false }
    data.sections[place.section].items.insert(contentsOf: items, at: place.row)
    var batch = ListBatch()
    for (offset, item) in items.enumerated() {
      batch.inserts.append(
        ListBatch.Insert(slot(for: item), at: RowPlace(place.section, place.row + offset)))
    }
    apply(batch)
    estimateIfGrown()
    return true
  }

  /// Removes the row at a place.
  ///
  /// - Returns: the item that it showed; nil if there is no such row.
  @discardableResult
  public func remove(at place: RowPlace) -> Item? {
    guard let item = data.item(at: place) else { return nil }
    data.sections[place.section].items.remove(at: place.row)
    selection.remove(id(item))
    var batch = ListBatch()
    batch.deletes = [place]
    apply(batch)
    return item
  }

  /// Moves a row; `target` is its place afterwards.
  ///
  /// - Returns: whether both places are there.
  @discardableResult
  public func move(from source: RowPlace, to target: RowPlace) -> Bool {
    guard let item = data.item(at: source), data.sections.indices.contains(target.section) else {
      return false
    }
    let room = data.numberOfItems(inSection: target.section) - (source.section == target.section ? 1 : 0)
    guard (0...room).contains(target.row) else { return false }
    data.sections[source.section].items.remove(at: source.row)
    data.sections[target.section].items.insert(item, at: target.row)
    var batch = ListBatch()
    batch.moves = [ListBatch.Move(from: source, to: target)]
    apply(batch)
    return true
  }

  /// Puts another item, or another version of the item, into the place of a row.
  ///
  /// - Returns: whether there is such a row.
  @discardableResult
  public func replace(at place: RowPlace, with item: Item) -> Bool {
    guard let old = data.item(at: place) else { return false }
    var batch = ListBatch()
    if id(old) == id(item) {
      batch.reloads = [place]
    } else {
      batch.deletes = [place]
      batch.inserts = [ListBatch.Insert(slot(for: item), at: place)]
      selection.remove(id(old))
    }
    data.sections[place.section].items[place.row] = item
    apply(batch)
    return true
  }

  /// Applies a batch to the layout cache, and has the cells of reloaded rows filled again.
  func apply(_ batch: ListBatch) {
    for place in batch.reloads {
      if let key = key(at: place.place) { display.outdate(key) }
    }
    sendEstimates()
    let isApplied = batch.moves.isEmpty ? send(.batch(batch)) : moveRows(.batch(batch))
    if !isApplied { load() }
  }
}

extension ListDriver {
  /// Applies a change in which rows may move, and holds through the next frame what the change held: the first row that
  /// stayed where it was on screen. Left alone, the layout cache would hold a moved row while it measures what enters
  /// around it, as for measuring every row on screen counts.
  private func moveRows(_ event: ListEvent) -> Bool {
    releaseHeldRow()
    guard send(event) else { return false }
    let origin = ListUnits.units(points: offset)
    let held = cache.visibleSlots.first {
      $0.y + $0.height > 0 && $0.y < ListUnits.units(points: viewport)
        && cache.top(of: $0.slot) == origin + $0.y
    }
    if let key = held.flatMap({ cache.key(of: $0.slot) }) { holdsRow = send(.anchor(key)) }
    return true
  }

  /// Lets go of the row that was held through a frame.
  func releaseHeldRow() {
    guard holdsRow else { return }
    send(.anchor(nil))
    holdsRow = false
  }
}

// MARK: - Slots

extension ListDriver {
  /// Shows all from the start, as at first.
  func load() {
    send(
      .load(
        data.sections.enumerated().map { number, section in
          SectionDescription(
            key: key(ofSection: section, number), header: section.header.map { _ in headerSlot() },
            rows: .counted(section.items.count, prefix: keys.prefix()),
            footer: section.footer.map { _ in footerSlot() })
        }))
    estimate()
  }

  /// The key of the slot at a place.
  private func key(at place: SlotPlace) -> String? { cache.slot(of: place).flatMap { cache.key(of: $0) } }

  /// The slot of a new row. A row measured before, as one that comes back from a filter, brings its height.
  func slot(for item: Item) -> SlotDescription {
    SlotDescription(
      keys.key(), estimateClass: estimates.estimateClass(of: row(item).kind),
      height: sizer.knownHeight(of: item, width: width))
  }

  private func headerSlot() -> SlotDescription { SlotDescription(keys.key(), estimateClass: 1) }
  private func footerSlot() -> SlotDescription { SlotDescription(keys.key(), estimateClass: 2) }

  private func key(ofSection section: Section<Item>, _ number: Int) -> String {
    section.key.map { "k" + $0 } ?? "s\(number)"
  }

  /// Hands the whole list to the layout cache, which finds the difference by keys (rule 27).
  private func replaceSections(_ old: DataSource<Item>, _ new: DataSource<Item>) {
    var known: [ID: (key: String, item: Item)] = [:]
    for (number, section) in old.sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        if let key = key(at: .row(row, section: number)) { known[id(item)] = (key, item) }
      }
    }
    var reloads: [String] = []
    let sections = new.sections.enumerated().map { number, section in
      SectionDescription(
        key: key(ofSection: section, number), header: section.header.map { _ in headerSlot() },
        rows: .listed(
          section.items.map { item in
            // Taken out, so that an identity that comes twice has two slots.
            guard let slot = known.removeValue(forKey: id(item)) else { return self.slot(for: item) }
            if slot.item != item {
              reloads.append(slot.key)
              display.outdate(slot.key)
            }
            return SlotDescription(slot.key)
          }),
        footer: section.footer.map { _ in footerSlot() })
    }
    sendEstimates()
    if !moveRows(.snapshot(sections, reloads: reloads)) { load() }
  }
}
