/// The state before an event needed for the one point that it keeps (rules 14 to 18).
struct AnchorContext {
  /// The offset's distance beyond its limits (rubber band).
  var overshoot: Units = 0
  var isAtEnd = false
  var isAtStart = false
  /// The slots visible before (decision D3), in screen order; the numbers are those before the event until mapped.
  var seen: [VisibleSlot] = []
  /// The first slot visible before and not moved, as it was.
  var first: VisibleSlot?
}

/// A change of a list's structure, as far as anchoring needs it. While it happens, slots are named by the ids of their keys.
struct StructureChange {
  /// A slot that stands in for one that went: the first survivor after it in the old order that was not moved, else the
  /// last before it (rule 15 f).
  struct Fallback: SlotNaming {
    var slot: Int
    var isAfter: Bool
  }

  var before: AnchorContext
  /// The number afterwards of the first slot that was inserted or moved.
  var firstAdded: Int?
  /// The fallback of the first seen slot that was not moved, for when nothing seen survives.
  var fallback: Fallback?
  /// Those of the slots that the list scrolls to.
  var target: Fallback?
  var animated: Fallback?
}

/// Why the offset changed.
public enum CorrectionCause: String, Hashable, Sendable {
  /// An unfinished scroll-to (rule 15 a).
  case target
  /// Sticking to the end (15 b).
  case end
  /// New rows at the very top (15 c).
  case start
  /// The slot that the host chose (15 d).
  case chosen
  /// The first slot that was seen (15 e).
  case seen
  /// The line being read (33, 35).
  case line
  /// A slot standing in for those that are gone (15 f).
  case fallback
}

extension ListCache {
  /// Takes down what is seen before an event.
  mutating func anchorContext() -> AnchorContext {
    var seen: [VisibleSlot] = []
    return anchorContext(in: &seen)
  }

  /// Records the context in an array's storage, emptying the array.
  ///
  /// Like others on a frame's way, this is mutating only because a list of two kilobytes would be copied for a call
  /// that is not.
  mutating func anchorContext(in room: inout [VisibleSlot]) -> AnchorContext {
    var seen: [VisibleSlot] = []
    swap(&seen, &room)
    seen.removeAll(keepingCapacity: true)
    for slot in seenInstead ?? visibleSlots where slot.y < viewport && slot.y &+ slot.height > 0 {
      seen.append(slot)
    }
    markMoved(&seen)
    if seen.allSatisfy({ $0.hasMoved }) {
      visibleNow(into: &seen)
      markMoved(&seen)
    }
    return AnchorContext(
      overshoot: offset &- clamped(offset), isAtEnd: isStickingToEnd && endLimit &- offset <= endThreshold,
      isAtStart: offset <= startLimit && configuration.keepsStart, seen: seen,
      first: seen.first { !$0.hasMoved } ?? seen.first)
  }

  /// Notes which slots were moved since the last commit.
  private func markMoved(_ slots: inout [VisibleSlot]) {
    if movedKeys.isEmpty { return }
    for number in slots.indices where isMoved(slots[number].slot) { slots[number].hasMoved = true }
  }

  /// True if an event moved the slot since the last commit or reset of the visible slots (decision D4).
  func isMoved(_ slot: Int) -> Bool { keys.order.id(at: slot).map(movedKeys.contains) ?? false }

  /// Moves the offset so that the event keeps its point; `seen` of the context names slots as they are now.
  mutating func reanchor(_ before: AnchorContext, _ change: StructureChange? = nil) {
    let anchor = Self.anchorSlot(before.seen)
    if let target {
      move(to: position(of: target), .target)
    } else if before.isAtEnd {
      correct(to: endLimit &+ before.overshoot, .end)
    } else if before.isAtStart, let added = change?.firstAdded, Self.isFollowed(added, anchor, change) {
      correct(to: startLimit &+ before.overshoot, .start)
    } else {
      let (wanted, cause) = wantedOffset(before, anchor, change)
      return correct(to: clamped(wanted &- before.overshoot) &+ before.overshoot, cause)
    }
    resetSeen()
  }

  /// True if the first added slot stands before the held slot or its fallback (decision D5).
  private static func isFollowed(
    _ added: Int, _ anchor: VisibleSlot?, _ change: StructureChange?
  ) -> Bool {
    if let anchor { return added < anchor.slot }
    guard let fallback = change?.fallback, fallback.isAfter else { return false }
    return added < fallback.slot
  }

  /// The slot of rule 15 e: the first seen one neither moved nor pinned, else not moved, else not pinned, else the
  /// first (decision D4).
  static func anchorSlot(_ seen: [VisibleSlot]) -> VisibleSlot? {
    seen.first { !$0.isPinned && !$0.hasMoved } ?? seen.first { !$0.hasMoved } ?? seen.first { !$0.isPinned }
      ?? seen.first
  }

  private mutating func wantedOffset(
    _ before: AnchorContext, _ anchor: VisibleSlot?, _ change: StructureChange?
  ) -> (offset: Units, cause: CorrectionCause) {
    if let chosen, let slot = keys.position(of: chosen.key),
      let seen = before.seen.first(where: { $0.slot == slot })
    {
      return (wantedOffset(holding: seen, chosen.edge), .chosen)
    }
    if let lineHold, let frame = index.frame(of: lineHold.slot) {
      let part = lineHold.part > 0 ? frame.height &* lineHold.part / lineHold.height : lineHold.part
      return (frame.top &+ part &+ shift &- lineHold.line, .line)
    }
    if let anchor { return (wantedOffset(holding: anchor, .top), .seen) }
    guard let y = before.first?.y else { return (offset, .seen) }
    if let fallback = change?.fallback, let frame = index.frame(of: fallback.slot) {
      return ((fallback.isAfter ? frame.top : frame.bottom) &+ shift &- y, .fallback)
    }
    return (startLimit &+ before.overshoot, .fallback)
  }

  /// The offset that keeps an edge of a slot where it was seen; a tall one that collapses shows its head (rule 17).
  private mutating func wantedOffset(holding seen: VisibleSlot, _ edge: SlotEdge) -> Units {
    guard let frame = index.frame(of: seen.slot) else { return offset }
    if edge == .bottom { return frame.bottom &+ shift &- seen.y &- seen.height }
    let readableTop = readableArea(of: frame.place).top
    if seen.y &+ seen.height > readableTop, seen.y &+ frame.height <= readableTop {
      return frame.top &+ shift &- readableTop
    }
    return frame.top &+ shift &- seen.y
  }

  /// Sets the offset of an event's correction; deferred mode keeps the reported one (rule 21).
  private mutating func correct(to new: Units, _ cause: CorrectionCause) {
    if isDeferringCorrections { bias &+= offset &- new }
    move(to: new, cause)
  }

  /// Sets the offset, and notes by how much it was corrected.
  mutating func move(to new: Units, _ cause: CorrectionCause) {
    guard new != offset else { return }
    line.correction &+= new &- offset
    line.cause = cause
    offset = new
  }

  /// Makes what is visible now what was seen, and nothing count as moved (decision D3).
  mutating func resetSeen() {
    movedKeys.removeAll()
    var seen = seenInstead ?? []
    seenInstead = nil
    visibleNow(into: &seen)
    seenInstead = seen
  }

  /// Folds the bias into the offset that is reported.
  mutating func fold() { bias = 0 }

  /// Folds where the true start comes within one viewport (decision D16).
  mutating func foldNearStart() {
    if bias != 0, offset &- startLimit <= viewport { fold() }
  }
}
