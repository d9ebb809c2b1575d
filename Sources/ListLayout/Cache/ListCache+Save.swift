/// A list's place and heights as they were saved (rule 47).
public struct SavedList: Hashable, Sendable {
  /// A known height and the slot's key.
  public struct Height: Hashable, Sendable {
    /// The slot's key.
    public var key: String
    /// The height in units.
    public var height: Int
    /// Whether the height was current.
    public var isMeasured: Bool
  }

  /// The slot that was held, and its screen y in units; nil where nothing was seen.
  var place: SavedPlace?
  /// The width in units.
  var width: Int
  var versions: [Int]
  /// The known heights in content order.
  public private(set) var heights: [Height]

  init(place: SavedPlace?, width: Int, versions: [Int], heights: [Height]) {
    self.place = place
    self.width = width
    self.versions = versions
    self.heights = heights
  }
}

extension ListCache {
  /// The place and the heights now. Complexity: O(known slots).
  func saved() -> SavedList {
    let seen = anchorContext().seen
    let anchor = seen.first { !$0.isPinned } ?? seen.first
    let place = anchor.flatMap { slot in keys.key(at: slot.slot).map { SavedPlace(key: $0, y: slot.y) } }
    var heights: [SavedList.Height] = []
    index.visitKnown { slot, value in
      guard let key = keys.key(at: slot) else { return }
      heights.append(SavedList.Height(key: key, height: value.height, isMeasured: value.state == .measured))
    }
    return SavedList(place: place, width: width, versions: versions, heights: heights)
  }

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
    for entry in saved.heights {
      let restored = RestoredHeight(
        height: entry.height, state: entry.isMeasured ? .measured : .stale, width: saved.width,
        versions: saved.versions)
      guard let slot = keys.position(of: entry.key), let frame = index.frame(of: slot) else {
        self.restored[entry.key] = restored
        continue
      }
      guard frame.value.state == .unmeasured else { continue }
      index.set(restoredValue(restored, frame.value.estimateClass), at: frame.place)
      changed = changed || frame.height != entry.height
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
      restored.state == .measured && restored.width == width
      && restored.versions[estimateClass & 7] == versions[estimateClass & 7]
    return SlotValue(
      state: isCurrent ? .measured : .stale, estimateClass: estimateClass, height: restored.height)
  }

  /// Makes a restored place a target once its key exists.
  mutating func startPendingPlace() {
    guard let place = pendingPlace, let slot = keys.position(of: place.key) else { return }
    pendingPlace = nil
    fold()
    target = ScrollTarget(slot: slot, goal: .screen(place.y))
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
