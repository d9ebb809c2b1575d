internal import ListLayout

// What the layout cache knows the rows by.

extension ListDriver {
  /// Shows all from the start, as at first.
  ///
  /// - Parameter isChecked: whether no two rows have the same identity for sure.
  /// - Throws: a refusal where two sections have the same key, or two of at most ``IdentityIndex/checkedAtLoad`` rows that were
  ///   given one by one the same identity; the list is as it was then.
  func load(isChecked: Bool = false) throws(ListRefusal) {
    // Of more rows, and of items made from their numbers, those that come on screen are looked at.
    if !isChecked, hasListedItems, data.numberOfItems <= IdentityIndex<ID>.checkedAtLoad {
      _ = try IdentityIndex<ID>.all(of: data, id: id)
    }
    let load = ListEvent.load(
      data.sections.enumerated().map { number, section in
        SectionDescription(
          key: key(ofSection: section, number),
          header: section.header.map { _ in edgeSlot(.header(number)) },
          rows: spans == nil
            ? .counted(section.items.count, prefix: keys.prefix()) : .listed(slots(for: section)),
          footer: section.footer.map { _ in edgeSlot(.footer(number)) }, lanes: lanes(of: section))
      })
    try accept(cache.apply(load))
    estimate()
  }

  /// The key of the slot at a place.
  func key(at place: SlotPlace) -> String? { cache.slot(of: place).flatMap { cache.key(of: $0) } }

  /// The slots of a section's rows, which are new.
  func slots(for section: Section<Item>) -> [SlotDescription] {
    section.items.map { slot(for: $0, in: lanes(of: section)) }
  }

  /// The slot of a new row, in the lanes of its section. A row measured before, as one that comes back from a
  /// filter, brings its key and its height.
  func slot(for item: Item, in lanes: ListLanes) -> SlotDescription {
    let known = keys.row(id(item))
    let spans = spans?(item) ?? false
    let width = lanes.width(inList: width, spans: spans)
    var height = sizer.knownHeight(of: item, width: width)
    if height == nil, let measured = known.measured, measured.width == width, measured.item == item {
      height = measured.height
    }
    if height == 0 { hasRowsWithoutHeight = true }
    return SlotDescription(
      known.key, estimateClass: estimates.estimateClass(of: row(item).kind), height: height, spans: spans)
  }

  /// The lanes of a section's rows.
  func lanes(of section: Section<Item>) -> ListLanes { section.lanes ?? lanes }

  /// Has the cell of a slot that changed filled again.
  func outdate(_ place: SlotPlace) {
    if let key = key(at: place) { display.outdate(key) }
  }

  /// Remembers a row that goes, so that it has its key and its height again should it come back.
  func remember(_ item: Item, at place: RowPlace) {
    guard let slot = cache.slot(of: place.place), let state = cache.state(of: slot), state != .unmeasured,
      let key = cache.key(of: slot)
    else { return }
    var removed = RowKeys<ID, Item>.Removed(key: key)
    if state == .measured, let height = cache.height(of: slot), let across = cache.across(of: slot) {
      removed.measured = (item, ListUnits.points(units: height), across)
    }
    keys.remember(removed, of: id(item))
  }

  /// The slot of a header or footer, with a key of its own or one that it had.
  func edgeSlot(_ place: SlotPlace, key: String? = nil) -> SlotDescription {
    SlotDescription(key ?? keys.key(), estimateClass: place.estimateClass)
  }

  func key(ofSection section: Section<Item>, _ number: Int) -> String {
    section.key.map { "k" + $0 } ?? "s\(number)"
  }
}

extension SlotPlace {
  /// The class whose estimate the slot has where nothing is known of its kind: rows, headers and footers have one each.
  var estimateClass: Int {
    switch part {
    case .row: 0
    case .header: 1
    case .footer: 2
    }
  }
}
