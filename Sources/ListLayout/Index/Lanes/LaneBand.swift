/// The inputs of the places of slots in lanes besides their heights.
struct LaneRules: Sendable {
  var estimates: ClassEstimates
  var staleness: Staleness
  /// The gap between neighbours along the list.
  var gap: Units
}

/// The totals of a stretch of bands.
struct BandTotals: TreeTotals {
  var elements = 0
  var rows = 0
  /// The rows without a lane yet, and spanning ones without a height.
  var undealt = 0
  /// The heights of the bands under the estimates, each with the gap after it.
  var height: Units = 0

  @inline(__always)
  mutating func add(_ other: BandTotals) {
    elements &+= other.elements
    rows &+= other.rows
    undealt &+= other.undealt
    height &+= other.height
  }
}

/// A stretch of a section's rows in lanes: a spanning row, but for the first stretch's, and the rows up to the next one.
///
/// Each lane is a tree of its own rows; the order says which row of the stretch is which row of a lane. Copies share both.
struct LaneBand: TreeElement {
  /// The rows that have lanes.
  struct Dealt {
    var order = LaneOrder()
    /// The rows of each lane; none until rows are dealt.
    var lanes: [RowTree] = []
  }

  /// True if the band begins with a spanning row.
  var isSpanned = false
  /// The value of the spanning row; nil until it is dealt.
  private var span: SlotValue?
  /// The rows in lanes, those not dealt yet among them.
  var count = 0
  private var dealt = Shared(Dealt())

  init() {}

  /// A band whose rows have no lanes yet.
  init(isSpanned: Bool = false, count: Int) {
    (self.isSpanned, self.count) = (isSpanned, count)
  }

  @inline(__always) var reader: LaneBandReader {
    LaneBandReader(isSpanned: isSpanned, span: span, count: count, dealt: dealt)
  }

  /// The lanes of the rows that have one, in order.
  var order: LaneOrder { dealt.value.order }

  func totals(_ rules: LaneRules) -> BandTotals { reader.totals(rules) }
}

/// A ``LaneBand`` for reading, without a hold on it: valid as a ``RowReader`` is.
@safe struct LaneBandReader {
  /// True if the band begins with a spanning row.
  let isSpanned: Bool
  /// The value of the spanning row; nil until it is dealt.
  let span: SlotValue?
  /// The rows in lanes, those not dealt yet among them.
  let count: Int
  private unowned(unsafe) let unheld: Shared<LaneBand.Dealt>
  private var dealt: Shared<LaneBand.Dealt> { @inline(__always) get { unsafe unheld } }

  @inline(__always)
  fileprivate init(isSpanned: Bool, span: SlotValue?, count: Int, dealt: Shared<LaneBand.Dealt>) {
    (self.isSpanned, self.span, self.count) = (isSpanned, span, count)
    unsafe unheld = dealt
  }

  var order: LaneOrder { @inline(__always) _read { yield dealt.value.order } }
  /// The rows of each lane; none until rows are dealt.
  var lanes: [RowTree] { @inline(__always) _read { yield dealt.value.lanes } }

  /// The rows of a lane; valid as this reader is.
  @inline(__always)
  func rows(of lane: Int) -> RowReader {
    unsafe lanes.withUnsafeBufferPointer {
      precondition(lane < $0.count, "there is no such lane")
      return unsafe $0[lane].reader
    }
  }

  var rows: Int { firstSlot + count }

  /// The number in the band of the first row in a lane.
  var firstSlot: Int { isSpanned ? 1 : 0 }

  func totals(_ rules: LaneRules) -> BandTotals {
    guard rows > 0 else { return BandTotals(elements: 1) }
    let lanesHeight = lanes.lazy.map { $0.totals.end(rules) }.max() ?? 0
    return BandTotals(
      elements: 1, rows: rows, undealt: count - order.count + (isSpanned && span == nil ? 1 : 0),
      height: lanesTop(rules) + (order.count > 0 ? lanesHeight : -rules.gap) + rules.gap)
  }

  /// The top of the lanes below the band's start.
  func lanesTop(_ rules: LaneRules) -> Units {
    isSpanned ? (span?.height(rules.estimates) ?? 0) &+ rules.gap : 0
  }
}

/// The source of what is kept of rows in lanes: the rows in order, the first row's number, and the rules.
struct LaneSource {
  var rows: RowReader
  var first: Int
  var rules: LaneRules
}

// MARK: - Changes

extension LaneBand {
  /// Takes the lanes of all rows in lanes from a number on. Complexity: O(lanes x log n + rows taken / 256).
  mutating func truncate(to slots: Int, _ rules: LaneRules) {
    guard slots < order.count else { return }
    Shared.own(&dealt)
    dealt.value.order.truncate(to: slots)
    var none = ClassSamples()
    for lane in dealt.value.lanes.indices {
      let left = Int(dealt.value.order.counts[lane & 7])
      dealt.value.lanes[lane].remove(left..<dealt.value.lanes[lane].count, rules.staleness, removed: &none)
    }
  }

  /// Takes all lanes, and forgets what is kept of the spanning row.
  mutating func restart() {
    dealt = Shared(Dealt())
    span = nil
  }

  /// Has the row that begins the band in a lane like others.
  mutating func loseSpan() {
    (isSpanned, span) = (false, nil)
  }

  /// Sets what is kept of rows of the band, in ascending order; of those without a lane in `rows`.
  ///
  /// - Complexity: O(lanes x (rows + log n) for each stretch of rows near each other).
  mutating func set(
    _ entries: UnsafeBufferPointer<RowEntry>, _ rows: inout RowTree, first: Int, _ rules: LaneRules,
    _ change: inout RowNode.Change
  ) {
    let (order, slots) = (order, first + reader.firstSlot)
    let start = Int.partition(entries.count) { unsafe entries[$0].row < slots }
    let own = start..<Int.partition(entries.count) { unsafe entries[$0].row &- slots < order.count }
    unsafe rows.set(.init(rebasing: entries[..<own.lowerBound]), rules.staleness, removed: &change.removed)
    unsafe rows.set(.init(rebasing: entries[own.upperBound...]), rules.staleness, removed: &change.removed)
    if start > 0, span != nil { setSpan(LaneSource(rows: rows.reader, first: first, rules: rules)) }
    guard !own.isEmpty else { return }
    Shared.own(&dealt)
    let lanes = dealt.value.lanes.count
    unsafe withUnsafeTemporaryAllocation(of: RowEntry.self, capacity: own.count &* lanes) { room in
      var counts = LaneCounts(repeating: 0)
      order.walk(from: unsafe entries[own.lowerBound].row &- slots) { walk in
        for entry in own {
          let (lane, number) = unsafe walk.located(entries[entry].row &- slots)
          let place = lane &* own.count &+ Int(counts[lane & 7])
          unsafe room.initializeElement(at: place, to: entries[entry])
          unsafe room[place].row = number
          counts[lane & 7] &+= 1
        }
      }
      for lane in 0..<lanes where counts[lane & 7] > 0 {
        let start = lane &* own.count
        let entries = unsafe UnsafeBufferPointer(rebasing: room[start..<start &+ Int(counts[lane & 7])])
        change.totals.subtract(dealt.value.lanes[lane].totals)
        unsafe dealt.value.lanes[lane].set(entries, rules.staleness, removed: &change.removed)
        change.totals.add(dealt.value.lanes[lane].totals)
      }
    }
  }

  private mutating func setSpan(_ source: LaneSource) {
    span = source.rows.locate(RowNumber(source.first), source.rules.estimates, source.rules.staleness).value
  }

  /// Gives the lanes what is kept of the rows that the order has from a number on, and which they do not have yet; where those
  /// are many beside the rows before them, all rows are written anew, leaf after leaf.
  private mutating func fill(from start: Int, _ source: LaneSource) {
    let (order, staleness) = (order, source.rules.staleness)
    let isWhole = 32 * (order.count - start) >= start
    var slot = start
    guard slot < order.count else { return }
    var filling = LaneFilling(dealt.value.lanes, isWhole: isWhole, staleness)
    dealt.value.lanes = []
    order.walk(from: slot) { walk in
      let first = source.first + reader.firstSlot
      source.rows.visit(from: first + slot, to: first + order.count, staleness) { count, value in
        if value.followsClass, count >= 32 {
          let added = order.counts(before: slot + count) &- order.counts(before: slot)
          for lane in filling.lanes.indices { filling.add(Int(added[lane & 7]), value, to: lane) }
        } else {
          walk.skip(to: slot)
          for _ in 0..<count { filling.add(1, value, to: walk.lane()) }
        }
        slot += count
        return true
      }
    }
    dealt.value.lanes = filling.filled()
  }

  /// Takes what is kept of all rows anew that were dealt. Complexity: O(rows of which different things are known).
  mutating func recount(_ source: LaneSource) {
    Shared.own(&dealt)
    if span != nil { setSpan(source) }
    dealt.value.lanes = dealt.value.lanes.map { _ in RowTree() }
    fill(from: 0, source)
  }

  /// Deals the rows that have no lane yet (rule 54).
  ///
  /// - Complexity: O(lanes x log n + stretches dealt).
  mutating func deal(_ source: LaneSource, _ style: ListLanes) {
    Shared.own(&dealt)
    if isSpanned { setSpan(source) }
    if dealt.value.lanes.isEmpty { dealt.value.lanes = [RowTree](repeating: RowTree(), count: style.count) }
    let (start, first) = (order.count, source.first + reader.firstSlot)
    guard start < count else { return }
    var dealer = LaneDealer(dealt.value.lanes.map { $0.totals }, isInTurn: style.rule == .turn, source.rules)
    source.rows.visit(from: first + start, to: first + count, source.rules.staleness) { length, value in
      dealer.deal(length, value, &dealt.value.order)
      return true
    }
    fill(from: start, source)
  }
}

/// Lanes that get rows: behind those that are there, or all anew, leaf after leaf.
private struct LaneFilling {
  private(set) var lanes: [RowTree]
  private var builders: [RowTreeBuilder]
  private let staleness: Staleness

  init(_ lanes: [RowTree], isWhole: Bool, _ staleness: Staleness) {
    self.lanes = lanes
    self.staleness = staleness
    builders = []
    guard isWhole else { return }
    for lane in lanes {
      var builder = RowTreeBuilder(staleness)
      lane.reader.visit(from: 0, staleness) {
        builder.append($0, $1)
        return true
      }
      builders.append(builder)
    }
  }

  /// Adds rows of which the same is kept to a lane. Complexity: O(rows), with log n where they follow others.
  mutating func add(_ count: Int, _ value: SlotValue, to lane: Int) {
    if builders.isEmpty {
      lanes[lane].insert(count, value, at: lanes[lane].count, staleness)
    } else {
      builders[lane].append(count, value)
    }
  }

  /// The lanes with all that was added.
  consuming func filled() -> [RowTree] {
    for lane in builders.indices { lanes[lane] = builders[lane].tree() }
    return lanes
  }
}
