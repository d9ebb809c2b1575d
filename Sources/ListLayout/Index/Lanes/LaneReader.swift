/// ``LaneRows`` for reading, without a hold on them: valid as a ``RowReader`` is.
@safe struct LaneReader {
  private unowned(unsafe) let storage: Shared<LaneRows.Content>

  init(storage: Shared<LaneRows.Content>) { unsafe self.storage = storage }

  var bands: TotalsTree<LaneBand> { @inline(__always) _read { yield unsafe storage.value.bands } }
  var rules: LaneRules { unsafe storage.value.rules }
  var style: ListLanes { unsafe storage.value.style }
  var drift: HeightTotals? { unsafe storage.value.drift }

  /// The height of all rows under the estimates they were last told, with the gaps between them. Complexity: O(1).
  var height: Units {
    bands.total.rows > 0 ? bands.total.height &- rules.gap : 0
  }

  /// The rows without a lane yet.
  var undealt: Int { bands.total.undealt }

  /// By how much the height is more than that of the rows one below the other without gaps.
  func excess(over totals: HeightTotals) -> Units { height &- totals.height(rules.estimates) }

  /// The bands in order. Complexity: O(bands).
  private var all: [LaneBandReader] {
    (0..<bands.total.elements).compactMap { bands.located($0)?.element }
  }

  /// The rows of each lane, band after band. Complexity: O(bands).
  var trees: [RowTree] { all.flatMap { $0.lanes } }

  /// The heights of the rows that span. Complexity: O(bands).
  var spanHeights: [Units?] { all.map { $0.span?.height(rules.estimates) } }

  /// The numbers of the rows that span. Complexity: O(bands).
  var spanning: [Int] {
    var row = 0
    return all.compactMap { band in
      defer { row += band.rows }
      return band.isSpanned ? row : nil
    }
  }

  /// The lanes of the rows, however that came to be.
  var content: LaneContent {
    LaneContent(
      style: style, bands: all.map { LaneContent.Band(isSpanned: $0.isSpanned, order: $0.order) })
  }
}

extension LaneReader {
  func band(of row: Int) -> TotalsTree<LaneBand>.Located? { bands.first { $0.rows <= row } }

  /// The band that holds `y`, with the gap behind it.
  private func band(at y: Units) -> TotalsTree<LaneBand>.Located? { bands.first { $0.height <= y } }

  private func band(after band: TotalsTree<LaneBand>.Located) -> TotalsTree<LaneBand>.Located? {
    let next = band.index + 1
    return next < bands.total.elements ? bands.first { $0.elements <= next } : nil
  }

  /// True if a row takes all lanes. Complexity: O(log bands).
  func spans(_ row: Int) -> Bool {
    band(of: row).map { $0.element.isSpanned && $0.before.rows == row } ?? false
  }

  /// Locates a row. Complexity: O(log n).
  func locate(_ row: Int, _ staleness: Staleness) -> LanedRow {
    var found = LanedRow(row: row, lane: nil, top: 0, height: 0, value: SlotValue())
    guard let band = band(of: row) else { return found }
    let slot = row - band.before.rows - band.element.firstSlot
    if slot >= 0, slot < band.element.order.count {
      var rules = rules
      rules.staleness = staleness
      found = band.element.locate(slot, rules)
      found.row = row
    }
    found.top &+= band.before.height
    return found
  }

  /// The first row in order among those whose extents hold `y`; where none does, the last in order that has a height
  /// and begins above `y`; else the first row of those there (rules 2, 55). Complexity: O(lanes x log n).
  func row(at y: Units) -> Int {
    guard let band = band(at: y) else { return 0 }
    let rules = rules
    let inside = y &- band.before.height
    let first = band.before.rows
    guard !band.element.isSpanned || inside >= band.element.lanesTop(rules) else { return first }
    var (holding, above) = (Int?.none, Int?.none)
    for lane in band.element.lanes.indices {
      guard let (slot, holds) = band.element.slot(in: lane, at: inside, rules) else { continue }
      if holds { holding = min(holding ?? slot, slot) } else { above = max(above ?? slot, slot) }
    }
    let slot = holding ?? above
    return slot.map { first + band.element.firstSlot + $0 } ?? first
  }

  /// The heights of all rows before one, without gaps. Complexity: O(bands x log bands + lanes x log n).
  func heights(before row: Int, _ staleness: Staleness) -> Units {
    let estimates = rules.estimates
    return (0..<bands.total.elements).reduce(0) { heights, number in
      guard let band = bands.located(number), band.rows.lowerBound < row else { return heights }
      let (lanes, order) = (band.element, band.element.order)
      let counts = order.counts(before: min(row - band.rows.lowerBound - lanes.firstSlot, order.count))
      return lanes.lanes.indices.reduce(heights + (lanes.span?.height(estimates) ?? 0)) {
        let last = RowNumber(Int(counts[$1 & 7]) - 1, countsHeights: true)
        guard last.number >= 0 else { return $0 }
        let found = lanes.rows(of: $1).locate(last, estimates, staleness)
        return $0 + found.at.height + found.height
      }
    }
  }

  /// Visits rows in order, equal unmeasured neighbours as few steps, until `body` returns false.
  ///
  /// `rows` has those without a lane. Complexity: O(lanes x (log n + steps)).
  func visit(
    _ range: Range<Int>, _ rows: RowReader, _ staleness: Staleness,
    _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    var rules = rules
    rules.staleness = staleness
    var (row, goesOn) = (range.lowerBound, true)
    while goesOn, row < range.upperBound, let band = band(of: row) {
      let first = band.rows.lowerBound + band.element.firstSlot
      let dealt = band.dealtEnd
      let end = min(range.upperBound, row < first ? first : row < dealt ? dealt : band.rows.upperBound)
      if row >= first, row < dealt {
        goesOn = band.element.visit(row - first..<end - first, rules, body)
        row = end
      } else {
        rows.visit(from: row, to: end, staleness) {
          row += $0
          goesOn = body($0, $1)
          return goesOn
        }
      }
    }
  }

  /// Visits the rows that meet a stretch in order, at most `left` of them. Complexity: O(lanes x log n + rows visited).
  func visitVisible(
    _ stretch: (from: Units, to: Units), limit left: inout Int, _ rows: RowReader, _ staleness: Staleness,
    _ body: (LanedRow) -> Void
  ) {
    var rules = rules
    rules.staleness = staleness
    var next = band(at: stretch.from)
    while let band = next, band.before.height < stretch.to, left > 0 {
      let (first, top) = (band.before.rows, band.before.height)
      if let height = band.element.span?.height(rules.estimates), height > 0, top &+ height > stretch.from {
        left &-= 1
        let value = rows.locate(RowNumber(first), rules.estimates, staleness).value
        body(LanedRow(row: first, lane: nil, top: top, height: height, value: value))
      }
      let firstInLanes = first &+ band.element.firstSlot
      band.element.visit(from: stretch.from &- top, to: stretch.to &- top, most: &left, rules) { entry in
        var entry = entry
        entry.row &+= firstInLanes
        entry.top &+= top
        body(entry)
      }
      next = self.band(after: band)
    }
  }

  /// Visits the rows after one in its lane, one by one; false where one without height comes, or one that spans.
  func visitRows(after row: Int, _ staleness: Staleness, _ body: RowReader.RowVisitor) -> Bool {
    guard let band = band(of: row) else { return true }
    let first = band.before.rows + band.element.firstSlot
    guard row >= first, row - first < band.element.order.count else { return false }
    let (lane, number) = band.element.order.located(row - first)
    var goesOn = true
    let isWhole = band.element.rows(of: lane).visitRows(after: number, rules.estimates, staleness) {
      goesOn = body(first &+ band.element.order.slot($0, in: lane), $1, $2)
      return goesOn
    }
    return isWhole && !(goesOn && band.index + 1 < bands.total.elements)
  }
}
