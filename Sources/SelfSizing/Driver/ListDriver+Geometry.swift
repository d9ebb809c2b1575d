public import ListLayout
public import RowLayout

// What is where, on screen and off it.

extension ListDriver {
  /// The item at a place; nil if nothing is there.
  public func item(at place: SlotPlace) -> Item? {
    guard data.sections.indices.contains(place.section) else { return nil }
    switch place.part {
    case .header: return data.sections[place.section].header
    case .row(let row): return data.item(at: RowPlace(place.section, row))
    case .footer: return data.sections[place.section].footer
    }
  }

  /// The place of a row, by its identity; nil where no row has it. O(rows).
  public func place(of identity: ID) -> SlotPlace? {
    for slot in slots {
      if let item = item(at: slot.place), id(item) == identity { return slot.place }
    }
    for (number, section) in data.sections.enumerated() {
      for (row, item) in section.items.enumerated() where id(item) == identity {
        return .row(row, section: number)
      }
    }
    return nil
  }

  /// The frame of a row, header or footer in the content, in points, as far as heights are known; also of one that is off
  /// screen. Pinning does not count. Nil if nothing is there. O(log n).
  public func frame(of place: SlotPlace) -> RowRect? {
    cache.slot(of: place).flatMap { cache.contentRect(of: $0) }.map(RowRect.init)
  }

  /// Finds the slot at a content point, in points, as under a finger: a pinned header or footer before what it covers.
  /// Points off screen are answered as far as heights are known. Nil between rows and outside of them. O(log n).
  ///
  /// ```swift
  /// let point = RowPoint(x: touch.x, y: touch.y + list.offset)
  /// if let place = list.place(at: point), let item = list.item(at: place) { open(item) }
  /// ```
  public func place(at point: RowPoint) -> SlotPlace? {
    for slot in slots.reversed() where slot.isPinned && slot.frame.contains(point) { return slot.place }
    let y = cache.along(x: point.x, y: point.y)
    let slot = cache.slots(from: y, to: y + 1)
      .first { cache.contentRect(of: $0).map { RowRect($0).contains(point) } ?? false }
    // A pinned slot is not at its own place.
    return slot.flatMap { cache.place(of: $0) }.flatMap { pinnedPlaces.contains($0) ? nil : $0 }
  }

  /// The last frame's places in the viewport, from the start on, pinned headers and footers last.
  public var visiblePlaces: [SlotPlace] { slots.filter { !$0.isOverscanned }.map(\.place) }

  /// The headers and footers that the last frame holds in the viewport away from their own places.
  public var pinnedPlaces: [SlotPlace] { slots.filter(\.isPinned).map(\.place) }
}

extension RowRect {
  /// A rectangle of the layout cache.
  init(_ rect: ListRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  /// True if a point is inside; the left and top edges are, the others are not.
  func contains(_ point: RowPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
