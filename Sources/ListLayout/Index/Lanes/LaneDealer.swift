/// Deals rows to lanes one stretch after the other (rule 54).
struct LaneDealer {
  /// The end of each lane.
  private var ends: [Units]
  /// The lanes that have rows.
  private var isFilled: [Bool]
  /// The lanes in turn, and which of them is the next one's.
  private var cycle: [Int]
  private var next: Int
  private let isInTurn: Bool
  /// The class of the never measured rows that were dealt last; nil where the last one had a height of its own.
  private var stretchClass: Int?
  private let rules: LaneRules

  /// A dealer that goes on where rows were dealt.
  init(_ lanes: [HeightTotals], isInTurn: Bool, _ rules: LaneRules) {
    ends = lanes.map { $0.end(rules) }
    isFilled = lanes.map { $0.slots > 0 }
    cycle = Array(ends.indices)
    next = isInTurn ? lanes.reduce(0) { $0 + $1.slots } % max(1, ends.count) : 0
    self.isInTurn = isInTurn
    self.rules = rules
  }

  /// Deals rows of which the same is known.
  mutating func deal(_ length: Int, _ value: SlotValue, _ order: inout LaneOrder) {
    let ownClass = value.followsClass ? value.estimateClass : nil
    defer { stretchClass = ownClass }
    let height = value.height(rules.estimates)
    if !isInTurn, ownClass == nil {
      for _ in 0..<length {
        // Of lanes that end together the leading one.
        let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        order.append(lane)
        put(1, height, in: lane)
      }
      return
    }
    if !isInTurn, ownClass != stretchClass {
      cycle = ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
      next = 0
    }
    order.append(length, inTurn: Array(cycle[next...] + cycle[..<next]))
    for number in 0..<min(length, cycle.count) {
      put((length - number - 1) / cycle.count + 1, height, in: cycle[(next + number) % cycle.count])
    }
    next = (next + length) % cycle.count
  }

  private mutating func put(_ rows: Int, _ height: Units, in lane: Int) {
    ends[lane] += Units(rows) * (height + rules.gap) - (isFilled[lane] ? 0 : rules.gap)
    isFilled[lane] = true
  }
}

extension HeightTotals {
  /// The rows' end as one lane, each but the first with a gap before it.
  func end(_ rules: LaneRules) -> Units {
    slots > 0 ? height(rules.estimates) &+ Units(slots &- 1) &* rules.gap : 0
  }
}
