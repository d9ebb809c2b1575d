/// Prepared texts from tables that were filled.
extension LabelBuilder {
  /// The text that was built.
  mutating func preparedText(_ text: Span<UInt8>) -> PreparedText {
    if keepsDetail {
      let look = looks[look]
      return PreparedText(
        PreparedStorage(detail.contents), style: look.style, fontSize: look.fontSize, leading: look.leading)
    }
    let style = setting()
    if font != nil { return PreparedText(LabelStorage.make(style: style, table: &table, text: text)) }
    var bytes = text.bytes(addingCapacity: 16 * runs.count)
    LabelRuns.append(runs, to: &bytes)
    return PreparedText(LabelStorage.make(style: style, table: &table, text: bytes.span))
  }

  /// The index of the font of all of the label; nil where its runs stand behind its text.
  private var font: Int? {
    guard runs.count == 1, !runs[0].isUnbreakable, !runs[0].joinsPrevious, runs[0].box == nil else {
      return nil
    }
    return runs[0].font
  }

  /// The setting of the label.
  private func setting() -> PreparedSetting {
    looks[look].setting(
      faces: faces, unitsPerEm: units.unitsPerEm, firstFont: runs[0].font, font: font, tabs: { tabs },
      sources: sources, pool: { pool }
    )
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
  /// The bytes in an array with room for more.
  func bytes(addingCapacity room: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + room)
    unsafe withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    return bytes
  }
}
