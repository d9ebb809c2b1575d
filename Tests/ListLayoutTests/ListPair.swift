import TestSupport

@testable import ListLayout

/// A list and the naive one, which get the same random events.
struct ListPair {
  var list: ListCache
  var naive: NaiveList
  var random: SeededGenerator
  var gone: [NaiveList.Slot] = []
  var next = 0
  /// The last event in words.
  var event = ""
  /// Whether sections have up to three lanes.
  let hasLanes: Bool
  /// Whether some rows are millions of points tall.
  let isFar: Bool

  init(seed: Int, hasLanes: Bool = false, isFar: Bool = false) {
    self.hasLanes = hasLanes
    self.isFar = isFar
    var rules = NaiveList.Rules()
    rules.padding = seed % 3 * 8 * 192
    rules.gaps = GapRules(
      row: seed % 4 * 192, header: seed % 5 * 192, footer: seed % 2 * 192, section: seed % 7 * 192,
      hidesEmptySections: seed % 4 == 1)
    rules.alignment = ContentAlignment.allCases[seed % 3]
    (rules.pinsHeaders, rules.pinsFooters) = (seed % 2 == 1, seed % 4 >= 2)
    rules.keepsStart = seed % 5 != 4
    rules.adaptive = seed % 6 == 5 ? [0] : []
    let points = { (units: Int) in Double(units) / 192 }
    var configuration = ListConfiguration(
      viewport: 300, width: 320, estimates: [40, 25], pinsHeaders: rules.pinsHeaders)
    configuration.padding = ListInsets(top: points(rules.padding), bottom: points(rules.padding))
    configuration.gaps = ListGaps(
      row: points(rules.gaps.row), header: points(rules.gaps.header), footer: points(rules.gaps.footer),
      section: points(rules.gaps.section))
    configuration.keepsStart = rules.keepsStart
    configuration.hidesEmptySections = rules.gaps.hidesEmptySections
    configuration.contentAlignment = rules.alignment
    configuration.pinsFooters = rules.pinsFooters
    configuration.adaptive = rules.adaptive
    configuration.removedHeights = 1_000_000
    list = ListCache(configuration)
    naive = NaiveList(
      viewport: 300 * 192, estimates: [40 * 192, 25 * 192], width: 320 * 192, rules: rules)
    random = SeededGenerator(seed: UInt64(seed) + 1)
    load(sections: seed % 3 == 0 ? 1 : 4)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A height in points.
  mutating func height(_ range: Range<Int>) -> Int {
    isFar && number(0..<3) == 0 ? number(4_000_000..<5_500_000) : number(range)
  }

  /// What differs between the two lists; nil where nothing does.
  var difference: String? {
    let shown = { (slots: [NaiveList.Shown]) in slots.map { "\($0.key)@\($0.y)" } }
    let lane = { (slot: VisibleSlot) in
      let section = list.place(of: slot.slot)?.section ?? 0
      return list.lanes(ofSection: section).count > 1 ? list.lane(of: slot.slot) : nil
    }
    let found = [
      "offset \(ListUnits.units(points: list.contentOffset)) bias \(list.bias) content \(list.heights.contentHeight)",
      "moved \(list.largestScreenMovement) asked \(list.askedSlots.compactMap(list.key))",
      "shown \(list.visibleSlots.map { "\(list.key(of: $0.slot) ?? "?")@\($0.y)" })",
      "pinned \(list.pinnedSlots.map { "\(list.key(of: $0.slot) ?? "?")@\($0.y)" })",
      "lanes \(list.visibleSlots.map(lane))",
    ]
    let expected = [
      "offset \(naive.offset + naive.bias) bias \(naive.bias) content \(naive.content)",
      "moved \(naive.largestMovement) asked \(naive.asked)",
      "shown \(shown(naive.presented))", "pinned \(shown(naive.pinned))",
      "lanes \(hasLanes ? naive.presented.map { naive.placed($0.key)?.lane } : list.visibleSlots.map { _ in nil })",
    ]
    let wrong = zip(found, expected).filter { $0 != $1 }
    return wrong.isEmpty ? nil : wrong.map { "\($0), not \($1)" }.joined(separator: "; ")
  }

  mutating func step() {
    naive.begin()
    defer { naive.end() }
    switch number(0..<(hasLanes ? 32 : 30)) {
    case 0..<9: frame()
    case 9..<12: scroll()
    case 12, 13: measure()
    case 14..<18: batch()
    case 18: snapshot()
    case 19: edge()
    case 20, 21: show()
    case 22: saveOrRestore()
    case 23: load(sections: number(0..<4), isRare: true)
    case 30, 31: setLanes()
    case let kind: change(kind)
    }
  }
}

// MARK: - Everyday events

extension ListPair {
  private mutating func frame() {
    event = "frame"
    let (salt, isFar) = (number(0..<9), isFar)
    let answer = { (key: String) -> Int? in
      let hash = key.utf8.reduce(UInt64(salt)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 32
      if isFar, hash % 5 == 0 { return 4_000_000 + Int(hash % 1000) }
      return hash % 9 == 0 ? nil : Int(hash % 120)
    }
    list.frameByKey { key, _ in answer(key).map(Double.init) }
    naive.frame { answer($0).map { $0 * 192 } }
  }

  private mutating func scroll() {
    var distance = number(-700..<700) / (number(0..<3) + 1)
    if isFar, number(0..<4) == 0 { distance *= number(0..<100_000) }
    let overscrolls = number(0..<6) == 0
    event = "scroll by \(distance) \(overscrolls)"
    list.apply(.scrollBy(Double(distance), overscrolls: overscrolls))
    naive.scroll(by: distance * 192, overscrolls: overscrolls)
  }

  private mutating func measure() {
    let keys = naive.keys
    guard !keys.isEmpty else { return idle() }
    var heights: [String: Int] = [:]
    for _ in 0..<number(1..<4) { heights[keys[number(0..<keys.count)]] = height(0..<200) }
    event = "measure \(heights)"
    list.apply(.measure(heights.map { ListMeasurement(.key($0), height: Double($1)) }))
    naive.event { list in
      for (key, height) in heights { list.setMeasured(key, height * 192) }
    }
  }

  private mutating func show() {
    let keys = naive.keys
    let padding = number(0..<3) * 5
    guard !keys.isEmpty, number(0..<6) > 0 else {
      event = "show end"
      list.apply(.showEnd)
      return naive.show(.end)
    }
    let key = keys[number(0..<keys.count)]
    let alignments: [(ScrollAlignment, Int)] = [
      (.top, 0), (.middle, 32768), (.bottom, 65536), (.fraction(0.25), 16384), (.nearest, -1),
    ]
    let (alignment, fraction) = alignments[number(0..<5)]
    event = "show \(key) \(alignment) \(padding)"
    list.apply(.show(.key(key), alignment, padding: Double(padding)))
    naive.show(
      fraction < 0
        ? naive.nearest(key, padding: padding * 192) : .aligned(key, fraction, padding: padding * 192))
  }

  private mutating func saveOrRestore() {
    let name = "s\(number(0..<2))"
    if naive.saves[name] == nil || number(0..<3) == 0 {
      event = "save \(name)"
      list.apply(.save(name))
      naive.save(name)
    } else {
      event = "restore \(name)"
      list.apply(.restore(name))
      naive.restore(name)
    }
  }

  private mutating func change(_ kind: Int) {
    let value = number(0..<60)
    switch kind {
    case 24:
      event = "estimate \(value)"
      list.apply(.estimate(Double(value), estimateClass: value % 2))
      naive.event { $0.estimates[value % 2] = value * 192 }
    case 25:
      event = "width \(value % 5)"
      list.apply(.width(Double(300 + value % 5)))
      naive.setWidth((300 + value % 5) * 192)
    case 26:
      let estimateClass = value % 3 == 2 ? nil : value % 3
      event = "content version"
      list.apply(.contentVersion(estimateClass: estimateClass))
      naive.raiseVersion(estimateClass)
    case 27 where value < 30:
      event = "insets \(value)"
      list.apply(.insets(ListInsets(top: Double(value), bottom: Double(value / 2))))
      naive.event {
        $0.insetTop = value * 192
        $0.insetBottom = value / 2 * 192
      }
    case 27:
      event = "viewport \(value)"
      list.apply(.viewport(Double(200 + value * 3)))
      naive.event { $0.viewport = (200 + value * 3) * 192 }
    default: toggle(value)
    }
  }

  private mutating func toggle(_ value: Int) {
    switch value % 3 {
    case 0:
      event = "stick \(value)"
      list.apply(.stickToEnd(value > 30))
      naive.sticksToEnd = value > 30
    case 1:
      event = "defer \(value)"
      list.apply(.deferCorrections(value > 30))
      naive.isDeferring = value > 30
      if value <= 30 { naive.bias = 0 }
    default:
      let keys = naive.keys
      let key = value > 25 || keys.isEmpty ? nil : keys[value % keys.count]
      let edge: SlotEdge = value % 2 == 0 ? .top : .bottom
      event = "anchor \(key ?? "none") \(edge)"
      list.apply(.anchor(key, edge: edge))
      naive.chosen = key.map { ($0, edge) }
    }
  }

  mutating func idle() {
    event = "nothing"
    list.idle()
  }
}
