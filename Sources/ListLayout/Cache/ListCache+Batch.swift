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
      added.append(AddedRow(place: insert.at, key: insert.slot.key, value: try value(of: insert.slot)))
    }
    added = added.sorted { $0.place < $1.place }
    try checkKeys(batch, plan, contents.map { $0.content })

    let before = anchorContext()
    let old = index
    let keepsPlaces =
      batch.inserts.isEmpty && contents.allSatisfy { $0.content.slotCount == 0 } && plan.keepsPlaces(index)
    let reloaded = reloadedPlaces(batch)
    storeInRemovedHeights(plan)
    removeRowKeys(plan, &added)
    let moving = detachSections(plan)
    for number in added.indices where added[number].from == nil {
      added[number].value = bornValue(added[number].value, key: added[number].key)
    }
    editAll { index, isCurrent in
      index.apply(plan, contents.map { ($0.at, $0.content.record) }, added, isCurrent)
    }
    attachKeys(plan, moving, contents, added)
    for (at, content) in contents {
      giveHeights(content, at, first: index.sections.located(at)?.before.slots ?? 0)
    }
    editAll { index, _ in index.dealLanes() }
    for place in reloaded {
      guard let new = plan.newPlace(of: place)?.place else { continue }
      editAll { index, _ in index.makeStale(at: new) }
    }
    // What leaves everything where it is corrects nothing and moves nothing (decision D6).
    // A row that is moved to its own place is dealt anew where it stands in lanes.
    let isDealtAnew = old.sections.total.laned > 0 && !(added.isEmpty && moving.isEmpty)
    if keepsPlaces, isDealtAnew ? index.hasSameGeometry(as: old) : index.contentHeight == old.contentHeight {
      return
    }
    for section in moving { movedKeys.insert(section.slots) }
    for row in added { movedKeys.insert(row.ids) }
    finish(before, old, plan, added, contents.map { $0.at })
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
      index.place(of: slot).map { plan.newPlace(of: $0) == nil } ?? true
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

  /// Takes the keys of deleted rows and of moved ones out, the last first.
  private mutating func removeRowKeys(_ plan: BatchPlan, _ added: inout [AddedRow]) {
    var all: [(slots: Range<Int>, isDeleted: Bool)] = []
    for place in plan.deletedRows.reversed() {
      guard let slot = index.slot(of: place.place) else { continue }
      if let last = all.last, last.slots.lowerBound == slot + 1 {
        all[all.count - 1].slots = slot..<last.slots.upperBound
      } else {
        all.append((slot..<slot + 1, true))
      }
    }
    for number in added.indices {
      guard let from = added[number].from, let slot = index.slot(of: from.place) else { continue }
      added[number].ids = keys.ids(slot..<slot + 1)
      all.append((slot..<slot + 1, false))
    }
    for (slots, isDeleted) in all.sorted(by: { $0.slots.lowerBound > $1.slots.lowerBound }) {
      if isDeleted { keys.remove(slots) } else { _ = keys.detach(slots) }
    }
  }

  /// Takes the keys of deleted and of moved sections out, the last first: those of the moved ones, by their new numbers.
  private mutating func detachSections(_ plan: BatchPlan) -> [MovedSection] {
    var moving: [MovedSection] = []
    guard !plan.sections.removed.isEmpty else { return moving }
    // Rows are gone already from the keys, not yet from the index.
    var gone: [Int: Int] = [:]
    for place in plan.deletedRows { gone[place.section, default: 0] += 1 }
    for place in plan.movedRows.keys { gone[place.section, default: 0] += 1 }
    let goneBefore = gone.sorted { $0.key < $1.key }
    for old in plan.sections.removed.reversed() {
      guard let located = index.sections.located(old) else { continue }
      let before = goneBefore.prefix { $0.key < old }.reduce(0) { $0 + $1.value }
      let first = located.before.slots - before
      let slots = first..<first + located.section.slotCount - (gone[old] ?? 0)
      if let new = plan.movedSections[old] {
        moving.append(
          MovedSection(to: new, slots: keys.detach(slots), section: sectionKeys.detach(old..<old + 1)))
      } else {
        keys.remove(slots)
        sectionKeys.remove(old..<old + 1)
      }
    }
    return moving.sorted { $0.to < $1.to }
  }

  /// Puts the keys of moved and inserted sections and rows in, the first first.
  private mutating func attachKeys(
    _ plan: BatchPlan, _ moving: [MovedSection], _ contents: [(at: Int, content: SectionContent)],
    _ rows: [AddedRow]
  ) {
    var (nextMoving, nextBorn) = (0, 0)
    // Rows still to come into sections before one are not in the keys yet.
    var next = 0
    for section in plan.sections.added {
      while next < rows.count, rows[next].place.section < section {
        attach(rows[next])
        next += 1
      }
      let first = index.sections.located(section)?.before.slots ?? 0
      if nextMoving < moving.count, moving[nextMoving].to == section {
        keys.attach(moving[nextMoving].slots, at: first)
        sectionKeys.attach(moving[nextMoving].section, at: section)
        nextMoving += 1
      } else if nextBorn < contents.count {
        let content = contents[nextBorn].content
        nextBorn += 1
        var position = first
        for run in content.keys {
          keys.insert(run, at: position)
          position += run.count
        }
        sectionKeys.insert(.listed([content.sectionKey]), at: section)
      }
    }
    for row in rows[next...] { attach(row) }
  }

  private mutating func attach(_ row: AddedRow) {
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

  /// Maps what is tracked and reanchors.
  private mutating func finish(
    _ before: AnchorContext, _ old: HeightIndex, _ plan: BatchPlan, _ rows: [AddedRow],
    _ sections: [Int]
  ) {
    var added = rows.compactMap { [index] in index.slot(of: $0.place.place) }
    for section in sections + Array(plan.movedSections.values) {
      guard let located = index.sections.located(section), located.section.slotCount > 0 else { continue }
      added.append(located.before.slots)
    }
    restructure(before, from: old, firstAdded: added.min(), map: plan.newPlace) { [self] place, step in
      plan.survivor(from: place, by: step, index) { !isMoved($0) }
    }
  }
}

/// A row that a batch inserts, or one that it moves.
struct AddedRow {
  /// Its place afterwards.
  var place: RowPlace
  /// The place before of one that is moved.
  var from: RowPlace?
  /// The ids of the key of one that is moved.
  var ids: [Range<Int>] = []
  /// The key of one that is inserted, and what is known of it.
  var key = ""
  var value = SlotValue()
}

/// The keys of a section that a batch moves.
private struct MovedSection {
  var to: Int
  var slots: [Range<Int>]
  var section: [Range<Int>]
}

extension HeightIndex {
  /// The slots of a section whose heights are known, at most the last `limit`, in order.
  func knownHeights(in section: Int, last limit: Int) -> [(slot: Int, height: Units)] {
    guard let located = sections.located(section), limit > 0 else { return [] }
    var known: [(slot: Int, height: Units)] = []
    walkBack(before: located.before.slots + located.section.slotCount) { stretch in
      guard stretch.place.section == section else { return false }
      if stretch.value.state != .unmeasured { known.append((stretch.slot, stretch.value.height)) }
      return known.count < limit
    }
    return known.reversed()
  }

  /// Applies a batch: rows out, sections out, sections in, rows in; both in ascending order.
  mutating func apply(
    _ plan: BatchPlan, _ contents: [(at: Int, record: SectionRecord)], _ added: [AddedRow], _ isCurrent: Bool
  ) {
    let values = added.map { row in
      if let from = row.from { return value(at: from.place) }
      var value = row.value
      if !isCurrent, value.state == .measured { value.state = .stale }
      return value
    }
    for (section, edit) in plan.rows {
      var end = edit.removed.count
      while end > 0 {
        var start = end - 1
        while start > 0, edit.removed[start - 1] == edit.removed[start] - 1 { start -= 1 }
        takeRows(edit.removed[start]..<edit.removed[end - 1] + 1, section: section)
        end = start
      }
    }
    var incoming = contents
    for old in plan.sections.removed.reversed() {
      guard let new = plan.movedSections[old] else {
        removeSection(at: old)
        continue
      }
      if let record = sections.remove(at: old) { incoming.append((new, record)) }
    }
    for (at, record) in incoming.sorted(by: { $0.at < $1.at }) {
      useClasses(of: record)
      insert(record, at: at)
    }
    for (row, value) in zip(added, values) {
      if let value { insertRow(value, at: row.place.row, section: row.place.section) }
    }
  }
}
