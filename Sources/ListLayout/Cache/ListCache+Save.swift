// Bringing back what was saved (rule 47).

extension ListCache {
  /// Brings back a saved place, as a target, and heights of slots that have none; what is not there yet is kept
  /// until its key appears (decision D15).
  mutating func restore(_ name: String) throws(ListRefusal) {
    guard let saved = saves[name] else {
      throw ListRefusal(.unknownName, "Nothing was saved as \"\(name)\".")
    }
    let before = anchorContext()
    endHolds()
    let height = index.contentHeight
    var changed = false
    saved.visitHeights { key, run in
      let restored = RestoredHeight(
        height: max(0, min(HeightIndex.maximumHeight, run.height)),
        state: run.isMeasured ? .measured : .stale, width: saved.width, versions: saved.versions)
      guard let slot = keys.position(of: key), let frame = index.frame(of: slot) else {
        self.restored[key] = restored
        return
      }
      guard frame.value.state == .unmeasured else { return }
      index.set(restoredValue(restored, frame.value.estimateClass), at: frame.place)
      changed = changed || frame.height != restored.height && !index.isHidden(frame.place)
    }
    pendingPlace = saved.place
    startPendingPlace()
    if target != nil {
      placeTarget()
    } else if changed || index.contentHeight != height {
      settle(before)
    }
  }

  /// A restored height is measured if width and content version match, else stale.
  func restoredValue(_ restored: RestoredHeight, _ estimateClass: Int) -> SlotValue {
    let isCurrent =
      restored.state == .measured && restored.width == width && restored.versions.count == versions.count
      && restored.versions[estimateClass & 7] == versions[estimateClass & 7]
    return SlotValue(
      state: isCurrent ? .measured : .stale, estimateClass: estimateClass, height: restored.height)
  }

  /// Makes a restored place a target once its key exists.
  mutating func startPendingPlace() {
    guard let place = pendingPlace, let slot = keys.position(of: place.key) else { return }
    pendingPlace = nil
    fold()
    target = ScrollTarget(slot: slot, goal: .screen(place.y, place.edge))
    line.hadTarget = true
  }
}

extension HeightIndex {
  /// Visits the slots whose heights are known, in order. Complexity: O(sections + known slots).
  func visitKnown(_ body: (_ slot: Int, _ value: SlotValue) -> Void) {
    var slot = 0
    for number in 0..<sectionCount {
      guard let record = sections.section(number)?.section else { continue }
      func note(_ count: Int, _ value: SlotValue) -> Bool {
        if value.state != .unmeasured { body(slot, value) }
        slot += count
        return true
      }
      if let header = record.header { _ = note(1, header.current(staleness)) }
      record.rows.visit(from: 0, staleness, note)
      if let footer = record.footer { _ = note(1, footer.current(staleness)) }
    }
  }
}
