extension ListCache {
  /// True if a scroll-to or a restored place is unfinished.
  package var hasTarget: Bool { target != nil }

  /// The slot of an unfinished scroll-to or restored place; nil where there is none, or where it is the content's end.
  package var targetSlot: Int? { target.flatMap { $0.goal == .end ? nil : $0.slot } }

  /// The offset at which a target is reached in the present layout (decision D10).
  func position(of target: ScrollTarget) -> Units {
    guard target.goal != .end, let frame = index.frame(of: target.slot) else { return endLimit }
    switch target.goal {
    case .end: return endLimit
    case .screen(let y, let edge):
      return clamped((edge == .top ? frame.top : frame.bottom) &+ shift &- max(-1 << 50, min(1 << 50, y)))
    case .aligned(let fraction, let padding):
      let area = readableArea(of: frame.place)
      let room = area.bottom &- area.top &- 2 &* padding &- frame.height
      let y = area.top &+ padding &+ (room &* fraction) >> 16
      return clamped(frame.top &+ shift &- y)
    }
  }

  /// Starts a scroll to a slot (rule 36).
  mutating func show(_ slot: Int, _ alignment: ScrollAlignment, padding: Units) {
    guard let new = scrollTarget(slot, alignment, padding: padding) else {
      // Nothing has to move: only an older target ends (decision D10).
      endTargets()
      return
    }
    aim(at: new)
  }

  /// The slot where a section starts; that of the next one with slots, else of the last one with slots (rule 41).
  func start(ofSection section: Int) throws(ListRefusal) -> Int {
    guard let located = index.sections.located(section), index.slotCount > 0 else {
      throw ListRefusal(
        .outOfRange,
        "There is no section # to show: the list has # sections and # slots.", section, index.sectionCount,
        index.slotCount)
    }
    let first = located.before.slots
    if first < index.slotCount { return first }
    let last = index.place(of: index.slotCount - 1)?.section
    return last.flatMap { index.sections.located($0)?.before.slots } ?? 0
  }

  /// Returns the target of a scroll to a slot; nil for no move.
  func scrollTarget(_ slot: Int, _ alignment: ScrollAlignment, padding: Units) -> ScrollTarget? {
    let fraction: Units?
    switch alignment {
    case .top: fraction = 0
    case .middle: fraction = 32768
    case .bottom: fraction = 65536
    case .fraction(let part):
      fraction = Units((max(0, min(1, part)) * 65536).rounded(.toNearestOrAwayFromZero))
    case .nearest: fraction = nearestFraction(slot, padding)
    }
    return fraction.map { ScrollTarget(slot: slot, goal: .aligned($0, padding: padding)) }
  }

  /// Starts a scroll to a target (rules 36, 39).
  mutating func aim(at new: ScrollTarget) {
    endHolds()
    fold()
    target = new
    placeTarget()
  }

  /// Puts the target at its place; what is then visible is what was seen.
  mutating func placeTarget() {
    if let target {
      line.hadTarget = true
      move(to: position(of: target), .target)
    }
    resetSeen()
  }

  /// Ends what holds a place until something is done with the list.
  mutating func endHolds() {
    endTargets()
    lineHold = nil
  }

  /// Ends scrolls to a place, also to one that is still to be restored.
  mutating func endTargets() {
    target = nil
    animation = nil
    pendingPlace = nil
  }

  /// The edge that takes the least movement, nil where none is needed.
  private func nearestFraction(_ slot: Int, _ padding: Units) -> Units? {
    guard let frame = index.frame(of: slot) else { return nil }
    let area = readableArea(of: frame.place)
    let (top, bottom) = (area.top &+ padding, area.bottom &- padding)
    let y = frame.top &+ shift &- offset
    let end = y &+ frame.height
    if y >= top, end <= bottom { return nil }
    if frame.height > bottom &- top {
      return y > top ? 0 : end < bottom ? 65536 : nil
    }
    return y < top ? 0 : 65536
  }
}
