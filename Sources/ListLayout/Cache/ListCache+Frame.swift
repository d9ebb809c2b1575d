extension ListCache {
  /// The slots asked for in one round of a frame.
  struct Missing {
    var slot: Int
    var place: SlotPlace
    var estimateClass: Int
  }

  /// Measures what is visible and missing, round after round, and commits (rule 10, decision D11).
  ///
  /// `measure` gives a slot's height in units, nil where no answer comes.
  mutating func runFrame(_ measure: (Missing) -> Int?) {
    var budget = frameBudget
    var unanswered: Set<Int> = []
    var hasAdapted = false
    var missing: [Missing] = []
    while true {
      gatherMissing(&missing, unanswered)
      if missing.count > budget { missing.removeSubrange(budget...) }
      if missing.isEmpty {
        if hasAdapted || !adaptEstimates() { break }
        hasAdapted = true
        continue
      }
      budget -= missing.count
      measureRound(missing, measure, &unanswered)
    }
    commit()
  }

  /// How many slots a frame may ask for.
  private var frameBudget: Int {
    if let budget = configuration.budget { return max(0, budget) }
    let estimate = max(index.estimates[0], ListUnits.perPoint)
    return 4 * ((viewport + estimate - 1) / estimate) + 64
  }

  /// The visible and pinned slots without a current height that were not asked for yet, in content order.
  private func gatherMissing(_ missing: inout [Missing], _ unanswered: Set<Int>) {
    missing.removeAll(keepingCapacity: true)
    let origin = offset &- shift
    index.visitVisible(origin, origin &+ viewport) { frame in
      guard frame.value.state != .measured, unanswered.isEmpty || !unanswered.contains(frame.slot) else {
        return
      }
      missing.append(
        Missing(slot: frame.slot, place: frame.place, estimateClass: frame.value.estimateClass))
    }
    guard configuration.pinsHeaders || configuration.pinsFooters else { return }
    for pin in pinnedNow() where pin.value.state != .measured && !unanswered.contains(pin.slot) {
      let place = missing.firstIndex { $0.slot >= pin.slot } ?? missing.count
      guard place == missing.count || missing[place].slot != pin.slot else { continue }
      missing.insert(
        Missing(slot: pin.slot, place: pin.place, estimateClass: pin.value.estimateClass), at: place)
    }
  }

  /// Asks for the missing heights and applies the answers as one event.
  private mutating func measureRound(
    _ missing: [Missing], _ measure: (Missing) -> Int?, _ unanswered: inout Set<Int>
  ) {
    let before = anchorContext()
    let heights = index.heightSum
    var changed = false
    var values: [SlotValue] = []
    var start = 0
    for (number, slot) in missing.enumerated() {
      line.asked.append(slot.slot)
      let height = measure(slot)
      if height == nil { unanswered.insert(slot.slot) }
      if case .row(let row) = slot.place.part, let height {
        if !values.isEmpty, case .row(let first) = missing[start].place.part,
          missing[start].place.section != slot.place.section || first + values.count != row
        {
          changed = flush(&values, missing[start]) || changed
        }
        if values.isEmpty { start = number }
        values.append(SlotValue(state: .measured, estimateClass: slot.estimateClass, height: height))
      } else if let height {
        let old = index.frame(at: slot.place)?.height
        index.set(
          SlotValue(state: .measured, estimateClass: slot.estimateClass, height: height), at: slot.place)
        changed = changed || old != height
      }
    }
    changed = flush(&values, missing[start]) || changed
    if changed || index.heightSum != heights { settle(before) }
  }

  /// Sets the heights of neighbouring rows; whether one of them is another than before.
  private mutating func flush(_ values: inout [SlotValue], _ first: Missing) -> Bool {
    guard !values.isEmpty, case .row(let row) = first.place.part else { return false }
    let section = first.place.section
    var changed = false
    var next = 0
    let estimates = index.estimates
    index.sections.section(section)?.section.rows.visit(from: row, index.staleness) { count, value in
      let old = value.state == .unmeasured ? estimates[value.estimateClass] : value.height
      for _ in 0..<min(count, values.count - next) {
        changed = changed || values[next].height != old
        next += 1
      }
      return !changed && next < values.count
    }
    index.measureRows(from: row, section: section, values[...])
    values.removeAll(keepingCapacity: true)
    return changed
  }

  /// Sets the estimates that learn to the mean of what is measured (rule 31); whether one changed.
  private mutating func adaptEstimates() -> Bool {
    guard !configuration.adaptive.isEmpty, indicatorDrag == nil else { return false }
    var changes: [(estimateClass: Int, estimate: Int)] = []
    for estimateClass in 0..<8 where configuration.adaptive.contains(estimateClass) {
      let (samples, estimate) = (index.samples[estimateClass], index.estimates[estimateClass])
      guard samples.count >= 16 else { continue }
      let expected = estimate * samples.count
      let (twentyfold, overflow) = (samples.sum - expected).magnitude.multipliedReportingOverflow(by: 20)
      guard overflow || twentyfold > expected.magnitude else { continue }
      changes.append((estimateClass, grid.mean(sum: samples.sum, count: samples.count)))
    }
    guard !changes.isEmpty else { return false }
    changeEstimates(changes)
    return true
  }

  /// Sets estimates as one event.
  mutating func changeEstimates(_ changes: [(estimateClass: Int, estimate: Int)]) {
    let before = anchorContext()
    var changed = false
    for (estimateClass, estimate) in changes where index.estimates[estimateClass] != estimate {
      changed = changed || index.sections.total.heights.unmeasured[estimateClass] > 0
      index.setEstimate(estimate, ofClass: estimateClass)
      for place in formerWidths.indices {
        formerWidths[place].index.setEstimate(estimate, ofClass: estimateClass)
      }
    }
    if changed { settle(before) }
  }

  /// Presents what is visible now.
  private mutating func commit() {
    var visible = seenInstead ?? []
    seenInstead = nil
    visibleNow(into: &visible)
    line.moved = largestMovement(visible)
    presented = visible
    pinned = pinnedNow()
    hasPresented = true
    line.hasFrame = true
    if hasAllHeights {
      target = nil
      lineHold = nil
    }
  }

  /// Whether nothing visible or pinned is missing.
  private var hasAllHeights: Bool {
    if pinned.contains(where: { $0.value.state != .measured }) { return false }
    let origin = offset &- shift
    var isComplete = true
    index.visitVisible(origin, origin &+ viewport) { isComplete = isComplete && $0.value.state == .measured }
    return isComplete
  }

  /// By how much the slot moved most that was presented, is still there and was neither pinned nor moved (rule 20).
  ///
  /// - Parameter visible: what is visible now, in content order, where that is known.
  func largestMovement(_ visible: [PresentedSlot]? = nil) -> Int {
    guard !line.hadTarget, target == nil else { return 0 }
    let origin = offset &- shift
    let visible = visible ?? []
    var next = 0
    var largest = 0
    for slot in presented
    where !slot.isPinned && !slot.hasMoved && slot.y < viewport && slot.y &+ slot.height > 0 {
      while next < visible.count, visible[next].slot < slot.slot { next += 1 }
      if next < visible.count, visible[next].slot == slot.slot {
        largest = max(largest, abs(visible[next].y &- slot.y))
      } else if let top = index.top(of: slot.slot) {
        largest = max(largest, abs(top &- origin &- slot.y))
      }
    }
    return largest
  }
}
