/// The lanes of a section's rows.
struct LaneContent: Hashable {
  struct Band: Hashable {
    var isSpanned: Bool
    var order: LaneOrder
  }

  var style: ListLanes
  var bands: [Band]
}
