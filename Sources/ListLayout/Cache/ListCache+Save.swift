// Bringing back what was saved (rule 47).

extension ListCache {
  /// Keeps what was saved by a name.
  mutating func keep(_ saved: SavedList, as name: String) throws(ListRefusal) {
    let key = ByteKey(name)
    guard saves[key] != nil || saves.count < configuration.limits.saves else {
      throw ListRefusal(.counts, "A list keeps at most # saved states by name.", configuration.limits.saves)
    }
    saves[key] = saved
  }

  /// Brings back a saved place, as a target, and heights of slots that have none; what is not there yet is kept
  /// until its key appears (decision D15).
  mutating func restore(_ name: String) throws(ListRefusal) {
    guard let saved = saves[ByteKey(name)] else {
      throw ListRefusal(.unknownName, "Nothing was saved as \"$\".", text: name)
    }
    let before = anchorContext()
    endHolds()
    var heights = WaitingHeights(saved)
    let edits = takeExisting(&heights)
    waiting.merge(heights)
    let old = edits.isEmpty ? nil : index
    index.apply(edits)
    pendingPlace = saved.place
    startPendingPlace()
    if target != nil {
      placeTarget()
    } else if let old, !index.hasSameGeometry(as: old) {
      reanchor(before)
    }
  }

  /// Takes the heights of keys that exist out of what was saved: those of slots that have none are for them, the others
  /// are dropped.
  ///
  /// Complexity: O(entries + slots that get heights), and O(keys given one by one + pieces of keys) at most for these.
  private func takeExisting(_ heights: inout WaitingHeights) -> [SlotEdit] {
    var edits: [SlotEdit] = []
    func take(_ key: String, _ slot: Int) {
      guard let height = heights.take(key) else { return }
      index.restore(height, to: slot..<slot + 1, width, versions, &edits)
    }
    if heights.keyCount < keys.entryCount {
      for key in heights.keys { if let slot = keys.position(of: key) { take(key, slot) } }
      return edits
    }
    var first = 0
    for run in keys.runs(in: 0..<keys.count) {
      switch run {
      case .listed(let keys): for (number, key) in keys.enumerated() { take(key, first + number) }
      case .counted(let prefix, let number, let count):
        for (places, height) in heights.take(CountedKeys(prefix: prefix, numbers: number..<number + count)) {
          let slots = first + places.lowerBound..<first + places.upperBound
          index.restore(height, to: slots, width, versions, &edits)
        }
      }
      first += run.count
    }
    return edits
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

extension RestoredHeight {
  /// A restored height is measured if width and content version match, else stale.
  func value(_ estimateClass: Int, _ width: Units, _ versions: [Int]) -> SlotValue {
    let isCurrent =
      state == .measured && self.width == width && self.versions.count == versions.count
      && self.versions[estimateClass & 7] == versions[estimateClass & 7]
    return SlotValue(state: isCurrent ? .measured : .stale, estimateClass: estimateClass, height: height)
  }
}

extension HeightIndex {
  /// Adds what gives a restored height to those of some neighbouring slots that were never measured.
  func restore(
    _ restored: RestoredHeight, to slots: Range<Int>, _ width: Units, _ versions: [Int],
    _ edits: inout [SlotEdit]
  ) {
    walk(from: slots.lowerBound) { stretch in
      let end = min(stretch.slot + stretch.count, slots.upperBound)
      if stretch.value.state == .unmeasured, stretch.slot < end {
        let value = restored.value(stretch.value.estimateClass, width, versions)
        edits.append(SlotEdit(slots: stretch.slot..<end, state: value.state, height: value.height))
      }
      return end < slots.upperBound
    }
  }
}

extension ListCache {
  /// The place, and the heights unless they are not wanted, to be brought back by the events
  /// ``ListEvent/keep(_:as:)`` and ``ListEvent/restore(_:)``. Complexity: O(known slots).
  public func saved(withHeights: Bool = true) -> SavedList {
    var list = self
    let seen = list.anchorContext().seen
    let place = Self.anchorSlot(seen).flatMap { slot in
      keys.key(at: slot.slot).map { SavedList.Place(key: $0, edge: .top, y: slot.y) }
    }
    var saved = SavedList(place: place, width: width, versions: versions, stretches: [])
    guard withHeights else { return saved }
    var range = 0..<0
    var heights: [SavedList.HeightRun] = []
    func close() {
      guard !range.isEmpty else { return }
      saved.stretches.append(SavedList.Stretch(keys: keys.runs(in: range), heights: heights))
      heights = []
    }
    index.walk(from: 0) { stretch in
      let value = stretch.value
      guard value.state != .unmeasured else { return true }
      if range.upperBound != stretch.slot {
        close()
        range = stretch.slot..<stretch.slot
      }
      range = range.lowerBound..<stretch.slot + stretch.count
      let isMeasured = value.state == .measured
      if let last = heights.last, last.height == value.height, last.isMeasured == isMeasured {
        heights[heights.count - 1].count += stretch.count
      } else {
        heights.append(
          SavedList.HeightRun(count: stretch.count, height: value.height, isMeasured: isMeasured))
      }
      return true
    }
    close()
    return saved
  }
}
