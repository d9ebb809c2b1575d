@testable import ListLayout

#if canImport(TestSupport)
  import TestSupport
#endif

/// Random events on lists, without a model: what must hold of any list is checked after each (`Tests/Fuzzers/run lists` lets
/// millions of them happen under the address sanitizer).
///
/// Most lists have up to 500 rows, one in a hundred up to 100,000, in up to three lanes; every third has rows that are
/// millions of points tall, so that offsets go beyond ten billion units.
struct ListRun {
  var list = ListCache()
  var random: SeededGenerator
  /// The number of keys made so far.
  var born = 0
  /// The last event in words, which are made for a finding alone.
  private var words = { "" }
  /// True where the last event scrolls.
  var scrolls = false
  let isFar: Bool
  let isLarge: Bool
  let mostLanes: Int
  /// An older copy of the list, and what it must go on to say (rule 48).
  private var copy: (list: ListCache, facts: [Int])?
  /// Whether something since the last frame may move what was presented (rules 15 a to d and f, 17 to 19, 33).
  private var mayMove = false
  /// The lines on which nothing presented was touched, and which were held to moving nothing.
  private(set) var quietLines = 0
  private(set) var mostOffset = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isFar = seed % 3 == 0
    isLarge = seed % 100 == 99
    mostLanes = Int(seed % 4) % 3 + 1
    var configuration = ListConfiguration(viewport: 300, width: 320)
    configuration.estimates = [40, isFar ? 5_000_000 : 25]
    let gap = { (random: inout SeededGenerator) in Double(Int.random(in: 0..<4, using: &random)) }
    configuration.gaps = ListGaps(
      row: gap(&random), header: gap(&random), footer: gap(&random), section: gap(&random))
    configuration.padding = ListInsets(top: gap(&random), bottom: gap(&random))
    configuration.hidesEmptySections = number(4) == 0
    configuration.contentAlignment = ContentAlignment.allCases[number(3)]
    (configuration.pinsHeaders, configuration.pinsFooters) = (number(2) == 0, number(3) == 0)
    configuration.keepsStart = number(4) > 0
    configuration.adaptive = number(4) == 0 ? [0] : []
    configuration.removedHeights = number(2) == 0 ? 4096 : 20
    list = ListCache(configuration)
    load()
  }

  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  mutating func note(_ event: @autoclosure @escaping () -> String) { words = event }

  /// Lets something happen, and checks what must hold; nil, or what does not.
  mutating func step() -> String? {
    let before = Watch(list)
    let old = list
    let scrolls = happen()
    mostOffset = max(mostOffset, list.offset)
    noteMoves(old, scrolls: scrolls)
    if let finding = check(before) { return "\(finding), after \(words())" }
    if list.line.hasFrame { mayMove = false }
    return nil
  }

  // MARK: - What must hold

  private mutating func check(_ before: Watch) -> String? {
    let steps = list.slotCount <= 2000 ? 1 : 1000
    if number(steps) == 0 {
      list.heights.checkInvariants()
      for former in list.formerWidths {
        former.index.checkInvariants()
        if former.index.slotCount != list.slotCount { return "a former width has another number of slots" }
      }
      if let finding = checkCopy() { return finding }
    }
    if let refusal = list.line.refusal { return "refused: \(refusal)" }
    if list.slotCount > 0 {
      let slot = number(list.slotCount)
      if list.key(of: slot).flatMap(list.slot(withKey:)) != slot {
        return "slot \(slot) has no key of its own"
      }
      if let frame = list.index.frame(of: slot), frame.height > 0, frame.lane == nil,
        list.index.slot(at: frame.top) != slot
      {
        return "slot \(slot) is not found at its top \(frame.top)"
      }
    }
    // Rule 20.
    guard !mayMove, let moved = before.movement(in: list) else { return nil }
    quietLines += 1
    return moved == 0 ? nil : "what is presented moved by \(moved) units unasked"
  }

  /// Notes whether what is presented may have moved by what rule 20 names.
  private mutating func noteMoves(_ old: ListCache, scrolls: Bool) {
    var old = old
    let seen = old.anchorContext().seen
    let anchor = ListCache.anchorSlot(seen)
    // Rule 17: one that became shorter since it was shown ends above what can be read now.
    let collapses = anchor.map { anchor in
      guard let key = old.key(of: anchor.slot), let slot = list.slot(withKey: key),
        let frame = list.index.frame(of: slot), frame.height < anchor.height
      else { return false }
      return anchor.y + frame.height <= list.readableArea(of: frame.place).top
    }
    mayMove =
      mayMove || collapses ?? true || scrolls || list.target != nil || list.line.hadTarget
      || old.target != nil
      || list.chosen != nil || list.lineHold != nil || list.animation != nil
      || list.line.cause.map { $0 != .seen } ?? false || list.shift != old.shift
      || list.offset <= list.startLimit || list.offset >= list.endLimit || old.offset > old.endLimit
      || old.offset < old.startLimit || anchor?.isPinned != false || anchor?.hasMoved == true
  }

  private func facts(_ list: ListCache) -> [Int] {
    let count = list.slotCount
    let slots = stride(from: 0, to: count, by: max(1, count / 7))
    return [count, list.heights.contentHeight]
      + slots.flatMap { [list.top(of: $0) ?? 0, list.height(of: $0) ?? 0] }
  }

  /// Whether an older copy says what it said, whatever happened to the list.
  private mutating func checkCopy() -> String? {
    if let copy {
      copy.list.heights.checkInvariants()
      if facts(copy.list) != copy.facts { return "a copy of the list changed with it" }
    }
    if number(20) == 0 { copy = (list, facts(list)) }
    return nil
  }
}

/// What was presented before an event, by key: where it was, and how its slots stood to each other.
private struct Watch {
  private struct Slot: Equatable {
    var key: String
    var top: Int
    var height: Int
    var lane: Int8?
  }

  private var slots: [Slot] = []
  private var y: [String: Int] = [:]

  init(_ list: ListCache) {
    let shown = list.visibleSlots + (list.seenInstead ?? [])
    guard let first = shown.map(\.slot).min(), let last = shown.map(\.slot).max(), last - first < 500,
      let top = list.index.top(of: first)
    else { return }
    slots = Self.slots(list, first...last, top)
    for slot in list.visibleSlots
    where !slot.isPinned && !list.isMoved(slot.slot) && !slot.hasMoved && slot.y < list.viewport
      && slot.y + slot.height > 0
    {
      guard let key = list.key(of: slot.slot), let top = list.index.top(of: slot.slot) else { continue }
      y[key] = top - list.offset + list.shift
    }
  }

  private static func slots(_ list: ListCache, _ range: ClosedRange<Int>, _ top: Int) -> [Slot] {
    range.compactMap { slot in
      guard let frame = list.index.frame(of: slot), let key = list.key(of: slot) else { return nil }
      return Slot(key: key, top: frame.top - top, height: frame.height, lane: frame.lane)
    }
  }

  /// By how much what was presented moved on screen; nil where any slot from the first to the last of it came, went,
  /// moved or changed, also where all of them were moved together.
  func movement(in list: ListCache) -> Int? {
    guard let first = slots.first, let slot = list.slot(withKey: first.key),
      slot + slots.count <= list.slotCount, let top = list.index.top(of: slot),
      Self.slots(list, slot...slot + slots.count - 1, top) == slots
    else { return nil }
    var largest = 0
    for (key, y) in y {
      guard let slot = list.slot(withKey: key), let top = list.index.top(of: slot) else { continue }
      if list.isMoved(slot) { return nil }
      largest = max(largest, abs(top - list.offset + list.shift - y))
    }
    return largest
  }
}
