/// A slot with its number, place, position and height, in units.
struct SlotFrame: Equatable {
  /// The slot's number in the list.
  var slot: Int
  var place: SlotPlace
  var top: Units
  var height: Units
  var value: SlotValue
  /// The heights of all slots before this one, without gaps; before the section's first row for a row in lanes that was
  /// found by its place.
  var heightsBefore: Units
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
  private func locate(_ slot: Int) -> (section: SectionTree.Located, part: SlotPlace.Part)? {
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
    sections.located(place.section).flatMap { value($0.section, place.part) }
  }

  /// Reads the value of a slot of a section.
  private func value(_ record: SectionReader, _ part: SlotPlace.Part) -> SlotValue? {
    switch part {
    case .header: return record.header?.current(staleness)
    case .footer: return record.footer?.current(staleness)
    case .row(let row):
      guard row >= 0, row < record.rows.count else { return nil }
      var value = record.rows.locate(RowNumber(row), estimates, staleness).value
      value.spans = record.lanes?.spans(row) ?? false
      return value
    }
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
    guard let (located, part) = locate(slot), let old = value(located.section, part) else { return nil }
    let place = SlotPlace(section: located.index, part: part)
    let height = max(0, min(Self.maximumHeight, height))
    set(SlotValue(state: .measured, estimateClass: old.estimateClass, height: height), at: place)
    return isHidden(place) ? 0 : old.height(estimates)
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
    var before: Units = 0
    var top: Units = 0
    var value = SlotValue()
    switch part {
    case .header:
      value = section.header?.current(staleness) ?? value
    case .row(let row):
      guard let found = section.lanes?.locate(row, staleness), found.lane != nil else {
        return frame(located, row: row)
      }
      let (top, before) = (section.rowsTop(estimates, gaps), section.height(section.header, estimates))
      var frame = frame(located, part, top &+ found.top, before, found.value)
      frame.lane = found.lane
      return frame
    case .footer:
      before = section.height(section.header, estimates) &+ section.rows.totals.height(estimates)
      top = section.footerTop(estimates, gaps)
      value = section.footer?.current(staleness) ?? value
    }
    return frame(located, part, top, before, value)
  }

  /// A row by its number.
  private func frame(_ located: SectionTree.Located, row: Int) -> SlotFrame {
    let point = RowNumber(row, countsHeights: true)
    return frame(located, located.section.rows.locate(point, estimates, staleness))
  }

  /// A row as it was found in the section's rows.
  @inline(__always)
  private func frame(_ located: SectionTree.Located, _ found: RowReader.Located) -> SlotFrame {
    let section = located.section
    let inLanes = section.lanes?.locate(found.row, staleness)
    let top = inLanes?.top ?? (found.before &+ Units(found.row) &* gaps.row)
    var frame = frame(
      located, .row(found.row), section.rowsTop(estimates, gaps) &+ top,
      section.height(section.header, estimates) &+ found.before, found.value)
    frame.lane = inLanes?.lane
    return frame
  }

  @inline(__always)
  private func frame(
    _ located: SectionTree.Located, _ part: SlotPlace.Part, _ top: Units, _ before: Units, _ value: SlotValue
  ) -> SlotFrame {
    let isHidden = located.section.isHidden(gaps)
    let height = value.height(estimates)
    return SlotFrame(
      slot: located.before.slots &+ (located.section.index(of: part) ?? 0),
      place: SlotPlace(section: located.index, part: part),
      top: start(of: located) &+ (isHidden ? 0 : top), height: isHidden ? 0 : height, value: value,
      heightsBefore: located.before.heights.height(estimates) &+ (isHidden ? 0 : before))
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
      heights = candidate.heightsBefore
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
      return frame(located, row: lanes.row(at: max(0, y &- rowsTop)))
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
    let rowsHeight = section.rows.totals.height(estimates)
    guard inside &- headerHeight < rowsHeight else { return frame(located, .footer) }
    return frame(
      located, section.rows.locate(RowTop(atMost: inside &- headerHeight, gap: 0), estimates, staleness))
  }

  /// Visits the slots visible in `[a, b)` (rule 3), top to bottom, no more than `most` of them.
  ///
  /// Complexity: O(log n + slots visited); slots without height between them cost O(log n) a stretch.
  func visitVisible(_ a: Units, _ b: Units, most: Int = .max, _ body: (SlotFrame) -> Void) {
    guard a < b, slotCount > 0, most > 0 else { return }
    var left = most
    var next: SlotFrame?
    switch visitRows(at: a, visibleIn: a, b, &left, body) {
    case .done: return
    case .passed(let heights): next = frame(holdingHeight: heights)
    case .notFound: next = frame(at: a)
    }
    // Of rows in lanes a later one may begin before the first one.
    while let frame = next, frame.height > 0, frame.top < b || frame.place.isRow && sections.total.laned > 0,
      left > 0
    {
      if !frame.place.isRow {
        left &-= 1
        if frame.bottom > a { body(frame) }
        next = self.frame(holdingHeight: frame.heightsBefore &+ frame.height)
      } else if case .passed(let heights) = visitRows(at: frame.top, visibleIn: a, b, &left, body) {
        next = self.frame(holdingHeight: heights)
      } else {
        return
      }
    }
  }

  private enum VisitEnd {
    /// The end of what was to be visited was reached.
    case done
    /// All slots were visited up to one without height, or to the end of a section's rows; all heights before there.
    case passed(Units)
    /// No row with a height stands there.
    case notFound
  }

  /// Visits the rows visible in `[a, b)` from the one on whose extent holds `start`, to the end of the section's rows or
  /// the first one without height, in one descent.
  private func visitRows(
    at start: Units, visibleIn a: Units, _ b: Units, _ left: inout Int, _ body: (SlotFrame) -> Void
  ) -> VisitEnd {
    let (estimates, gaps, staleness) = (estimates, gaps, staleness)
    let y = max(0, start &- paddingTop)
    guard let found = section(at: y), found.section.rows.count > 0 else { return .notFound }
    let section = found.section
    let sectionTop = self.start(of: found)
    let rowsTop = section.rowsTop(estimates, gaps)
    let inside = y &- (sectionTop &- paddingTop)
    guard inside >= rowsTop || section.header == nil,
      section.footer == nil || inside < section.footerTop(estimates, gaps)
    else { return .notFound }
    if let lanes = section.lanes {
      let end = visit(lanes, of: found, visibleIn: a, b, &left, body)
      return end.map { .passed($0) } ?? .done
    }
    let firstSlot = found.before.slots &+ (section.header == nil ? 0 : 1)
    let heightsBefore = found.before.heights.height(estimates) &+ section.height(section.header, estimates)
    var end = VisitEnd.notFound
    section.rows.visit(from: RowTop(atMost: max(0, inside &- rowsTop), gap: gaps.row), estimates, staleness) {
      cursor, count, height, value in
      guard height > 0 else { return false }
      var row = cursor.row
      var before = cursor.height
      let room = left
      left &-= min(left, count)
      for _ in 0..<min(room, count) {
        let top = sectionTop &+ rowsTop &+ before &+ Units(row) &* gaps.row
        guard top < b else {
          end = .done
          return false
        }
        if top &+ height > a {
          body(
            SlotFrame(
              slot: firstSlot &+ row, place: .row(row, section: found.index), top: top, height: height,
              value: value, heightsBefore: heightsBefore &+ before))
        }
        before &+= height
        row &+= 1
      }
      end = left > 0 ? .passed(heightsBefore &+ before) : .done
      return left > 0
    }
    return end
  }
}
