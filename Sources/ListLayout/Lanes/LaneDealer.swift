/// Deals rows to lanes one stretch after the other (rule 54).
struct LaneDealer {
  /// Where each lane ends.
  private var ends: [Units]
  /// How many rows each lane has.
  private var counts: [Int]
  /// The lanes in turn, and which of them is the next one's.
  private var cycle: [Int]
  private var next: Int
  private let isInTurn: Bool
  /// The class of the never measured rows that were dealt last; nil where the last one had a height of its own.
  private var stretchClass: Int?
  /// Known heights that their lanes do not have yet.
  private var pending: [[SlotValue]]
  private let rules: LaneRules

  init(ends: [Units], counts: [Int], dealt: Int, isInTurn: Bool, rules: LaneRules) {
    self.ends = ends
    self.counts = counts
    cycle = Array(ends.indices)
    next = isInTurn ? dealt % max(1, ends.count) : 0
    self.isInTurn = isInTurn
    pending = ends.map { _ in [] }
    self.rules = rules
  }

  /// One that gives rows to the lanes that they are in, which are empty.
  init(_ lanes: Int, _ rules: LaneRules) {
    self.init(
      ends: [Units](repeating: 0, count: lanes), counts: [Int](repeating: 0, count: lanes), dealt: 0,
      isInTurn: false, rules: rules)
  }

  /// Deals rows of which the same is known.
  mutating func deal(_ length: Int, _ value: SlotValue, _ order: inout LaneOrder, _ lanes: inout [RowTree]) {
    let ownClass = value.followsClass ? value.estimateClass : nil
    defer { stretchClass = ownClass }
    if !isInTurn, ownClass == nil {
      for _ in 0..<length {
        // Of lanes that end together the leading one.
        let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        order.append(lane)
        put(1, value, in: lane, &lanes)
      }
      return
    }
    if !isInTurn, ownClass != stretchClass {
      cycle = ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
      next = 0
    }
    order.append(length, inTurn: Array(cycle[next...] + cycle[..<next]))
    for number in 0..<min(length, cycle.count) {
      put((length - number - 1) / cycle.count + 1, value, in: cycle[(next + number) % cycle.count], &lanes)
    }
    next = (next + length) % cycle.count
  }

  /// Puts rows behind those of a lane.
  mutating func put(_ rows: Int, _ value: SlotValue, in lane: Int, _ lanes: inout [RowTree]) {
    if value.followsClass {
      flush(lane, &lanes)
      lanes[lane].insert(run: rows, value.estimateClass, at: lanes[lane].count, rules.staleness)
    } else {
      pending[lane].append(contentsOf: repeatElement(value, count: rows))
    }
    ends[lane] +=
      Units(rows) * (value.height(rules.estimates) + rules.gap) - (counts[lane] == 0 ? rules.gap : 0)
    counts[lane] += rows
  }

  private mutating func flush(_ lane: Int, _ lanes: inout [RowTree]) {
    lanes[lane].append(pending[lane], rules.staleness)
    pending[lane].removeAll(keepingCapacity: true)
  }

  /// Gives all lanes their heights.
  mutating func flush(_ lanes: inout [RowTree]) {
    for lane in lanes.indices { flush(lane, &lanes) }
  }
}
