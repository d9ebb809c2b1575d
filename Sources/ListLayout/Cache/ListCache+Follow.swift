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
    let lanes = isLaned ? index.lanes(ofSection: 0).count : 1
    let (gap, viewport) = (index.gaps.row, viewport)
    let shift = origin &- (offset &- shift)
    return unsafe withUnsafeTemporaryAllocation(of: FrameScratch.LaneEnd.self, capacity: lanes) { ends in
      unsafe ends.initialize(repeating: FrameScratch.LaneEnd())
      guard unsafe frame.narrow(ends, by: shift, viewport, gap) else { return false }
      for lane in 0..<lanes where unsafe ends[lane].new < viewport {
        let end = unsafe ends[lane]
        guard end.slot >= 0, widen(&frame, from: end, in: isLaned ? Int8(lane) : nil) else { return false }
      }
      return true
    }
  }

  /// Adds what follows a lane's slots down to the viewport's end; false where that is not only rows with heights.
  private mutating func widen(
    _ frame: inout FrameScratch, from end: FrameScratch.LaneEnd, in lane: Int8?
  ) -> Bool {
    let (gap, viewport, most) = (index.gaps.row, viewport, configuration.limits.frame)
    var y = end.new
    let isWhole = index.visitRows(after: end.slot) { row, height, value in
      guard y < viewport, frame.visible.count < most else { return false }
      if y &+ height > 0 {
        let slot = VisibleSlot(slot: row, y: y, height: height, laneNumber: lane)
        frame.visible.insert(slot, at: frame.visible.placeFromEnd { $0.slot < row })
        if value.state != .measured {
          let slot = Missing(
            slot: row, place: .row(row, section: 0), estimateClass: value.estimateClass, height: height,
            across: across(ofLane: lane.map { Int($0) }, section: 0).width, lane: lane)
          frame.missing.insert(slot, at: frame.missing.placeFromEnd { $0.slot < row })
        }
      }
      y &+= height &+ gap
      return true
    }
    return isWhole && frame.visible.count < most
  }
}
