extension ListCache {
  /// The slots asked for in one round of a frame.
  struct Missing: BitwiseCopyable, Sendable {
    var slot: Int
    var place: SlotPlace
    var estimateClass: Int
    /// The height that it is shown at until it is measured.
    var height: Units
    /// Its width across.
    var across: Units
    /// The lane that it is in.
    var lane: Int8?
    /// The height that was answered, in units; below 0 where none was.
    var answer: Units = -1

    var value: SlotValue { SlotValue(state: .measured, estimateClass: estimateClass, height: answer) }

    /// The number of a row in its section.
    var row: Int { if case .row(let row) = place.part { row } else { 0 } }
  }

  /// Measures what is visible and missing, round after round, and commits (rule 10, decision D11).
  ///
  /// `ask` gives a slot's height or estimate in units, nil where no answer comes; `estimates` says whether the host
  /// gives estimates at all.
  mutating func runFrame(estimates: Bool, _ ask: (Missing, AnswerKind) -> Units?) {
    var budget = frameBudget
    var unanswered: Set<Int> = []
    var hasAdapted = false
    var hasEstimated = false
    var frame = FrameScratch()
    swap(&frame, &scratch)
    var isComplete = false
    var isGathered = false
    while true {
      if !isGathered { isComplete = gather(&frame.visible, &frame.missing, unanswered) }
      isGathered = false
      let isCut = frame.missing.count > budget
      if isCut { frame.missing.removeSubrange(budget...) }
      if frame.missing.isEmpty {
        if estimates, !hasEstimated {
          hasEstimated = true
          if estimateAround({ ask($0, .estimate) }) { continue }
        }
        if hasAdapted || !adaptEstimates() {
          commit(&frame.visible, isComplete: isComplete)
          swap(&frame, &scratch)
          return
        }
        hasAdapted = true
        continue
      }
      budget -= frame.missing.count
      if frame.measured.isEmpty { frame.before = anchorContext(in: &frame.before.seen) }
      let isAnswered = measure(&frame, { ask($0, .height) }, &unanswered)
      let isWhole = isAnswered && !isCut && unanswered.isEmpty
      if isWhole, staysStill(frame) {
        isGathered = follow(&frame, from: offset &- shift)
        isComplete = frame.missing.isEmpty
        // The slots that came into view by the heights are measured before these are set.
        if isGathered, !isComplete, budget > 0 { continue }
        apply(frame.measured)
      } else {
        let origin = offset &- shift
        apply(frame.measured)
        if frame.measured.contains(where: { $0.answer >= 0 && $0.answer != $0.height }) {
          reanchor(frame.before)
        }
        isGathered = isWhole && follow(&frame, from: origin)
        isComplete = frame.missing.isEmpty
      }
      frame.measured.removeAll(keepingCapacity: true)
    }
  }

  /// The most slots a frame requests (rule 10), never more than it may show.
  private var frameBudget: Int {
    @inline(__always) get {
      let most = max(0, configuration.limits.frame)
      if let budget = configuration.budget { return max(0, min(most, budget)) }
      let estimate = max(index.estimates[0], ListUnits.perPoint)
      return Int(min(Units(most), 4 * ((viewport + estimate - 1) / estimate) + 64))
    }
  }

  /// The visible slots, and those of them and of the pinned ones without a current height that were not asked for
  /// yet, all in content order.
  ///
  /// - Returns: whether no visible or pinned slot is without a current height.
  private mutating func gather(
    _ visible: inout [VisibleSlot], _ missing: inout [Missing], _ unanswered: Set<Int>
  ) -> Bool {
    if !visible.isEmpty { visible.removeAll(keepingCapacity: true) }
    if !missing.isEmpty { missing.removeAll(keepingCapacity: true) }
    var isComplete = true
    let listWidth = width
    let origin = offset &- shift
    // Rooms of less than a kilobyte, which are on the stack.
    unsafe withUnsafeTemporaryAllocation(of: VisibleSlot.self, capacity: 16) { seenRoom in
      unsafe withUnsafeTemporaryAllocation(of: Missing.self, capacity: 14) { missingRoom in
        var seen = unsafe Gatherer(seenRoom)
        var asked = unsafe Gatherer(missingRoom)
        index.visitVisible(origin, origin &+ viewport, most: configuration.limits.frame) { frame in
          seen.append(
            VisibleSlot(
              slot: frame.slot, y: frame.top &- origin, height: frame.height, laneNumber: frame.lane),
            to: &visible)
          guard frame.value.state != .measured else { return }
          isComplete = false
          asked.append(Missing(frame, across: listWidth), to: &missing)
        }
        seen.flush(to: &visible)
        asked.flush(to: &missing)
      }
    }
    // Not as they are found: the set would be held and let go of once a row.
    if !unanswered.isEmpty { missing.removeAll { unanswered.contains($0.slot) } }
    if index.sections.total.laned > 0 {
      // Neighbours are mostly as wide as each other.
      var (section, isLane, width) = (-1, false, listWidth)
      for number in missing.indices {
        let lane = missing[number].lane
        if missing[number].place.section != section || isLane != (lane != nil) {
          (section, isLane) = (missing[number].place.section, lane != nil)
          width = across(ofLane: isLane ? 0 : nil, section: section).width
        }
        missing[number].across = width
      }
    }
    guard configuration.pinsHeaders || configuration.pinsFooters else { return isComplete }
    for (pin, _) in pinnedNow() {
      if let place = visible.firstIndex(where: { $0.slot == pin.slot }) { visible[place].isPinned = true }
      guard pin.value.state != .measured else { continue }
      isComplete = false
      let place = missing.firstIndex { $0.slot >= pin.slot } ?? missing.count
      guard !unanswered.contains(pin.slot), place == missing.count || missing[place].slot != pin.slot
      else { continue }
      missing.insert(Missing(pin, across: across(pin)), at: place)
    }
    return isComplete
  }

  /// Asks for the missing heights; the slots are among those measured then.
  ///
  /// - Returns: whether each was answered.
  private mutating func measure(
    _ frame: inout FrameScratch, _ ask: (Missing) -> Units?, _ unanswered: inout Set<Int>
  ) -> Bool {
    line.asked.append(contentsOf: frame.missing.lazy.map { $0.slot })
    var isAnswered = true
    unsafe frame.missing.withUnsafeMutableBufferPointer { missing in
      for number in missing.indices {
        if let height = unsafe ask(missing[number]) {
          unsafe missing[number].answer = height
        } else {
          unsafe unanswered.insert(missing[number].slot)
          isAnswered = false
        }
      }
    }
    frame.noteMeasured()
    return isAnswered
  }

  /// True if the heights measured cannot move the offset, nor content that is shorter than the viewport: they are of slots behind the
  /// anchor, which is where and as tall as it was seen and which no other slot will stand for, and the end stays out of reach.
  private mutating func staysStill(_ frame: FrameScratch) -> Bool {
    guard target == nil, chosen == nil, lineHold == nil, !frame.before.isAtEnd, frame.before.overshoot == 0,
      configuration.contentAlignment == .top,
      let anchor = Self.anchorSlot(frame.before.seen), !anchor.hasMoved, let first = frame.measured.first,
      first.slot > anchor.slot
    else { return false }
    let lessening = frame.measured.reduce(0) { $0 &+ max(0, $1.height &- $1.answer) }
    return offset &+ lessening <= endLimit
      && frame.visible.contains {
        $0.slot == anchor.slot && $0.y == anchor.y && $0.height == anchor.height
      }
  }

  /// Sets the heights that were answered, those of a section's rows in one go.
  private mutating func apply(_ missing: [Missing]) {
    var start = 0
    while start < missing.count {
      let first = missing[start]
      var end = start + 1
      defer { start = end }
      guard first.answer >= 0 else { continue }
      guard first.place.isRow else {
        index.set(first.value, at: first.place)
        continue
      }
      while end < missing.count, missing[end].answer >= 0, missing[end].place.isRow,
        missing[end].place.section == first.place.section
      {
        end += 1
      }
      index.measureRows(of: first.place.section, count: end - start) {
        let entry = missing[start &+ $0]
        return (entry.slot &- first.slot &+ first.row, entry.value)
      }
    }
  }

  /// Sets the estimates that learn to the mean of what is measured (rule 31); whether one changed.
  private mutating func adaptEstimates() -> Bool {
    guard !configuration.adaptive.isEmpty, indicatorDrag == nil else { return false }
    var changes: [(estimateClass: Int, estimate: Units)] = []
    for estimateClass in 0..<8 where configuration.adaptive.contains(estimateClass) {
      let (samples, estimate) = (index.samples[estimateClass], index.estimates[estimateClass])
      guard samples.count >= 16 else { continue }
      let expected = estimate * Units(samples.count)
      let (twentyfold, overflow) = (samples.sum - expected).magnitude.multipliedReportingOverflow(by: 20)
      guard overflow || twentyfold > expected.magnitude else { continue }
      changes.append((estimateClass, grid.mean(sum: samples.sum, count: samples.count)))
    }
    guard !changes.isEmpty else { return false }
    changeEstimates(changes)
    return true
  }

  /// Sets estimates as one event.
  mutating func changeEstimates(_ changes: [(estimateClass: Int, estimate: Units)]) {
    let before = anchorContext()
    var changed = false
    for (estimateClass, estimate) in changes where index.estimates[estimateClass] != estimate {
      changed = changed || index.sections.total.heights.unmeasured[estimateClass] > 0
      index.setEstimate(estimate, ofClass: estimateClass)
      for place in formerWidths.indices {
        formerWidths[place].index.setEstimate(estimate, ofClass: estimateClass)
      }
    }
    if changed { reanchor(before) }
  }

  /// Presents what is visible now.
  private mutating func commit(_ visible: inout [VisibleSlot], isComplete: Bool) {
    line.moved = largestMovement(visible)
    swap(&visibleSlots, &visible)
    if configuration.pinsHeaders || configuration.pinsFooters {
      pinnedSlots = pinnedNow().map { VisibleSlot(slot: $0.frame.slot, y: $0.y, height: $0.frame.height) }
    }
    seenInstead = nil
    movedKeys.removeAll()
    hasFrame = true
    line.hasFrame = true
    guard isComplete else { return }
    target = nil
    lineHold = nil
  }

  /// By how much the slot moved most that was presented, is still there and was neither pinned nor moved (rule 20).
  ///
  /// It changes nothing, and is mutating so that the list is lent to it, not copied.
  ///
  /// - Parameter visible: the slots visible now, in content order, where they are known.
  mutating func largestMovement(_ visible: [VisibleSlot] = []) -> Units {
    guard !line.hadTarget, target == nil else { return 0 }
    var next = 0
    var largest: Units = 0
    for slot in visibleSlots
    where !slot.isPinned && !slot.hasMoved && slot.y < viewport && slot.y &+ slot.height > 0 {
      while next < visible.count, visible[next].slot < slot.slot { next += 1 }
      if next < visible.count, visible[next].slot == slot.slot {
        largest = max(largest, abs(visible[next].y &- slot.y))
      } else if let top = index.top(of: slot.slot) {
        largest = max(largest, abs(top &- offset &+ shift &- slot.y))
      }
    }
    return largest
  }
}

/// Appends to an array many elements at a time, so that the array is not asked for each whether it is shared.
@safe private struct Gatherer<Element: BitwiseCopyable> {
  private let room: UnsafeMutableBufferPointer<Element>
  private var count = 0

  init(_ room: UnsafeMutableBufferPointer<Element>) { unsafe self.room = room }

  @inline(__always)
  mutating func append(_ element: Element, to array: inout [Element]) {
    if unsafe count == room.count { flush(to: &array) }
    unsafe room.initializeElement(at: count, to: element)
    count &+= 1
  }

  mutating func flush(to array: inout [Element]) {
    unsafe array.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<count]))
    count = 0
  }
}

extension ListCache.Missing {
  init(_ frame: SlotFrame, across: Units) {
    self.init(
      slot: frame.slot, place: frame.place, estimateClass: frame.value.estimateClass, height: frame.height,
      across: across, lane: frame.lane)
  }
}
