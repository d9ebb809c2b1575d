/// The places, before a change of structure, of everything that is followed through it.
struct TrackedPlaces {
  var seen: [SlotPlace?]
  var presented: [SlotPlace?]
  var instead: [SlotPlace?]
  var pinned: [SlotPlace]
  var target: SlotPlace?
  var animation: SlotPlace?
  var line: SlotPlace?
}

extension ListCache {
  func trackedPlaces(_ before: AnchorContext) -> TrackedPlaces {
    TrackedPlaces(
      seen: before.seen.map { index.place(of: $0.slot) },
      presented: presented.map { index.place(of: $0.slot) },
      instead: (seenInstead ?? []).map { index.place(of: $0.slot) }, pinned: pinned.map { $0.place },
      target: place(of: target), animation: place(of: animation?.target),
      line: lineHold.flatMap { index.place(of: $0.slot) })
  }

  private func place(of target: ScrollTarget?) -> SlotPlace? {
    target.flatMap { $0.goal == .end ? nil : index.place(of: $0.slot) }
  }

  /// Follows everything through a change of structure and reanchors.
  ///
  /// - Parameters:
  ///   - firstAdded: the number of the first slot that was inserted or moved.
  ///   - map: where a slot went, and whether that was a move.
  ///   - after: the place now of the first slot after a place before that neither went nor moved.
  ///   - last: the same for the last slot before it.
  mutating func restructure(
    _ before: AnchorContext, _ tracked: TrackedPlaces, firstAdded: Int?,
    map: (SlotPlace) -> (place: SlotPlace, isMoved: Bool)?, after: (SlotPlace) -> SlotPlace?,
    last: (SlotPlace) -> SlotPlace?
  ) {
    func follow(_ slots: [PresentedSlot], _ places: [SlotPlace?]) -> [PresentedSlot] {
      zip(slots, places).compactMap { slot, place in
        guard let place, let new = map(place), let moved = index.slot(of: new.place) else { return nil }
        var slot = slot
        slot.slot = moved
        slot.hasMoved = slot.hasMoved || new.isMoved
        return slot
      }
    }
    func stand(in place: SlotPlace) -> StructureChange.Fallback? {
      if let next = after(place), let slot = index.slot(of: next) { return .after(slot) }
      if let previous = last(place), let slot = index.slot(of: previous) { return .before(slot) }
      return nil
    }
    var before = before
    var change = StructureChange(firstAdded: firstAdded)
    let first = before.seen.firstIndex { !$0.hasMoved } ?? 0
    before.seen = follow(before.seen, tracked.seen)
    if before.seen.isEmpty, first < tracked.seen.count, let place = tracked.seen[first] {
      change.fallback = stand(in: place)
    }
    presented = follow(presented, tracked.presented)
    if seenInstead != nil { seenInstead = follow(seenInstead ?? [], tracked.instead) }
    pinned = zip(pinned, tracked.pinned).compactMap { pin, place in
      guard let new = map(place)?.place, let slot = index.slot(of: new) else { return nil }
      return PinnedSlot(slot: slot, place: new, y: pin.y, height: pin.height, value: pin.value)
    }
    if let place = tracked.line {
      if let new = map(place), !new.isMoved, let slot = index.slot(of: new.place) {
        lineHold?.slot = slot
      } else {
        lineHold = nil
      }
    }
    /// Returns a target's slot, or the one that replaces it.
    func goal(_ place: SlotPlace) -> Int? {
      if let new = map(place), let slot = index.slot(of: new.place) { return slot }
      switch stand(in: place) {
      case .after(let slot), .before(let slot): return slot
      case nil: return nil
      }
    }
    if let place = tracked.target {
      if let slot = goal(place) { target?.slot = slot } else { target = nil }
    }
    if let place = tracked.animation {
      if let slot = goal(place) { animation?.target.slot = slot } else { animation = nil }
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
    let tracked = trackedPlaces(before)
    if let old {
      if let value = index.value(at: place), value.state != .unmeasured, let key = keys.key(at: old) {
        removedHeights.put(value.height, for: key)
      }
      keys.remove(old..<old + 1)
    }
    if let slot, let given = born { born = bornValue(given, key: slot.key) }
    editAll { index, isCurrent in
      var value = born
      if !isCurrent, value?.state == .measured { value?.state = .stale }
      index.setEdge(value, at: place)
    }
    let new = index.slot(of: place)
    if let slot, let new { keys.insert(.listed([slot.key]), at: new) }
    restructure(
      before, tracked, firstAdded: new, map: { $0 == place ? nil : ($0, false) },
      after: { [self] _ in neighbour(of: place, by: 1) },
      last: { [self] _ in neighbour(of: place, by: -1) })
  }

  /// The slot nearest to a header or footer that came or went, one way, that was not moved.
  private func neighbour(of edge: SlotPlace, by step: Int) -> SlotPlace? {
    guard let located = index.sections.section(edge.section) else { return nil }
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
