/// Something that names a slot by its number, or by the id of its key while numbers change.
protocol SlotNaming {
  var slot: Int { get set }
}

extension SlotNaming {
  /// A copy with another name of its slot; nil where there is none.
  func renamed(_ name: (Int) -> Int?) -> Self? {
    name(slot).map { name in
      var renamed = self
      renamed.slot = name
      return renamed
    }
  }
}

extension Array where Element: SlotNaming {
  /// Has the elements name their slots otherwise, and drops those without such a name.
  fileprivate mutating func rename(_ name: (Int) -> Int?) {
    var kept = 0
    for number in indices {
      guard let renamed = self[number].renamed(name) else { continue }
      self[kept] = renamed
      kept += 1
    }
    removeLast(count - kept)
  }
}

extension [VisibleSlot] {
  /// Notes which of the slots, named by the ids of their keys, were moved.
  fileprivate mutating func markMoved(_ moved: KeySet) {
    for number in indices where moved.contains(self[number].slot) { self[number].hasMoved = true }
  }
}

extension ListCache {
  /// Notes what a change of structure is to keep, before it happens.
  ///
  /// - Parameter next: the first slot from one on, or from it back with a step of -1, that the change neither removes nor
  ///   moves.
  mutating func beginChange(_ next: (_ slot: Int, _ step: Int) -> Int?) -> StructureChange {
    var change = StructureChange(before: anchorContext())
    func fallback(_ slot: Int?) -> StructureChange.Fallback? {
      guard let slot else { return nil }
      for step in [1, -1] {
        var found = next(slot, step)
        while let other = found, isMoved(other) { found = next(other + step, step) }
        if let id = found.flatMap(keys.order.id(at:)) { return .init(slot: id, isAfter: step > 0) }
      }
      return nil
    }
    change.fallback = fallback(change.before.first?.slot)
    let (target, animated) = (fallback(target?.slot), fallback(animation?.target.slot))
    rename(&change) { [keys] in keys.order.id(at: $0) }
    (change.target, change.animated) = (target, animated)
    return change
  }

  /// Ends a change of structure that left all slots where they were.
  mutating func cancelChange(_ change: StructureChange) {
    var change = change
    rename(&change) { [keys] in keys.order.position(of: $0) }
  }

  /// Follows everything through a change of structure, whose moves are noted already, and reanchors.
  mutating func endChange(_ change: StructureChange, firstAdded: Int?) {
    var change = change
    let moved = movedKeys
    if !moved.isEmpty {
      change.before.seen.markMoved(moved)
      visibleSlots.markMoved(moved)
      seenInstead?.markMoved(moved)
      if let hold = lineHold, moved.contains(hold.slot) { lineHold = nil }
    }
    rename(&change) { [keys] in keys.order.position(of: $0) }
    change.firstAdded = firstAdded
    change.fallback = change.fallback?.renamed { [keys] in keys.order.position(of: $0) }
    startPendingPlace()
    reanchor(change.before, change)
  }

  /// Has what is kept of slots name them otherwise, and drops that of slots without such a name.
  private mutating func rename(_ change: inout StructureChange, _ name: (Int) -> Int?) {
    func renamed(_ target: ScrollTarget, _ fallback: StructureChange.Fallback?) -> ScrollTarget? {
      if target.goal == .end { return target }
      return target.renamed { slot in name(slot) ?? fallback.flatMap { name($0.slot) } }
    }
    change.before.seen.rename(name)
    visibleSlots.rename(name)
    seenInstead?.rename(name)
    pinnedSlots.rename(name)
    lineHold = lineHold?.renamed(name)
    target = target.flatMap { renamed($0, change.target) }
    if let running = animation {
      let new = renamed(running.target, change.animated)
      animation = new.map {
        AnimatedScroll(target: $0, progress: running.progress, goesBack: running.goesBack)
      }
    }
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
    let change = beginChange { [index] slot, step in
      let next = slot == old ? slot + step : slot
      return index.place(of: next).map { _ in next }
    }
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
    endChange(change, firstAdded: new)
  }
}
