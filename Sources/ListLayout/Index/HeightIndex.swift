/// The heights of a list's slots by position: where each slot is, which slot is where, and how tall all is together.
///
/// Heights are whole units of 1/192 point and sums are exact (rule 1). Slots are addressed by their number in the
/// list, headers and footers among them, or by their ``SlotPlace``; the index knows no keys. It is a value: copies
/// are O(1) and share what did not change since, and can be read on any thread.
///
/// The rows of each section are a counted B+-tree (R. Bayer and E. McCreight 1972, with counts as in B. Dadgar's
/// and others' "counted B-trees") whose leaves are runs of unmeasured rows or packed heights of 4 bytes each.
public struct HeightIndex: Sendable {
  /// The greatest height of a slot, in units.
  public static let maximumHeight: Units = (1 << 30) - 1
  /// The greatest number of slots; sums of heights and gaps stay far below 2^63 with it.
  public static let maximumCount = Int(Int32.max)

  var sections = SectionTree()
  var estimates: ClassEstimates
  var staleness = Staleness()
  let gaps: GapRules
  /// The space above the first and below the last slot, in units.
  let paddingTop: Units
  let paddingBottom: Units
  /// The number and the sum of the heights that are measured now, of each class (rule 31).
  var samples = ClassSamples()
  /// The stamp of estimates that slots are given now; those with another one are asked for again (rule 32).
  var estimateStamp: Int32 = 0

  init(estimates: [Units], gaps: GapRules = GapRules(), paddingTop: Units = 0, paddingBottom: Units = 0) {
    self.estimates = ClassEstimates(estimates)
    self.gaps = gaps
    self.paddingTop = paddingTop
    self.paddingBottom = paddingBottom
  }

  /// An index of one section of unmeasured rows of class 0.
  ///
  /// - Parameters:
  ///   - count: the number of rows, from 0 to ``maximumCount``.
  ///   - estimate: the height of a row that was never measured, in units, from 0 to ``maximumHeight``; what lies outside is cut to that.
  /// - Complexity: O(1).
  public init(rows count: Int, estimate: Units) {
    self.init(estimates: [Units](repeating: max(0, min(Self.maximumHeight, estimate)), count: 8))
    insertSection(at: 0)
    insertRows(count: min(count, Self.maximumCount), estimateClass: 0, at: 0, section: 0)
  }

  /// The number of slots.
  public var slotCount: Int { sections.total.slots }

  /// The number of slots whose heights are measured now. Complexity: O(1).
  var measuredCount: Int { samples.count }

  /// The number of sections.
  public var sectionCount: Int { sections.total.sections }

  /// True if all slots are the rows of one section.
  @inline(__always) var isOneSectionOfRows: Bool {
    sections.total.sections == 1 && sections.located(0)?.section.rows.count == slotCount
  }

  /// The sum of all heights, in units. Complexity: O(1).
  @inline(__always) var heightSum: Units { sections.total.heights.height(estimates) }

  /// The height of all slots, gaps and padding, in units. Complexity: O(1).
  public var contentHeight: Units {
    @inline(__always) get {
      paddingTop &+ paddingBottom &+ heightSum &+ sections.total.gaps
        &+ Units(max(0, sections.total.shown &- 1)) &* gaps.section
    }
  }
}

/// The number of measured heights of each class, and their sum.
struct ClassSamples: Equatable, Sendable {
  @inline(__always)
  mutating func add(_ other: ClassSamples) {
    counts &+= other.counts
    sums &+= other.sums
  }

  @inline(__always)
  mutating func subtract(_ other: ClassSamples) {
    counts &-= other.counts
    sums &-= other.sums
  }

  @inline(__always)
  mutating func add(_ count: Int, _ sum: Units, to estimateClass: Int) {
    counts[estimateClass & 7] &+= count
    sums[estimateClass & 7] &+= sum
  }

  /// Adds slots of one value, where it is measured.
  @inline(__always)
  mutating func add(_ count: Int, _ value: SlotValue) {
    if value.state == .measured { add(count, Units(count) &* value.height, to: value.estimateClass) }
  }

  /// The number of heights of all classes.
  var count: Int { counts.wrappedSum() }

  private var counts = SIMD8<Int>(repeating: 0)
  private var sums = SIMD8<Units>(repeating: 0)

  subscript(estimateClass: Int) -> (count: Int, sum: Units) {
    get { (counts[estimateClass & 7], sums[estimateClass & 7]) }
    set { (counts[estimateClass & 7], sums[estimateClass & 7]) = newValue }
  }
}

// MARK: - Changes

extension HeightIndex {
  /// Sets the estimate of a class, in units. Complexity: O(1).
  public mutating func setEstimate(_ height: Units, ofClass estimateClass: Int) {
    estimates[estimateClass] = max(0, min(Self.maximumHeight, height))
    refreshLanes()
  }

  /// Makes all measured heights stale, of one class or of all. Complexity: O(1).
  public mutating func makeStale(class estimateClass: Int? = nil) {
    staleness.makeStale(estimateClass)
    for each in 0..<8 where estimateClass == nil || estimateClass == each { samples[each] = (0, 0) }
  }

  /// Adds a section without slots.
  public mutating func insertSection(at index: Int) {
    insert(SectionRecord(), at: index)
  }

  mutating func insert(_ section: SectionRecord, at index: Int) {
    sections.insert(section, at: max(0, min(index, sectionCount)), gaps)
  }

  /// Inserts unmeasured rows of one class. Complexity: O(log n).
  public mutating func insertRows(count: Int, estimateClass: Int = 0, at row: Int, section: Int) {
    let count = min(count, Self.maximumCount - slotCount)
    guard count > 0, let rows = rowCount(section), row >= 0, row <= rows else { return }
    insertRows(count: count, SlotValue(estimateClass: estimateClass & 7), at: row, section: section)
    dealLanes()
  }

  /// Inserts rows of one value, which are not dealt to lanes yet. Complexity: O(log n) for those that follow their class, else
  /// for each row.
  mutating func insertRows(count: Int, _ value: SlotValue, at row: Int, section: Int) {
    samples.add(count, value)
    estimates.use(value.estimateClass)
    sections.modify(section, gaps) { [staleness] in
      $0.writeBack(row..<row, staleness)
      $0.insertInLanes(count, value, at: row)
      $0.rows.insert(count, value, at: row, staleness)
    }
  }

  /// Removes rows. Complexity: O(log n + rows / 256), and O(rows) where any is measured.
  public mutating func removeRows(_ range: Range<Int>, section: Int) {
    takeRows(range, section: section)
    dealLanes()
  }

  /// Removes rows; those after them in lanes are not dealt anew yet.
  mutating func takeRows(_ range: Range<Int>, section: Int) {
    guard let rows = rowCount(section) else { return }
    let range = range.clamped(to: 0..<rows)
    guard !range.isEmpty else { return }
    var removed = ClassSamples()
    sections.modify(section, gaps) { [staleness] in
      $0.writeBack(range, staleness)
      $0.rows.remove(range, staleness, removed: &removed)
      $0.lanes?.remove(range)
    }
    samples.subtract(removed)
  }

  /// Sets what is kept of rows of a section, which `entry` gives in ascending order.
  ///
  /// Complexity: O(heights + log n for each stretch of rows near each other).
  @inline(__always)
  mutating func measureRows(
    of section: Int, count: Int, _ entry: (_ number: Int) -> (row: Int, value: SlotValue)
  ) {
    guard count > 0, section >= 0, section < sectionCount else { return }
    var change = ClassSamples()
    unsafe withUnsafeTemporaryAllocation(of: RowEntry.self, capacity: count) { room in
      // Neighbours are mostly of one class.
      var (estimateClass, measured, sum) = (0, 0, Units(0))
      for number in 0..<count {
        let (row, value) = entry(number)
        unsafe room.initializeElement(at: number, to: RowEntry(row, value))
        guard value.state == .measured else { continue }
        if value.estimateClass != estimateClass {
          change.add(measured, sum, to: estimateClass)
          (estimateClass, measured, sum) = (value.estimateClass, 0, 0)
        }
        measured &+= 1
        sum &+= value.height
      }
      change.add(measured, sum, to: estimateClass)
      sections.modify(section, gaps) { [staleness, estimates] record in
        var removed = ClassSamples()
        let entries = UnsafeBufferPointer(room)
        if record.lanes == nil {
          unsafe record.rows.set(entries, staleness, removed: &removed)
        } else {
          unsafe record.lanes?.set(entries, &record.rows, staleness, estimates, removed: &removed)
        }
        change.subtract(removed)
      }
    }
    samples.add(change)
  }

  /// Sets the measured heights of neighbouring rows, in units, whatever was known of them (rule 9).
  ///
  /// Rows beyond the section's end are left out. Complexity: O(log n + heights).
  public mutating func setHeights(_ heights: [Units], fromRow row: Int, section: Int = 0) {
    guard row >= 0, let rows = rowCount(section), row < rows else { return }
    let range = row..<min(rows, row + heights.count)
    var values: [SlotValue] = []
    values.reserveCapacity(range.count)
    sections.located(section)?.section.visit(from: row, to: range.upperBound, staleness) { count, value in
      for _ in 0..<count {
        let height = max(0, min(Self.maximumHeight, heights[values.count]))
        values.append(SlotValue(state: .measured, estimateClass: value.estimateClass, height: height))
      }
      return true
    }
    measureRows(of: section, count: values.count) { (row + $0, values[$0]) }
  }

  /// Sets what is kept of a slot. Complexity: O(log n).
  mutating func set(_ value: SlotValue, at place: SlotPlace) {
    switch place.part {
    case .row(let row):
      estimates.use(value.estimateClass)
      measureRows(of: place.section, count: 1) { _ in (row, value) }
    case .header, .footer: setEdge(value, at: place)
    }
  }

  /// Sets, replaces or removes a header or footer. Complexity: O(log sections).
  mutating func setEdge(_ value: SlotValue?, at place: SlotPlace) {
    if let old = self.value(at: place) { samples.add(-1, old) }
    if let value {
      samples.add(1, value)
      estimates.use(value.estimateClass)
    }
    let edge = value.map { SectionRecord.Edge(value: $0, stamp: staleness.clock) }
    sections.modify(place.section, gaps) {
      if place.part == .header { $0.header = edge } else { $0.footer = edge }
    }
  }

  /// Removes a section with all its slots. Complexity: O(log sections + rows).
  mutating func removeSection(at index: Int) {
    guard let rows = rowCount(index) else { return }
    takeRows(0..<rows, section: index)
    for part in [SlotPlace.Part.header, .footer] {
      if let value = value(at: SlotPlace(section: index, part: part)) { samples.add(-1, value) }
    }
    sections.remove(at: index)
  }

  /// Makes a measured slot stale, and an estimate of its own one that is asked for again. Complexity: O(log n).
  mutating func makeStale(at place: SlotPlace) {
    guard let value = value(at: place), value.state == .measured || value.hasOwnEstimate else { return }
    set(value.outdated, at: place)
  }

  /// The places of a section's slots that do not follow their class. Complexity: O(words of the section).
  func knownPlaces(in section: Int) -> Set<SlotPlace> {
    var known: Set<SlotPlace> = []
    guard let first = sections.located(section)?.before.slots else { return known }
    walk(from: first) { stretch in
      guard stretch.place.section == section else { return false }
      guard !stretch.value.followsClass else { return true }
      if case .row(let row) = stretch.place.part {
        for each in row..<row + stretch.count { known.insert(.row(each, section: section)) }
      } else {
        known.insert(stretch.place)
      }
      return true
    }
    return known
  }
}
