/// A slot with its number, place, position and height, in units.
struct SlotFrame: Equatable {
  /// The slot's number in the list.
  var slot: Int
  var place: SlotPlace
  var top: Units
  var height: Units
  var value: SlotValue
  /// The lane of a row in lanes; nil for what takes all of them, or the list's whole width.
  var lane: Int8?

  var bottom: Units { top &+ height }
}

extension HeightIndex {
  /// The number of rows of a section. Complexity: O(log sections).
  public func rowCount(_ section: Int) -> Int? { sections.located(section)?.section.rows.count }

  /// The number of the slot at a place, nil where there is none. Complexity: O(log sections).
  public func slot(of place: SlotPlace) -> Int? {
    guard let located = sections.located(place.section), let index = located.section.index(of: place.part)
    else { return nil }
    return located.before.slots + index
  }

  /// The section of a slot, and which of its parts the slot is; nil where there is no such slot.
  @inline(__always)
  func locate(_ slot: Int) -> (section: SectionTree.Located, part: SlotPlace.Part)? {
    guard slot >= 0, slot < slotCount, let located = sections.first(where: { $0.slots <= slot }) else {
      return nil
    }
    return (located, located.section.part(at: slot - located.before.slots))
  }

  /// The place of a slot. Complexity: O(log sections).
  public func place(of slot: Int) -> SlotPlace? {
    locate(slot).map { SlotPlace(section: $0.section.index, part: $0.part) }
  }

  /// Reads the slot's value at a place. Complexity: O(log n).
  func value(at place: SlotPlace) -> SlotValue? {
    var value = frame(at: place)?.value
    if case .row(let row) = place.part, let lanes = sections.located(place.section)?.section.lanes {
      value?.spans = lanes.spans(row)
    }
    return value
  }

  /// The y of a slot's top, in units. Complexity: O(log n).
  public func top(of slot: Int) -> Units? { frame(of: slot)?.top }

  /// A slot's height, in units. Complexity: O(log n).
  public func height(of slot: Int) -> Units? { frame(of: slot)?.height }

  /// The state of a slot's height. Complexity: O(log n).
  public func state(of slot: Int) -> SlotState? { frame(of: slot)?.value.state }

  /// Sets a slot's measured height, in units. Complexity: O(log n).
  ///
  /// - Returns: the height it had, nil where there is no such slot.
  @discardableResult
  public mutating func setHeight(_ height: Units, of slot: Int) -> Units? {
    guard let old = frame(of: slot) else { return nil }
    let height = max(0, min(Self.maximumHeight, height))
    set(SlotValue(state: .measured, estimateClass: old.value.estimateClass, height: height), at: old.place)
    return old.height
  }

  /// The slot whose extent holds `y` (rule 2), nil where there is no slot. Complexity: O(log n).
  public func slot(at y: Units) -> Int? { frame(at: y)?.slot }

  func frame(of slot: Int) -> SlotFrame? { locate(slot).map { frame($0.section, $0.part) } }

  func frame(at place: SlotPlace) -> SlotFrame? {
    guard let located = sections.located(place.section), located.section.index(of: place.part) != nil
    else { return nil }
    return frame(located, place.part)
  }

  /// True if the slot at a place belongs to a section that is not shown: its height counts for nothing.
  func isHidden(_ place: SlotPlace) -> Bool {
    gaps.hidesEmptySections && sections.located(place.section)?.section.isHidden(gaps) == true
  }

  /// The start of a section (the top of its first slot) and the height of all that it shows.
  func extent(of section: Int) -> (start: Units, height: Units)? {
    guard let located = sections.located(section) else { return nil }
    let totals = located.section.totals(gaps)
    return (start(of: located), totals.heights.height(estimates) + totals.gaps)
  }

  func start(of located: SectionTree.Located) -> Units {
    let before = located.before
    let isHidden = located.section.isHidden(gaps)
    let gapCount = isHidden ? max(0, before.shown &- 1) : before.shown
    return paddingTop &+ before.heights.height(estimates) &+ before.gaps &+ Units(gapCount) &* gaps.section
  }

  private func frame(_ located: SectionTree.Located, _ part: SlotPlace.Part) -> SlotFrame {
    let section = located.section
    switch part {
    case .header, .footer:
      let top = part == .header ? 0 : section.footerTop(estimates, gaps)
      return frame(located, part, top: top, section.edge(part)?.current(staleness) ?? SlotValue())
    case .row(let row):
      guard let lanes = section.lanes else {
        let point = RowNumber(row, countsHeights: true)
        return frame(located, section.rows.locate(point, estimates, staleness))
      }
      var found = lanes.locate(row, staleness)
      // Rows that span, and those not dealt yet, are in no lane's tree.
      if found.lane == nil { found.value = section.rows.locate(RowNumber(row), estimates, staleness).value }
      var frame = frame(located, part, top: section.rowsTop(estimates, gaps) &+ found.top, found.value)
      frame.lane = found.lane
      return frame
    }
  }

  /// A row as it was found in the section's rows.
  @inline(__always)
  private func frame(_ located: SectionTree.Located, _ found: RowSteps) -> SlotFrame {
    let top = found.at.height &+ Units(found.at.row) &* gaps.row
    return frame(
      located, .row(found.at.row), top: located.section.rowsTop(estimates, gaps) &+ top, found.value)
  }

  @inline(__always)
  private func frame(
    _ located: SectionTree.Located, _ part: SlotPlace.Part, top: Units, _ value: SlotValue
  ) -> SlotFrame {
    let isHidden = located.section.isHidden(gaps)
    return SlotFrame(
      slot: located.before.slots &+ (located.section.index(of: part) ?? 0),
      place: SlotPlace(section: located.index, part: part), top: start(of: located) &+ (isHidden ? 0 : top),
      height: isHidden ? 0 : value.height(estimates), value: value)
  }

  /// The heights of all slots before a part of a section that is not hidden, without gaps.
  private func heights(before part: SlotPlace.Part, in located: SectionTree.Located) -> Units {
    let (section, before) = (located.section, located.before.heights.height(estimates))
    let header = section.height(section.header, estimates)
    switch part {
    case .header: return before
    case .row(let row):
      if let lanes = section.lanes { return before &+ header &+ lanes.heights(before: row, staleness) }
      let point = RowNumber(row, countsHeights: true)
      return before &+ header &+ section.rows.locate(point, estimates, staleness).at.height
    case .footer: return before &+ header &+ section.rowTotals.height(estimates)
    }
  }

  /// The section that holds `y`, counted without the padding: the first shown one that ends behind it, with the gap that
  /// follows it, else the last shown one.
  @inline(__always)
  private func section(at y: Units) -> SectionTree.Located? {
    let (estimates, gap, shown) = (estimates, gaps.section, sections.total.shown)
    return sections.first { through in
      through.shown < shown
        && through.heights.height(estimates) &+ through.gaps &+ Units(through.shown) &* gap <= y
    }
  }

  /// The slot whose extent holds `y` (rule 2), nil where there is no slot. Complexity: O(log n).
  func frame(at y: Units) -> SlotFrame? {
    guard slotCount > 0 else { return nil }
    let y = max(0, y &- paddingTop)
    guard let found = section(at: y) else { return nil }
    var heights = found.before.heights.height(estimates)
    if found.section.slotCount > 0, !found.section.isHidden(gaps) {
      let candidate = lastSlot(in: found, topAtMost: y &- (start(of: found) &- paddingTop))
      if candidate.height > 0 { return candidate }
      heights = self.heights(before: candidate.place.part, in: found)
    }
    // The last slot with a height before here, else the first with one, else the first.
    if heights > 0 { return frame(holdingHeight: heights - 1) }
    return heightSum > 0 ? frame(holdingHeight: 0) : frame(of: 0)
  }

  /// The last slot of the section whose top is at most `y` below the section's start.
  private func lastSlot(in located: SectionTree.Located, topAtMost y: Units) -> SlotFrame {
    let section = located.section
    if section.footer != nil, y >= section.footerTop(estimates, gaps) || section.index(of: .footer) == 0 {
      return frame(located, .footer)
    }
    let rowsTop = section.rowsTop(estimates, gaps)
    guard section.rows.count > 0, y >= rowsTop || section.header == nil else {
      return frame(located, .header)
    }
    if let lanes = section.lanes {
      return frame(located, .row(lanes.row(at: max(0, y &- rowsTop))))
    }
    return frame(
      located, section.rows.locate(RowTop(atMost: max(0, y &- rowsTop), gap: gaps.row), estimates, staleness))
  }

  /// The slot in whose height `height` falls, all slots stacked without gaps. Complexity: O(log n).
  func frame(holdingHeight height: Units) -> SlotFrame? {
    guard height >= 0, height < heightSum,
      let located = sections.first(where: { $0.heights.height(estimates) <= height })
    else { return nil }
    let section = located.section
    let inside = height &- located.before.heights.height(estimates)
    let headerHeight = section.height(section.header, estimates)
    if inside < headerHeight { return frame(located, .header) }
    let rowsHeight = section.rowTotals.height(estimates)
    guard inside &- headerHeight < rowsHeight else { return frame(located, .footer) }
    if let lanes = section.lanes {
      let row = Int.partition(section.rows.count) {
        lanes.heights(before: $0 + 1, staleness) <= inside &- headerHeight
      }
      return frame(located, .row(row))
    }
    return frame(
      located, section.rows.locate(RowTop(atMost: inside &- headerHeight, gap: 0), estimates, staleness))
  }

  /// Visits the slots visible in `[a, b)` (rule 3), in content order, no more than `most` of them.
  ///
  /// Complexity: O(log n + slots visited); slots without height between them cost O(log n) a stretch.
  func visitVisible(_ a: Units, _ b: Units, most: Int = .max, _ body: (SlotFrame) -> Void) {
    guard a < b, slotCount > 0 else { return }
    var left = most
    var next = section(at: max(0, a &- paddingTop))
    while let found = next, left > 0 {
      let start = start(of: found)
      guard start < b else { return }
      if !found.section.isHidden(gaps) {
        visitEdge(.header, of: found, visibleIn: a, b, &left, body)
        visitRows(of: found, start, visibleIn: a, b, &left, body)
        visitEdge(.footer, of: found, visibleIn: a, b, &left, body)
      }
      guard found.index &+ 1 < sectionCount else { return }
      let through =
        found.before.heights.height(estimates) &+ found.section.totals(gaps).heights.height(estimates)
      next = through < heightSum ? sections.first { $0.heights.height(estimates) <= through } : nil
    }
  }

  private func visitEdge(
    _ part: SlotPlace.Part, of found: SectionTree.Located, visibleIn a: Units, _ b: Units, _ left: inout Int,
    _ body: (SlotFrame) -> Void
  ) {
    guard left > 0, found.section.index(of: part) != nil else { return }
    let frame = frame(found, part)
    guard frame.height > 0, frame.bottom > a, frame.top < b else { return }
    left &-= 1
    body(frame)
  }

  private func visitRows(
    of found: SectionTree.Located, _ start: Units, visibleIn a: Units, _ b: Units, _ left: inout Int,
    _ body: (SlotFrame) -> Void
  ) {
    let section = found.section
    let top = start &+ section.rowsTop(estimates, gaps)
    let firstSlot = found.before.slots &+ (section.header == nil ? 0 : 1)
    let stretch = (from: max(0, a &- top), to: b &- top)
    if let lanes = section.lanes {
      lanes.visitVisible(stretch, limit: &left, section.rows, staleness) { at in
        body(
          SlotFrame(
            slot: firstSlot &+ at.row, place: .row(at.row, section: found.index), top: top &+ at.top,
            height: at.height, value: at.value, lane: at.lane))
      }
      return
    }
    let rules = LaneRules(estimates: estimates, staleness: staleness, gap: gaps.row)
    var rows = VisibleRows(section.rows, stretch, rules)
    while left > 0, !rows.isEnd {
      left &-= 1
      body(
        SlotFrame(
          slot: firstSlot &+ rows.number, place: .row(rows.number, section: found.index),
          top: top &+ rows.top, height: rows.height, value: rows.value))
      rows.advance(stretch, rules)
    }
  }
}
