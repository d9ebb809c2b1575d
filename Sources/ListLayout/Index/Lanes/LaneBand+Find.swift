// Finding rows of a band in their lanes.

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

  /// The rows of a lane in which the last one is that does not begin behind a point; from that row itself on, where they
  /// were never measured. Complexity: O(log n).
  private func stretch(at point: some RowMetric, in lane: Int, _ estimates: ClassEstimates)
    -> LaneSums.Stretch
  {
    var stretch = sums.stretch(at: point, in: lane, estimates)
    if let ownClass = stretch.ownClass {
      let height = estimates[ownClass]
      let rows = max(0, point.rows(of: stretch.count, height: height, from: stretch.before))
      stretch.before.row &+= rows
      stretch.before.height &+= Units(rows) &* height
      stretch.start = order.slot(stretch.before.row, in: lane)
    }
    return stretch
  }

  /// The lane and the top of a row, by its number among those in lanes. Complexity: O(log n).
  func located(_ slot: Int, _ source: LaneSource) -> (lane: Int, top: Units) {
    let (lane, number) = order.located(slot)
    let estimates = source.rules.estimates
    let stretch = stretch(at: RowNumber(number, countsHeights: true), in: lane, estimates)
    var height = stretch.before.height
    if stretch.start < slot, stretch.ownClass == nil {
      let first = RowNumber(source.first + firstSlot + stretch.start)
      order.walk(from: stretch.start) { walk in
        source.rows.visit(from: first, estimates, source.rules.staleness) { _, count, each, _ in
          for _ in 0..<count {
            guard walk.slot < slot else { return false }
            if walk.lane() == lane { height &+= each }
          }
          return true
        }
      }
    }
    return (lane, lanesTop(source.rules) &+ height &+ Units(number) &* source.rules.gap)
  }

  /// The last row of a lane that has a height and does not begin below `y`, and whether its extent holds `y`.
  func slot(in lane: Int, at y: Units, _ source: LaneSource) -> (slot: Int, holds: Bool)? {
    let inside = y &- lanesTop(source.rules)
    guard sums.totals[lane].slots > 0, inside >= 0 else { return nil }
    var found = row(RowTop(atMost: inside, gap: source.rules.gap), in: lane, source)
    if found.height == 0 {
      guard found.before.height > 0 else { return nil }
      found = row(RowTop(atMost: found.before.height &- 1, gap: 0), in: lane, source)
    }
    let bottom = found.before.height &+ Units(found.before.row) &* source.rules.gap &+ found.height
    return (found.slot, bottom > inside)
  }

  /// The last row of a lane that does not begin behind a point, the first where each does; the lane has rows.
  private func row(
    _ point: some RowMetric, in lane: Int, _ source: LaneSource
  ) -> (slot: Int, before: RowCursor, height: Units) {
    let estimates = source.rules.estimates
    let stretch = stretch(at: point, in: lane, estimates)
    var found = (slot: stretch.start, before: stretch.before, height: Units(0))
    if let ownClass = stretch.ownClass {
      found.height = estimates[ownClass]
      return found
    }
    var (passed, left) = (stretch.before, stretch.count)
    let first = RowNumber(source.first + firstSlot + stretch.start)
    order.walk(from: stretch.start) { walk in
      source.rows.visit(from: first, estimates, source.rules.staleness) { _, count, height, _ in
        for _ in 0..<count where walk.lane() == lane {
          if left < stretch.count, point.isBehind(passed) { return false }
          found = (walk.slot &- 1, passed, height)
          passed.row &+= 1
          passed.height &+= height
          left &-= 1
          if left == 0 { return false }
        }
        return true
      }
    }
    return found
  }

  /// Visits the rows in lanes that meet `[a, b)`, in order, until `body` returns false.
  ///
  /// Complexity: O(lanes x log n + rows).
  func visit(from a: Units, to b: Units, _ source: LaneSource, _ body: (Entry) -> Bool) {
    let (rules, end, first, lanes) = (source.rules, order.count, source.first + firstSlot, sums.lanes)
    let top = lanesTop(rules)
    unsafe withUnsafeTemporaryAllocation(of: LaneScan.Lane.self, capacity: max(1, lanes)) { room in
      unsafe room.initialize(repeating: LaneScan.Lane(next: -1, top: a))
      var scan = unsafe LaneScan(room, from: a, to: b, rules.gap)
      var goesOn = true
      while goesOn {
        for lane in 0..<lanes where scan[lane].next < scan.slot {
          let y = scan[lane].top
          if y >= min(b, top &+ sums.totals[lane].end(rules) &+ rules.gap) {
            scan[lane].next = .max
          } else {
            let start = start(of: lane, at: y, top, rules)
            if start.next >= scan.slot { scan[lane] = start }
          }
        }
        scan.slot = max(scan.slot, scan.next)
        guard scan.slot < end else { return }
        scan.idle = 0
        order.walk(from: scan.slot) { walk in
          source.rows.visit(from: RowNumber(first + scan.slot), rules.estimates, rules.staleness) {
            _, count, height, value in
            for _ in 0..<count {
              guard scan.slot < end else { return false }
              let lane = walk.lane()
              if let top = scan.pass(lane, height) {
                goesOn = body(
                  Entry(slot: scan.slot &- 1, lane: lane, top: top, height: height, value: value))
              }
              if !goesOn || scan.isIdle { return false }
            }
            return true
          }
        }
      }
    }
  }

  /// A row of a lane from which on the last one that does not begin below `y` is found, and its top.
  private func start(of lane: Int, at y: Units, _ lanesTop: Units, _ rules: LaneRules) -> LaneScan.Lane {
    let point = RowTop(atMost: max(0, y &- lanesTop), gap: rules.gap)
    let stretch = stretch(at: point, in: lane, rules.estimates)
    return LaneScan.Lane(
      next: stretch.start,
      top: lanesTop &+ stretch.before.height &+ Units(stretch.before.row) &* rules.gap)
  }
}

/// A scan over rows in order for those in all lanes that meet `[a, b)`.
@safe private struct LaneScan {
  let a: Units
  let b: Units
  let gap: Units
  /// The number of the next row.
  var slot = 0
  /// The rows passed since the last one that does.
  var idle = 0
  private let lanes: UnsafeMutableBufferPointer<Lane>

  struct Lane {
    /// The number from which on the lane's rows count; the greatest for one that is through.
    var next: Int
    /// The top of the next row.
    var top: Units
  }

  init(_ lanes: UnsafeMutableBufferPointer<Lane>, from a: Units, to b: Units, _ gap: Units) {
    unsafe self.lanes = lanes
    (self.a, self.b, self.gap) = (a, b, gap)
  }

  subscript(lane: Int) -> Lane {
    @inline(__always) get {
      precondition(unsafe lane < lanes.count)
      return unsafe lanes[lane]
    }
    nonmutating set {
      precondition(unsafe lane < lanes.count)
      unsafe lanes[lane] = newValue
    }
  }

  /// The least number from which on a lane's rows count.
  var next: Int { unsafe lanes.reduce(.max) { min($0, $1.next) } }

  /// True if lanes are to be looked up, instead of passing more rows for them.
  var isIdle: Bool { idle >= 2 * LaneSums.block }

  /// Passes a row; its top, where it meets `[a, b)`.
  @inline(__always)
  mutating func pass(_ lane: Int, _ height: Units) -> Units? {
    slot &+= 1
    idle &+= 1
    let (next, top) = (self[lane].next, self[lane].top)
    guard slot > next else { return nil }
    guard top < b else {
      self[lane].next = .max
      // The others may have rows only far off.
      if self.next > slot &+ LaneSums.block { idle = .max / 2 }
      return nil
    }
    self[lane].top = top &+ height &+ gap
    guard height > 0, top &+ height > a else { return nil }
    idle = 0
    return top
  }
}
