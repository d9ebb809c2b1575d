/// A header or footer that is held in the viewport away from its own place, in units.
struct PinnedSlot: SlotNaming, Hashable, Sendable {
  var slot: Int
  var y: Units
  var height: Units
  var value: SlotValue
}

extension ListCache {
  /// The header and the footer that are pinned now (rule 42, decision D12). Complexity: O(log n).
  func pinnedNow() -> [PinnedSlot] {
    guard configuration.pinsHeaders || configuration.pinsFooters else { return [] }
    let origin = offset &- shift
    var pins: [PinnedSlot] = []
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

  private func append(_ frame: SlotFrame, _ natural: Units, _ y: Units, _ pins: inout [PinnedSlot]) {
    guard y != natural, frame.height > 0, y < viewport, y &+ frame.height > 0 else { return }
    pins.append(PinnedSlot(slot: frame.slot, y: y, height: frame.height, value: frame.value))
  }
}
