internal import ListLayout

extension TraceWriter {
  mutating func write(_ insets: ListInsets) {
    length("top", insets.top)
    length("bottom", insets.bottom)
  }

  private mutating func writeSides(_ lanes: ListLanes) {
    length("leading", lanes.leading)
    length("trailing", lanes.trailing)
  }

  private mutating func writeRule(_ lanes: ListLanes) {
    member("lanes") { $0.value(lanes.count) }
    member("laneRule") { $0.value(lanes.rule.rawValue) }
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
    if configuration.isRightToLeft { member("direction") { $0.value("rightToLeft") } }
    object("insets") { writer in
      writer.write(configuration.insets)
      writer.writeSides(configuration.lanes)
    }
    object("padding") { $0.write(configuration.padding) }
    object("gaps") { writer in
      writer.length("row", configuration.gaps.row)
      writer.length("header", configuration.gaps.header)
      writer.length("footer", configuration.gaps.footer)
      writer.length("section", configuration.gaps.section)
    }
    // An estimate that is no height counts as 0.
    array("estimates", configuration.estimates) { $0.json.value($1.isFinite ? $1 : 0) }
    member("scale") { $0.value(configuration.scale) }
    length("endThreshold", configuration.endThreshold)
    let switches = [
      ("stickToEnd", configuration.sticksToEnd), ("keepsStart", configuration.keepsStart),
      ("hidesEmptySections", configuration.hidesEmptySections), ("pinsHeaders", configuration.pinsHeaders),
      ("pinsFooters", configuration.pinsFooters),
    ]
    for (key, isOn) in switches { member(key) { $0.value(isOn) } }
    member("contentAlignment") { $0.value(configuration.contentAlignment.rawValue) }
    if let budget = configuration.budget { member("budget") { $0.value(budget) } }
    member("attic") { $0.value(configuration.removedHeights) }
    member("widthHistory") { $0.value(configuration.widthHistory) }
    member("adaptive") { $0.value(configuration.adaptive.sorted()) }
    member("axis") { $0.value(configuration.axis.rawValue) }
    if case .scale(let fixed) = configuration.staleRule {
      array("scaledAbove", fixed) { $0.json.value($1.isFinite ? $1 : 0) }
    }
    length("preMeasureDistance", configuration.preMeasureDistance)
    length("animatedViewports", configuration.animatedViewports)
  }
}
