@testable import ListLayout

#if canImport(TestSupport)
  import TestSupport
#endif

extension ListRun {
  /// Lets something happen; true where it scrolls.
  mutating func happen() -> Bool {
    scrolls = false
    switch number(40) {
    case 0..<10: frame()
    case 10..<14: scroll()
    case 14..<18: measure()
    case 18..<24: batch()
    case 24: snapshot()
    case 25: edge()
    case 26, 27: show()
    case 28: fill()
    case 29: empty()
    case 30: merge()
    case 31 where number(12) == 0: load()
    case 31, 32, 33: apply(heights())
    case 34: apply(lanes())
    case let kind: apply(setting(kind))
    }
    return scrolls && !list.line.hasFrame
  }

  private mutating func apply(_ change: ListEvent?) {
    guard let change else { return frame() }
    note("\("\(change)".prefix(2000))")
    list.apply(change)
  }

  private mutating func key() -> String {
    born += 1
    return "k\(born)"
  }

  /// A height in points.
  private mutating func height() -> Double {
    if isFar, number(4) == 0 { return Double(4_000_000 + number(1_500_000)) }
    return number(6) == 0 ? 0 : Double(number(400)) / 2
  }

  private mutating func slot() -> SlotDescription {
    SlotDescription(
      key(), estimateClass: number(5) == 0 ? 1 : 0, height: number(3) == 0 ? height() : nil,
      spans: mostLanes > 1 && number(9) == 0)
  }

  private mutating func slots(_ count: Int) -> [SlotDescription] { (0..<count).map { _ in slot() } }

  private mutating func section(_ rows: Int) -> SectionDescription {
    let listed = number(2) == 0 && rows <= 5000
    let section = SectionDescription(
      key: "section \(key())", header: number(2) == 0 ? SlotDescription(key()) : nil,
      rows: listed
        ? .listed(slots(rows))
        : .counted(rows, prefix: "\(key())-", first: number(5), estimateClass: number(4) == 0 ? 1 : 0),
      footer: number(3) == 0 ? SlotDescription(key()) : nil, lanes: laneStyle())
    return section
  }

  private mutating func laneStyle() -> ListLanes {
    ListLanes(
      1 + number(mostLanes), rule: number(3) == 0 ? .turn : .shortest, gap: Double(number(2) * 4),
      leading: Double(number(2) * 3))
  }

  /// The most rows that a list grows to.
  private var most: Int { isLarge ? 100_000 : 500 }

  mutating func load() {
    scrolls = true
    var left = most
    var sections: [SectionDescription] = []
    for _ in 0..<number(6) {
      let rows = number(left + 1)
      left -= rows
      sections.append(section(rows))
    }
    note("load of \(sections.count) sections")
    list.apply(.load(sections))
  }

  // MARK: - Heights

  private mutating func frame() {
    let salt = random.next()
    let isFar = isFar
    note("frame")
    list.frame { request in
      var hash = (UInt64(truncatingIfNeeded: request.slot) &+ salt) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      if hash % 11 == 0 { return nil }
      return isFar && hash % 7 == 0 ? 5_000_000 : Double(hash % 240) / 2
    }
  }

  private mutating func measure() {
    guard list.slotCount > 0 else { return frame() }
    let first = number(list.slotCount)
    // Now and then thousands of neighbours.
    let count = number(12) == 0 ? min(list.slotCount - first, 200 + number(4800)) : 1 + number(4)
    var measurements: [ListMeasurement] = []
    for number in 0..<count {
      guard let place = list.place(of: count > 4 ? first + number : self.number(list.slotCount)) else {
        continue
      }
      measurements.append(ListMeasurement(.place(place), height: height()))
    }
    note("measure of \(count) from slot \(first)")
    list.apply(.measure(measurements))
  }

  private mutating func heights() -> ListEvent? {
    guard list.slotCount > 0 else { return nil }
    switch number(6) {
    case 0: return .estimate(number(5) == 0 ? 0 : Double(number(90)), estimateClass: 0)
    case 1:
      return isFar ? .estimate(Double(number(5_000_000)), estimateClass: 1) : .estimate(30, estimateClass: 1)
    case 2: return .width(Double(300 + number(4) * 20))
    case 3: return .contentVersion(estimateClass: number(3) == 0 ? nil : number(2))
    case 4: return .rescale([HeightScale(estimateClass: 0, factor: Double(number(20)) / 10, offset: 3)])
    default:
      return list.place(of: number(list.slotCount)).map {
        .estimateSlots([.init(.place($0), height: height())])
      }
    }
  }

  // MARK: - Structure

  private mutating func batch() {
    var batch = ListBatch()
    var taken: Set<RowPlace> = []
    let count = list.sectionCount
    let rows = (0..<count).map { list.index.rowCount($0) ?? 0 }
    var new = rows
    for section in 0..<count where rows[section] > 0 {
      for _ in 0..<number(3) {
        let place = RowPlace(section, number(rows[section]))
        guard taken.insert(place).inserted else { continue }
        switch number(4) {
        case 0: batch.reloads.append(place)
        case 1:
          batch.deletes.append(place)
          new[section] -= 1
        default:
          // A row goes into another section, or its own, behind what is there.
          let target = number(count)
          new[section] -= 1
          new[target] += 1
          batch.moves.append(.init(from: place, to: RowPlace(target, 0)))
        }
      }
    }
    var free = new.map { Set(0..<min($0, 5000)) }
    for move in batch.moves.indices {
      let section = batch.moves[move].to.section
      let row = place(&free[section], new[section])
      batch.moves[move].to = RowPlace(section, row)
    }
    if list.slotCount < most * 2 {
      for section in 0..<count where number(2) == 0 {
        // What moved in has its places; what is inserted stands behind all.
        batch.inserts.append(.init(slot(), at: RowPlace(section, new[section])))
        new[section] += 1
      }
    }
    if number(3) == 0 { batch.insertSections.append(.init(section(number(20)), at: count)) }
    note("batch \("\(batch)".prefix(3000))")
    list.apply(.batch(batch))
  }

  /// A place among so many rows that nothing was put at yet.
  private mutating func place(_ free: inout Set<Int>, _ count: Int) -> Int {
    let wanted = number(min(count, 5000))
    let row = free.contains(wanted) ? wanted : free.first ?? 0
    free.remove(row)
    return row
  }

  /// Hundreds or thousands of rows are put into a section, many with their heights.
  private mutating func fill() {
    guard list.sectionCount > 0, list.slotCount < 2 * most else { return empty() }
    let section = number(list.sectionCount)
    let start = number((list.index.rowCount(section) ?? 0) + 1)
    let count = number(3) == 0 ? 200 + number(isLarge ? 4800 : 300) : number(30)
    var batch = ListBatch()
    for row in 0..<count { batch.inserts.append(.init(slot(), at: RowPlace(section, start + row))) }
    note("insertion of \(count) rows at \(start) of section \(section)")
    list.apply(.batch(batch))
  }

  /// All of a section's rows go, or most, or the section.
  private mutating func empty() {
    guard list.sectionCount > 0 else { return load() }
    let section = number(list.sectionCount)
    let rows = list.index.rowCount(section) ?? 0
    let (start, end) = number(2) == 0 ? (0, rows) : (number(rows), rows - number(2))
    var batch = ListBatch()
    if number(4) == 0 {
      batch.deleteSections = [section]
    } else {
      batch.deletes = (start..<max(start, end)).map { RowPlace(section, $0) }
    }
    note("deletion of rows \(start) to \(end) of section \(section), sections \(batch.deleteSections)")
    list.apply(.batch(batch))
  }

  /// A section's rows move into another, and sections change their places.
  private mutating func merge() {
    let count = list.sectionCount
    guard count > 1 else { return fill() }
    let (source, target) = (number(count), number(count))
    var batch = ListBatch()
    if number(2) == 0, source != target {
      let rows = list.index.rowCount(source) ?? 0
      let start = number((list.index.rowCount(target) ?? 0) + 1)
      batch.moves = (0..<rows).map { .init(from: RowPlace(source, $0), to: RowPlace(target, start + $0)) }
      note("move of \(rows) rows of section \(source) to row \(start) of section \(target)")
    } else {
      batch.moveSections = [.init(from: source, to: target)]
      note("move of section \(source) to \(target)")
    }
    list.apply(.batch(batch))
  }

  private mutating func snapshot() {
    guard list.slotCount <= 1500 else { return frame() }
    var sections: [SectionDescription] = []
    var slot = 0
    for number in 0..<list.sectionCount {
      let record = list.index.sections.located(number)?.section
      var section = SectionDescription(key: list.sectionKeys.key(at: number) ?? "")
      func next() -> SlotDescription {
        slot += 1
        return SlotDescription(list.key(of: slot - 1) ?? "")
      }
      if record?.header != nil { section.header = next() }
      section.rows = .listed((0..<(record?.rows.count ?? 0)).map { _ in next() })
      if record?.footer != nil { section.footer = next() }
      sections.append(section)
    }
    for number in sections.indices {
      guard case .listed(var rows) = sections[number].rows else { continue }
      if self.number(5) == 0 { rows = [] }
      if self.number(5) == 0 { rows.shuffle(using: &random) }
      if rows.count > 1, self.number(2) == 0 { rows.append(rows.remove(at: self.number(rows.count))) }
      rows.removeAll { _ in self.number(20) == 0 }
      rows.insert(contentsOf: slots(self.number(3)), at: self.number(rows.count + 1))
      sections[number].rows = .listed(rows)
    }
    if number(3) == 0 { sections.shuffle(using: &random) }
    let reloads = sections.compactMap(\.header?.key).filter { _ in number(4) == 0 }
    note("snapshot \("\(sections)".prefix(3000)) reloading \(reloads)")
    list.apply(.snapshot(sections, reloads: reloads))
  }

  private mutating func edge() {
    guard list.sectionCount > 0 else { return load() }
    let section = number(list.sectionCount)
    let slot = number(3) == 0 ? nil : SlotDescription(key(), height: number(2) == 0 ? height() : nil)
    apply(number(2) == 0 ? .header(slot, section: section) : .footer(slot, section: section))
  }

  private mutating func lanes() -> ListEvent? {
    list.sectionCount > 0 ? .lanes(laneStyle(), section: number(list.sectionCount)) : nil
  }

  // MARK: - Scrolling and settings

  private mutating func scroll() {
    scrolls = true
    switch number(6) {
    case 0: apply(.scrollTo(list.contentHeight * Double(number(1001)) / 1000))
    case 1: apply(.scrollBy(Double(number(2000) - 1000), overscrolls: true))
    case 2:
      apply(.dragIndicator(true))
      apply(.indicator(Double(number(1001)) / 1000))
      if number(2) == 0 { apply(.dragIndicator(false)) }
      note("scroll by the indicator")
    default: apply(.scrollBy(Double(number(600) - 300)))
    }
  }

  private mutating func show() {
    guard list.slotCount > 0, let place = list.place(of: number(list.slotCount)) else { return frame() }
    scrolls = true
    let alignment: ScrollAlignment = [.top, .middle, .bottom, .nearest, .fraction(0.3)][number(5)]
    switch number(7) {
    case 0: apply(.showEnd)
    case 1: apply(.showSection(number(list.sectionCount), alignment))
    case 2:
      apply(.animate(.place(place), alignment))
      for step in 1..<number(5) + 1 { apply(.step(Double(step) / 4)) }
      note("steps of showing \(place)")
    default: apply(.show(.place(place), alignment, padding: Double(number(3) * 5)))
    }
  }

  private mutating func setting(_ kind: Int) -> ListEvent {
    switch kind {
    case 35: return .insets(ListInsets(top: Double(number(40)), bottom: Double(number(20))))
    case 36: return .viewport(Double(200 + number(300)))
    case 37:
      let key = list.slotCount > 0 && number(2) == 0 ? list.key(of: number(list.slotCount)) : nil
      return .anchor(key, edge: number(2) == 0 ? .top : .bottom)
    case 38: return number(2) == 0 ? .deferCorrections(number(2) == 0) : .stickToEnd(number(4) == 0)
    default:
      if number(8) == 0 { return .reloadAll }
      let name = "s\(number(2))"
      return list.saves[ByteKey(name)] == nil || number(2) == 0 ? .save(name) : .restore(name)
    }
  }
}
