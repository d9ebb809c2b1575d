@testable import ListLayout

extension NaiveList {
  mutating func begin() {
    hadTarget = target != nil
    movedAtFrame = nil
    asked = []
    mayMove = false
  }

  mutating func end() {
    if target != nil { hadTarget = true }
    if bias != 0, offset - startLimit <= viewport { bias = 0 }
  }

  /// Does something that changes heights or structure, and keeps the point of rule 15.
  mutating func event(moves: Set<String> = [], adds: Set<String> = [], _ change: (inout NaiveList) -> Void) {
    let before = self
    let over = offset - clamp(offset)
    let isAtEnd = sticksToEnd && endLimit - offset <= 192
    let isAtStart = offset <= startLimit && rules.keepsStart
    let oldSeen = seen()
    change(&self)
    let isPending = pendingPlace != nil
    startPendingPlace()
    let isSame = isSame(as: before)
    guard !isSame || isPending && pendingPlace == nil else { return }
    let gone = oldSeen.first { !moved.contains($0.key) } ?? oldSeen.first
    if !isSame { follow(moves) }
    let order = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let seen = oldSeen.filter { order[$0.key] != nil }
    // 15 a
    if target != nil {
      followTarget(before)
      mayMove = true
    }
    if let target {
      offset = position(target)
      resetSeen()
      return
    }
    func correct(_ new: Int) {
      if isDeferring { bias += offset - new }
      offset = new
    }
    // 15 b
    if isAtEnd {
      mayMove = true
      correct(endLimit + over)
      resetSeen()
      return
    }
    let anchor = anchor(seen)
    let standIn = seen.isEmpty ? gone.flatMap { self.standIn(for: $0.key, before) } : nil
    // 15 c
    let added = keys.firstIndex { adds.contains($0) || moves.contains($0) }
    let held =
      anchor.flatMap { order[$0.key] } ?? (standIn?.isAfter == true ? order[standIn?.key ?? ""] : nil)
    if isAtStart, let added, let held, added < held {
      mayMove = true
      correct(startLimit + over)
      resetSeen()
      return
    }
    let wanted = wantedOffset(seen, anchor, standIn, gone?.y, over)
    let new = clamp(wanted - over) + over
    if new != wanted || shift != before.shift { mayMove = true }
    correct(new)
  }

  private mutating func wantedOffset(
    _ seen: [Shown], _ anchor: Shown?, _ standIn: (key: String, isAfter: Bool)?, _ firstY: Int?, _ over: Int
  ) -> Int {
    /// Rules 15 and 17 for a slot's top edge.
    func top(_ shown: Shown) -> Int {
      guard let slot = placed(shown.key) else { return offset }
      let line = readable(slot).top
      if shown.y + shown.height > line, shown.y + slot.height <= line {
        mayMove = true
        return slot.top + shift - line
      }
      return slot.top + shift - shown.y
    }
    if let chosen, let shown = seen.first(where: { $0.key == chosen.key }), let slot = placed(chosen.key) {
      mayMove = true
      guard chosen.edge == .bottom else { return top(shown) }
      return slot.bottom + shift - shown.y - shown.height
    }
    if let line, let slot = placed(line.key) {
      mayMove = true
      return slot.top + slot.height * line.part / line.height + shift - line.y
    }
    if let anchor {
      if anchor.isPinned || moved.contains(anchor.key) { mayMove = true }
      return top(anchor)
    }
    mayMove = true
    guard let firstY else { return offset }
    guard let standIn, let slot = placed(standIn.key) else { return startLimit + over }
    return (standIn.isAfter ? slot.top : slot.bottom) + shift - firstY
  }

  /// Decision D6.
  private func isSame(as before: NaiveList) -> Bool {
    let (new, old) = (layout(), before.layout())
    return new.content == old.content && new.slots.count == old.slots.count
      && zip(new.slots, old.slots).allSatisfy {
        $0.slot.key == $1.slot.key && $0.place == $1.place && $0.top == $1.top && $0.height == $1.height
          && $0.lane == $1.lane
      } && viewport == before.viewport && insetTop == before.insetTop && insetBottom == before.insetBottom
  }

  /// Forgets what is gone, and notes what moved.
  private mutating func follow(_ moves: Set<String>) {
    let all = Set(keys)
    moved = moved.union(moves).intersection(all)
    func followed(_ shown: [Shown]) -> [Shown] {
      shown.filter { all.contains($0.key) }.map {
        var shown = $0
        shown.hasMoved = shown.hasMoved || moves.contains(shown.key)
        return shown
      }
    }
    presented = followed(presented)
    pinned = pinned.filter { all.contains($0.key) }
    seenInstead = seenInstead.map(followed)
    if let key = line?.key, !all.contains(key) || moves.contains(key) { line = nil }
  }

  /// Rule 15 f: the first survivor after a slot in the old order that was not moved, else the last before it.
  private func standIn(for key: String, _ before: NaiveList) -> (key: String, isAfter: Bool)? {
    let oldKeys = before.keys
    let all = Set(keys)
    guard let old = oldKeys.firstIndex(of: key) else { return nil }
    let stays = { (key: String) in all.contains(key) && !moved.contains(key) }
    if let next = oldKeys[(old + 1)...].first(where: stays) { return (next, true) }
    if let last = oldKeys[..<old].last(where: stays) { return (last, false) }
    return nil
  }

  private mutating func followTarget(_ before: NaiveList) {
    switch target {
    case .aligned(let key, let fraction, let padding) where !keys.contains(key):
      target = standIn(for: key, before).map { .aligned($0.key, fraction, padding: padding) }
    case .screen(let key, let y) where !keys.contains(key):
      target = standIn(for: key, before).map { .screen($0.key, y) }
    default: break
    }
  }

  /// Decision D10.
  func position(_ goal: Goal) -> Int {
    switch goal {
    case .end: return endLimit
    case .screen(let key, let y): return placed(key).map { clamp($0.top + shift - y) } ?? endLimit
    case .aligned(let key, let fraction, let padding):
      guard let slot = placed(key) else { return endLimit }
      let area = readable(slot)
      let room = area.bottom - area.top - 2 * padding - slot.height
      return clamp(slot.top + shift - area.top - padding - (room * fraction) >> 16)
    }
  }

  mutating func scroll(by distance: Int, overscrolls: Bool) {
    target = nil
    pendingPlace = nil
    line = nil
    let new = overscrolls ? offset + distance : clamp(offset + distance)
    for place in presented.indices { presented[place].y -= new - offset }
    if var instead = seenInstead {
      for place in instead.indices { instead[place].y -= new - offset }
      seenInstead = instead
    }
    offset = new
  }

  mutating func show(_ goal: Goal?) {
    target = goal
    pendingPlace = nil
    guard let goal else { return }
    line = nil
    bias = 0
    hadTarget = true
    offset = position(goal)
    resetSeen()
  }

  /// The edge that takes the least movement.
  func nearest(_ key: String, padding: Int) -> Goal? {
    guard let slot = placed(key) else { return nil }
    let area = readable(slot)
    let (top, bottom) = (area.top + padding, area.bottom - padding)
    let y = slot.top + shift - offset
    let height = slot.height
    if y >= top, y + height <= bottom { return nil }
    if height > bottom - top {
      if y > top { return .aligned(key, 0, padding: padding) }
      return y + height < bottom ? .aligned(key, 65536, padding: padding) : nil
    }
    return .aligned(key, y < top ? 0 : 65536, padding: padding)
  }

  /// Decision D9: taken before heights become stale.
  mutating func holdLine() {
    guard line == nil else { return }
    for shown in seen() where !moved.contains(shown.key) && !shown.isPinned {
      guard let slot = placed(shown.key) else { continue }
      let top = readable(slot).top
      guard shown.y + shown.height > top else { continue }
      line = Line(
        key: shown.key, y: max(shown.y, top), part: max(0, top - shown.y), height: max(1, shown.height))
      return
    }
  }

  /// Rule 35.
  mutating func raiseVersion(_ estimateClass: Int?) {
    holdLine()
    for each in 0..<8 where estimateClass == nil || estimateClass == each { versions[each] += 1 }
    let classes = Dictionary(
      uniqueKeysWithValues: sections.flatMap(\.slots).map { ($0.key, $0.estimateClass) })
    for table in tables.indices {
      for key in tables[table].known.keys where estimateClass == nil || classes[key] == estimateClass {
        tables[table].known[key]?.isMeasured = false
      }
    }
  }

  /// Decision D13.
  mutating func setWidth(_ width: Int) {
    guard let current = tables.last, width != current.width else { return }
    holdLine()
    event { list in
      if let old = list.tables.firstIndex(where: { $0.width == width }) {
        list.tables.append(list.tables.remove(at: old))
      } else {
        list.tables.append(
          Table(
            width: width, known: current.known.mapValues { Known(height: $0.height, isMeasured: false) }))
        list.deal()
        if list.tables.count > list.rules.widthHistory + 1 { list.tables.removeFirst() }
      }
    }
  }

  mutating func setMeasured(_ key: String, _ height: Int) {
    tables[tables.count - 1].known[key] = Known(height: height, isMeasured: true)
  }

  /// Decision D11.
  mutating func frame(_ answer: (String) -> Int?) {
    var budget = 4 * ((viewport + max(estimates[0], 192) - 1) / max(estimates[0], 192)) + 64
    var hasAdapted = false
    while true {
      let wanted = Set((visible() + pins()).map(\.key))
      let missing = keys.filter {
        wanted.contains($0) && known($0)?.isMeasured != true && !asked.contains($0)
      }.prefix(budget)
      if missing.isEmpty {
        if hasAdapted || !adapt() { break }
        hasAdapted = true
        continue
      }
      budget -= missing.count
      asked += missing
      event { list in
        for key in missing { if let height = answer(key) { list.setMeasured(key, height) } }
      }
    }
    movedAtFrame = largestMovement
    presented = visible()
    pinned = pins()
    seenInstead = nil
    moved = []
    if (presented + pinned).allSatisfy({ known($0.key)?.isMeasured == true }) {
      target = nil
      line = nil
    }
  }

  /// Rule 31: whether an estimate changed.
  private mutating func adapt() -> Bool {
    var new = estimates
    for estimateClass in rules.adaptive {
      let heights = sections.flatMap(\.slots).filter { $0.estimateClass == estimateClass }
        .compactMap { known($0.key) }.filter(\.isMeasured).map(\.height)
      let (sum, count) = (heights.reduce(0, +), heights.count)
      let expected = estimates[estimateClass] * count
      if count >= 16, abs(sum - expected) * 20 > expected {
        new[estimateClass] = (sum + count - 1) / count
      }
    }
    guard new != estimates else { return false }
    event { $0.estimates = new }
    return true
  }
}
