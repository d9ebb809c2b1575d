extension ListCache {
  /// Measures slots outside the viewport while nothing else is to be done, the nearest first (rule 12); nothing on
  /// screen moves.
  ///
  /// A slot that does not answer is passed over until the list changes otherwise than by scrolling and measuring.
  ///
  /// - Parameters:
  ///   - budget: the greatest number of slots to ask for.
  ///   - measure: gives a slot's height in points, nil where it is not known yet.
  /// - Returns: what the measurements did; ``askedSlots`` has the slots asked for, in order.
  @discardableResult
  public mutating func measureAhead(
    budget: Int, measuring measure: (MeasureRequest) -> Double?
  ) -> ListReport {
    begin()
    let requests = nextToMeasure(limit: budget)
    let measurements = requests.compactMap { request in
      measure(request).map { ListMeasurement(.place(request.place), height: $0) }
    }
    if !measurements.isEmpty { perform(.measure(measurements)) }
    line.asked = requests.map { $0.slot }
    return end()
  }

  /// The slots to be measured next, for hosts that measure elsewhere: those without a current height that are nearest
  /// to the viewport, each handed out once until the list changes otherwise than by scrolling and measuring.
  ///
  /// A slot against the direction of the last scroll counts as twice as far away, so that what the reader will see
  /// comes first. Slots without height are left out (rule 4).
  ///
  /// - Complexity: O(log n) for each slot handed out, and O(1) for each known one passed for the first time since such a
  ///   change; O(1) where all are known.
  public mutating func nextToMeasure(limit: Int) -> [MeasureRequest] {
    guard limit > 0, index.measuredCount < index.slotCount, let (first, last) = slotsAtEdges else {
      return []
    }
    var range = first.slot..<first.slot
    if let aheadRange, aheadRange.contains(first.slot) { range = aheadRange.clamped(to: 0..<index.slotCount) }
    var back = missing(range.lowerBound, backwards: true, limit)[...]
    var ahead = missing(range.upperBound, backwards: false, limit)[...]
    var taken: [MeasureRequest] = []
    while taken.count < limit {
      let up = back.first.map { max(0, first.top &- $0.top &- $0.height) &* (scrollsBack ? 1 : 2) }
      let down = ahead.first.map { max(0, $0.top &- last.top &- last.height) &* (scrollsBack ? 2 : 1) }
      // Of two that are as far, the one in the direction of scrolling.
      guard let nearest = [up, down].compactMap({ $0 }).min() else { break }
      let takesBack = up == nearest && (scrollsBack || down != nearest)
      guard let next = takesBack ? back.popFirst() : ahead.popFirst() else { break }
      range = takesBack ? next.slot..<range.upperBound : range.lowerBound..<next.slot + 1
      taken.append(
        MeasureRequest(
          slot: next.slot, place: next.place, estimateClass: next.value.estimateClass, across: across(next)))
    }
    // All slots are known in a direction that has no more.
    if back.isEmpty, taken.count < limit { range = 0..<range.upperBound }
    if ahead.isEmpty, taken.count < limit { range = range.lowerBound..<index.slotCount }
    aheadRange = range
    return taken
  }

  /// The slots without height, among those in the viewport and next to them, that have none measured: of so many without height in
  /// each direction. No frame asks for them (rule 4).
  ///
  /// - Complexity: O(log n + slots in the viewport + limit).
  package func missingWithoutHeight(limit: Int) -> [Int] {
    guard let (first, last) = slotsAtEdges else { return [] }
    var found: [Int] = []
    for isBack in [true, false] {
      var left = limit
      index.walk(from: first.slot, backwards: isBack) { [index] stretch in
        if stretch.value.height(index.estimates) > 0 { return !isBack && stretch.slot <= last.slot }
        let count = min(stretch.count, left)
        if stretch.value.state != .measured { found += stretch.slot..<stretch.slot + count }
        left -= count
        return left > 0
      }
    }
    return found
  }

  /// The slots at the viewport's start and at its end; nil in a list without slots. Complexity: O(log n).
  private var slotsAtEdges: (first: SlotFrame, last: SlotFrame)? {
    guard let first = index.frame(at: offset &- shift),
      let last = index.frame(at: offset &- shift &+ max(0, viewport &- 1))
    else { return nil }
    return (first, last)
  }

  /// The slots from one on, or before it, that have a height but not a current one, the nearest first.
  private func missing(_ slot: Int, backwards isBack: Bool, _ limit: Int) -> [SlotFrame] {
    var found: [SlotFrame] = []
    index.walk(from: slot, backwards: isBack) { [index] stretch in
      // Most are known, and looked at no further: what a closure calls of the list would have all of it copied.
      guard stretch.value.state != .measured else { return true }
      for number in 0..<min(stretch.count, limit - found.count) {
        let slot = stretch.slot + (isBack ? stretch.count - 1 - number : number)
        guard let frame = index.frame(of: slot), frame.height > 0 else { break }
        found.append(frame)
      }
      return found.count < limit
    }
    return found
  }
}
