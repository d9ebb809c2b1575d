/// The rows of a section in lanes: where each of them is (rules 53 to 56).
///
/// It knows their places, band by band, and keeps what is known of those that have lanes; the section's ``RowTree`` has
/// the others. It is a value: copies share their bands.
struct LaneRows: Sendable {
  struct Content {
    var bands: TotalsTree<LaneBand>
    var style: ListLanes
    var rules: LaneRules
    var drift: HeightTotals?
  }

  private var storage: Shared<Content>

  /// By how much the totals of the rows are more than those that the section's tree tells; nil where it tells all that is
  /// kept in lanes.
  var drift: HeightTotals? {
    get { storage.value.drift }
    set {
      Shared.own(&storage)
      storage.value.drift = newValue
    }
  }

  /// The rows for reading, while they are held.
  @inline(__always) var reader: LaneReader { LaneReader(storage: storage) }

  /// Rows that have no lane yet.
  ///
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - spanning: the numbers of those that span, ascending.
  init(_ style: ListLanes, count: Int, spanning: [Int] = []) {
    let rules = LaneRules(estimates: ClassEstimates(), staleness: Staleness(), gap: 0)
    var bands: [LaneBand] = []
    if spanning.first != 0 { bands.append(LaneBand(count: spanning.first ?? count)) }
    for (number, row) in spanning.enumerated() {
      let end = number + 1 < spanning.count ? spanning[number + 1] : count
      bands.append(LaneBand(isSpanned: true, count: end - row - 1))
    }
    storage = Shared(Content(bands: TotalsTree(bands, rules), style: style, rules: rules))
  }
}

// MARK: - Changes

extension LaneRows {
  private func band(of row: Int) -> TotalsTree<LaneBand>.Located? { reader.band(of: row) }

  /// The band to which a row inserted there belongs.
  private func band(before row: Int) -> TotalsTree<LaneBand>.Located? {
    storage.value.bands.first { $0.rows < row }
  }

  /// Inserts rows, which have no lane yet. Complexity: O(log n + rows after them up to the next spanning one).
  mutating func insert(_ count: Int, at row: Int) {
    Shared.own(&storage)
    let rules = storage.value.rules
    let before = band(before: row)
    if row == 0, before?.element.isSpanned == true {
      return storage.value.bands.insert(LaneBand(count: count), at: 0, rules)
    }
    guard let before else { return }
    let slot = max(0, row - before.rows.lowerBound - before.element.firstSlot)
    storage.value.bands.modify(before.index, rules) {
      $0.truncate(to: slot, rules)
      $0.count += count
    }
  }

  /// Inserts a row that spans. Complexity: as of other rows.
  mutating func insertSpanning(at row: Int) {
    insert(0, at: row)
    let rules = storage.value.rules
    guard let before = band(before: row) else { return }
    let rest = before.rows.upperBound - row
    storage.value.bands.modify(before.index, rules) { $0.count -= rest }
    let isEmpty = before.rows.count == rest
    if isEmpty { storage.value.bands.remove(at: before.index) }
    storage.value.bands.insert(
      LaneBand(isSpanned: true, count: rest), at: before.index + (isEmpty ? 0 : 1), rules)
  }

  /// Removes rows; those after them up to the next spanning one have no lane then. Complexity: as of insertion.
  mutating func remove(_ range: Range<Int>) {
    Shared.own(&storage)
    let rules = storage.value.rules
    var left = range.count
    while left > 0, let band = band(of: range.lowerBound) {
      let slot = range.lowerBound - band.rows.lowerBound
      let removed = min(left, band.rows.count - slot)
      guard removed > 0 else { return }
      left -= removed
      let losesSpan = band.element.isSpanned && slot == 0
      let rest = band.rows.count - removed
      if losesSpan, band.index > 0 {
        // What spanned before it is followed by its rows too.
        storage.value.bands.remove(at: band.index)
        storage.value.bands.modify(band.index - 1, rules) { $0.count += rest }
      } else if rest == 0, storage.value.bands.total.elements > 1 {
        storage.value.bands.remove(at: band.index)
      } else {
        storage.value.bands.modify(band.index, rules) {
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
    for row in (0..<storage.value.bands.total.rows).reversed() where !kept.contains(row) {
      remove(row..<row + 1)
    }
    for row in staying.indices where !isKept(row) {
      if spans(row) { insertSpanning(at: row) } else { insert(1, at: row) }
    }
  }

  /// Sets what is kept of rows, in ascending order; of those without a lane in `rows`.
  ///
  /// - Complexity: O(lanes x (rows + log n) for each stretch of rows near each other).
  mutating func set(
    _ entries: UnsafeBufferPointer<RowEntry>, _ rows: inout RowTree, _ staleness: Staleness,
    _ estimates: ClassEstimates, removed: inout ClassSamples
  ) {
    Shared.own(&storage)
    (storage.value.rules.estimates, storage.value.rules.staleness) = (estimates, staleness)
    let rules = storage.value.rules
    var (next, change) = (0, RowNode.Change(totals: drift ?? .zero))
    while next < entries.count, let band = unsafe band(of: entries[next].row),
      unsafe entries[next].row < band.rows.upperBound
    {
      let start = next
      while next < entries.count, unsafe entries[next].row < band.rows.upperBound { next += 1 }
      storage.value.bands.modify(band.index, rules) {
        unsafe $0.set(
          UnsafeBufferPointer(rebasing: entries[start..<next]), &rows, first: band.rows.lowerBound, rules,
          &change)
      }
    }
    drift = change.totals
    removed.add(change.removed)
  }

  /// Gives all rows lanes that have none (rule 54).
  ///
  /// - Complexity: O(lanes x log n + stretches dealt).
  mutating func deal(_ rows: RowReader, _ staleness: Staleness, _ estimates: ClassEstimates, gap: Units) {
    Shared.own(&storage)
    storage.value.rules = LaneRules(estimates: estimates, staleness: staleness, gap: gap)
    let (style, rules) = (storage.value.style, storage.value.rules)
    storage.value.bands.modifyAll(where: { $0.undealt > 0 }, rules) { band, before in
      band.deal(LaneSource(rows: rows, first: before.rows, rules: rules), style)
    }
  }

  /// Takes the heights of rows that changed, which keep their lanes. Complexity: O(rows of which different things are
  /// known).
  mutating func recount(_ rows: RowReader, _ staleness: Staleness, _ estimates: ClassEstimates) {
    Shared.own(&storage)
    (storage.value.rules.estimates, storage.value.rules.staleness) = (estimates, staleness)
    drift = nil
    let rules = storage.value.rules
    storage.value.bands.modifyAll(where: { $0.rows > 0 }, rules) { band, before in
      band.recount(LaneSource(rows: rows, first: before.rows, rules: rules))
    }
  }

  /// Takes all rows' lanes, and has them in others.
  mutating func restart(_ style: ListLanes) {
    Shared.own(&storage)
    storage.value.style = style
    storage.value.bands.modifyAll(where: { _ in true }, storage.value.rules) { band, _ in band.restart() }
  }

  /// Works out heights anew under other estimates. Complexity: O(bands).
  mutating func refresh(_ estimates: ClassEstimates) {
    Shared.own(&storage)
    storage.value.rules.estimates = estimates
    storage.value.bands.modifyAll(where: { $0.rows > 0 }, storage.value.rules) { _, _ in }
  }
}

extension TotalsTree<LaneBand>.Located {
  /// The numbers of the band's rows.
  var rows: Range<Int> { before.rows..<before.rows + element.rows }

  /// The number of the row after those that have a lane.
  var dealtEnd: Int { before.rows + element.firstSlot + element.order.count }
}
