internal import ListLayout

extension TraceReader {
  static let laneKeys = ["lanes", "laneRule", "laneGap", "insets"]
  /// The insets that narrow what the lanes share.
  static let sideKeys = ["leading", "trailing"]

  /// The lanes that an object describes, the rest as they are.
  ///
  /// - Parameter insets: what its insets may have besides those of the lanes.
  func lanes(
    _ object: TraceObject, _ lanes: ListLanes, insets: [String] = []
  ) throws(DocumentError) -> ListLanes {
    var lanes = lanes
    if let value = object["lanes"] {
      lanes.count = try document.whole(value)
      guard try document.whole(value) == lanes.count else {
        throw document.error(.invalidValue, "a list has 1 to \(ListLanes.mostLanes) lanes", at: value)
      }
    }
    lanes.rule = try object.word("laneRule", among: ["shortest": .shortest, "turn": .turn]) ?? lanes.rule
    lanes.gap = try object.number("laneGap") ?? lanes.gap
    if let value = object["insets"] {
      let sides = try self.object(value, Self.sideKeys + insets)
      lanes.leading = try sides.number("leading") ?? lanes.leading
      lanes.trailing = try sides.number("trailing") ?? lanes.trailing
    }
    return lanes
  }
}
