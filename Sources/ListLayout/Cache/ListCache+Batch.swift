extension ListCache {
  /// Applies changes of structure that happen together (rule 23), or refuses them as a whole.
  mutating func apply(_ batch: ListBatch) throws(ListRefusal) {
    let plan = try BatchPlan(batch, index)
    var contents: [(at: Int, content: SectionContent)] = []
    for insert in batch.insertSections.sorted(by: { $0.at < $1.at }) {
      contents.append((insert.at, try prepare(insert.section, insert.at)))
    }
    var added = plan.movedRows.map { AddedRow(place: $0.value, from: $0.key) }
    for insert in batch.inserts {
      added.append(AddedRow(place: insert.at, key: insert.slot.key, values: [try value(of: insert.slot)]))
    }
    added = added.sorted { $0.place < $1.place }
    try checkKeys(batch, plan, contents.map { $0.content })

    let change = beginChange { [index] in plan.survivor(from: $0, by: $1, index) }
    let old = index
    let keepsPlaces =
      batch.inserts.isEmpty && contents.allSatisfy { $0.content.slotCount == 0 } && plan.keepsPlaces(index)
    let reloaded = reloadedPlaces(batch).compactMap { index.slot(of: $0).flatMap(keys.order.id(at:)) }
    storeInRemovedHeights(plan)
    for number in added.indices {
      if let from = added[number].from {
        if let slot = index.slot(of: from.place) { added[number].ids = keys.order.ids(in: slot..<slot + 1) }
        added[number].oldLanes = lanes(ofSection: from.section)
        editAll { index, _ in added[number].values += [index.value(at: from.place) ?? SlotValue()] }
      } else {
        let value = bornValue(added[number].values[0], key: added[number].key)
        added[number].values = [value] + formerWidths.map { _ in value.madeStale }
      }
    }
    takeRows(plan)
    let moving = takeSections(plan)
    putSections(plan, moving, contents)
    for row in added { put(row) }
    for (at, content) in contents {
      giveHeights(content, at, first: index.sections.located(at)?.before.slots ?? 0)
    }
    editAll { index, _ in index.dealLanes() }
    for id in reloaded {
      guard let place = keys.order.position(of: id).flatMap(index.place(of:)) else { continue }
      editAll { index, _ in index.makeStale(at: place) }
    }
    // What leaves everything where it is corrects nothing and moves nothing (decision D6).
    // A row that is moved to its own place is dealt anew where it stands in lanes.
    let isDealtAnew = old.sections.total.laned > 0 && !(added.isEmpty && moving.isEmpty)
    if keepsPlaces, isDealtAnew ? index.hasSameGeometry(as: old) : index.contentHeight == old.contentHeight {
      return cancelChange(change)
    }
    for section in moving { movedKeys.insert(section.slots) }
    for row in added { movedKeys.insert(row.ids) }
    var new = added.compactMap { [index] in index.slot(of: $0.place.place) }
    for section in contents.map({ $0.at }) + Array(plan.movedSections.values) {
      guard let located = index.sections.located(section), located.section.slotCount > 0 else { continue }
      new.append(located.before.slots)
    }
    endChange(change, firstAdded: new.min())
  }

  /// Every key is new, or that of a slot that goes.
  private func checkKeys(_ batch: ListBatch, _ plan: BatchPlan, _ contents: [SectionContent])
    throws(ListRefusal)
  {
    guard !batch.inserts.isEmpty || !contents.isEmpty else { return }
    try checkSectionKeys(contents.map { $0.sectionKey }) { key in
      sectionKeys.position(of: key).map { plan.newSection($0) != nil } ?? false
    }
    let runs = contents.flatMap { $0.keys } + [.listed(batch.inserts.map { $0.slot.key })]
    try checkKeys(runs) { slot in
      index.place(of: slot).map { !plan.keeps($0) } ?? true
    }
    let count = runs.reduce(0) { $0 + $1.count }
    guard index.slotCount + count <= HeightIndex.maximumCount else {
      throw ListRefusal(
        .counts, "# slots and # more are more than #.", index.slotCount, count, HeightIndex.maximumCount)
    }
  }

  /// Refuses keys of slots that come where two are the same, or a slot has one that does not go.
  func checkKeys(_ runs: [KeyRun], isGone: (_ slot: Int) -> Bool) throws(ListRefusal) {
    if let key = KeyRun.duplicate(in: runs) { throw duplicate(key) }
    for run in runs {
      if let key = keys.taken(by: run, isGone: isGone) { throw duplicate(key) }
    }
  }

  /// Keeps the known heights of what is deleted, in content order (rule 25, decision D14).
  private mutating func storeInRemovedHeights(_ plan: BatchPlan) {
    guard removedHeights.capacity > 0 else { return }
    var known: [(slot: Int, height: Units)] = []
    for place in plan.deletedRows {
      guard let value = index.value(at: place.place), value.state != .unmeasured,
        let slot = index.slot(of: place.place)
      else { continue }
      known.append((slot, value.height))
    }
    for section in plan.deletedSections {
      known += index.knownHeights(in: section, last: removedHeights.capacity)
    }
    for entry in known.sorted(by: { $0.slot < $1.slot }).suffix(removedHeights.capacity) {
      if let key = keys.key(at: entry.slot) { removedHeights.put(entry.height, for: key) }
    }
  }

  /// Takes deleted rows and moved ones out, the last of a section first.
  private mutating func takeRows(_ plan: BatchPlan) {
    for place in plan.deletedRows {
      if let slot = index.slot(of: place.place) { keys.forget(slot..<slot + 1) }
    }
    for (section, edit) in plan.rows {
      var end = edit.removed.count
      while end > 0 {
        var start = end - 1
        while start > 0, edit.removed[start - 1] == edit.removed[start] - 1 { start -= 1 }
        let rows = edit.removed[start]..<edit.removed[end - 1] + 1
        if let first = index.slot(of: .row(rows.lowerBound, section: section)) {
          keys.remove(first..<first + rows.count, forgets: false)
        }
        editAll { index, _ in index.takeRows(rows, section: section) }
        end = start
      }
    }
  }

  /// Takes deleted sections and moved ones out, the last first: the moved ones, by their new numbers.
  private mutating func takeSections(_ plan: BatchPlan) -> [MovedSection] {
    var moving: [MovedSection] = []
    for old in plan.sections.removed.reversed() {
      guard let located = index.sections.located(old) else { continue }
      let slots = located.before.slots..<located.before.slots + located.section.slotCount
      if let new = plan.movedSections[old] {
        var section = MovedSection(to: new, slots: keys.detach(slots), key: sectionKeys.detach(old..<old + 1))
        editAll { index, _ in section.records += [index.sections.remove(at: old) ?? SectionRecord()] }
        moving.append(section)
      } else {
        keys.remove(slots)
        sectionKeys.remove(old..<old + 1)
        editAll { index, _ in index.removeSection(at: old) }
      }
    }
    return moving.sorted { $0.to < $1.to }
  }

  /// Puts moved and inserted sections in, the first first.
  private mutating func putSections(
    _ plan: BatchPlan, _ moving: [MovedSection], _ contents: [(at: Int, content: SectionContent)]
  ) {
    var (moving, contents) = (moving[...], contents[...])
    for number in plan.sections.added {
      let first = index.sections.located(number)?.before.slots ?? index.slotCount
      if moving.first?.to == number, var section = moving.popFirst() {
        keys.attach(section.slots, at: first)
        sectionKeys.attach(section.key, at: number)
        editAll { index, _ in index.insert(section.records.removeFirst(), at: number) }
      } else if let content = contents.popFirst()?.content {
        var position = first
        for run in content.keys {
          keys.insert(run, at: position)
          position += run.count
        }
        sectionKeys.insert(.listed([content.sectionKey]), at: number)
        editAll { index, _ in
          index.useClasses(of: content.record)
          index.insert(content.record, at: number)
        }
      }
    }
  }

  private mutating func put(_ row: AddedRow) {
    var values = row.values[...]
    let (new, spans) = (lanes(ofSection: row.place.section), row.values.first?.spans ?? false)
    let isAsWide = row.oldLanes?.isAsWide(as: new, spans: spans) ?? true
    editAll { index, _ in
      let value = values.removeFirst()
      index.insertRows(
        count: 1, isAsWide ? value : value.outdated, at: row.place.row, section: row.place.section)
    }
    guard let slot = index.slot(of: row.place.place) else { return }
    if row.from == nil { keys.insert(.listed([row.key]), at: slot) } else { keys.attach(row.ids, at: slot) }
  }

  /// The places before the batch of the slots that it reloads and that are known at any width.
  private func reloadedPlaces(_ batch: ListBatch) -> [SlotPlace] {
    var places = batch.reloads.map { $0.place }
    for section in batch.reloadSections {
      var known = index.knownPlaces(in: section)
      for former in formerWidths { known.formUnion(former.index.knownPlaces(in: section)) }
      places += known
    }
    return places
  }
}

/// A row that a batch inserts, or one that it moves.
struct AddedRow {
  /// Its place afterwards.
  var place: RowPlace
  /// The place before of one that is moved.
  var from: RowPlace?
  /// The lanes of the section that one leaves that is moved.
  var oldLanes: ListLanes?
  /// The ids of the key of one that is moved.
  var ids: [Range<Int>] = []
  /// The key of one that is inserted.
  var key = ""
  /// Its value at every remembered width, the current one first.
  var values: [SlotValue] = []
}

/// A section that a batch moves: the ids of its slots' keys and of its own, and its record at every remembered width.
private struct MovedSection {
  var to: Int
  var slots: [Range<Int>]
  var key: [Range<Int>]
  var records: [SectionRecord] = []
}

extension HeightIndex {
  /// The slots of a section whose heights are known, at most the last `limit`, in order.
  func knownHeights(in section: Int, last limit: Int) -> [(slot: Int, height: Units)] {
    guard let located = sections.located(section), limit > 0 else { return [] }
    var known: [(slot: Int, height: Units)] = []
    walk(from: located.before.slots + located.section.slotCount, backwards: true) { stretch in
      guard stretch.place.section == section else { return false }
      if stretch.value.state != .unmeasured { known.append((stretch.slot, stretch.value.height)) }
      return known.count < limit
    }
    return known.reversed()
  }
}
