internal import ListLayout

extension TraceReader {
  static let configurationKeys =
    [
      "viewport", "width", "padding", "gaps", "estimates", "scale", "stickToEnd", "endThreshold",
      "keepsStart",
      "hidesEmptySections", "contentAlignment", "pinsHeaders", "pinsFooters", "budget", "attic",
      "widthHistory",
      "adaptive", "axis", "scaledAbove", "preMeasureDistance", "animatedViewports", "direction",
    ] + laneKeys

  /// The configuration in a trace's first line.
  func configuration() throws(DocumentError) -> ListConfiguration {
    if case .object = line.content, line["configure"] == nil {
      throw document.error(.invalidValue, "the first line of a trace is {\"configure\": {…}}", at: line)
    }
    let line = try object(line, ["configure", "note"])
    let object = try object(line.required("configure"), Self.configurationKeys)
    var result = ListConfiguration()
    try readLengths(object, &result)
    result.sticksToEnd = try object.bool("stickToEnd") ?? result.sticksToEnd
    result.keepsStart = try object.bool("keepsStart") ?? result.keepsStart
    result.hidesEmptySections = try object.bool("hidesEmptySections") ?? result.hidesEmptySections
    result.pinsHeaders = try object.bool("pinsHeaders") ?? result.pinsHeaders
    result.pinsFooters = try object.bool("pinsFooters") ?? result.pinsFooters
    result.budget = try object.whole("budget")
    result.removedHeights = try object.whole("attic") ?? result.removedHeights
    result.widthHistory = try object.whole("widthHistory") ?? result.widthHistory
    result.adaptive = Set(try object.elements("adaptive", document.whole))
    result.contentAlignment =
      try object.word("contentAlignment", among: ["top": .top, "middle": .middle, "bottom": .bottom])
      ?? result.contentAlignment
    result.lanes = try lanes(object, result.lanes, insets: ["top", "bottom"])
    result.isRightToLeft =
      try object.word("direction", among: ["leftToRight": false, "rightToLeft": true]) ?? result.isRightToLeft
    result.axis =
      try object.word("axis", among: ["vertical": .vertical, "horizontal": .horizontal]) ?? result.axis
    if object["scaledAbove"] != nil {
      result.staleRule = .scale(fixed: try object.elements("scaledAbove", document.number))
    }
    if let value = object["scale"] {
      result.scale = try document.whole(value)
      guard [1, 2, 3, 4, 64, 192].contains(result.scale) else {
        throw document.error(.invalidValue, "a scale is 1, 2, 3, 4, 64 or 192", at: value)
      }
    }
    do throws(ListRefusal) {
      try result.check()
    } catch {
      throw document.error(.invalidValue, error.description, at: object.value)
    }
    return result
  }

  private func readLengths(_ object: TraceObject, _ result: inout ListConfiguration) throws(DocumentError) {
    result.viewport = try object.number("viewport") ?? result.viewport
    result.width = try object.number("width") ?? result.width
    result.preMeasureDistance = try object.number("preMeasureDistance") ?? result.preMeasureDistance
    result.animatedViewports = try object.number("animatedViewports") ?? result.animatedViewports
    result.endThreshold = try object.number("endThreshold") ?? result.endThreshold
    if let value = object["insets"] { result.insets = try insets(value, Self.sideKeys) }
    if let value = object["padding"] { result.padding = try insets(value) }
    if let value = object["gaps"] {
      let gaps = try self.object(value, ["row", "header", "footer", "section"])
      result.gaps = ListGaps(
        row: try gaps.number("row") ?? 0, header: try gaps.number("header") ?? 0,
        footer: try gaps.number("footer") ?? 0, section: try gaps.number("section") ?? 0)
    }
    if let value = object["estimates"] {
      result.estimates = try document.oneOrMore(value).map(document.number)
      guard let least = result.estimates.min(), least > -1e-6 else {
        throw document.error(
          .invalidValue, "estimates are heights from 0 on: a number, or a list of at least one", at: value)
      }
    }
  }
}
