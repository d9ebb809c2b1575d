extension ListCache {
  /// The header and the footer that are held in the viewport away from their own places now, and where (rule 42, decision
  /// D12). Complexity: O(log n).
  func pinnedNow() -> [(frame: SlotFrame, y: Units)] {
    guard configuration.pinsHeaders || configuration.pinsFooters else { return [] }
    let origin = offset &- shift
    var pins: [(frame: SlotFrame, y: Units)] = []
    if configuration.pinsHeaders, let first = index.frame(at: origin &+ insetTop),
      let header = index.frame(at: .header(first.place.section)),
      let extent = index.extent(of: first.place.section)
    {
      let natural = header.top &- origin
      let y = min(max(natural, insetTop), extent.start &+ extent.height &- origin &- header.height)
      append(header, natural, y, &pins)
    }
    let line = viewport &- insetBottom
    if configuration.pinsFooters, let last = index.frame(at: origin &+ line &- 1),
      let footer = index.frame(at: .footer(last.place.section)),
      let extent = index.extent(of: last.place.section)
    {
      let natural = footer.top &- origin
      let y = max(min(natural, line &- footer.height), extent.start &- origin)
      append(footer, natural, y, &pins)
    }
    return pins
  }

  private func append(
    _ frame: SlotFrame, _ natural: Units, _ y: Units, _ pins: inout [(frame: SlotFrame, y: Units)]
  ) {
    if y != natural, frame.height > 0, y < viewport, y &+ frame.height > 0 { pins.append((frame, y)) }
  }
}
