// The visible slots after a round of measuring, by those before it and the rows behind them, without a search.

extension ListCache {
  /// The visible slots after a round that answered all, by those visible before and what follows them; false where that
  /// does not say it.
  ///
  /// - Parameters:
  ///   - visible: what was visible before the round, and then what is visible now.
  ///   - missing: the slots measured, and then those visible without a current height.
  ///   - origin: the content y of the viewport's top edge before the round.
  mutating func follow(_ visible: inout [PresentedSlot], _ missing: inout [Missing], from origin: Units)
    -> Bool
  {
    guard index.isOneSectionOfRows, !configuration.pinsHeaders, !configuration.pinsFooters else {
      return false
    }
    let style = index.sections.total.laned > 0 ? lanes(ofSection: 0) : nil
    let lanes = style?.count ?? 1
    let (gap, viewport) = (index.gaps.row, viewport)
    let across = style?.extent(ofLane: 0, width: width).width ?? width
    let shift = origin &- (offset &- shift)
    return unsafe withUnsafeTemporaryAllocation(of: LaneEnd.self, capacity: lanes) { ends in
      unsafe ends.initialize(repeating: LaneEnd())
      guard unsafe Self.narrow(&visible, missing, ends, by: shift, viewport, gap) else { return false }
      missing.removeAll(keepingCapacity: true)
      for lane in 0..<lanes where unsafe ends[lane].new < viewport {
        let end = unsafe ends[lane]
        guard end.slot >= 0,
          widen(&visible, &missing, from: end, in: style == nil ? nil : Int8(lane), across)
        else { return false }
      }
      return true
    }
  }

  /// The last slot of a lane and the start of its next one, before a round and after it; the least number in a lane
  /// without any so far.
  private struct LaneEnd {
    var slot = -1
    var old = Units.min
    var new = Units.min
  }

  /// Adds what follows a lane's slots down to the viewport's end; false where that is not only rows with heights.
  private mutating func widen(
    _ visible: inout [PresentedSlot], _ missing: inout [Missing], from end: LaneEnd, in lane: Int8?,
    _ across: Units
  ) -> Bool {
    let (gap, viewport, most) = (index.gaps.row, viewport, configuration.limits.frame)
    var y = end.new
    let stop = index.visitRows(after: end.slot) { row, height, value in
      guard y < viewport, visible.count < most else { return false }
      if y &+ height > 0 {
        let slot = PresentedSlot(slot: row, y: y, height: height, isPinned: false, lane: lane)
        visible.insert(slot, at: visible.placeFromEnd { $0.slot < row })
        if value.state != .measured {
          let slot = Missing(
            slot: row, place: .row(row, section: 0), estimateClass: value.estimateClass, height: height,
            across: across, lane: lane)
          missing.insert(slot, at: missing.placeFromEnd { $0.slot < row })
        }
      }
      y &+= height &+ gap
      return true
    }
    return stop != .other && visible.count < most
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
      end.slot = slot.slot
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

extension Array {
  /// The place behind the last element for which `isBefore` holds. Complexity: O(elements behind it).
  fileprivate func placeFromEnd(_ isBefore: (Element) -> Bool) -> Int {
    var place = count
    while place > 0, !isBefore(self[place - 1]) { place -= 1 }
    return place
  }
}
