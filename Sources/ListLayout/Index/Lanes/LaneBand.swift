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
/// What is kept of the rows stands in the section's ``RowTree``, whose reader is handed in with the number that the
/// band's first row has there.
struct LaneBand: TreeElement {
  /// True if the band begins with a spanning row.
  var isSpanned = false
  /// The value of the spanning row; nil until it is dealt.
  private(set) var span: SlotValue?
  /// The rows in lanes, those not dealt yet among them.
  var count = 0
  private(set) var order = LaneOrder()
  private(set) var sums = LaneSums()

  init() {}

  /// A band whose rows have no lanes yet.
  init(isSpanned: Bool = false, count: Int) {
    (self.isSpanned, self.count) = (isSpanned, count)
  }

  var reader: LaneBand { self }

  var rows: Int { firstSlot + count }

  /// The number in the band of the first row in a lane.
  var firstSlot: Int { isSpanned ? 1 : 0 }

  func totals(_ rules: LaneRules) -> BandTotals {
    guard rows > 0 else { return BandTotals(elements: 1) }
    let lanesHeight = sums.totals.lazy.map { $0.end(rules) }.max() ?? 0
    return BandTotals(
      elements: 1, rows: rows, undealt: count - sums.count + (isSpanned && span == nil ? 1 : 0),
      height: lanesTop(rules) + (sums.count > 0 ? lanesHeight : -rules.gap) + rules.gap)
  }

  /// The top of the lanes below the band's start.
  func lanesTop(_ rules: LaneRules) -> Units {
    isSpanned ? (span?.height(rules.estimates) ?? 0) &+ rules.gap : 0
  }
}

/// The source of the places of rows in lanes: the rows in order, the first row's number, and the rules.
struct LaneSource {
  var rows: RowReader
  var first: Int
  var rules: LaneRules
}

// MARK: - Changes

extension LaneBand {
  /// Takes the lanes of all rows in lanes from a number on. Complexity: O(lanes x log n + rows taken / 64).
  mutating func truncate(to slots: Int) {
    guard slots < order.count else { return }
    sums.truncate(to: slots, order)
    order.truncate(to: slots)
  }

  /// Takes all lanes, and forgets what is kept of the spanning row.
  mutating func restart() {
    order = LaneOrder()
    sums = LaneSums()
    span = nil
  }

  /// Has the row that begins the band in a lane like others.
  mutating func loseSpan() {
    (isSpanned, span) = (false, nil)
  }

  /// A row's number in its section, and what was and what is kept of it.
  typealias Replacement = (_ number: Int) -> (row: Int, old: SlotValue, new: SlotValue)

  /// Counts other things kept of rows of the band, whose first row has the number `first`, in ascending order.
  ///
  /// - Complexity: O(rows + log n a block).
  mutating func replace(_ entries: Range<Int>, first: Int, _ entry: Replacement) {
    var entries = entries
    if isSpanned, let row = entries.first.map(entry), row.row == first {
      if span != nil { span = row.new }
      entries.removeFirst()
    }
    let first = first + firstSlot
    guard let start = entries.first.map({ entry($0).row - first }), start < sums.count else { return }
    var changes = BlockSums(sums.lanes)
    let order = order
    order.walk(from: start) { walk in
      for number in entries {
        let (row, old, new) = entry(number)
        let slot = row &- first
        guard slot < sums.count else { break }
        if (walk.slot &- 1) / LaneSums.block != slot / LaneSums.block {
          changes.flush(into: &sums, at: walk.slot &- 1, order)
        }
        walk.skip(to: slot)
        changes.add(in: walk.lane()) {
          $0.add(old, slots: 0, times: -1)
          $0.add(new, slots: 0)
        }
      }
      changes.flush(into: &sums, at: walk.slot - 1, order)
    }
  }

  private mutating func setSpan(_ source: LaneSource) {
    span = source.rows.locate(RowNumber(source.first), source.rules.estimates, source.rules.staleness).value
  }

  /// Counts in what is kept of rows that have lanes, from the first one on that is not counted yet.
  private mutating func countIn(_ source: LaneSource) {
    let end = order.count
    var slot = sums.count
    guard slot < end else { return }
    var changes = BlockSums(sums.lanes)
    let order = order
    order.walk(from: slot) { walk in
      source.rows.visit(from: source.first + firstSlot + slot, source.rules.staleness) { count, value in
        let count = min(count, end - slot)
        if value.followsClass, count >= LaneSums.block {
          changes.flush(into: &sums, at: slot - 1, order)
          sums.append(slot..<slot + count, ofClass: value.estimateClass, order)
          slot += count
        } else {
          walk.skip(to: slot)
          for _ in 0..<count {
            changes.add(in: walk.lane()) { $0.add(value) }
            slot += 1
            if slot % LaneSums.block == 0 { changes.flush(into: &sums, at: slot - 1, order) }
          }
        }
        return slot < end
      }
    }
    changes.flush(into: &sums, at: slot - 1, order)
  }

  /// Works the sums out anew. Complexity: O(rows of which different things are known).
  mutating func recount(_ source: LaneSource) {
    if isSpanned { setSpan(source) }
    sums = LaneSums(lanes: sums.lanes)
    countIn(source)
  }

  /// Deals the rows that have no lane yet (rule 54).
  ///
  /// - Complexity: O(lanes x log n + stretches dealt).
  mutating func deal(_ source: LaneSource, _ style: ListLanes) {
    if isSpanned { setSpan(source) }
    if sums.lanes == 0 { sums = LaneSums(lanes: style.count) }
    countIn(source)
    let start = order.count
    var left = count - start
    guard left > 0 else { return }
    var dealer = LaneDealer(sums, isInTurn: style.rule == .turn, source.rules)
    source.rows.visit(from: source.first + firstSlot + start, source.rules.staleness) { length, value in
      let length = min(length, left)
      left -= length
      dealer.deal(length, value, &order)
      return left > 0
    }
    countIn(source)
  }
}

/// Changes of what the rows of one block add up to.
private struct BlockSums {
  private var changes: [HeightTotals]
  private var isEmpty = true

  init(_ lanes: Int) { changes = [HeightTotals](repeating: .zero, count: lanes) }

  @inline(__always)
  mutating func add(in lane: Int, _ body: (inout HeightTotals) -> Void) {
    body(&changes[lane])
    isEmpty = false
  }

  /// Adds the changes to the block of a row.
  mutating func flush(into sums: inout LaneSums, at slot: Int, _ order: LaneOrder) {
    guard !isEmpty else { return }
    sums.extend(to: slot + 1)
    for lane in changes.indices where changes[lane] != .zero {
      sums.add(changes[lane], in: lane, at: slot, order)
      changes[lane] = .zero
    }
    isEmpty = true
  }
}
