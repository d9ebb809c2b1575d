internal import ListLayout

/// The lists inside a list's rows: each row's keeps its own place, whichever cell shows it.
///
/// A cell that holds a list is used for one row after another. Handed the items through this, its list begins where the
/// row's was left, also where that was in another cell that went off screen since:
///
/// ```swift
/// let strips = NestedLists<Album.ID, Photo, Photo.ID>()
/// let rows = Configurator<Album, StripCell>(height: 90) { cell, album, _ in
///   try? strips.show(DataSource(album.photos), ofRow: album.id, in: cell.list)
///   cell.list.layout()
/// }
/// ```
///
/// A row's place is the item that was first in view, and where it stood: it is found again where items came and went.
public final class NestedLists<RowID: Hashable, Item: Equatable, ID: Hashable> {
  /// An item, and the y of its top in the viewport, in units.
  private struct Place {
    var item: ID
    var y: Int
  }

  /// A list in a cell, and the row that it shows.
  private struct Shown {
    weak var list: ListDriver<Item, ID>?
    var row: RowID
  }

  /// The places of rows that no list shows.
  private var places: [RowID: Place] = [:]
  private var shown: [Shown] = []

  /// Lists of which none was shown yet.
  public init() {}

  /// Has a cell's list show the items of a row, at the row's own place: at the start when it is first shown.
  ///
  /// - Throws: a refusal where two items have the same identity; the list shows what it showed then.
  /// - Complexity: O(items), and O(cells).
  public func show(
    _ data: DataSource<Item>, ofRow row: RowID, in list: ListDriver<Item, ID>
  ) throws(ListRefusal) {
    shown.removeAll { $0.list == nil }
    if let own = shown.first(where: { $0.list === list }) {
      if own.row == row {
        try list.update(to: data)
        return
      }
      places[own.row] = place(of: list)
    }
    // A cell that went off screen may still hold the row's list.
    if let other = shown.first(where: { $0.row == row })?.list { places[row] = place(of: other) }
    try list.update(to: data)
    shown.removeAll { $0.list === list || $0.row == row }
    shown.append(Shown(list: list, row: row))
    if let place = places[row] {
      list.show(place.item, y: place.y)
    } else {
      list.showStart()
    }
  }

  private func place(of list: ListDriver<Item, ID>) -> Place? {
    list.placeBeingRead.map { Place(item: list.id($0.item), y: $0.y) }
  }
}

extension ListDriver {
  /// The item of the row being read, and the y of its top in the viewport, in units.
  var placeBeingRead: (item: Item, y: Int)? {
    guard let place = cache.placeBeingRead, let slot = cache.slot(withKey: place.key),
      let item = cache.place(of: slot).flatMap({ item(at: $0) })
    else { return nil }
    return (item, place.y)
  }

  /// Has the next frame show the row of an item with its top at a y in the viewport, in units; the list's start where
  /// there is no such row. O(rows).
  func show(_ item: ID, y: Int) {
    if let key = slotKey(where: { id($0) == item }) { showSlot(key, y: y) } else { showStart() }
  }

  /// The key of the first slot with an item that is looked for. O(rows).
  func slotKey(where isWanted: (Item) -> Bool) -> String? {
    let slot = (0..<cache.slotCount).first { slot in
      cache.place(of: slot).flatMap { item(at: $0) }.map(isWanted) ?? false
    }
    return slot.flatMap { cache.key(of: $0) }
  }

  /// Has the next frame show the start, also where rows that it measures there are known of another list (rule 37).
  func showStart() {
    guard let first = cache.key(of: 0) else { return scroll(to: -insets.top) }
    // Held at the start limit.
    showSlot(first, y: 1 << 50)
  }

  /// Has the next frame show a slot with its top at a y in the viewport, in units.
  func showSlot(_ key: String, y: Int) {
    send(.keep(SavedList(placeOf: key, y: y), as: ""))
    send(.restore(""))
  }
}
