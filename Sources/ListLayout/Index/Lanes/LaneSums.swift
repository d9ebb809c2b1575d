/// The sums of each lane's rows, in blocks of 32 rows of the order: a tree over the rows' numbers.
///
/// The heights themselves stand in the section's ``RowTree`` alone. Blocks depend on earlier ones for nothing, and rows
/// come and go at the end. Where all rows of a node were never measured and are of one class, as in a list that was just
/// loaded, the node has no children: what they would add up to follows from the ``LaneOrder``.
struct LaneSums: Sendable {
  /// The rows of a block.
  static let block = 32

  let lanes: Int
  /// The number of rows that are counted in.
  private(set) var count = 0
  /// The sums of each lane.
  private(set) var totals: [HeightTotals]
  private var root = Node()
  /// The level of the root, whose children are blocks at level 0.
  private var level = 0

  init(lanes: Int = 0) {
    self.lanes = lanes
    totals = [HeightTotals](repeating: .zero, count: lanes)
  }

  /// Rows of a lane in which one is to be looked for: those of a block, or never measured ones of a class.
  struct Stretch {
    /// The number in order of the first row.
    var start: Int
    /// The sums before them in the lane.
    var before = RowCursor()
    /// Their number.
    var count = 0
    /// The class of rows that were never measured.
    var ownClass: Int?
  }

  /// The last stretch of a lane that has rows and does not begin behind the point. Complexity: O(log n).
  func stretch(at point: some RowMetric, in lane: Int, _ estimates: ClassEstimates) -> Stretch {
    var stretch = Stretch(start: 0)
    root.find(point, lane, NodeSpan(lanes: lanes, level: level, first: 0), estimates, &stretch)
    return stretch
  }

  // MARK: - Changes

  /// Adds to what the rows of a block add up to. Complexity: O(log n).
  mutating func add(_ change: HeightTotals, in lane: Int, at slot: Int, _ order: LaneOrder) {
    totals[lane].add(change)
    root.add(change, lane, slot, NodeSpan(lanes: lanes, level: level, first: 0), order)
  }

  /// Makes room for rows that are to be counted in.
  mutating func extend(to end: Int) {
    while end > NodeSpan(lanes: lanes, level: level, first: 0).size * Node.fanout {
      if count > 0 { root = Node(totals: totals, children: [root]) }
      level += 1
    }
    count = max(count, end)
  }

  /// Counts in never measured rows of a class at the end. Complexity: O(lanes x log n), however many they are.
  mutating func append(_ slots: Range<Int>, ofClass estimateClass: Int, _ order: LaneOrder) {
    guard !slots.isEmpty else { return }
    extend(to: slots.upperBound)
    let added = order.counts(before: slots.upperBound) &- order.counts(before: slots.lowerBound)
    for lane in 0..<lanes { totals[lane].add(.unmeasured(Int(added[lane]), estimateClass)) }
    root.append(slots, estimateClass, NodeSpan(lanes: lanes, level: level, first: 0), order)
  }

  /// Takes the rows of all blocks out that reach beyond a number. Complexity: O(lanes x log n + rows taken out / 32).
  mutating func truncate(to end: Int, _ order: LaneOrder) {
    guard end < count else { return }
    let end = end / Self.block * Self.block
    if end <= 0 {
      self = LaneSums(lanes: lanes)
    } else {
      root.truncate(to: end, NodeSpan(lanes: lanes, level: level, first: 0), order)
      totals = root.sums(lanes)
      count = end
    }
  }
}

extension LaneSums {
  /// Traps where nodes do not add up to what is said of them; for tests.
  func checkInvariants() {
    precondition(count == 0 || root.checkedSums(lanes) == totals, "lanes of another sum than their blocks'")
    precondition(totals.reduce(0) { $0 + $1.slots } == count, "lanes of other rows")
  }
}

extension HeightTotals {
  /// Rows of a class that were never measured.
  fileprivate static func unmeasured(_ count: Int, _ estimateClass: Int) -> HeightTotals {
    var totals = HeightTotals(slots: count)
    totals.unmeasured[estimateClass & 7] = Int32(truncatingIfNeeded: count)
    return totals
  }

  /// The class of all the rows, where none was ever measured; nil where there are none.
  fileprivate var ownClass: Int? {
    guard slots > 0, known == 0 else { return nil }
    return (0..<8).first { unmeasured[$0] == Int32(truncatingIfNeeded: slots) }
  }
}

// MARK: - Nodes

/// The rows that a node stands for.
private struct NodeSpan {
  var lanes: Int
  /// 0 where the children are blocks.
  var level: Int
  /// The number of the first row.
  var first: Int

  /// The rows of a child.
  var size: Int { LaneSums.block << (4 * level) }

  func child(of slot: Int) -> Int { (slot - first) >> (5 + 4 * level) }
  func start(of child: Int) -> Int { first + size * child }
  func child(_ number: Int) -> NodeSpan {
    NodeSpan(lanes: lanes, level: level - 1, first: start(of: number))
  }
}

extension LaneSums {
  fileprivate struct Node: Sendable {
    static let fanout = 16

    /// The sums of each lane in each child: all lanes of the first child, then those of the next one.
    var totals: [HeightTotals] = []
    /// The children of a node above level 0; one without totals has rows of one class that were never measured, or none.
    var children: [Node] = []
  }
}

extension LaneSums.Node {
  func find(
    _ point: some RowMetric, _ lane: Int, _ span: NodeSpan, _ estimates: ClassEstimates,
    _ stretch: inout LaneSums.Stretch
  ) {
    var passed = stretch.before
    var (found, child, index) = (-1, 0, lane)
    while index < totals.count {
      if totals[index].slots > 0 {
        if found >= 0, point.isBehind(passed) { break }
        found = child
        stretch.before = passed
        passed.row &+= totals[index].slots
        passed.height &+= totals[index].height(estimates)
      }
      child &+= 1
      index &+= span.lanes
    }
    guard found >= 0 else { return }
    if span.level > 0, !children[found].totals.isEmpty {
      return children[found].find(point, lane, span.child(found), estimates, &stretch)
    }
    let rows = totals[found * span.lanes + lane]
    stretch.start = span.start(of: found)
    stretch.count = rows.slots
    stretch.ownClass = rows.ownClass
  }

  /// The sums of each lane in all children.
  func sums(_ lanes: Int) -> [HeightTotals] {
    var sums = [HeightTotals](repeating: .zero, count: lanes)
    for index in totals.indices { sums[index % lanes].add(totals[index]) }
    return sums
  }

  func checkedSums(_ lanes: Int) -> [HeightTotals] {
    for (number, child) in children.enumerated() where !child.totals.isEmpty {
      precondition(
        child.checkedSums(lanes) == Array(totals[number * lanes..<(number + 1) * lanes]),
        "a node of other sums")
    }
    return sums(lanes)
  }

  private mutating func reach(_ child: Int, _ span: NodeSpan) {
    while totals.count <= child * span.lanes {
      totals.append(contentsOf: repeatElement(.zero, count: span.lanes))
      if span.level > 0 { children.append(LaneSums.Node()) }
    }
  }

  mutating func add(
    _ change: HeightTotals, _ lane: Int, _ slot: Int, _ span: NodeSpan, _ order: LaneOrder
  ) {
    let child = span.child(of: slot)
    reach(child, span)
    if span.level > 0 {
      split(child, span, order)
      children[child].add(change, lane, slot, span.child(child), order)
    }
    totals[child * span.lanes + lane].add(change)
  }

  mutating func append(_ slots: Range<Int>, _ estimateClass: Int, _ span: NodeSpan, _ order: LaneOrder) {
    for child in span.child(of: slots.lowerBound)...span.child(of: slots.upperBound - 1) {
      reach(child, span)
      let start = span.start(of: child)
      let part = slots.clamped(to: start..<start + span.size)
      if span.level > 0, !isOfClass(estimateClass, child, span) {
        split(child, span, order)
        children[child].append(part, estimateClass, span.child(child), order)
      }
      let added = order.counts(before: part.upperBound) &- order.counts(before: part.lowerBound)
      for lane in 0..<span.lanes {
        totals[child * span.lanes + lane].add(.unmeasured(Int(added[lane]), estimateClass))
      }
    }
  }

  /// True if a child has no node and no rows but never measured ones of a class.
  private func isOfClass(_ estimateClass: Int, _ child: Int, _ span: NodeSpan) -> Bool {
    children[child].totals.isEmpty
      && totals[child * span.lanes..<(child + 1) * span.lanes].allSatisfy {
        $0.slots == 0 || $0.ownClass == estimateClass
      }
  }

  /// Gives a child that has rows a node.
  private mutating func split(_ child: Int, _ span: NodeSpan, _ order: LaneOrder) {
    guard children[child].totals.isEmpty else { return }
    let own = totals[child * span.lanes..<(child + 1) * span.lanes]
    guard let estimateClass = own.lazy.compactMap({ $0.ownClass }).first else { return }
    let start = span.start(of: child)
    let rows = own.reduce(0) { $0 + $1.slots }
    children[child].append(start..<start + rows, estimateClass, span.child(child), order)
  }

  /// Keeps the rows before a block that is not the first one.
  mutating func truncate(to end: Int, _ span: NodeSpan, _ order: LaneOrder) {
    let last = span.child(of: end - 1)
    totals.removeSubrange(min(totals.count, (last + 1) * span.lanes)...)
    guard span.level > 0 else { return }
    children.removeSubrange(min(children.count, last + 1)...)
    let start = span.start(of: last)
    guard end < start + span.size else { return }
    split(last, span, order)
    children[last].truncate(to: end, span.child(last), order)
    totals.replaceSubrange(last * span.lanes..<(last + 1) * span.lanes, with: children[last].sums(span.lanes))
  }
}
