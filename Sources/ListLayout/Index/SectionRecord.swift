/// The gaps between slots, and whether sections without rows are hidden (rules 5, 6).
struct GapRules: Equatable, Sendable {
  var row: Units = 0
  var header: Units = 0
  var footer: Units = 0
  var section: Units = 0
  var hidesEmptySections = false
}

/// The totals of a stretch of sections.
struct SectionTotals: TreeTotals, Equatable {
  var sections = 0
  /// The slots, headers and footers among them, and their heights; those of hidden sections have none.
  var heights = HeightTotals.zero
  /// The gaps within sections; of one with lanes, all by which it is taller than its heights.
  var gaps: Units = 0
  /// The sections that are not hidden.
  var shown = 0
  /// The sections whose rows stand in lanes, and their rows without a lane yet.
  var laned = 0
  var undealt = 0

  var elements: Int { sections }
  var slots: Int { heights.slots }

  @inline(__always)
  mutating func add(_ other: SectionTotals) {
    sections &+= other.sections
    heights.add(other.heights)
    gaps &+= other.gaps
    shown &+= other.shown
    laned &+= other.laned
    undealt &+= other.undealt
  }
}

/// The sections of a list in order: one is found by its number, by a slot's number or by a height (rule 7).
typealias SectionTree = TotalsTree<SectionRecord>

extension SectionTree.Located {
  var section: SectionReader { element }
}

/// One section: its rows, and its header and footer where it has them.
struct SectionRecord: TreeElement {
  /// A header or footer, stamped as leaves are.
  struct Edge: Sendable {
    var value: SlotValue
    var stamp: UInt32
  }

  /// The rows; of those in lanes, what was kept when they got them or were last written back.
  var rows = RowTree()
  /// The rows in lanes; nil where they stand one below the other, as wide as the list.
  var lanes: LaneRows?
  var header: Edge?
  var footer: Edge?

  /// The section for reading, while it is held.
  @inline(__always) var reader: SectionReader {
    SectionReader(rows: rows.reader, lanes: lanes?.reader, header: header, footer: footer)
  }

  func totals(_ gaps: GapRules) -> SectionTotals { reader.totals(gaps) }
}

extension SectionRecord {
  /// Puts other things in the place of all that is kept of the rows, which keep their lanes.
  mutating func replaceRows(_ new: RowTree, _ staleness: Staleness, _ estimates: ClassEstimates) {
    rows = new
    lanes?.recount(rows.reader, staleness, estimates)
  }

  /// Writes to the tree what is kept in lanes before an edit takes these: of rows from the first of a range on, up to the
  /// next one that spans behind the range.
  ///
  /// Complexity: O(log n + rows there that are known and have lanes).
  mutating func writeBack(_ range: Range<Int>, _ staleness: Staleness) {
    var row = range.lowerBound
    guard let lanes, var drift = lanes.drift,
      let end = lanes.reader.band(of: max(0, range.upperBound - 1))?.dealtEnd, row < end
    else { return }
    var entries: [RowEntry] = []
    lanes.reader.visit(row..<end, rows.reader, staleness) { count, value in
      if value.followsClass {
        var place = row
        rows.reader.visit(from: row, to: row + count, staleness) {
          if $1 != value { entries += (place..<place + $0).map { RowEntry($0, value) } }
          place += $0
          return true
        }
      } else {
        entries.append(RowEntry(row, value))
      }
      row += count
      return true
    }
    drift.add(rows.totals)
    var none = ClassSamples()
    unsafe entries.withUnsafeBufferPointer { unsafe rows.set($0, staleness, removed: &none) }
    drift.subtract(rows.totals)
    self.lanes?.drift = range.lowerBound == 0 && end == rows.count ? nil : drift
  }
}

/// A section for reading, valid as its ``RowReader`` is.
struct SectionReader {
  let rows: RowReader
  let lanes: LaneReader?
  let header: SectionRecord.Edge?
  let footer: SectionRecord.Edge?

  /// The totals of the rows.
  @inline(__always) var rowTotals: HeightTotals {
    var totals = rows.totals
    if let drift = lanes?.drift { totals.add(drift) }
    return totals
  }

  var slotCount: Int { rows.count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }

  func isHidden(_ gaps: GapRules) -> Bool { gaps.hidesEmptySections && rows.count == 0 }

  /// The gaps between the section's own slots.
  func innerGaps(_ gaps: GapRules) -> Units {
    let count = rows.count
    var sum = lanes?.excess(over: rowTotals) ?? (count > 1 ? Units(count &- 1) &* gaps.row : 0)
    if header != nil, count > 0 || footer != nil { sum &+= gaps.header }
    if footer != nil, count > 0 || header != nil { sum &+= gaps.footer }
    return sum
  }

  func totals(_ gaps: GapRules) -> SectionTotals {
    var heights = HeightTotals.zero
    if isHidden(gaps) {
      heights.slots = slotCount
      return SectionTotals(sections: 1, heights: heights)
    }
    heights = rowTotals
    if let header { heights.add(header.value) }
    if let footer { heights.add(footer.value) }
    return SectionTotals(
      sections: 1, heights: heights, gaps: innerGaps(gaps), shown: 1, laned: lanes == nil ? 0 : 1,
      undealt: lanes?.undealt ?? 0)
  }

  /// The header, or the footer.
  func edge(_ part: SlotPlace.Part) -> SectionRecord.Edge? { part == .header ? header : footer }

  /// The height of the header or footer, 0 where there is none.
  func height(_ edge: SectionRecord.Edge?, _ estimates: ClassEstimates) -> Units {
    edge?.value.height(estimates) ?? 0
  }

  /// The top of the first row below the section's start.
  func rowsTop(_ estimates: ClassEstimates, _ gaps: GapRules) -> Units {
    header == nil ? 0 : height(header, estimates) &+ gaps.header
  }

  /// The top of the footer below the section's start.
  func footerTop(_ estimates: ClassEstimates, _ gaps: GapRules) -> Units {
    height(header, estimates) &+ rowTotals.height(estimates) &+ innerGaps(gaps)
  }

  /// Visits rows in order as ``RowReader/visit(from:to:_:_:)`` does.
  func visit(
    from row: Int, to end: Int = .max, _ staleness: Staleness,
    _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    guard let lanes else { return rows.visit(from: row, to: end, staleness, body) }
    lanes.visit(row..<max(row, min(end, rows.count)), rows, staleness, body)
  }

  /// Visits rows backwards from the one before `end`, equal unmeasured neighbours as few steps, until `body` returns false.
  ///
  /// They are found forwards, in ever longer parts.
  func visitBackward(
    before end: Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    var (end, size, goesOn) = (end, 32, true)
    while goesOn, end > 0 {
      var stretches: [(Int, SlotValue)] = []
      visit(from: max(0, end - size), to: end, staleness) {
        stretches.append(($0, $1))
        return true
      }
      goesOn = stretches.reversed().allSatisfy(body)
      (end, size) = (end - size, 2 * size)
    }
  }

  /// The parts by number: the header, then the rows, then the footer.
  func part(at index: Int) -> SlotPlace.Part {
    let row = header == nil ? index : index - 1
    return row < 0 ? .header : row < rows.count ? .row(row) : .footer
  }

  /// The part's number, nil where the section has no such part.
  func index(of part: SlotPlace.Part) -> Int? {
    let first = header == nil ? 0 : 1
    switch part {
    case .header: return header == nil ? nil : 0
    case .row(let row): return row >= 0 && row < rows.count ? first + row : nil
    case .footer: return footer == nil ? nil : first + rows.count
    }
  }
}

extension SectionRecord.Edge {
  func current(_ staleness: Staleness) -> SlotValue {
    var value = value
    if value.state == .measured, staleness.isStale(value.estimateClass, stampedAt: stamp) {
      value.state = .stale
    }
    return value
  }
}
