/// A section as it will stand in the index: values and keys of its slots.
struct SectionContent {
  var record = SectionRecord()
  /// The keys of the section's slots in content order.
  var keys: [KeyRun] = []
  /// Slots whose heights are given, or may be found by key.
  var listed: [(place: SlotPlace.Part, key: String, value: SlotValue)] = []
  var sectionKey: String

  var slotCount: Int { keys.reduce(0) { $0 + $1.count } }
}

extension ListCache {
  /// A fresh list at its start, or at its end where that is stuck to.
  mutating func load(_ sections: [SectionDescription]) throws(ListRefusal) {
    let contents = try prepare(sections)
    let total = contents.reduce(0) { $0 + $1.slotCount }
    guard total <= HeightIndex.maximumCount else {
      throw ListRefusal(.counts, "A list of # slots is more than #.", total, HeightIndex.maximumCount)
    }
    let runs = contents.flatMap { $0.keys }
    if let key = KeyRun.duplicate(in: runs) { throw duplicate(key) }
    keys = KeyMap(runs)
    removedHeights = RemovedHeights(capacity: configuration.removedHeights)
    bias = 0
    endKeptPlaces()
    sectionKeys = KeyMap([.listed(contents.map { $0.sectionKey })])
    let records = contents.map { $0.record }
    editAll { index, _ in index.replaceAll(with: records) }
    var first = 0
    for (section, content) in contents.enumerated() {
      giveHeights(content, section, first: first)
      first += content.slotCount
    }
    editAll { index, _ in index.dealLanes() }
    offset = isStickingToEnd ? endLimit : startLimit
    startPendingPlace()
    if target != nil { placeTarget() }
  }

  /// Forgets positions, seen slots and holds, but not a place that is still to be restored.
  private mutating func endKeptPlaces() {
    target = nil
    animation = nil
    lineHold = nil
    visibleSlots = []
    seenInstead = nil
    movedKeys.removeAll()
    pinnedSlots = []
    hasFrame = false
  }

  /// Refuses sections with the key of another, or with one that the list has and keeps.
  func checkSectionKeys(
    _ keys: [String], isTaken: (String) -> Bool
  ) throws(ListRefusal) {
    var all: Set<ByteKey> = []
    for key in keys where !all.insert(ByteKey(key)).inserted || isTaken(key) {
      throw ListRefusal(.duplicateKey, "The key \"$\" would be that of two sections.", text: key)
    }
  }

  func duplicate(_ key: String) -> ListRefusal {
    ListRefusal(.duplicateKey, "The key \"$\" would be that of two slots.", text: key)
  }

  /// Checks descriptions and turns them into sections.
  mutating func prepare(_ sections: [SectionDescription]) throws(ListRefusal) -> [SectionContent] {
    var contents: [SectionContent] = []
    contents.reserveCapacity(sections.count)
    for (number, section) in sections.enumerated() { contents.append(try prepare(section, number)) }
    try checkSectionKeys(contents.map { $0.sectionKey }) { _ in false }
    return contents
  }

  mutating func prepare(_ section: SectionDescription, _ number: Int) throws(ListRefusal) -> SectionContent {
    var content = SectionContent(sectionKey: section.key ?? "s" + String(number))
    // Keys that stand before the next run of counted ones, or the end.
    var listedKeys: [String] = []
    var spanning: [Int] = []
    func add(_ slot: SlotDescription, _ part: SlotPlace.Part) throws(ListRefusal) -> SlotValue {
      var value = try value(of: slot)
      content.listed.append((part, slot.key, value))
      listedKeys.append(slot.key)
      value.state = .unmeasured
      return value
    }
    if let header = section.header {
      content.record.header = .init(value: try add(header, .header), stamp: 0)
    }
    switch section.rows {
    case .listed(let rows):
      var builder = RowTreeBuilder(Staleness())
      for (row, slot) in rows.enumerated() {
        builder.append(1, try add(slot, .row(row)))
        if slot.spans { spanning.append(row) }
      }
      content.record.rows = builder.tree()
    case .counted(let count, let prefix, let first, let estimateClass):
      try check(estimateClass)
      guard KeyRun.counted(prefix: prefix, first: first, count: count).isPossible else {
        throw ListRefusal(
          .outOfRange, "Section # cannot have # rows numbered from #.", number, count, first)
      }
      content.record.rows = RowTree(count: count, estimateClass: estimateClass)
      if count > 0 {
        if !listedKeys.isEmpty { content.keys.append(.listed(listedKeys)) }
        listedKeys = []
        content.keys.append(.counted(prefix: prefix, first: first, count: count))
      }
    }
    let lanes = section.lanes ?? configuration.lanes
    if !lanes.isPlain || !spanning.isEmpty {
      content.record.lanes = LaneRows(lanes, count: content.record.rows.count, spanning: spanning)
    }
    if let footer = section.footer {
      content.record.footer = .init(value: try add(footer, .footer), stamp: 0)
    }
    if !listedKeys.isEmpty { content.keys.append(.listed(listedKeys)) }
    return content
  }

  /// Returns the value of a new slot.
  mutating func value(of slot: SlotDescription) throws(ListRefusal) -> SlotValue {
    try check(slot.estimateClass)
    var value = SlotValue(estimateClass: slot.estimateClass)
    value.spans = slot.spans
    guard let height = slot.height else { return value }
    value.state = .measured
    value.height = try units(height, "The height of \"$\"", text: slot.key)
    return value
  }

  /// Gives new slots the heights they are born with: given, else restored, else from the removed heights (decision D14).
  ///
  /// At the other widths a height that a slot is born with is stale.
  mutating func giveHeights(_ content: SectionContent, _ section: Int, first: Int) {
    for slot in content.listed {
      let value = bornValue(slot.value, key: slot.key)
      guard value.state != .unmeasured else { continue }
      let place = SlotPlace(section: section, part: slot.place)
      editAll { index, isCurrent in index.set(isCurrent ? value : value.madeStale, at: place) }
    }
    guard !waiting.isEmpty || removedHeights.count > 0 else { return }
    var start = first
    for run in content.keys {
      if case .counted(let prefix, let first, let count) = run {
        giveKeptHeights(CountedKeys(prefix: prefix, numbers: first..<first + count), start)
      }
      start += run.count
    }
  }

  /// Finds kept heights for new slots of implied keys, by the keys that heights are kept for.
  private mutating func giveKeptHeights(_ keys: CountedKeys, _ first: Int) {
    for key in removedHeights.keys(in: keys) {
      guard let height = removedHeights.take(key), let slot = self.keys.position(of: key) else { continue }
      let edits = [SlotEdit(slots: slot..<slot + 1, state: .stale, height: height)]
      editAll { index, _ in index.apply(edits) }
    }
    let taken = waiting.take(keys)
    guard !taken.isEmpty else { return }
    var edits: [SlotEdit] = []
    for (places, height) in taken {
      let slots = first + places.lowerBound..<first + places.upperBound
      index.restore(height, to: slots, width, versions, &edits)
    }
    editAll { index, isCurrent in
      index.apply(
        isCurrent ? edits : edits.map { SlotEdit(slots: $0.slots, state: .stale, height: $0.height) })
    }
  }

  /// The value that a slot is born with.
  mutating func bornValue(_ value: SlotValue, key: String) -> SlotValue {
    // What is not taken is dropped all the same: a key that exists has nothing waiting.
    let kept = removedHeights.take(key)
    let restored = waiting.take(key)
    if value.state != .unmeasured { return value }
    var born = value
    if let restored {
      born = restored.value(value.estimateClass, width, versions)
    } else if let kept {
      born = SlotValue(state: .stale, estimateClass: value.estimateClass, height: kept)
    }
    born.spans = value.spans
    return born
  }
}

extension HeightIndex {
  /// Replaces all sections; their slots must be unmeasured. Complexity: O(sections).
  mutating func replaceAll(with records: [SectionRecord]) {
    sections = SectionTree(records, gaps)
    samples = ClassSamples()
    for record in records { useClasses(of: record) }
  }

  /// Notes which classes a section has.
  mutating func useClasses(of record: SectionRecord) {
    for estimateClass in 0..<8 where record.rows.totals.unmeasured[estimateClass] > 0 {
      estimates.use(estimateClass)
    }
    for edge in [record.header, record.footer] {
      if let value = edge?.value { estimates.use(value.estimateClass) }
    }
  }
}
