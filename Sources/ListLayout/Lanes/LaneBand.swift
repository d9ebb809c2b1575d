/// What the places of slots in lanes depend on besides their heights.
struct LaneRules: Sendable {
  var estimates: ClassEstimates
  var staleness: Staleness
  /// The gap between neighbours along the list.
  var gap: Units
}

/// What a stretch of bands adds up to.
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
/// Each lane's heights stand in a ``RowTree`` of its own, in the order of the lane.
struct LaneBand: TreeElement {
  /// Whether the band begins with a spanning row.
  var isSpanned = false
  /// What is kept of the spanning row; nil until it is dealt.
  var span: SlotValue?
  /// The rows in lanes, those not dealt yet among them.
  var count = 0
  private(set) var order = LaneOrder()
  private(set) var lanes: [RowTree] = []

  var reader: LaneBand { self }

  var rows: Int { isSpanned ? count + 1 : count }

  func totals(_ rules: LaneRules) -> BandTotals {
    guard rows > 0 else { return BandTotals(elements: 1) }
    var lanesHeight: Units = order.count > 0 ? 0 : -rules.gap
    if order.count > 0 { for lane in lanes.indices { lanesHeight = max(lanesHeight, end(of: lane, rules)) } }
    return BandTotals(
      elements: 1, rows: rows, undealt: count - order.count + (isSpanned && span == nil ? 1 : 0),
      height: lanesTop(rules) + lanesHeight + rules.gap)
  }

  /// The top of the lanes below the band's start.
  func lanesTop(_ rules: LaneRules) -> Units {
    isSpanned ? (span?.height(rules.estimates) ?? 0) &+ rules.gap : 0
  }

  /// Where a lane ends below the lanes' top.
  func end(of lane: Int, _ rules: LaneRules) -> Units {
    let slots = lanes[lane].count
    return slots > 0 ? lanes[lane].totals.height(rules.estimates) &+ Units(slots &- 1) &* rules.gap : 0
  }

  /// The top of a row in a lane, by its number among those, below the band's start. Complexity: O(log n).
  func top(of slot: Int, _ rules: LaneRules) -> Units {
    guard slot < order.count else { return lanesTop(rules) }
    let (lane, number) = order.located(slot)
    return lanesTop(rules) &+ Units(number) &* rules.gap
      &+ lanes[lane].reader.locate(RowNumber(number, countsHeights: true), rules.estimates, rules.staleness)
      .before
  }
}

// MARK: - Finding

extension LaneBand {
  /// A row in a lane.
  struct Entry {
    /// The row's number among those of the band that are in lanes.
    var slot: Int
    var lane: Int
    /// The top below the band's start.
    var top: Units
    var height: Units
    var value: SlotValue
  }

  /// The last row of a lane that has a height and does not begin below `y`, and whether its extent holds `y`.
  func slot(in lane: Int, at y: Units, _ rules: LaneRules) -> (slot: Int, holds: Bool)? {
    let rows = lanes[lane].reader
    let inside = y &- lanesTop(rules)
    guard rows.count > 0, inside >= 0 else { return nil }
    var found = rows.locate(RowTop(atMost: inside, gap: rules.gap), rules.estimates, rules.staleness)
    if found.value.height(rules.estimates) == 0 {
      guard found.before > 0 else { return nil }
      found = rows.locate(RowTop(atMost: found.before &- 1, gap: 0), rules.estimates, rules.staleness)
    }
    let bottom = found.before &+ Units(found.row) &* rules.gap &+ found.value.height(rules.estimates)
    return (order.slot(found.row, in: lane), bottom > inside)
  }

  /// The rows in lanes that meet `[a, b)`, in order, at most `limit`. Complexity: O(lanes x log n + rows).
  func visible(from a: Units, to b: Units, limit: Int, _ rules: LaneRules) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(32)
    let top = lanesTop(rules)
    for lane in lanes.indices {
      var left = limit
      visit(lane, from: max(0, a &- top), rules) { number, y, height, value in
        guard top &+ y < b, left > 0 else { return false }
        if top &+ y &+ height > a {
          left -= 1
          entries.append(
            Entry(slot: order.slot(number, in: lane), lane: lane, top: top &+ y, height: height, value: value)
          )
        }
        return true
      }
    }
    entries.sort { $0.slot < $1.slot }
    return entries.count > limit ? Array(entries[..<limit]) : entries
  }

  /// Visits the rows of a lane that have a height, from the last one that does not begin below `y` on, until `body`
  /// returns false. Complexity: O(log n + rows visited); rows without height between them cost O(log n) a stretch.
  private func visit(
    _ lane: Int, from y: Units, _ rules: LaneRules,
    _ body: (_ number: Int, _ top: Units, _ height: Units, _ value: SlotValue) -> Bool
  ) {
    let rows = lanes[lane].reader
    let total = rows.totals.height(rules.estimates)
    var start = rows.count > 0 ? Units?.some(y) : nil
    while let y = start {
      start = nil
      rows.visit(from: RowTop(atMost: y, gap: rules.gap), rules.estimates, rules.staleness) {
        cursor, count, height, value in
        guard height > 0 else {
          if cursor.height < total {
            // The first row with a height after those without.
            let next = rows.locate(RowTop(atMost: cursor.height, gap: 0), rules.estimates, rules.staleness)
            start = next.before &+ Units(next.row) &* rules.gap
          }
          return false
        }
        for number in cursor.row..<cursor.row + count {
          let top = cursor.height &+ Units(number - cursor.row) &* height &+ Units(number) &* rules.gap
          if !body(number, top, height, value) { return false }
        }
        return true
      }
    }
  }
}

// MARK: - Changes

extension LaneBand {
  /// Takes the lanes of all rows in lanes from a number on. Complexity: O(log n + rows taken / 256).
  mutating func truncate(to slots: Int, _ rules: LaneRules) {
    guard slots < order.count else { return }
    order.truncate(to: slots)
    var none = ClassSamples()
    for lane in lanes.indices {
      lanes[lane].remove(Int(order.counts[lane])..<lanes[lane].count, rules.staleness, removed: &none)
    }
  }

  /// Takes all lanes, and forgets what is kept of the spanning row.
  mutating func restart() {
    order = LaneOrder()
    lanes = []
    span = nil
  }

  /// Sets what is kept of rows that have lanes already, by their numbers in the band. Complexity: O(lanes x log n + rows).
  mutating func set(_ slots: Range<Int>, _ rules: LaneRules, _ value: (_ slot: Int) -> SlotValue) {
    let slots = slots.clamped(to: 0..<order.count)
    var none = ClassSamples()
    unsafe withUnsafeTemporaryAllocation(of: Int8.self, capacity: slots.count) { inLane in
      for slot in slots {
        unsafe inLane.initializeElement(
          at: slot - slots.lowerBound, to: Int8(truncatingIfNeeded: order.lane(of: slot)))
      }
      unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: 2 * slots.count) { room in
        for lane in lanes.indices {
          var (first, rows, words) = (0, 0, 0)
          for slot in slots where unsafe Int(inLane[slot - slots.lowerBound]) == lane {
            if rows == 0 { first = order.located(slot).number }
            rows += 1
            value(slot).forEachWord { word in
              unsafe room.initializeElement(at: words, to: word)
              words += 1
            }
          }
          guard rows > 0 else { continue }
          unsafe lanes[lane].replace(
            first..<first + rows, with: UnsafeBufferPointer(rebasing: room[..<words]), rules.staleness,
            removed: &none)
        }
      }
    }
  }

  /// Gives the lanes the heights of their rows anew. Complexity: O(rows of which different things are known).
  mutating func refill(_ rows: RowReader, from first: Int, _ rules: LaneRules) {
    guard isSpanned || order.count > 0 else { return }
    if isSpanned { span = rows.locate(RowNumber(first), rules.estimates, rules.staleness).value }
    var dealer = LaneDealer(lanes.count, rules)
    for lane in lanes.indices { lanes[lane] = RowTree() }
    var slot = 0
    rows.visit(from: first + (isSpanned ? 1 : 0), rules.staleness) { length, value in
      let end = min(order.count, slot + length)
      let counts = order.counts(before: end) &- order.counts(before: slot)
      for lane in lanes.indices where counts[lane] > 0 {
        dealer.put(Int(counts[lane]), value, in: lane, &lanes)
      }
      slot = end
      return slot < order.count
    }
    dealer.flush(&lanes)
  }

  /// Deals the rows that have no lane yet (rule 54).
  ///
  /// - Parameters:
  ///   - rows: the section's rows in order.
  ///   - first: the number of the band's first row among them.
  /// - Complexity: O(lanes x log n + stretches dealt).
  mutating func deal(
    _ rows: RowReader, from first: Int, _ style: ListLanes, _ rules: LaneRules
  ) {
    if isSpanned { span = rows.locate(RowNumber(first), rules.estimates, rules.staleness).value }
    if lanes.isEmpty { lanes = [RowTree](repeating: RowTree(), count: style.count) }
    var dealer = LaneDealer(
      ends: lanes.indices.map { end(of: $0, rules) }, counts: lanes.map { $0.count }, dealt: order.count,
      isInTurn: style.rule == .turn, rules: rules)
    var left = count - order.count
    guard left > 0 else { return }
    rows.visit(from: first + (isSpanned ? 1 : 0) + order.count, rules.staleness) { length, value in
      let length = min(length, left)
      left -= length
      dealer.deal(length, value, &order, &lanes)
      return left > 0
    }
    dealer.flush(&lanes)
  }
}
