/// Prepared texts from tables that were filled.
extension LabelBuilder {
  /// The text that was built, with its runs behind it where it has more than one font.
  mutating func preparedText(_ text: inout [UInt8]) throws(TextError) -> PreparedText {
    if !isOfOneFont { LabelRuns.append(runs, to: &text) }
    return try preparedText(keeping: text.span)
  }

  /// The text that was built, with what its clusters are worked out from where they are not kept themselves.
  mutating func preparedText(keeping source: Span<UInt8>) throws(TextError) -> PreparedText {
    try checkReach()
    return PreparedText(LabelStorage.make(style: setting(), table: &table, text: source))
  }

  /// True if the font of the first run is that of all of the label; else its runs stand behind its text.
  var isOfOneFont: Bool {
    runs.count == 1 && !runs[0].isUnbreakable && !runs[0].joinsPrevious && runs[0].box == nil
  }

  /// Refuses a label of which lines could be so wide that sums of widths leave 64 bits.
  func checkReach() throws(TextError) {
    let reach = table.reach(of: isInReach ? Double(position.magnitude) : .infinity, tabs: tabs)
    guard reach > Double(LengthUnits.farthest) else { return }
    throw TextError(
      .textTooLong,
      "The label is wider than can be measured: more than \(LengthUnits.farthest / units.unitsPerEm) times its font size. Letters and spaces between them must be smaller, or the label shorter."
    )
  }

  /// The setting of the label.
  private mutating func setting() -> PreparedSetting {
    let key = LabelLook.Key(
      unitsPerEm: units.unitsPerEm, faces: faces.values,
      fontCount: isOfOneFont ? 0 : looks[look].fonts.count, firstFont: runs[0].font)
    if let known = looks[look].setting(for: key) { return known }
    return looks[look].addSetting(for: key, tabs: tabs, sources: sources, pool: pool)
  }

  /// The places that tabs lead to: the label's own, and multiples of eight spaces with their tracking and word spacing.
  var tabs: TabStops {
    var tabs = TabStops()
    tabs.own = looks[look].style.tabStops.map { units.units(points: $0) }
    tabs.spaceAdvance = spaceAdvance
    tabs.interval = 8 * tabs.spaceAdvance
    let spacing = runs[0].measures.spacing
    if !spacing.isNone {
      tabs.interval = max(
        0, tabs.interval + units.units(points: 8 * (spacing.tracking + spacing.wordSpacing)))
    }
    return tabs
  }
}

extension Span<UInt8> {
  /// The bytes in an array.
  var array: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    bytes.append(contentsOf: self)
    return bytes
  }
}
