extension ListCache {
  /// Makes the list what `sections` say; what stays and what moved is found by key (rule 27, decision D4).
  ///
  /// Complexity: O(n) expected, and O(m log m) for m slots that stay.
  mutating func applySnapshot(
    _ sections: [SectionDescription], reloads: [String]
  ) throws(ListRefusal) {
    let contents = try prepare(sections)
    let count = contents.reduce(0) { $0 + $1.slotCount }
    guard max(count, index.slotCount) <= configuration.limits.snapshot else {
      throw ListRefusal(
        .counts,
        """
        A snapshot of \(count) slots for \(index.slotCount) is more than the \(configuration.limits.snapshot) that a \
        snapshot may have; use a batch, or load the list anew.
        """)
    }
    let difference = try SnapshotDifference(contents, keys, reloads)
    let before = anchorContext()
    let tracked = trackedPlaces(before)
    let old = index
    for slot in difference.removed {
      guard let place = old.place(of: slot), let value = old.value(at: place), value.state != .unmeasured,
        let key = keys.key(at: slot)
      else { continue }
      removedHeights.put(value.height, for: key)
    }
    var born: [Int: SlotValue] = [:]
    var slot = 0
    for content in contents {
      var given: [Int: SlotValue] = [:]
      for entry in content.listed {
        if let number = content.index(of: entry.place) { given[number] = entry.value }
      }
      for number in 0..<content.slotCount {
        if difference.oldSlots[slot + number] == nil {
          let value = given[number] ?? SlotValue(estimateClass: content.record.rows.loneClassOrZero)
          born[slot + number] = bornValue(value, key: difference.newKeys[slot + number])
        }
      }
      slot += content.slotCount
    }
    let stayed = contents.map { sectionKeys.position(of: $0.sectionKey) }
    editAll { index, isCurrent in
      index.rebuild(contents, difference, born, stayed, isCurrent)
      index.dealLanes()
    }
    var newKeys = KeyMap()
    for content in contents { for run in content.keys { newKeys.insert(run, at: newKeys.count) } }
    let isSame = difference.isIdentity && index.hasSameStructure(as: old)
    followMoved(difference, newKeys, countsMoves: !isSame)
    keys = newKeys
    sectionKeys = KeyMap()
    sectionKeys.insert(.listed(contents.map { $0.sectionKey }), at: 0)
    if isSame { return }
    restructure(
      before, tracked, firstAdded: difference.firstAdded,
      map: { [index] place in
        guard let slot = old.slot(of: place), let new = difference.newSlots[slot],
          let to = index.place(of: new)
        else { return nil }
        return (to, difference.moved.contains(new))
      },
      after: { [self] place in
        old.slot(of: place).flatMap { difference.survivor(after: $0) { !isMoved($0) } }.flatMap(
          index.place(of:))
      },
      last: { [self] place in
        old.slot(of: place).flatMap { difference.survivor(before: $0) { !isMoved($0) } }.flatMap(
          index.place(of:))
      })
  }

  /// Notes under their new ids what was moved before, and what the snapshot moves.
  private mutating func followMoved(
    _ difference: SnapshotDifference, _ newKeys: KeyMap, countsMoves: Bool
  ) {
    var moved = KeySet()
    if countsMoves { for slot in difference.moved { moved.insert(newKeys.ids(slot..<slot + 1)) } }
    if !movedKeys.isEmpty {
      for (new, old) in difference.oldSlots.enumerated() {
        if let old, isMoved(old) { moved.insert(newKeys.ids(new..<new + 1)) }
      }
    }
    movedKeys = moved
  }
}

extension SectionContent {
  /// A part's number among the section's slots.
  fileprivate func index(of part: SlotPlace.Part) -> Int? {
    let first = record.header == nil ? 0 : 1
    switch part {
    case .header: return 0
    case .row(let row): return first + row
    case .footer: return slotCount - 1
    }
  }
}

extension RowTree {
  /// The class of rows that are all of one.
  fileprivate var loneClassOrZero: Int {
    (0..<8).first { totals.unmeasured[$0] > 0 } ?? 0
  }
}

/// The difference between two orders of keys.
struct SnapshotDifference {
  let newKeys: [String]
  /// The old number of each new slot, nil where it is new.
  let oldSlots: [Int?]
  /// The new number of each old slot, nil where it is gone.
  let newSlots: [Int?]
  /// The new numbers of slots that do not belong to the longest subsequence in the old order.
  let moved: Set<Int>
  let reloaded: Set<Int>

  init(_ contents: [SectionContent], _ keys: KeyMap, _ reloads: [String]) throws(ListRefusal) {
    var newKeys: [String] = []
    for run in contents.flatMap({ $0.keys }) {
      for number in 0..<run.count { newKeys.append(run.key(at: number)) }
    }
    var positions: [ByteKey: Int] = [:]
    positions.reserveCapacity(newKeys.count)
    for (slot, key) in newKeys.enumerated() where positions.updateValue(slot, forKey: ByteKey(key)) != nil {
      throw ListRefusal(.duplicateKey, "The key \"\(key)\" would be that of two slots.")
    }
    var reloaded: Set<Int> = []
    for key in reloads {
      guard let slot = positions[ByteKey(key)] else {
        throw ListRefusal(.unknownKey, "Cannot reload \"\(key)\": no slot has that key afterwards.")
      }
      reloaded.insert(slot)
    }
    var oldSlots = [Int?](repeating: nil, count: newKeys.count)
    var newSlots: [Int?] = []
    newSlots.reserveCapacity(keys.count)
    for slot in 0..<keys.count {
      let new = keys.key(at: slot).flatMap { positions[ByteKey($0)] }
      newSlots.append(new)
      if let new { oldSlots[new] = slot }
    }
    self.newKeys = newKeys
    self.oldSlots = oldSlots
    self.newSlots = newSlots
    self.reloaded = reloaded
    moved = oldSlots.moved
  }

  var removed: [Int] { newSlots.indices.filter { newSlots[$0] == nil } }

  var isIdentity: Bool {
    newSlots.count == oldSlots.count && newSlots.indices.allSatisfy { newSlots[$0] == $0 }
  }

  /// The first new slot that is new or moved.
  var firstAdded: Int? { oldSlots.indices.first { oldSlots[$0] == nil || moved.contains($0) } }

  func survivor(after slot: Int, where counts: (_ new: Int) -> Bool) -> Int? {
    newSlots[(slot + 1)...].lazy.compactMap { $0 }.first(where: counts)
  }

  func survivor(before slot: Int, where counts: (_ new: Int) -> Bool) -> Int? {
    newSlots[..<slot].reversed().lazy.compactMap { $0 }.first(where: counts)
  }
}

extension HeightIndex {
  /// Builds all sections anew, slots that stay keeping what is known of them. Complexity: O(n).
  mutating func rebuild(
    _ contents: [SectionContent], _ difference: SnapshotDifference, _ born: [Int: SlotValue],
    _ stayed: [Int?],
    _ isCurrent: Bool
  ) {
    var old: [SlotValue] = []
    old.reserveCapacity(slotCount)
    let oldSections = sections
    for number in 0..<sectionCount {
      guard let record = sections.section(number)?.section else { continue }
      if let header = record.header { old.append(header.current(staleness)) }
      record.rows.visit(from: 0, staleness) { count, value in
        old.append(contentsOf: repeatElement(value, count: count))
        return true
      }
      for row in record.lanes?.spanning ?? [] { old[old.count - record.rows.count + row].spans = true }
      if let footer = record.footer { old.append(footer.current(staleness)) }
    }
    samples = ClassSamples()
    var records: [SectionRecord] = []
    var slot = 0
    func next() -> SlotValue {
      defer { slot += 1 }
      var value = SlotValue()
      if let kept = difference.oldSlots[slot] {
        value = old[kept]
        if value.state == .measured, difference.reloaded.contains(slot) { value.state = .stale }
      } else if let new = born[slot] {
        value = new
        if !isCurrent, value.state == .measured { value.state = .stale }
      }
      return value
    }
    for (number, content) in contents.enumerated() {
      var record = SectionRecord()
      var values: [SlotValue] = []
      let start = slot
      if content.record.header != nil { record.header = .init(value: next(), stamp: staleness.clock) }
      for _ in 0..<content.record.rows.count { values.append(next()) }
      if content.record.footer != nil { record.footer = .init(value: next(), stamp: staleness.clock) }
      var rows = RowTreeBuilder(staleness)
      for value in values { rows.append(1, value) }
      record.rows = rows.tree()
      let first = start + (record.header == nil ? 0 : 1)
      record.lanes = lanes(
        of: values, Array(difference.oldSlots[first..<first + values.count]), in: stayed[number], oldSections,
        else: content.record.reader.lanes?.style ?? ListLanes())
      for value in values + [record.header?.value, record.footer?.value].compactMap({ $0 }) {
        count(value, times: 1)
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
      guard let a = sections.section(number)?.section, let b = other.sections.section(number)?.section else {
        return false
      }
      return a.rows.count == b.rows.count && (a.header == nil) == (b.header == nil)
        && (a.footer == nil) == (b.footer == nil)
    }
  }
}
