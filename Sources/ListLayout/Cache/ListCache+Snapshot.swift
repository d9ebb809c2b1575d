extension ListCache {
  /// Makes the list what a map says (rule 27, decision D4).
  ///
  /// - Complexity: O(n) expected, and O(m log m) for m slots that stay.
  mutating func rearrange(_ map: SlotMap) {
    let moved = map.oldSlots.moved
    let change = beginChange { map.survivor(from: $0, by: $1) { !moved[$0] } }
    let old = index
    keepHeights(ofRemoved: map)
    var map = map
    if !waiting.isEmpty || removedHeights.count > 0 {
      let newKeys = map.newKeys.lazy.flatMap { run in (0..<run.count).lazy.map(run.key) }
      for (number, key) in newKeys.enumerated() {
        map.newValues[number] = bornValue(map.newValues[number], key: key)
      }
    }
    let stayed = map.sections.map { sectionKeys.position(of: $0.key) }
    editAll { index, isCurrent in
      index.rebuild(map, stayed, isCurrent)
      index.dealLanes()
    }
    let isSame = map.isIdentity && index.hasSameStructure(as: old)
    let ids = keys.rearrange(map.oldSlots, map.newKeys)
    sectionKeys = KeyMap([.listed(map.sections.map { $0.key })])
    if isSame { return cancelChange(change) }
    for (slot, isMoved) in moved.enumerated() where isMoved { movedKeys.insert([ids[slot]..<ids[slot] + 1]) }
    endChange(change, firstAdded: map.oldSlots.indices.first { map.oldSlots[$0] == nil || moved[$0] })
  }

  private mutating func keepHeights(ofRemoved map: SlotMap) {
    for (slot, new) in map.newSlots.enumerated() where new == nil {
      guard let place = index.place(of: slot), let value = index.value(at: place),
        value.state != .unmeasured, let key = keys.key(at: slot)
      else { continue }
      removedHeights.put(value.height, for: key)
    }
  }
}

extension HeightIndex {
  /// Builds all sections anew, slots that stay keeping what is known of them. Complexity: O(n).
  mutating func rebuild(_ map: SlotMap, _ stayed: [Int?], _ isCurrent: Bool) {
    var old: [SlotValue] = []
    old.reserveCapacity(slotCount)
    walk(from: 0) { stretch in
      old.append(contentsOf: repeatElement(stretch.value, count: stretch.count))
      return true
    }
    for number in 0..<sectionCount {
      guard let located = sections.located(number), let lanes = located.section.lanes else { continue }
      let first = located.before.slots + (located.section.header == nil ? 0 : 1)
      for row in lanes.spanning { old[first + row].spans = true }
    }
    let former = self
    let isLaned = sections.total.laned > 0 || map.sections.contains { !$0.lanes.isPlain }
    samples = ClassSamples()
    var records: [SectionRecord] = []
    var slot = 0
    var new = 0
    func next(in lanes: ListLanes, isRow: Bool = true) -> SlotValue {
      defer { slot += 1 }
      if let kept = map.oldSlots[slot] {
        let value = map.reloaded.contains(kept) ? old[kept].madeStale : old[kept]
        guard isLaned, let place = former.place(of: kept) else { return value }
        let isAsWide = former.lanes(ofSection: place.section).isAsWide(
          as: lanes, spans: value.spans || !isRow)
        return isAsWide ? value : value.outdated
      }
      defer { new += 1 }
      return isCurrent ? map.newValues[new] : map.newValues[new].madeStale
    }
    for (number, section) in map.sections.enumerated() {
      var record = SectionRecord()
      let lanes = stayed[number].map(former.lanes(ofSection:)) ?? section.lanes
      func edge() -> SectionRecord.Edge {
        SectionRecord.Edge(value: next(in: lanes, isRow: false), stamp: staleness.clock)
      }
      if section.hasHeader { record.header = edge() }
      let first = slot
      let values = (0..<section.rowCount).map { _ in next(in: lanes) }
      if section.hasFooter { record.footer = edge() }
      var rows = RowTreeBuilder(staleness)
      for value in values { rows.append(1, value) }
      record.lanes = former.lanes(
        of: values, Array(map.oldSlots[first..<first + values.count]), in: stayed[number], former.sections,
        else: section.lanes)
      record.replaceRows(rows.tree(), staleness, estimates)
      for value in values + [record.header?.value, record.footer?.value].compactMap({ $0 }) {
        samples.add(1, value)
        estimates.use(value.estimateClass)
      }
      records.append(record)
    }
    sections = SectionTree(records, gaps)
  }

  /// True if another index has the same sections with the same numbers of slots.
  func hasSameStructure(as other: HeightIndex) -> Bool {
    guard sectionCount == other.sectionCount, contentHeight == other.contentHeight else { return false }
    return (0..<sectionCount).allSatisfy { number in
      guard let a = sections.located(number)?.section, let b = other.sections.located(number)?.section else {
        return false
      }
      return a.rows.count == b.rows.count && (a.header == nil) == (b.header == nil)
        && (a.footer == nil) == (b.footer == nil)
    }
  }
}
