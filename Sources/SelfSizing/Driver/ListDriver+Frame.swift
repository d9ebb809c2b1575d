internal import ListLayout
internal import RowLayout

extension ListDriver {
  /// Brings the host up to date: measures what is visible and was not measured, recycles the cells that left, fills
  /// and places those that enter, moves those whose frames changed, and commits the offset.
  ///
  /// - Complexity: O(log n + cells on screen), and what measuring costs.
  @discardableResult
  public func layout() -> FrameReport {
    guard !isWorking else { return report(refusals: [atWork]) }
    let report = work { makeFrame() }
    host.commit(offset: report.offset, contentLength: report.contentLength)
    tellCallbacks()
    return report
  }

  private func report(refusals: [ListRefusal]) -> FrameReport {
    FrameReport(
      offset: offset, contentLength: contentLength, correction: points(correction),
      largestMovement: points(cache.largestScreenMovement), measuredCount: measuredCount, failures: failures,
      refusals: refusals)
  }

  /// Makes a frame, all but its commit.
  private func makeFrame() -> FrameReport {
    failures.removeAll(keepingCapacity: true)
    measuredCount = 0
    let hasTarget = cache.targetSlot != nil
    if hasTarget { measureUnasked() }
    if estimates.learns, cache.hasTarget {
      // Before the frame, which ends the scroll-to: what is learned then moves lanes against each other (rules 37, 55).
      repeat { measureSlots(within: 0) } while measuredCount < Self.mostUnasked && sendEstimates()
    }
    repeat { measureFrame() } while (hasTarget || hasRowsWithoutHeight) && measureUnasked()
    // What was learned may bring other rows into view.
    while estimates.learns, measuredCount < Self.mostUnasked, sendEstimates() { measureFrame() }
    if overscan > 0, measureSlots(within: overscan) { measureFrame() }
    gatherSlots()
    let transitions = takeTransitions()
    if !transitions.isEmpty { host.animate(transitions) }
    var hasEntered = false
    display.show(slots, on: host) { slot in
      hasEntered = true
      return self.item(at: slot.place).map(self.row)
    }
    if hasEntered { findEqualIdentities() }
    let report = report(refusals: refusals)
    correction = 0
    refusals = []
    return report
  }

  /// Measures the rows within a distance of the viewport; whether there were any.
  @discardableResult
  private func measureSlots(within distance: Double) -> Bool {
    var hasMeasured = false
    var tried: Set<Int> = []
    // Each round may bring others near.
    while true {
      var found: [ListMeasurement] = []
      for slot in slots(within: distance) where cache.state(of: slot) != .measured {
        guard tried.insert(slot).inserted, let measurement = measurement(of: slot) else { continue }
        found.append(measurement)
      }
      if found.isEmpty { return hasMeasured }
      measuredCount += found.count
      hasMeasured = true
      apply(.measure(found))
    }
  }

  /// The most rows of a frame, beside those that it asks for, that may bring further ones.
  private static var mostUnasked: Int { 1024 }

  /// Measures what a frame does not ask for, as it is not visible by its estimate (rules 4 and 10): rows that had no height and
  /// may have one now, and the row of a scroll-to or a restored place; whether some were.
  @discardableResult
  private func measureUnasked() -> Bool {
    // As of a frame, the number has a bound: the next one goes on.
    let limit = hasRowsWithoutHeight ? max(0, Self.mostUnasked - measuredCount) : 0
    var slots = limit > 0 ? cache.missingWithoutHeight(limit: limit) : []
    if let target = cache.targetSlot, cache.state(of: target) != .measured { slots.append(target) }
    let found = slots.compactMap(measurement)
    measuredCount += found.count
    if !found.isEmpty { apply(.measure(found)) }
    return slots.contains { cache.state(of: $0) == .measured }
  }

  private func measurement(of slot: Int) -> ListMeasurement? {
    guard let place = cache.place(of: slot), let item = item(at: place), let across = cache.across(of: slot),
      let height = try? height(of: item, width: across)
    else { return nil }
    return ListMeasurement(.place(place), height: height)
  }

  /// Looks for rows on screen that have the same identity.
  private func findEqualIdentities() {
    var places: [ID: SlotPlace] = [:]
    for slot in slots {
      guard case .row = slot.place.part, let item = item(at: slot.place) else { continue }
      let identity = id(item)
      if let first = places.updateValue(slot.place, forKey: identity) {
        refusals.append(.sameIdentity(identity, first, slot.place))
      }
    }
  }

  private func measureFrame() {
    let hasKinds = estimates.hasKinds
    // On a copy: what is asked for meanwhile is the list as it was.
    var frame = cache
    let report = frame.frame(
      estimating: { request in
        guard let row = self.item(at: request.place).map(self.row) else { return nil }
        return row.estimate?(self.points(request.across))
          ?? (hasKinds && request.estimateClass == 0 ? self.estimates.mean(of: row.kind) : nil)
      }, measuring: { self.measure($0) })
    cache = consume frame
    correction += report.correction
    if let refusal = report.refusal, !refusals.contains(refusal) { refusals.append(refusal) }
  }

  /// The height of the row at a place. One that cannot be measured stands at its estimate, is reported,
  /// and is asked for again by the next frame.
  private func measure(_ request: MeasureRequest) -> Double? {
    measuredCount += 1
    guard let item = item(at: request.place) else { return nil }
    do throws(RowError) {
      return try height(of: item, width: points(request.across))
    } catch {
      failures.append(RowFailure(place: request.place, error: error))
      return nil
    }
  }

  /// The height of an item's row at the width of its slot.
  func height(of item: Item, width: Double) throws(RowError) -> Double {
    let height = try sizer.height(of: item, width: width).height
    learn(height, of: item)
    return height
  }

  /// Gathers the slots of the frame: the rows of the viewport, those beside it that are kept, and pinned headers and
  /// footers last, since they lie above the rows.
  private func gatherSlots() {
    slots.removeAll(keepingCapacity: true)
    let pinned = cache.pinnedSlots
    let visible = cache.visibleSlots
    for slot in visible where !pinned.contains(where: { $0.slot == slot.slot }) {
      gather(slot.slot, cache.contentRect(of: slot))
    }
    if overscan > 0 {
      let shown = Set(visible.map(\.slot) + pinned.map(\.slot))
      for slot in slots(within: overscan) where !shown.contains(slot) {
        guard let rect = cache.contentRect(of: slot) else { continue }
        gather(slot, rect, isOverscanned: true)
      }
    }
    for slot in pinned { gather(slot.slot, cache.contentRect(of: slot), isPinned: true) }
  }

  private func gather(
    _ slot: Int, _ rect: ListRect, isPinned: Bool = false, isOverscanned: Bool = false
  ) {
    guard let place = cache.place(of: slot), let key = cache.key(of: slot) else { return }
    slots.append(
      CellDisplay.Slot(
        key: key, place: place, frame: RowRect(rect), isPinned: isPinned, isOverscanned: isOverscanned))
  }

  func points(_ units: Int) -> Double { ListUnits.points(units: units) }
}
