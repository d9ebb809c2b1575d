/// The slots of a list after a change that names all of them, and where each was before: what snapshots come to, whose
/// slots are found by key, and hosts that matched rows themselves (rule 27).
package struct SlotMap: Sendable {
  /// A section after the change.
  struct Section: Sendable {
    var key: String
    var hasHeader: Bool
    var rowCount: Int
    var hasFooter: Bool
    /// The lanes of a section that comes.
    var lanes: ListLanes

    var slotCount: Int { rowCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }

    /// The section's places in order.
    func places(_ number: Int) -> [SlotPlace] {
      (hasHeader ? [.header(number)] : []) + (0..<rowCount).map { .row($0, section: number) }
        + (hasFooter ? [.footer(number)] : [])
    }
  }

  private(set) var sections: [Section] = []
  /// The old number of each new slot, nil where it comes.
  private(set) var oldSlots: [Int?] = []
  /// The new number of each old slot, nil where it goes.
  private(set) var newSlots: [Int?]
  /// The slots that come, in order: their keys, and what is known of them.
  private(set) var newKeys: [KeyRun] = []
  var newValues: [SlotValue] = []
  /// The old numbers of the slots that are reloaded.
  private(set) var reloaded: Set<Int> = []

  /// A map of nothing yet, of a list of so many slots.
  package init(oldCount: Int) { newSlots = [Int?](repeating: nil, count: oldCount) }

  /// Adds a section; its slots follow.
  package mutating func append(
    section key: String, hasHeader: Bool, rowCount: Int, hasFooter: Bool, lanes: ListLanes
  ) {
    sections.append(
      Section(key: key, hasHeader: hasHeader, rowCount: rowCount, hasFooter: hasFooter, lanes: lanes))
  }

  /// Adds the slot that has a number in the list as it is; false where it was added already, or there is none.
  @discardableResult
  package mutating func keep(_ old: Int) -> Bool {
    guard newSlots.indices.contains(old), newSlots[old] == nil else { return false }
    newSlots[old] = oldSlots.count
    oldSlots.append(old)
    return true
  }

  /// Has a slot that stays measured again.
  package mutating func reload(_ old: Int) { reloaded.insert(old) }

  /// Adds a slot that comes; its key follows.
  mutating func insert(_ value: SlotValue) {
    oldSlots.append(nil)
    newValues.append(value)
  }

  /// Adds the keys of slots that come.
  mutating func insertKeys(_ run: KeyRun) { if run.count > 0 { newKeys.append(run) } }

  var isIdentity: Bool {
    newSlots.count == oldSlots.count && newSlots.indices.allSatisfy { newSlots[$0] == $0 }
  }

  /// The first slot from an old one on, or from it back with a step of -1, that stays and whose new number counts.
  func survivor(from slot: Int, by step: Int, where counts: (_ new: Int) -> Bool) -> Int? {
    var next = slot
    while newSlots.indices.contains(next) {
      if let new = newSlots[next], counts(new) { return next }
      next += step
    }
    return nil
  }
}

// MARK: - Maps of a list

extension ListCache {
  /// The map of a snapshot: slots are told apart by their keys. Complexity: O(slots x log pieces of keys), expected.
  mutating func slotMap(
    _ sections: [SectionDescription], reloads: [String]
  ) throws(ListRefusal) -> SlotMap {
    let contents = try prepare(sections)
    try checkSnapshot(contents.reduce(0) { $0 + $1.slotCount })
    var map = SlotMap(oldCount: index.slotCount)
    for content in contents {
      let record = content.record
      map.append(
        section: content.sectionKey, hasHeader: record.header != nil, rowCount: record.rows.count,
        hasFooter: record.footer != nil, lanes: record.lanes?.reader.style ?? ListLanes())
      var listed = content.listed[...]
      let countedClass = record.rows.reader.loneClass
      for run in content.keys {
        var start = 0
        for number in 0..<run.count {
          var value = SlotValue(estimateClass: countedClass)
          if case .listed = run, let slot = listed.popFirst() { value = slot.value }
          let key = run.key(at: number)
          guard let old = keys.position(of: key) else {
            map.insert(value)
            continue
          }
          map.insertKeys(run.part(start..<number))
          start = number + 1
          guard map.keep(old) else { throw duplicate(key) }
        }
        map.insertKeys(run.part(start..<run.count))
      }
    }
    if let key = KeyRun.duplicate(in: map.newKeys) { throw duplicate(key) }
    try noteReloads(reloads, in: &map)
    return map
  }

  private func noteReloads(_ reloads: [String], in map: inout SlotMap) throws(ListRefusal) {
    var new: Set<ByteKey>?
    for key in reloads {
      if let old = keys.position(of: key), map.newSlots[old] != nil {
        map.reload(old)
        continue
      }
      let all = new ?? Set(map.newKeys.flatMap { run in (0..<run.count).map { ByteKey(run.key(at: $0)) } })
      guard all.contains(ByteKey(key)) else {
        throw ListRefusal(.unknownKey, "Cannot reload \"$\": no slot has that key afterwards.", text: key)
      }
      new = all
    }
  }

  /// Adds a slot that comes to a map.
  package mutating func insert(_ slot: SlotDescription, into map: inout SlotMap) throws(ListRefusal) {
    map.insert(try value(of: slot))
    map.insertKeys(.listed([slot.key]))
  }

  /// Refuses a map that was not made by the list's own keys.
  func check(_ map: SlotMap) throws(ListRefusal) {
    try checkNoBatch("rearrange a list")
    try checkSnapshot(map.oldSlots.count)
    guard map.sections.reduce(0, { $0 + $1.slotCount }) == map.oldSlots.count else {
      throw ListRefusal(.counts, "The sections are not those of # slots.", map.oldSlots.count)
    }
    try checkSectionKeys(map.sections.map { $0.key }) { _ in false }
    try checkKeys(map.newKeys) { map.newSlots[$0] == nil }
  }

  private func checkSnapshot(_ count: Int) throws(ListRefusal) {
    guard max(count, index.slotCount) <= configuration.limits.snapshot else {
      throw ListRefusal(
        .counts,
        """
        A snapshot of # slots for # is more than the # that a snapshot may have; use a batch, or load the list anew.
        """, count, index.slotCount, configuration.limits.snapshot)
    }
  }

  /// The sections of the snapshot that has a map's result: its slots with what is known of them.
  func sections(of map: SlotMap) -> [SectionDescription] {
    var newKeys = map.newKeys.flatMap { run in (0..<run.count).map(run.key) }[...]
    var values = map.newValues[...]
    var slot = 0
    func next() -> SlotDescription {
      defer { slot += 1 }
      let old = map.oldSlots[slot]
      let key = old.map { keys.key(at: $0) ?? "" } ?? newKeys.removeFirst()
      let value =
        old.map { index.place(of: $0).flatMap(index.value(at:)) ?? SlotValue() } ?? values.removeFirst()
      // A stale height comes back from the removed heights.
      let isKept = value.state == .measured && !(old.map(map.reloaded.contains) ?? false)
      return SlotDescription(
        key, estimateClass: value.estimateClass, height: isKept ? ListUnits.points(units: value.height) : nil,
        spans: value.spans)
    }
    return map.sections.map { section in
      SectionDescription(
        key: section.key, header: section.hasHeader ? next() : nil,
        rows: .listed((0..<section.rowCount).map { _ in next() }), footer: section.hasFooter ? next() : nil,
        lanes: section.lanes)
    }
  }
}
