/// Heights of an earlier run, as a sizer looks them up.
struct RestoredHeights<ID> {
  private(set) var saved: SavedHeights
  private let key: (ID) -> String

  /// Heights of rows by their keys.
  ///
  /// - Parameters:
  ///   - saved: the heights.
  ///   - environment: what rows are measured under now; heights of another environment are estimates.
  ///   - key: gives the key that an item was saved under.
  init(_ saved: SavedHeights, environment: UInt64, key: @escaping (ID) -> String) {
    self.saved = saved
    self.key = key
    if saved.environment != environment { makeAllStale() }
  }

  /// The height of an item's row, if it was measured for this content and holds at this width.
  func height(of id: ID, content: UInt64, width: Double) -> RowHeight? {
    guard let entry = saved.entry(for: digest(of: id)), entry.content == content,
      entry.height.holds(at: width)
    else { return nil }
    return entry.height
  }

  /// The height that the item's row had, whatever it showed.
  func estimate(of id: ID) -> Double? { saved.entry(for: digest(of: id))?.height.height }

  /// Leaves the height under a digest as no more than an estimate.
  mutating func makeStale(_ digest: UInt64) { saved.makeStale(digest) }

  /// Leaves all heights as no more than estimates.
  mutating func makeAllStale() {
    saved = SavedHeights(
      environment: saved.environment,
      entries: saved.entries.map {
        SavedHeights.Entry(key: $0.key, content: $0.content, height: $0.height.asEstimate)
      })
  }

  /// The digest under which an item's height is kept.
  func digest(of id: ID) -> UInt64 { ContentDigest(of: key(id)).value }
}
