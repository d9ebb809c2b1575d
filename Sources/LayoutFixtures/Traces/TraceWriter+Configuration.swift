internal import ListLayout

extension JSONWriter {
  mutating func write(_ insets: ListInsets) {
    length("top", insets.top)
    length("bottom", insets.bottom)
  }

  private mutating func writeSides(_ lanes: ListLanes) {
    length("leading", lanes.leading)
    length("trailing", lanes.trailing)
  }

  private mutating func writeRule(_ lanes: ListLanes) {
    member("lanes", lanes.count)
    member("laneRule", lanes.rule.rawValue)
    length("laneGap", lanes.gap)
  }

  /// Writes a section's lanes.
  mutating func write(_ lanes: ListLanes) {
    writeRule(lanes)
    object("insets") { $0.writeSides(lanes) }
  }

  mutating func write(_ configuration: ListConfiguration) {
    object("configure") { $0.members(of: configuration) }
  }

  private mutating func members(of configuration: ListConfiguration) {
    length("viewport", configuration.viewport)
    length("width", configuration.width)
    writeRule(configuration.lanes)
    if configuration.isRightToLeft { member("direction", "rightToLeft") }
    object("insets") { json in
      json.write(configuration.insets)
      json.writeSides(configuration.lanes)
    }
    object("padding") { $0.write(configuration.padding) }
    object("gaps") { json in
      json.length("row", configuration.gaps.row)
      json.length("header", configuration.gaps.header)
      json.length("footer", configuration.gaps.footer)
      json.length("section", configuration.gaps.section)
    }
    member("estimates", configuration.estimates)
    member("scale", configuration.scale)
    length("endThreshold", configuration.endThreshold)
    member("stickToEnd", configuration.sticksToEnd)
    member("keepsStart", configuration.keepsStart)
    member("hidesEmptySections", configuration.hidesEmptySections)
    member("pinsHeaders", configuration.pinsHeaders)
    member("pinsFooters", configuration.pinsFooters)
    member("contentAlignment", configuration.contentAlignment.rawValue)
    if let budget = configuration.budget { member("budget", budget) }
    member("attic", configuration.removedHeights)
    member("widthHistory", configuration.widthHistory)
    member("adaptive", configuration.adaptive.sorted())
    member("axis", configuration.axis.rawValue)
    if case .scale(let fixed) = configuration.staleRule {
      member("scaledAbove", fixed.map { $0.isFinite ? $0 : 0 })
    }
    length("preMeasureDistance", configuration.preMeasureDistance)
    length("animatedViewports", configuration.animatedViewports)
  }
}
