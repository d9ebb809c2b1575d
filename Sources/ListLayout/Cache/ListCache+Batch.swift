extension ListCache {
  /// Applies changes of structure that happen together (rule 23), or refuses them as a whole.
  mutating func apply(_ batch: ListBatch) throws(ListRefusal) {
    let plan = try BatchPlan(batch, index)
    var contents: [(at: Int, content: SectionContent)] = []
    for insert in batch.insertSections.ordered({ $0.at < $1.at }) {
      contents.append((insert.at, try prepare(insert.section, insert.at)))
    }
    var inserts: [RowPlace: (key: String, value: SlotValue)] = [:]
    for insert in batch.inserts { inserts[insert.at] = (insert.slot.key, try value(of: insert.slot)) }
    try checkKeys(batch, plan, contents.map { $0.content })

    let before = anchorContext()
    let tracked = trackedPlaces(before)
    let keepsPlaces =
      inserts.isEmpty && contents.allSatisfy { $0.content.slotCount == 0 } && plan.keepsPlaces(index)
    let heightBefore = index.contentHeight
    // A row that is moved to its own place is dealt anew where it stands in lanes.
    let old = keepsPlaces && index.sections.total.laned > 0 ? index : nil
    let reloaded = reloadedPlaces(batch)
    storeInRemovedHeights(plan)
    removeRowKeys(plan)
    let moving = detachSections(plan)
    var values: [RowPlace: SlotValue] = [:]
    for (place, insert) in inserts { values[place] = bornValue(insert.value, key: insert.key) }
    editAll { index, isCurrent in
      index.apply(plan, contents.map { ($0.at, $0.content.record) }, values, isCurrent)
    }
    attachKeys(plan, moving, contents, inserts.mapValues { $0.key })
    for (at, content) in contents {
      giveHeights(content, at, first: index.sections.section(at)?.before.slots ?? 0)
    }
    editAll { index, _ in index.dealLanes() }
    for place in reloaded {
      guard let new = plan.newPlace(of: place)?.place else { continue }
      editAll { index, _ in index.makeStale(at: new) }
    }
    // What leaves everything where it is corrects nothing and moves nothing (decision D6).
    if keepsPlaces, index.contentHeight == heightBefore, old.map(index.hasSameGeometry) ?? true { return }
    for pieces in moving.values { movedKeys.insert(pieces.slots) }
    for pieces in line.movingKeys.values { movedKeys.insert(pieces) }
    finish(before, tracked, plan, inserts, contents.map { $0.at })
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
    for entry in known.ordered({ $0.slot < $1.slot }).suffix(removedHeights.capacity) {
      if let key = keys.key(at: entry.slot) { removedHeights.put(entry.height, for: key) }
    }
  }

  /// Takes the keys of deleted rows and of moved ones out, the last first.
  private mutating func removeRowKeys(_ plan: BatchPlan) {
    var ids: [RowPlace: [Range<Int>]] = [:]
    var runs: [Range<Int>] = []
    for place in plan.deletedRows.reversed() + [] {
      guard let slot = index.slot(of: place.place) else { continue }
      if let last = runs.last, last.lowerBound == slot + 1 {
        runs[runs.count - 1] = slot..<last.upperBound
      } else {
        runs.append(slot..<slot + 1)
      }
    }
    let moved = plan.movedRows.keys.compactMap { place in index.slot(of: place.place).map { ($0, place) } }
    for (slot, place) in moved { ids[place] = keys.ids(slot..<slot + 1) }
    let all = runs.map { ($0, true) } + moved.map { ($0.0..<$0.0 + 1, false) }
    for (range, isDeleted) in all.ordered({ $0.0.lowerBound > $1.0.lowerBound }) {
      if isDeleted { keys.remove(range) } else { _ = keys.detach(range) }
    }
    line.movingKeys = ids
  }

  /// Takes the keys of deleted and of moved sections out, the last first.
  private mutating func detachSections(_ plan: BatchPlan) -> [Int: (
    slots: [Range<Int>], section: [Range<Int>]
  )] {
    var moving: [Int: (slots: [Range<Int>], section: [Range<Int>])] = [:]
    guard !plan.sections.removed.isEmpty else { return moving }
    // Rows are gone already from the keys, not yet from the index.
    var gone: [Int: Int] = [:]
    for place in plan.deletedRows { gone[place.section, default: 0] += 1 }
    for place in plan.movedRows.keys { gone[place.section, default: 0] += 1 }
    let goneBefore = Array(gone).ordered { $0.key < $1.key }
    for old in plan.sections.removed.reversed() {
      guard let located = index.sections.section(old) else { continue }
      let before = goneBefore.prefix { $0.key < old }.reduce(0) { $0 + $1.value }
      let first = located.before.slots - before
      let slots = first..<first + located.section.slotCount - (gone[old] ?? 0)
      if let new = plan.movedSections[old] {
        moving[new] = (keys.detach(slots), sectionKeys.detach(old..<old + 1))
      } else {
        keys.remove(slots)
        sectionKeys.remove(old..<old + 1)
      }
    }
    return moving
  }

  /// Puts the keys of moved and inserted sections and rows in, the first first.
  private mutating func attachKeys(
    _ plan: BatchPlan, _ moving: [Int: (slots: [Range<Int>], section: [Range<Int>])],
    _ contents: [(at: Int, content: SectionContent)], _ inserts: [RowPlace: String]
  ) {
    var rows: [(place: RowPlace, key: String?, ids: [Range<Int>])] = inserts.map { ($0.key, $0.value, []) }
    for (from, to) in plan.movedRows { rows.append((to, nil, line.movingKeys[from] ?? [])) }
    rows = rows.ordered { $0.place < $1.place }
    var born: [Int: SectionContent] = [:]
    for (at, content) in contents { born[at] = content }
    // Rows still to come into sections before one are not in the keys yet.
    var next = 0
    for section in plan.sections.added {
      while next < rows.count, rows[next].place.section < section {
        attach(rows[next])
        next += 1
      }
      let first = index.sections.section(section)?.before.slots ?? 0
      if let parts = moving[section] {
        keys.attach(parts.slots, at: first)
        sectionKeys.attach(parts.section, at: section)
      } else if let content = born[section] {
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

  private mutating func attach(_ row: (place: RowPlace, key: String?, ids: [Range<Int>])) {
    guard let slot = index.slot(of: row.place.place) else { return }
    if let key = row.key { keys.insert(.listed([key]), at: slot) } else { keys.attach(row.ids, at: slot) }
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
    _ before: AnchorContext, _ tracked: TrackedPlaces, _ plan: BatchPlan,
    _ inserts: [RowPlace: (key: String, value: SlotValue)], _ sections: [Int]
  ) {
    var added: [Int] = []
    for place in inserts.keys { if let slot = index.slot(of: place.place) { added.append(slot) } }
    for place in plan.movedRows.values { if let slot = index.slot(of: place.place) { added.append(slot) } }
    for section in sections + Array(plan.movedSections.values) {
      guard let located = index.sections.section(section), located.section.slotCount > 0 else { continue }
      added.append(located.before.slots)
    }
    restructure(
      before, tracked, firstAdded: added.min(), map: { plan.newPlace(of: $0) },
      after: { [self] place in plan.survivor(after: place, index) { !isMoved($0) } },
      last: { [self] place in plan.survivor(before: place, index) { !isMoved($0) } })
  }
}

extension HeightIndex {
  /// The slots of a section whose heights are known, at most the last `limit`, in order.
  func knownHeights(in section: Int, last limit: Int) -> [(slot: Int, height: Units)] {
    guard let located = sections.section(section), limit > 0 else { return [] }
    let record = located.section
    var known: [(slot: Int, height: Units)] = []
    var slot = located.before.slots + record.slotCount
    func note(_ count: Int, _ value: SlotValue) -> Bool {
      slot -= count
      if value.state != .unmeasured { known.append((slot, value.height)) }
      return known.count < limit
    }
    if let footer = record.footer { _ = note(1, footer.value) }
    record.rows.visitBackward(before: record.rows.count, staleness, note)
    if let header = record.header, known.count < limit {
      slot = located.before.slots + 1
      _ = note(1, header.value)
    }
    return known.reversed()
  }

  /// Applies a batch: rows out, sections out, sections in, rows in.
  mutating func apply(
    _ plan: BatchPlan, _ contents: [(at: Int, record: SectionRecord)], _ values: [RowPlace: SlotValue],
    _ isCurrent: Bool
  ) {
    var incoming = values
    if !isCurrent {
      for (place, value) in values where value.state == .measured { incoming[place]?.state = .stale }
    }
    for (from, to) in plan.movedRows { incoming[to] = value(at: from.place) }
    for (section, edit) in plan.rows {
      var end = edit.removed.count
      while end > 0 {
        var start = end - 1
        while start > 0, edit.removed[start - 1] == edit.removed[start] - 1 { start -= 1 }
        takeRows(edit.removed[start]..<edit.removed[end - 1] + 1, section: section)
        end = start
      }
    }
    var moving: [Int: SectionRecord] = [:]
    for old in plan.sections.removed.reversed() {
      if let new = plan.movedSections[old] {
        moving[new] = sections.remove(at: old)
      } else {
        removeSection(at: old)
      }
    }
    var born: [Int: SectionRecord] = [:]
    for (at, record) in contents { born[at] = record }
    for new in plan.sections.added {
      guard let record = moving[new] ?? born[new] else { continue }
      useClasses(of: record)
      insert(record, at: new)
    }
    for (place, value) in Array(incoming).ordered({ $0.key < $1.key }) {
      insertRow(value, at: place.row, section: place.section)
    }
  }
}
