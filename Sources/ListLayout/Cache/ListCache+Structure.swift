extension ListCache {
  /// Follows everything through a change of structure and reanchors.
  ///
  /// - Parameters:
  ///   - old: the heights before the change.
  ///   - firstAdded: the number of the first slot that was inserted or moved.
  ///   - map: where a slot went, and whether that was a move.
  ///   - next: the place now of the first slot after a place before that neither went nor moved, or, with a step of -1, of
  ///     the last one before it.
  mutating func restructure(
    _ before: AnchorContext, from old: HeightIndex, firstAdded: Int?,
    map: (SlotPlace) -> (place: SlotPlace, isMoved: Bool)?, next: (SlotPlace, _ step: Int) -> SlotPlace?
  ) {
    // Not the list's own, which would be copied for each slot.
    let index = index
    func follow(_ place: SlotPlace) -> (slot: Int, isMoved: Bool)? {
      map(place).flatMap { new in index.slot(of: new.place).map { ($0, new.isMoved) } }
    }
    func follow(_ slots: [PresentedSlot]) -> [PresentedSlot] {
      slots.compactMap { slot in
        guard let new = old.place(of: slot.slot).flatMap(follow) else { return nil }
        var slot = slot
        slot.slot = new.slot
        slot.hasMoved = slot.hasMoved || new.isMoved
        return slot
      }
    }
    func fallback(_ place: SlotPlace) -> StructureChange.Fallback? {
      next(place, 1).flatMap(index.slot(of:)).map { .after($0) }
        ?? next(place, -1).flatMap(index.slot(of:)).map { .before($0) }
    }
    /// Returns a target with its slot, or the one that replaces it; nil where there is none.
    func follow(_ target: ScrollTarget) -> ScrollTarget? {
      guard target.goal != .end, let place = old.place(of: target.slot) else { return target }
      var target = target
      if let new = follow(place) {
        target.slot = new.slot
      } else {
        guard let slot = fallback(place)?.slot else { return nil }
        target.slot = slot
      }
      return target
    }
    var before = before
    var change = StructureChange(firstAdded: firstAdded)
    let first = before.seen.first { !$0.hasMoved } ?? before.seen.first
    before.seen = follow(before.seen)
    if before.seen.isEmpty, let place = first.flatMap({ old.place(of: $0.slot) }) {
      change.fallback = fallback(place)
    }
    presented = follow(presented)
    seenInstead = seenInstead.map(follow)
    pinned = pinned.compactMap { pin in
      guard let new = map(pin.place)?.place, let slot = index.slot(of: new) else { return nil }
      return PinnedSlot(slot: slot, place: new, y: pin.y, height: pin.height, value: pin.value)
    }
    if let hold = lineHold, let place = old.place(of: hold.slot) {
      if let new = follow(place), !new.isMoved { lineHold?.slot = new.slot } else { lineHold = nil }
    }
    target = target.flatMap(follow)
    if let running = animation {
      if let new = follow(running.target) { animation?.target = new } else { animation = nil }
    }
    startPendingPlace()
    reanchor(before, change)
  }

  /// Sets, replaces or removes a header or footer (rule 28).
  mutating func setEdge(_ slot: SlotDescription?, at place: SlotPlace) throws(ListRefusal) {
    guard index.rowCount(place.section) != nil else { throw missing(place) }
    let old = index.slot(of: place)
    var born = try slot.map { slot throws(ListRefusal) in try value(of: slot) }
    if let slot, let taken = keys.position(of: slot.key), taken != old { throw duplicate(slot.key) }
    if slot != nil, old == nil, index.slotCount >= HeightIndex.maximumCount {
      throw ListRefusal(.counts, "A list has at most # slots.", HeightIndex.maximumCount)
    }
    guard old != nil || slot != nil else { return }
    let before = anchorContext()
    let heights = index
    if let old {
      if let value = index.value(at: place), value.state != .unmeasured, let key = keys.key(at: old) {
        removedHeights.put(value.height, for: key)
      }
      keys.remove(old..<old + 1)
    }
    if let slot, let given = born { born = bornValue(given, key: slot.key) }
    editAll { index, isCurrent in index.setEdge(isCurrent ? born : born?.madeStale, at: place) }
    let new = index.slot(of: place)
    if let slot, let new { keys.insert(.listed([slot.key]), at: new) }
    restructure(before, from: heights, firstAdded: new, map: { $0 == place ? nil : ($0, false) }) {
      [self] _, step in neighbour(of: place, by: step)
    }
  }

  /// The slot nearest to a header or footer that came or went, one way, that was not moved.
  private func neighbour(of edge: SlotPlace, by step: Int) -> SlotPlace? {
    guard let located = index.sections.located(edge.section) else { return nil }
    // Where the edge stands now, or would stand.
    let first = located.before.slots
    let position =
      edge.part == .header
      ? first : first + located.section.slotCount - (located.section.footer == nil ? 0 : 1)
    let exists = located.section.index(of: edge.part) != nil
    var slot = step > 0 ? position + (exists ? 1 : 0) : position - 1
    while slot >= 0, slot < index.slotCount, isMoved(slot) { slot += step }
    return index.place(of: slot)
  }
}
