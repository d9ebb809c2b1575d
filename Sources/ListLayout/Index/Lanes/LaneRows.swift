/// The rows of a section in lanes: where each of them is (rules 53 to 56).
///
/// The section's ``RowTree`` says what is kept of the rows; this one knows their places, band by band. It is a value:
/// copies share their bands.
struct LaneRows: Sendable {
  /// Shared by copies, changed only while one has it, which is what `@unchecked Sendable` stands for. Accesses are not
  /// checked here: those to the index, of which it is part, are.
  fileprivate final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) private var keptBands: TotalsTree<LaneBand>
    @exclusivity(unchecked) private var keptRules: LaneRules
    var style: ListLanes

    var bands: TotalsTree<LaneBand> {
      _read { yield unsafe keptBands }
      _modify { yield unsafe &keptBands }
    }
    var rules: LaneRules {
      _read { yield unsafe keptRules }
      _modify { yield unsafe &keptRules }
    }

    init(_ bands: TotalsTree<LaneBand>, _ style: ListLanes, _ rules: LaneRules) {
      unsafe (keptBands, keptRules) = (bands, rules)
      self.style = style
    }
  }

  private var storage: Storage

  /// The rows for reading, while they are held.
  @inline(__always) var reader: LaneReader { LaneReader(storage: storage) }

  /// Rows that have no lane yet.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - spanning: the numbers of those that span, ascending.
  init(_ style: ListLanes, count: Int, spanning: [Int] = []) {
    let rules = LaneRules(estimates: ClassEstimates([]), staleness: Staleness(), gap: 0)
    var bands: [LaneBand] = []
    if spanning.first != 0 { bands.append(LaneBand(count: spanning.first ?? count)) }
    for (number, row) in spanning.enumerated() {
      let end = number + 1 < spanning.count ? spanning[number + 1] : count
      bands.append(LaneBand(isSpanned: true, count: end - row - 1))
    }
    storage = Storage(TotalsTree(bands, rules), style, rules)
  }

  private mutating func own() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(storage.bands, storage.style, storage.rules)
  }
}

// MARK: - Finding

/// ``LaneRows`` for reading, without a hold on them: valid as a ``RowReader`` is.
@safe struct LaneReader {
  private unowned(unsafe) let unheld: LaneRows.Storage
  fileprivate var storage: LaneRows.Storage { unsafe unheld }

  fileprivate init(storage: LaneRows.Storage) { unsafe unheld = storage }

  /// The height of all rows under the estimates they were last told, with the gaps between them. Complexity: O(1).
  var height: Units { storage.bands.total.rows > 0 ? storage.bands.total.height &- storage.rules.gap : 0 }

  /// The rows without a lane yet.
  var undealt: Int { storage.bands.total.undealt }

  var style: ListLanes { storage.style }

  /// By how much the height is more than that of the rows one below the other without gaps.
  func excess(over totals: HeightTotals) -> Units { height &- totals.height(storage.rules.estimates) }

  /// The numbers of the rows that span. Complexity: O(bands).
  var spanning: [Int] {
    var (spanning, row) = ([Int](), 0)
    for number in 0..<storage.bands.total.elements {
      guard let band = storage.bands.located(number) else { break }
      if band.element.isSpanned { spanning.append(row) }
      row += band.element.rows
    }
    return spanning
  }

  /// The lanes of the rows, however that came to be.
  var content: LaneContent {
    LaneContent(
      style: storage.style,
      bands: (0..<storage.bands.total.elements).compactMap { storage.bands.record($0) }.map {
        LaneContent.Band(isSpanned: $0.isSpanned, order: $0.order)
      })
  }
}

extension LaneReader {
  /// A row in its lane.
  struct Located {
    var row: Int
    /// Nil for a row that takes all lanes.
    var lane: Int?
    /// The top below the top of the first row.
    var top: Units
  }

  fileprivate func band(of row: Int) -> TotalsTree<LaneBand>.Located? {
    storage.bands.first { $0.rows <= row }
  }

  /// True if a row takes all lanes. Complexity: O(log bands).
  func spans(_ row: Int) -> Bool {
    band(of: row).map { $0.element.isSpanned && $0.before.rows == row } ?? false
  }

  /// Locates a row. Complexity: O(log n).
  func locate(_ row: Int) -> Located {
    guard let band = band(of: row) else { return Located(row: row, lane: nil, top: 0) }
    let slot = row - band.before.rows - band.element.firstSlot
    guard slot >= 0, slot < band.element.order.count else {
      return Located(row: row, lane: nil, top: band.before.height)
    }
    let (lane, top) = band.element.located(slot, storage.rules)
    return Located(row: row, lane: lane, top: band.before.height &+ top)
  }

  /// The first row in order among those whose extents hold `y`; where none does, the last in order that has a height
  /// and begins above `y`; else the first row of those there (rules 2, 55). Complexity: O(lanes x log n).
  func row(at y: Units) -> Int {
    guard let band = storage.bands.first(where: { $0.height <= y }) else { return 0 }
    let rules = storage.rules
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

  /// Visits the rows that meet `[a, b)` in order, at most `limit`. Complexity: O(lanes x log n + rows visited).
  func visitVisible(
    from a: Units, to b: Units, limit: Int, _ rows: RowReader, _ staleness: Staleness,
    _ body: (_ at: Located, _ height: Units, _ value: SlotValue) -> Void
  ) {
    var left = limit
    var rules = storage.rules
    rules.staleness = staleness
    var next = storage.bands.first { $0.height <= a }
    while let band = next, band.before.height < b, left > 0 {
      let (first, top) = (band.before.rows, band.before.height)
      let firstInLanes = first + band.element.firstSlot
      if let span = band.element.span {
        let height = span.height(rules.estimates)
        if height > 0, top &+ height > a {
          left -= 1
          let value = rows.locate(RowNumber(first), rules.estimates, staleness).value
          body(Located(row: first, lane: nil, top: top), height, value)
        }
      }
      band.element.visit(from: a &- top, to: b &- top, most: left, rules) { entry in
        left -= 1
        body(
          Located(row: firstInLanes &+ entry.slot, lane: entry.lane, top: top &+ entry.top),
          entry.height, entry.value)
      }
      next = storage.bands.located(band.index + 1)
    }
  }
}

// MARK: - Changes

extension LaneRows {
  /// A band's number, its rows, and whether it begins with one that spans; without a hold on it, so that it is changed
  /// in place.
  private struct Stand {
    var index: Int
    var rows: Range<Int>
    var isSpanned: Bool

    init(_ band: TotalsTree<LaneBand>.Located) {
      index = band.index
      rows = band.before.rows..<band.before.rows + band.element.rows
      isSpanned = band.element.isSpanned
    }
  }

  private func band(of row: Int) -> Stand? { reader.band(of: row).map(Stand.init) }

  /// The band to which a row inserted there belongs.
  private func band(before row: Int) -> Stand? { storage.bands.first { $0.rows < row }.map(Stand.init) }

  /// Inserts rows, which have no lane yet. Complexity: O(log n + rows after them up to the next spanning one).
  mutating func insert(_ count: Int, at row: Int) {
    own()
    let rules = storage.rules
    let before = band(before: row)
    if row == 0, before?.isSpanned == true {
      return storage.bands.insert(LaneBand(count: count), at: 0, rules)
    }
    guard let before else { return }
    let slot = max(0, row - before.rows.lowerBound - (before.isSpanned ? 1 : 0))
    storage.bands.modify(before.index, rules) {
      $0.truncate(to: slot, rules)
      $0.count += count
    }
  }

  /// Inserts a row that spans. Complexity: as of other rows.
  mutating func insertSpanning(at row: Int) {
    insert(0, at: row)
    let rules = storage.rules
    guard let before = band(before: row) else { return }
    let rest = before.rows.upperBound - row
    storage.bands.modify(before.index, rules) { $0.count -= rest }
    let isEmpty = before.rows.count == rest
    if isEmpty { storage.bands.remove(at: before.index) }
    storage.bands.insert(
      LaneBand(isSpanned: true, count: rest), at: before.index + (isEmpty ? 0 : 1), rules)
  }

  /// Removes rows; those after them up to the next spanning one have no lane then. Complexity: as of insertion.
  mutating func remove(_ range: Range<Int>) {
    own()
    let rules = storage.rules
    var left = range.count
    while left > 0, let band = band(of: range.lowerBound) {
      let slot = range.lowerBound - band.rows.lowerBound
      let removed = min(left, band.rows.count - slot)
      guard removed > 0 else { return }
      left -= removed
      let losesSpan = band.isSpanned && slot == 0
      let rest = band.rows.count - removed
      if losesSpan, band.index > 0 {
        // What spanned before it is followed by its rows too.
        storage.bands.remove(at: band.index)
        storage.bands.modify(band.index - 1, rules) { $0.count += rest }
      } else if rest == 0, storage.bands.total.elements > 1 {
        storage.bands.remove(at: band.index)
      } else {
        storage.bands.modify(band.index, rules) {
          $0.truncate(to: losesSpan ? 0 : slot - $0.reader.firstSlot, rules)
          if losesSpan { $0.loseSpan() }
          $0.count = rest - $0.reader.firstSlot
        }
      }
    }
  }

  /// Takes out and puts in rows, so that there are as many as `staying`, which has the old number of each row that
  /// stays; what must move to its new place is taken out first. Complexity: O(rows x log n).
  mutating func edit(_ staying: [Int?], spans: (_ row: Int) -> Bool) {
    let moved = staying.moved
    let isKept = { (row: Int) in staying[row] != nil && !moved[row] }
    let kept = Set(staying.indices.filter(isKept).compactMap { staying[$0] })
    for row in (0..<storage.bands.total.rows).reversed() where !kept.contains(row) { remove(row..<row + 1) }
    for row in staying.indices where !isKept(row) {
      if spans(row) { insertSpanning(at: row) } else { insert(1, at: row) }
    }
  }

  /// Keeps other things of rows, which `entry` gives in ascending order.
  ///
  /// - Complexity: O(rows + log n a stretch of a lane's neighbours).
  mutating func replace(
    _ count: Int, _ staleness: Staleness, _ estimates: ClassEstimates, _ entry: LaneBand.Replacement
  ) {
    own()
    (storage.rules.estimates, storage.rules.staleness) = (estimates, staleness)
    let rules = storage.rules
    var next = 0
    while next < count, let band = band(of: entry(next).row), entry(next).row < band.rows.upperBound {
      var end = next + 1
      while end < count, entry(end).row < band.rows.upperBound { end += 1 }
      storage.bands.modify(band.index, rules) {
        $0.replace(next..<end, first: band.rows.lowerBound, rules, entry)
      }
      next = end
    }
  }

  /// Gives all rows lanes that have none (rule 54).
  ///
  /// - Complexity: O(lanes x log n + stretches dealt).
  mutating func deal(_ rows: RowReader, _ staleness: Staleness, _ estimates: ClassEstimates, gap: Units) {
    own()
    storage.rules = LaneRules(estimates: estimates, staleness: staleness, gap: gap)
    let (style, rules) = (storage.style, storage.rules)
    storage.bands.modifyAll(where: { $0.undealt > 0 }, rules) { band, before in
      band.deal(LaneSource(rows: rows, first: before.rows, rules: rules), style)
    }
  }

  /// Takes the heights of rows that changed, which keep their lanes. Complexity: O(rows of which different things are
  /// known).
  mutating func recount(_ rows: RowReader, _ staleness: Staleness, _ estimates: ClassEstimates) {
    own()
    (storage.rules.estimates, storage.rules.staleness) = (estimates, staleness)
    let rules = storage.rules
    storage.bands.modifyAll(where: { $0.rows > 0 }, rules) { band, before in
      band.recount(LaneSource(rows: rows, first: before.rows, rules: rules))
    }
  }

  /// Takes all rows' lanes, and has them in other ones where they are given.
  mutating func restart(_ style: ListLanes? = nil) {
    own()
    storage.style = style ?? storage.style
    storage.bands.modifyAll(where: { _ in true }, storage.rules) { band, _ in band.restart() }
  }

  /// Works out heights anew under other estimates. Complexity: O(bands).
  mutating func refresh(_ estimates: ClassEstimates) {
    own()
    storage.rules.estimates = estimates
    storage.bands.modifyAll(where: { $0.rows > 0 }, storage.rules) { _, _ in }
  }

  /// Traps where lanes are not of the rows in them; for tests, O(n).
  func checkInvariants(_ rows: RowReader, _ staleness: Staleness) {
    var rules = storage.rules
    rules.staleness = staleness
    precondition(storage.bands.total.rows == rows.count, "\(storage.bands.total.rows) rows of \(rows.count)")
    for number in 0..<storage.bands.total.elements {
      guard let band = storage.bands.located(number), var counted = storage.bands.record(number) else {
        preconditionFailure("no band \(number)")
      }
      counted.recount(LaneSource(rows: rows, first: band.before.rows, rules: rules))
      for (lane, other) in zip(band.element.lanes, counted.reader.lanes) {
        precondition(lane.totals == other.totals, "lanes of other heights")
        let values = [lane, other].map { $0.reader.values(0..<$0.count, staleness) }
        precondition(values[0] == values[1], "lanes of other rows")
      }
      precondition(
        counted.reader.span?.height(rules.estimates) == band.element.span?.height(rules.estimates))
    }
  }
}
