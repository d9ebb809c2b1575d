// What a round of measuring leaves visible, without looking anything up.

extension ListCache {
  /// The visible slots after a round that answered all, where they are part of what was visible before: then nothing has
  /// to be looked up.
  ///
  /// - Parameters:
  ///   - visible: what was visible before the round, and then what is visible now.
  ///   - missing: the slots measured.
  ///   - origin: the content y of the viewport's top edge before the round.
  /// - Returns: whether it is known what is visible now.
  mutating func narrow(_ visible: inout [PresentedSlot], _ missing: [Missing], from origin: Units)
    -> Bool
  {
    guard index.isOneSectionOfRows, !configuration.pinsHeaders, !configuration.pinsFooters else {
      return false
    }
    let lanes = index.sections.total.laned > 0 ? lanes(ofSection: 0).count : 1
    let (gap, viewport) = (index.gaps.row, viewport)
    let shift = origin &- (offset &- shift)
    let endsList = visible.last?.slot == index.slotCount &- 1
    return unsafe withUnsafeTemporaryAllocation(of: LaneEnd.self, capacity: lanes) { ends in
      unsafe ends.initialize(repeating: LaneEnd())
      guard unsafe Self.narrow(&visible, missing, ends, by: shift, viewport, gap) else { return false }
      return unsafe ends.allSatisfy { $0.new >= viewport } || lanes == 1 && endsList
    }
  }

  /// The start of a lane's next slot, before a round and after it; the least number in a lane without any so
  /// far.
  private struct LaneEnd {
    var old = Units.min
    var new = Units.min
  }

  /// Places what is visible by the heights that were measured, the first slot of each lane where it was, and leaves out
  /// what is not visible any more; false where more may have come into view above, or other slots stand between.
  ///
  /// It is static because a list of two kilobytes would be copied for a call that is not.
  private static func narrow(
    _ visible: inout [PresentedSlot], _ missing: [Missing], _ ends: UnsafeMutableBufferPointer<LaneEnd>,
    by shift: Units, _ viewport: Units, _ gap: Units
  ) -> Bool {
    let isSingle = ends.count == 1
    var next = 0
    var kept = 0
    for number in visible.indices {
      var slot = visible[number]
      let lane = Int(slot.lane ?? 0)
      guard lane < ends.count, isSingle || slot.lane != nil else { return false }
      var end = unsafe ends[lane]
      if end.old == .min {
        // Nothing above the lane's first slot changed in this round.
        end.new = slot.y &+ shift
        guard end.new <= gap || isSingle && slot.slot == 0 else { return false }
      } else if slot.y != end.old {
        // Slots without height stand between.
        return false
      }
      end.old = slot.y &+ slot.height &+ gap
      if next < missing.count, missing[next].slot == slot.slot {
        slot.height = missing[next].answer
        next &+= 1
      }
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
