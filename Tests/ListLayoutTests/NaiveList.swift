@testable import ListLayout

/// A list written from the rules with arrays alone, everything worked out anew: what ``ListCache`` is held against.
/// All lengths in units.
struct NaiveList {
  struct Slot: Equatable {
    var key: String
    var estimateClass = 0
    var spans = false
  }

  struct Section: Equatable {
    var key: String
    var header: Slot?
    var rows: [Slot] = []
    var footer: Slot?
    var lanes = ListLanes()

    var slots: [Slot] { [header].compactMap { $0 } + rows + [footer].compactMap { $0 } }
  }

  struct Known: Equatable {
    var height: Int
    var isMeasured: Bool
  }

  /// A slot as it was presented.
  struct Shown: Equatable {
    var key: String
    var y: Int
    var height: Int
    var isPinned = false
    var hasMoved = false
    var lane: Int?
  }

  /// What is known at one width.
  struct Table {
    var width: Int
    var known: [String: Known] = [:]
    /// The lanes that rows were dealt to.
    var lanes: [String: Int] = [:]
  }

  enum Goal {
    case aligned(String, Int, padding: Int)
    case screen(String, Int)
    case end
  }

  struct Line {
    var key: String
    var y: Int
    var part: Int
    var height: Int
  }

  struct Save {
    var place: (key: String, y: Int)?
    var width: Int
    var versions: [Int]
    var heights: [String: Known]
  }

  /// What does not change; see ``ListConfiguration``.
  struct Rules {
    var padding = 0
    var gaps = GapRules()
    var alignment = ContentAlignment.top
    var pinsHeaders = false
    var pinsFooters = false
    var keepsStart = true
    var widthHistory = 2
    var adaptive: Set<Int> = []
  }

  let rules: Rules
  var sections: [Section] = []
  /// What is known at each remembered width, the current one last.
  var tables: [Table]
  var versions = [Int](repeating: 0, count: 8)
  /// The heights of removed keys.
  var removed: [String: Int] = [:]
  /// Restored heights whose keys are not there.
  var waiting: [String: (known: Known, save: Save)] = [:]
  var saves: [String: Save] = [:]
  var estimates: [Int]
  var viewport: Int
  var insetTop = 0
  var insetBottom = 0

  var offset = 0
  var bias = 0
  var isDeferring = false
  var sticksToEnd = false
  var chosen: (key: String, edge: SlotEdge)?
  var target: Goal?
  var pendingPlace: (key: String, y: Int)?
  var line: Line?
  var presented: [Shown] = []
  var pinned: [Shown] = []
  var seenInstead: [Shown]?
  /// What was moved since the last commit or reset of what was seen (decision D4).
  var moved: Set<String> = []

  // What the last step did.
  var hadTarget = false
  var movedAtFrame: Int?
  var asked: [String] = []
  /// Whether the step may move what was seen: its point is not the first thing seen, or a limit, rule 17 or 19 came in.
  var mayMove = false

  init(viewport: Int, estimates: [Int], width: Int, rules: Rules) {
    self.viewport = viewport
    self.estimates = estimates
    self.rules = rules
    tables = [Table(width: width)]
  }
}

// MARK: - Geometry

extension NaiveList {
  /// A slot at its place.
  struct Placed {
    var slot: Slot
    var place: SlotPlace
    var top: Int
    var height: Int
    var lane: Int?

    var bottom: Int { top + height }
  }

  func known(_ key: String) -> Known? { tables.last?.known[key] }

  /// The height that is kept of a slot, whether it is hidden or not.
  func height(_ slot: Slot) -> Int { known(slot.key)?.height ?? estimates[slot.estimateClass] }

  /// All slots in order, the start and end of each section, and the content's height (rules 1, 5, 6, decision D2).
  func layout() -> (slots: [Placed], extents: [(start: Int, end: Int)], content: Int) {
    var slots: [Placed] = []
    var extents: [(start: Int, end: Int)] = []
    var y = rules.padding
    var isFirst = true
    for (number, section) in sections.enumerated() {
      let isHidden = rules.gaps.hidesEmptySections && section.rows.isEmpty
      func add(_ slot: Slot, _ part: SlotPlace.Part) {
        let height = isHidden ? 0 : height(slot)
        slots.append(
          Placed(slot: slot, place: SlotPlace(section: number, part: part), top: y, height: height))
        y += height
      }
      if !isHidden {
        if !isFirst { y += rules.gaps.section }
        isFirst = false
      }
      let start = y
      if let header = section.header {
        add(header, .header)
        if !isHidden, !section.rows.isEmpty || section.footer != nil { y += rules.gaps.header }
      }
      if section.lanes.count > 1 {
        let lanes = laneRows(section, tables.count - 1)
        let tops = lanes.tops()
        for (row, slot) in section.rows.enumerated() {
          slots.append(
            Placed(
              slot: slot, place: .row(row, section: number), top: y + tops[row], height: height(slot),
              lane: lanes.rows[row].lane))
        }
        y += tops.last ?? 0
      } else {
        for (row, slot) in section.rows.enumerated() {
          if row > 0 { y += rules.gaps.row }
          add(slot, .row(row))
        }
      }
      if let footer = section.footer {
        if !isHidden, !section.rows.isEmpty || section.header != nil { y += rules.gaps.footer }
        add(footer, .footer)
      }
      extents.append((start, y))
    }
    return (slots, extents, y + rules.padding)
  }

  var keys: [String] { sections.flatMap(\.slots).map(\.key) }
  func placed(_ key: String) -> Placed? { layout().slots.first { $0.slot.key == key } }

  var content: Int { layout().content }
  var startLimit: Int { -insetTop }
  var endLimit: Int { max(startLimit, content + insetBottom - viewport) }

  func clamp(_ offset: Int) -> Int { min(max(offset, startLimit), endLimit) }

  /// Rule 19.
  var shift: Int {
    let free = max(0, viewport - insetTop - insetBottom - content)
    switch rules.alignment {
    case .top: return 0
    case .middle: return free / 2
    case .bottom: return free
    }
  }

  /// Rule 3, at the places of now.
  func visible() -> [Shown] {
    let origin = offset - shift
    let pins = Set(pins().map(\.key))
    return layout().slots.compactMap { slot in
      let y = slot.top - origin
      return slot.height > 0 && y < viewport && y + slot.height > 0
        ? Shown(
          key: slot.slot.key, y: y, height: slot.height, isPinned: pins.contains(slot.slot.key),
          lane: slot.lane)
        : nil
    }
  }

  /// Rules 2 and 55.
  func slot(at y: Int) -> Placed? {
    let slots = layout().slots
    let tall = slots.filter { $0.height > 0 }
    return tall.first { $0.top <= y && y < $0.bottom } ?? tall.last { $0.top <= y } ?? tall.first
      ?? slots.first
  }

  /// Decision D12.
  func pins() -> [Shown] {
    let (slots, extents, _) = layout()
    let origin = offset - shift
    var pins: [Shown] = []
    func add(_ slot: Placed?, _ y: (Placed) -> Int) {
      guard let slot else { return }
      let y = y(slot)
      if slot.height > 0, y != slot.top - origin, y < viewport, y + slot.height > 0 {
        pins.append(Shown(key: slot.slot.key, y: y, height: slot.height, isPinned: true))
      }
    }
    if rules.pinsHeaders, let section = slot(at: origin + insetTop)?.place.section {
      add(slots.first { $0.place == .header(section) }) {
        min(max($0.top - origin, insetTop), extents[section].end - origin - $0.height)
      }
    }
    let line = viewport - insetBottom
    if rules.pinsFooters, let section = slot(at: origin + line - 1)?.place.section {
      add(slots.first { $0.place == .footer(section) }) {
        max(min($0.top - origin, line - $0.height), extents[section].start - origin)
      }
    }
    return pins
  }

  /// Decision D7.
  func readable(_ slot: Placed) -> (top: Int, bottom: Int) {
    let slots = layout().slots
    func height(_ part: SlotPlace.Part) -> Int {
      let place = SlotPlace(section: slot.place.section, part: part)
      return slot.place.part == part ? 0 : slots.first { $0.place == place }?.height ?? 0
    }
    return (
      insetTop + (rules.pinsHeaders ? height(.header) : 0),
      viewport - insetBottom - (rules.pinsFooters ? height(.footer) : 0)
    )
  }

  /// Decision D3.
  func seen() -> [Shown] {
    let seen = (seenInstead ?? presented).filter { $0.y < viewport && $0.y + $0.height > 0 }
    return seen.allSatisfy { moved.contains($0.key) } ? visible() : seen
  }

  /// Decision D4.
  func anchor(_ seen: [Shown]) -> Shown? {
    seen.first { !moved.contains($0.key) && !$0.isPinned } ?? seen.first { !moved.contains($0.key) }
      ?? seen.first { !$0.isPinned } ?? seen.first
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
    let slots = layout().slots
    return presented.reduce(0) { largest, shown in
      guard !shown.hasMoved, !shown.isPinned, shown.y < viewport, shown.y + shown.height > 0,
        let slot = slots.first(where: { $0.slot.key == shown.key })
      else { return largest }
      return max(largest, abs(slot.top - offset + shift - shown.y))
    }
  }
}
