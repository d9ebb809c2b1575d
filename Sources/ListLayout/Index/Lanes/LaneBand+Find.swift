// Finding rows of a band in their lanes.

/// A row as it stands in a lane, or in all of them.
struct LanedRow {
  /// The row's number in the section; to a band, among its rows in lanes.
  var row: Int
  /// Nil for a row that takes all lanes.
  var lane: Int8?
  /// The top below that of the section's first row; to a band, below its start.
  var top: Units
  var height: Units
  var value: SlotValue
}

extension LaneBandReader {
  /// Locates a row by its number among those in lanes. Complexity: O(log n).
  func locate(_ slot: Int, _ rules: LaneRules) -> LanedRow {
    let (lane, number) = order.located(slot)
    let point = RowNumber(number, countsHeights: true)
    let found = rows(of: lane).locate(point, rules.estimates, rules.staleness)
    return LanedRow(
      row: slot, lane: Int8(truncatingIfNeeded: lane),
      top: lanesTop(rules) &+ found.at.height &+ Units(number) &* rules.gap,
      height: found.height, value: found.value)
  }

  /// The last row of a lane that has a height and does not begin below `y`, and whether its extent holds `y`.
  func slot(in lane: Int, at y: Units, _ rules: LaneRules) -> (slot: Int, holds: Bool)? {
    let rows = rows(of: lane)
    let inside = y &- lanesTop(rules)
    guard rows.count > 0, inside >= 0 else { return nil }
    func row(_ point: RowTop) -> RowSteps { rows.locate(point, rules.estimates, rules.staleness) }
    var found = row(RowTop(atMost: inside, gap: rules.gap))
    if found.height == 0 {
      guard found.at.height > 0 else { return nil }
      found = row(RowTop(atMost: found.at.height &- 1, gap: 0))
    }
    let bottom = found.at.height &+ Units(found.at.row) &* rules.gap &+ found.height
    return (order.slot(found.at.row, in: lane), bottom > inside)
  }

  /// Visits rows in lanes in order, equal unmeasured neighbours as few steps, until `body` returns false; whether it never
  /// did.
  ///
  /// Complexity: O(lanes x (log n + steps)).
  func visit(
    _ slots: Range<Int>, _ rules: LaneRules, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) -> Bool {
    var next = order.counts(before: slots.lowerBound)
    var steps = lanes.indices.map {
      RowSteps(rows(of: $0), from: RowNumber(Int(next[$0 & 7])), rules.estimates, rules.staleness)
    }
    return order.walk(from: slots.lowerBound) { walk in
      var slot = slots.lowerBound
      while slot < slots.upperBound {
        let lane = walk.lane()
        let value = steps[lane].value
        var end = slot + 1
        next[lane & 7] &+= 1
        if value.followsClass {
          // Up to the first row of any lane of which something else is kept.
          end = slots.upperBound
          for lane in steps.indices {
            let number = steps[lane].value == value ? steps[lane].end : Int(next[lane & 7])
            if number < order.counts[lane & 7] { end = min(end, order.slot(number, in: lane)) }
          }
          next = order.counts(before: end)
          walk.skip(to: end)
        }
        guard body(end - slot, value) else { return false }
        slot = end
        for lane in steps.indices {
          while steps[lane].end <= next[lane & 7], steps[lane].advance(rules.estimates, rules.staleness) {}
        }
      }
      return true
    }
  }

  /// Visits the rows in lanes that meet `[a, b)`, in order, no more than `left`.
  ///
  /// Complexity: O(lanes x (log n + rows)); rows without height between them cost O(log n) a stretch.
  func visit(
    from a: Units, to b: Units, most left: inout Int, _ rules: LaneRules, _ body: (LanedRow) -> Void
  ) {
    let lanesTop = lanesTop(rules)
    let (lanes, inside) = (lanes.count, (from: max(0, a &- lanesTop), to: b &- lanesTop))
    guard order.count > 0, lanesTop < b else { return }
    order.withSlots { slots in
      unsafe withUnsafeTemporaryAllocation(of: VisibleLane.self, capacity: lanes) { room in
        // Of each lane the number among those in lanes of its next row, the greatest number where there is none.
        func number(_ lane: Int) {
          unsafe room[lane].slot =
            room[lane].rows.isEnd ? .max : room[lane].slots.slot(room[lane].rows.number)
        }
        for lane in 0..<lanes {
          let rows = VisibleRows(rows(of: lane), inside, rules)
          unsafe room.initializeElement(at: lane, to: (rows, slots.ofLane(lane), .max))
          number(lane)
        }
        while left > 0 {
          // The lane whose next row is the first one of all, and the first one of the others.
          var (lane, slot, other) = (0, Int.max, Int.max)
          for number in 0..<lanes {
            let first = unsafe room[number].slot
            if first < slot { (lane, slot, other) = (number, first, slot) } else { other = min(other, first) }
          }
          guard slot < .max else { return }
          repeat {
            unsafe body(
              LanedRow(
                row: room[lane].slot, lane: Int8(truncatingIfNeeded: lane),
                top: lanesTop &+ room[lane].rows.top, height: room[lane].rows.height,
                value: room[lane].rows.value))
            unsafe room[lane].rows.advance(inside, rules)
            number(lane)
            left &-= 1
          } while unsafe left > 0 && room[lane].slot < other
        }
      }
    }
  }
}

/// The rows of a lane that are visible, and the first one's number among those in lanes.
private typealias VisibleLane = (rows: VisibleRows, slots: LaneOrder.LaneSlots, slot: Int)
