extension ListCache {
  /// Goes to a width: back to its own heights where it is remembered, else with all heights stale (rules 33, 34).
  ///
  /// Complexity: O(1); O(measured slots) where old heights are scaled.
  mutating func changeWidth(to new: Units) {
    guard new != width else { return }
    let before = anchorContext()
    holdLine(before)
    let old = FormerWidth(width: width, index: index)
    let known = formerWidths.firstIndex { $0.width == new }
    if let known {
      index = formerWidths.remove(at: known).index
    } else {
      index.makeStale()
      outdateEstimates(atAllWidths: false)
      if case .scale(let fixed) = configuration.staleRule { scaleHeights(from: width, to: new, fixed) }
      index.restartLanes()
    }
    formerWidths.append(old)
    let surplus = formerWidths.count - max(0, configuration.widthHistory)
    if surplus > 0 { formerWidths.removeFirst(surplus) }
    width = new
    widthEpoch += 1
    estimatedRange = nil
    if known != nil || configuration.staleRule != .keep || index.sections.total.laned > 0,
      !index.hasSameGeometry(as: old.index)
    {
      reanchor(before)
    }
  }

  /// Makes the heights of a class, or of all, stale at every width (rule 35). Complexity: O(1).
  mutating func raiseVersion(_ estimateClass: Int?) throws(ListRefusal) {
    if let estimateClass { try check(estimateClass) }
    holdLine(anchorContext())
    for each in 0..<8 where estimateClass == nil || estimateClass == each { versions[each] += 1 }
    editAll { index, _ in index.makeStale(class: estimateClass) }
    outdateEstimates(atAllWidths: true)
  }

  /// Holds the line being read where none is held yet (decision D9).
  mutating func holdLine(_ before: AnchorContext) {
    guard lineHold == nil else { return }
    for seen in before.seen where !seen.isPinned && !seen.hasMoved {
      guard let place = index.place(of: seen.slot) else { continue }
      let line = readableArea(of: place).top
      guard seen.y &+ seen.height > line else { continue }
      let isBelow = seen.y >= line
      lineHold = LineHold(
        slot: seen.slot, line: isBelow ? seen.y : line, part: isBelow ? 0 : line &- seen.y,
        height: max(1, seen.height))
      return
    }
  }

  /// Scales what old heights have above their class's fixed part by old width / new width, rounded up to a unit.
  private mutating func scaleHeights(from old: Units, to new: Units, _ fixed: [Double]) {
    guard new > 0, old > 0 else { return }
    let parts = (0..<8).map { $0 < fixed.count ? ListUnits.length(fixed[$0]) : 0 }
    index.mapHeights { value in
      let part = min(value.height, max(0, parts[value.estimateClass & 7]))
      let wide = (value.height - part).multipliedFullWidth(by: old)
      // The quotient of two numbers of at most 40 bits by 30 bits fits, or is cut to the greatest height.
      guard wide.high < new else { return HeightIndex.maximumHeight }
      let (quotient, remainder) = new.dividingFullWidth(wide)
      return min(HeightIndex.maximumHeight, part + quotient + (remainder > 0 ? 1 : 0))
    }
  }
}

extension HeightIndex {
  /// Makes every slot unmeasured.
  mutating func forgetHeights() {
    rebuild { value in SlotValue(estimateClass: value.estimateClass) }
  }

  /// Replaces every known height. Complexity: O(known slots).
  mutating func mapHeights(_ body: (SlotValue) -> Units) {
    rebuild { value in
      guard value.state != .unmeasured else { return value }
      var value = value
      value.height = body(value)
      return value
    }
  }

  private mutating func rebuild(_ body: (SlotValue) -> SlotValue) {
    var records: [SectionRecord] = []
    var samples = ClassSamples()
    for number in 0..<sectionCount {
      guard var record = sections.record(number) else { continue }
      var rows = RowTreeBuilder(staleness)
      sections.located(number)?.section.visit(from: 0, staleness) { count, value in
        rows.append(count, body(value))
        return true
      }
      samples.add(rows.samples)
      record.replaceRows(rows.tree(), staleness, estimates)
      func mapped(_ edge: SectionRecord.Edge?) -> SectionRecord.Edge? {
        guard let value = edge?.current(staleness) else { return nil }
        let new = body(value)
        samples.add(1, new)
        return SectionRecord.Edge(value: new, stamp: staleness.clock)
      }
      record.header = mapped(record.header)
      record.footer = mapped(record.footer)
      records.append(record)
    }
    sections = SectionTree(records, gaps)
    dealLanes()
    self.samples = samples
  }
}
