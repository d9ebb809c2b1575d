internal import ListLayout
internal import RowLayout

// What changes of the data do to what is on screen.

extension ListDriver {
  /// Keeps the list as it is shown, for the host to be told what became of it. O(1).
  func willChange() {
    if shownBefore == nil, host.animatesChanges { shownBefore = cache }
  }

  /// Brings everything up to rows that came and went.
  func didChange(added: [ID], removed: [ID]) {
    identities.update(added: added, removed: removed)
    if !selection.isEmpty, !removed.isEmpty { selection.subtract(removed) }
    viewing.structureChanged()
    estimateIfGrown()
  }

  /// Takes the changes of rows that were in the viewport before the data changed, or are in it now; empty where nothing
  /// changed since the last frame.
  func takeTransitions() -> [RowTransition] {
    guard let before = shownBefore else { return [] }
    shownBefore = nil
    var keys: [String] = []
    var seen: Set<String> = []
    for list in [before, cache] {
      for slot in list.visibleSlots {
        if let key = list.key(of: slot.slot), seen.insert(key).inserted { keys.append(key) }
      }
    }
    let slots = keys.map { (old: before.slot(withKey: $0), new: cache.slot(withKey: $0)) }
    // Of the rows that stay, those out of order moved.
    let stayed = slots.indices.filter { slots[$0].old != nil && slots[$0].new != nil }
      .sorted { (slots[$0].new ?? 0) < (slots[$1].new ?? 0) }
    let isMoved = Dictionary(
      uniqueKeysWithValues: zip(stayed, stayed.map { slots[$0].old }.moved))
    var transitions: [RowTransition] = []
    for (number, key) in keys.enumerated() {
      let old = slots[number].old.flatMap { place($0, in: before) }
      let new = slots[number].new.flatMap { place($0, in: cache) }
      let kind: RowTransition.Kind
      switch (old, new) {
      case (nil, _): kind = .inserted
      case (_, nil): kind = .deleted
      default: kind = display.isOutdated(key) ? .changed : isMoved[number] == true ? .moved : .shifted
      }
      if kind == .shifted, old?.frame == new?.frame { continue }
      transitions.append(
        RowTransition(
          kind: kind, oldPlace: old?.place, newPlace: new?.place, oldFrame: old?.frame, newFrame: new?.frame))
    }
    return transitions
  }

  /// A slot's place, and its frame in the viewport.
  private func place(_ slot: Int, in list: ListCache) -> (place: SlotPlace, frame: ListRect)? {
    guard let place = list.place(of: slot), var frame = list.contentRect(of: slot) else { return nil }
    let visible = list.visibleRect
    frame.x -= visible.x
    frame.y -= visible.y
    return (place, frame)
  }
}
