/// The state of a frame, kept by the list so that its arrays are used again and a frame that measures nothing allocates
/// nothing.
struct FrameScratch: Sendable {
  /// The visible slots, in content order.
  var visible: [VisibleSlot] = []
  /// Those of them and of the pinned ones to ask for, in content order.
  var missing: [ListCache.Missing] = []
  /// The slots measured whose heights are not set yet, in content order.
  var measured: [ListCache.Missing] = []
  /// The view before these were measured.
  var before = AnchorContext()

  /// The last slot of a lane and the start of its next one, before heights are measured and after it; the least number in a
  /// lane without any so far.
  struct LaneEnd {
    var slot = -1
    var old = Units.min
    var new = Units.min
  }

  /// Makes the missing slots measured ones.
  mutating func noteMeasured() {
    if measured.isEmpty {
      swap(&measured, &missing)
    } else {
      for slot in missing { measured.insert(slot, at: measured.placeFromEnd { $0.slot < slot.slot }) }
      missing.removeAll(keepingCapacity: true)
    }
  }

  /// Places what is visible by the heights that were measured, the first slot of each lane where it was, and leaves out
  /// what is not visible any more; false where more may have come into view above, or other slots stand between.
  mutating func narrow(
    _ ends: UnsafeMutableBufferPointer<LaneEnd>, by shift: Units, _ viewport: Units, _ gap: Units
  ) -> Bool {
    let isSingle = ends.count == 1
    var next = 0
    var kept = 0
    for number in visible.indices {
      var slot = visible[number]
      let lane = Int(slot.laneNumber ?? 0)
      guard lane < ends.count, isSingle || slot.laneNumber != nil else { return false }
      var end = unsafe ends[lane]
      if end.old == .min {
        // Nothing above the lane's first slot changed in this round.
        end.new = slot.y &+ shift
        guard end.new <= gap || isSingle && slot.slot == 0 else { return false }
      } else if slot.y != end.old {
        // Slots without height stand between.
        return false
      }
      end.slot = slot.slot
      end.old = slot.y &+ slot.height &+ gap
      while next < measured.count, measured[next].slot < slot.slot { next &+= 1 }
      if next < measured.count, measured[next].slot == slot.slot { slot.height = measured[next].answer }
      slot.y = end.new
      end.new &+= slot.height &+ gap
      unsafe ends[lane] = end
      if slot.height > 0, slot.y < viewport, slot.y &+ slot.height > 0 {
        visible[kept] = slot
        kept &+= 1
      }
    }
    visible.removeSubrange(kept...)
    return true
  }
}

extension Array {
  /// The place behind the last element for which `isBefore` holds. Complexity: O(elements behind it).
  func placeFromEnd(_ isBefore: (Element) -> Bool) -> Int {
    var place = count
    while place > 0, !isBefore(self[place - 1]) { place -= 1 }
    return place
  }
}
