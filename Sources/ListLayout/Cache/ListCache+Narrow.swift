// The visible slots after a round of measuring, by those before it and the rows behind them, without a search.

extension ListCache {
  /// The visible slots after all that were missing are measured, by those visible before and what follows them; false where
  /// that does not say it.
  ///
  /// - Parameters:
  ///   - frame: has what was visible before, and then what is visible now and what of it is missing.
  ///   - origin: the content y of the viewport's top edge before the heights were set.
  mutating func follow(_ frame: inout FrameScratch, from origin: Units) -> Bool {
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
      guard unsafe frame.narrow(ends, by: shift, viewport, gap) else { return false }
      for lane in 0..<lanes where unsafe ends[lane].new < viewport {
        let end = unsafe ends[lane]
        guard end.slot >= 0, widen(&frame, from: end, in: style == nil ? nil : Int8(lane), across) else {
          return false
        }
      }
      return true
    }
  }

  /// Adds what follows a lane's slots down to the viewport's end; false where that is not only rows with heights.
  private mutating func widen(
    _ frame: inout FrameScratch, from end: LaneEnd, in lane: Int8?, _ across: Units
  ) -> Bool {
    let (gap, viewport, most) = (index.gaps.row, viewport, configuration.limits.frame)
    var y = end.new
    let stop = index.visitRows(after: end.slot) { row, height, value in
      guard y < viewport, frame.visible.count < most else { return false }
      if y &+ height > 0 {
        let slot = PresentedSlot(slot: row, y: y, height: height, isPinned: false, lane: lane)
        frame.visible.insert(slot, at: frame.visible.placeFromEnd { $0.slot < row })
        if value.state != .measured {
          let slot = Missing(
            slot: row, place: .row(row, section: 0), estimateClass: value.estimateClass, height: height,
            across: across, lane: lane)
          frame.missing.insert(slot, at: frame.missing.placeFromEnd { $0.slot < row })
        }
      }
      y &+= height &+ gap
      return true
    }
    return stop != .other && frame.visible.count < most
  }
}

/// The last slot of a lane and the start of its next one, before heights are measured and after it; the least number in a
/// lane without any so far.
private struct LaneEnd {
  var slot = -1
  var old = Units.min
  var new = Units.min
}

/// The state of a frame, kept by the list so that its arrays are used again and a frame that measures nothing allocates
/// nothing.
struct FrameScratch: Sendable {
  /// The visible slots, in content order.
  var visible: [PresentedSlot] = []
  /// Those of them and of the pinned ones to ask for, in content order.
  var missing: [ListCache.Missing] = []
  /// The slots measured whose heights are not set yet, in content order.
  var measured: [ListCache.Missing] = []
  /// The view before these were measured.
  var before = AnchorContext()

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
  fileprivate mutating func narrow(
    _ ends: UnsafeMutableBufferPointer<LaneEnd>, by shift: Units, _ viewport: Units, _ gap: Units
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
  fileprivate func placeFromEnd(_ isBefore: (Element) -> Bool) -> Int {
    var place = count
    while place > 0, !isBefore(self[place - 1]) { place -= 1 }
    return place
  }
}
