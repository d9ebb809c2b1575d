@testable import ListLayout

/// A list of rows written from the rules with arrays alone, everything worked out anew: what ``ListCache`` is held
/// against. One section without header and footer; all lengths in units.
struct NaiveList {
  struct Row {
    var key: String
    var estimateClass: Int
  }

  struct Known {
    var height: Int
    var isMeasured: Bool
  }

  /// A row as it was presented.
  struct Shown {
    var key: String
    var y: Int
    var height: Int
    var hasMoved = false
  }

  enum Goal {
    case aligned(String, Int, padding: Int)
    case end
  }

  struct Line {
    var key: String
    var y: Int
    var part: Int
    var height: Int
  }

  var rows: [Row] = []
  /// What is known at each remembered width, the current one last.
  var tables: [(width: Int, known: [String: Known])]
  var attic: [String: Int] = [:]
  var estimates: [Int]
  var viewport: Int
  var insetTop = 0
  var insetBottom = 0
  let padding: Int
  let gap: Int
  let alignment: ContentAlignment
  let widthHistory = 2

  var offset = 0
  var bias = 0
  var isDeferring = false
  var sticksToEnd = false
  var chosen: (key: String, edge: SlotEdge)?
  var target: Goal?
  var line: Line?
  var presented: [Shown] = []
  var seenInstead: [Shown]?
  /// What was moved since the last commit or reset of what was seen (decision D4).
  var moved: Set<String> = []

  // What the last step did.
  var hadTarget = false
  var movedAtFrame: Int?
  var asked: [String] = []
  /// Whether the step may move what was seen: its point is not the first thing seen, or a limit, rule 17 or 19 came in.
  var mayMove = false

  init(viewport: Int, estimates: [Int], padding: Int, gap: Int, alignment: ContentAlignment, width: Int) {
    self.viewport = viewport
    self.estimates = estimates
    self.padding = padding
    self.gap = gap
    self.alignment = alignment
    tables = [(width, [:])]
  }
}

// MARK: - Geometry

extension NaiveList {
  func known(_ key: String) -> Known? { tables.last?.known[key] }

  func height(_ row: Row) -> Int { known(row.key)?.height ?? estimates[row.estimateClass] }

  func place(_ key: String) -> Int? { rows.firstIndex { $0.key == key } }

  /// The top of each row, and behind them the content's height.
  func tops() -> [Int] {
    var tops: [Int] = []
    var y = padding
    for (number, row) in rows.enumerated() {
      if number > 0 { y += gap }
      tops.append(y)
      y += height(row)
    }
    return tops + [y + padding]
  }

  var content: Int { tops().last ?? 0 }
  var startLimit: Int { -insetTop }
  var endLimit: Int { max(startLimit, content + insetBottom - viewport) }

  func clamp(_ offset: Int) -> Int { min(max(offset, startLimit), endLimit) }

  /// Rule 19.
  var shift: Int {
    let free = max(0, viewport - insetTop - insetBottom - content)
    switch alignment {
    case .top: return 0
    case .middle: return free / 2
    case .bottom: return free
    }
  }

  /// Rule 3, at the places of now.
  func visible() -> [Shown] {
    let tops = tops()
    let origin = offset - shift
    return rows.indices.compactMap { number in
      let height = height(rows[number])
      let y = tops[number] - origin
      return height > 0 && y < viewport && y + height > 0
        ? Shown(key: rows[number].key, y: y, height: height) : nil
    }
  }

  /// Decision D3.
  func seen() -> [Shown] {
    let seen = (seenInstead ?? presented).filter { $0.y < viewport && $0.y + $0.height > 0 }
    return seen.allSatisfy { moved.contains($0.key) } ? visible() : seen
  }

  /// Makes what is visible now what was seen.
  mutating func resetSeen() {
    seenInstead = visible()
    moved = []
  }

  /// The number `moved` of a state line.
  var largestMovement: Int {
    if let movedAtFrame { return movedAtFrame }
    if hadTarget || target != nil { return 0 }
    let tops = tops()
    return presented.reduce(0) { largest, shown in
      guard !shown.hasMoved, shown.y < viewport, shown.y + shown.height > 0, let place = place(shown.key)
      else {
        return largest
      }
      return max(largest, abs(tops[place] - offset + shift - shown.y))
    }
  }
}

// MARK: - Events

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
    let isAtStart = offset <= startLimit
    let oldSeen = seen()
    change(&self)
    guard !isSame(as: before) else { return }
    follow(moves)
    let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.key, $0) })
    let seen = oldSeen.filter { places[$0.key] != nil }
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
    let anchor = seen.first { !moved.contains($0.key) } ?? seen.first
    let gone = oldSeen.first { !moved.contains($0.key) } ?? oldSeen.first
    let standIn = seen.isEmpty ? gone.flatMap { self.standIn(for: $0.key, before) } : nil
    // 15 c
    let added = rows.firstIndex { adds.contains($0.key) || moves.contains($0.key) }
    let held = anchor.flatMap { places[$0.key] } ?? (standIn?.isAfter == true ? standIn?.place : nil)
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
    _ seen: [Shown], _ anchor: Shown?, _ standIn: (place: Int, isAfter: Bool)?, _ firstY: Int?, _ over: Int
  ) -> Int {
    let tops = tops()
    /// Rules 15 and 17 for a slot's top edge.
    func top(_ shown: Shown) -> Int {
      guard let place = place(shown.key) else { return offset }
      let height = height(rows[place])
      if shown.y + shown.height > insetTop, shown.y + height <= insetTop {
        mayMove = true
        return tops[place] + shift - insetTop
      }
      return tops[place] + shift - shown.y
    }
    if let chosen, let shown = seen.first(where: { $0.key == chosen.key }), let place = place(chosen.key) {
      mayMove = true
      guard chosen.edge == .bottom else { return top(shown) }
      return tops[place] + height(rows[place]) + shift - shown.y - shown.height
    }
    if let line, let place = place(line.key) {
      mayMove = true
      return tops[place] + height(rows[place]) * line.part / line.height + shift - line.y
    }
    if let anchor { return top(anchor) }
    mayMove = true
    guard let firstY else { return offset }
    guard let standIn else { return startLimit + over }
    let edge = standIn.isAfter ? tops[standIn.place] : tops[standIn.place] + height(rows[standIn.place])
    return edge + shift - firstY
  }

  /// Decision D6.
  private func isSame(as before: NaiveList) -> Bool {
    rows.map(\.key) == before.rows.map(\.key) && tops() == before.tops()
      && rows.map(height) == before.rows.map(before.height)
      && viewport == before.viewport && insetTop == before.insetTop && insetBottom == before.insetBottom
  }

  /// Forgets what is gone, and notes what moved.
  private mutating func follow(_ moves: Set<String>) {
    let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.key, $0) })
    moved.formUnion(moves)
    moved.formIntersection(places.keys)
    func followed(_ shown: [Shown]) -> [Shown] {
      shown.filter { places[$0.key] != nil }.map {
        var shown = $0
        shown.hasMoved = shown.hasMoved || moves.contains(shown.key)
        return shown
      }
    }
    presented = followed(presented)
    if let instead = seenInstead { seenInstead = followed(instead) }
    if let key = line?.key, places[key] == nil || moves.contains(key) { line = nil }
  }

  /// Rule 15 f: the first survivor after a row in the old order that was not moved, else the last before it.
  private func standIn(for key: String, _ before: NaiveList) -> (place: Int, isAfter: Bool)? {
    guard let old = before.place(key) else { return nil }
    let stays = { (row: Row) in moved.contains(row.key) ? nil : place(row.key) }
    if let place = before.rows[(old + 1)...].lazy.compactMap(stays).first { return (place, true) }
    if let place = before.rows[..<old].reversed().lazy.compactMap(stays).first { return (place, false) }
    return nil
  }

  private mutating func followTarget(_ before: NaiveList) {
    guard case .aligned(let key, let fraction, let padding) = target, place(key) == nil else { return }
    target = standIn(for: key, before).map { .aligned(rows[$0.place].key, fraction, padding: padding) }
  }

  /// Decision D10.
  func position(_ goal: Goal) -> Int {
    guard case .aligned(let key, let fraction, let padding) = goal, let place = place(key) else {
      return endLimit
    }
    let room = viewport - insetBottom - insetTop - 2 * padding - height(rows[place])
    let y = insetTop + padding + (room * fraction) >> 16
    return clamp(tops()[place] + shift - y)
  }

  mutating func scroll(by distance: Int, overscrolls: Bool) {
    target = nil
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
    guard let goal else { return }
    line = nil
    bias = 0
    hadTarget = true
    offset = position(goal)
    resetSeen()
  }

  /// The edge that takes the least movement.
  func nearest(_ key: String, padding: Int) -> Goal? {
    guard let place = place(key) else { return nil }
    let (top, bottom) = (insetTop + padding, viewport - insetBottom - padding)
    let y = tops()[place] + shift - offset
    let height = height(rows[place])
    if y >= top, y + height <= bottom { return nil }
    if height > bottom - top {
      if y > top { return .aligned(key, 0, padding: padding) }
      return y + height < bottom ? .aligned(key, 65536, padding: padding) : nil
    }
    return .aligned(key, y < top ? 0 : 65536, padding: padding)
  }

  /// Decision D9: taken before heights become stale.
  mutating func holdLine() {
    guard line == nil,
      let shown = seen().first(where: { $0.y + $0.height > insetTop && !moved.contains($0.key) })
    else { return }
    let part = max(0, insetTop - shown.y)
    line = Line(key: shown.key, y: max(shown.y, insetTop), part: part, height: max(1, shown.height))
  }

  mutating func makeStale(_ estimateClass: Int?) {
    let classes = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0.estimateClass) })
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
        list.tables.append((width, current.known.mapValues { Known(height: $0.height, isMeasured: false) }))
        if list.tables.count > list.widthHistory + 1 { list.tables.removeFirst() }
      }
    }
  }

  /// Decision D11, without estimates that learn.
  mutating func frame(_ answer: (String) -> Int?) {
    var budget = 4 * ((viewport + max(estimates[0], 192) - 1) / max(estimates[0], 192)) + 64
    while true {
      let missing = visible().map(\.key).filter { known($0)?.isMeasured != true && !asked.contains($0) }
        .prefix(budget)
      if missing.isEmpty { break }
      budget -= missing.count
      asked += missing
      event { list in
        for key in missing {
          guard let height = answer(key) else { continue }
          list.tables[list.tables.count - 1].known[key] = Known(height: height, isMeasured: true)
        }
      }
    }
    movedAtFrame = largestMovement
    presented = visible()
    seenInstead = nil
    moved = []
    if presented.allSatisfy({ known($0.key)?.isMeasured == true }) {
      target = nil
      line = nil
    }
  }
}
