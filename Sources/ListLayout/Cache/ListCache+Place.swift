extension ListCache {
  /// The slot at the place being read, and the screen y of its top in units; nil where nothing was shown.
  package var placeBeingRead: (key: String, y: Units)? {
    saved(withHeights: false).place.map { ($0.key, $0.y) }
  }
}

extension SavedList {
  /// A list of which only a place is saved: the top of a slot, and its screen y in units.
  package init(placeOf key: String, y: Units) {
    self.init(place: SavedList.Place(key: key, edge: .top, y: y), width: 0, versions: [], stretches: [])
  }
}
