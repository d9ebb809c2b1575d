@testable import ListLayout

extension ListPair {
  /// A new slot, or one that comes back.
  private mutating func slot(_ heights: inout [String: Int]) -> NaiveList.Slot {
    if number(0..<3) == 0, !gone.isEmpty {
      let slot = gone.remove(at: number(0..<gone.count))
      if !naive.keys.contains(slot.key), heights[slot.key] == nil { return slot }
    }
    next += 1
    let slot = NaiveList.Slot(
      key: "b\(next)", estimateClass: next % 5 == 0 ? 1 : 0, spans: hasLanes && number(0..<6) == 0)
    if number(0..<4) == 0 { heights[slot.key] = height(0..<90) }
    return slot
  }

  private mutating func lanes() -> ListLanes {
    guard hasLanes, number(0..<4) > 0 else { return ListLanes() }
    return ListLanes(
      number(1..<4), rule: number(0..<3) == 0 ? .turn : .shortest, gap: Double(number(0..<2) * 4),
      leading: Double(number(0..<2) * 6))
  }

  /// A header or footer.
  private mutating func edge(_ heights: inout [String: Int]) -> NaiveList.Slot {
    var slot = slot(&heights)
    slot.spans = false
    return slot
  }

  private mutating func section(_ heights: inout [String: Int]) -> NaiveList.Section {
    next += 1
    var section = NaiveList.Section(key: "section \(next)")
    section.lanes = lanes()
    if number(0..<2) == 0 { section.header = edge(&heights) }
    for _ in 0..<number(0..<7) where number(0..<8) > 0 { section.rows.append(slot(&heights)) }
    if number(0..<3) == 0 { section.footer = edge(&heights) }
    return section
  }

  private func described(_ slot: NaiveList.Slot, _ heights: [String: Int]) -> SlotDescription {
    SlotDescription(
      slot.key, estimateClass: slot.estimateClass, height: heights[slot.key].map(Double.init),
      spans: slot.spans)
  }

  private func described(_ section: NaiveList.Section, _ heights: [String: Int]) -> SectionDescription {
    SectionDescription(
      key: section.key, header: section.header.map { described($0, heights) },
      rows: .listed(section.rows.map { described($0, heights) }),
      footer: section.footer.map { described($0, heights) }, lanes: section.lanes)
  }

  /// Hands the naive list what the list got, and remembers what went.
  private mutating func restructure(
    _ new: [NaiveList.Section], _ heights: [String: Int], moves: Set<String> = [],
    rowMoves: Set<String> = [], reloads: Set<String> = []
  ) {
    let old = naive.sections.flatMap(\.slots)
    naive.restructure(
      new, heights: heights.mapValues { $0 * 192 }, moves: moves, rowMoves: rowMoves, reloads: reloads)
    let all = Set(naive.keys)
    gone += old.filter { !all.contains($0.key) }
  }

  mutating func load(sections count: Int, isRare: Bool = false) {
    guard !isRare || naive.keys.isEmpty || number(0..<20) == 0 else { return idle() }
    event = "load \(count)"
    var heights: [String: Int] = [:]
    var new: [NaiveList.Section] = []
    for _ in 0..<count { new.append(section(&heights)) }
    for _ in 0..<25 where !new.isEmpty { new[number(0..<new.count)].rows.append(slot(&heights)) }
    list.apply(.load(new.map { described($0, heights) }))
    naive.load(new, heights: heights.mapValues { $0 * 192 })
  }

  mutating func edge() {
    guard !naive.sections.isEmpty else { return idle() }
    let section = number(0..<naive.sections.count)
    var heights: [String: Int] = [:]
    let new = number(0..<3) == 0 ? nil : edge(&heights)
    var sections = naive.sections
    let isHeader = number(0..<2) == 0
    event = "edge \(isHeader) of \(section): \(new?.key ?? "none")"
    if isHeader {
      list.apply(.header(new.map { described($0, heights) }, section: section))
      sections[section].header = new
    } else {
      list.apply(.footer(new.map { described($0, heights) }, section: section))
      sections[section].footer = new
    }
    restructure(sections, heights)
  }

  mutating func snapshot() {
    var heights: [String: Int] = [:]
    var new = naive.sections
    for section in new.indices {
      if number(0..<6) == 0 { new[section].rows = [] }
      new[section].rows.removeAll { _ in number(0..<9) == 0 }
      if number(0..<4) == 0 { new[section].rows.shuffle(using: &random) }
      for _ in 0..<number(0..<3) {
        new[section].rows.insert(slot(&heights), at: number(0..<new[section].rows.count + 1))
      }
    }
    if new.count > 1, number(0..<3) == 0 {
      let (a, b) = (number(0..<new.count), number(0..<new.count))
      new.swapAt(a, b)
      if a != b, let row = new[a].rows.popLast() { new[b].rows.insert(row, at: 0) }
    }
    if number(0..<5) == 0 { new.append(section(&heights)) }
    if new.count > 3, number(0..<3) == 0 { new.remove(at: number(0..<new.count)) }
    let keys = new.flatMap(\.slots).map(\.key)
    let reloads = Set(keys.filter { _ in number(0..<12) == 0 })
    event = "snapshot \(new.map { "\($0.key): \($0.slots.map(\.key))" }) reloads \(reloads)"
    let report = list.apply(.snapshot(new.map { described($0, heights) }, reloads: Array(reloads)))
    if let refusal = report.refusal { event += " refused: \(refusal)" }
    let old = naive.sections.flatMap(\.slots)
    naive.snapshot(new, heights: heights.mapValues { $0 * 192 }, reloads: reloads)
    let all = Set(naive.keys)
    gone += old.filter { !all.contains($0.key) }
  }

  /// Sections and rows deleted, moved, reloaded and inserted, now and then all that is seen, or a section's every row.
  mutating func batch() {
    var batch = ListBatch()
    var heights: [String: Int] = [:]
    var reloads: Set<String> = []
    var moves: Set<String> = []
    let old = naive.sections
    var stay: [(section: NaiveList.Section, old: Int?)] = []
    var carried: [(section: NaiveList.Section, old: Int?)] = []
    var loose: [(slot: NaiveList.Slot, from: RowPlace?)] = []
    let isLarge = naive.keys.count > 40
    for (number, section) in old.enumerated() {
      var kept = section
      let choice = self.number(0..<16)
      if choice == 0 || isLarge && choice < 4 {
        batch.deleteSections.append(number)
        if self.number(0..<2) == 0 { continue }
        batch.deleteSections.removeLast()
        batch.deletes += section.rows.indices.map { RowPlace(number, $0) }
        kept.rows = []
      } else {
        kept.rows = []
        let start = self.number(0..<section.rows.count + 1)
        let goes = start..<start + (self.number(0..<8) == 0 ? 9 : 0)
        for (row, slot) in section.rows.enumerated() {
          switch self.number(0..<24) {
          case 0,
            _ where goes.contains(row):
            batch.deletes.append(RowPlace(number, row))
          case 1: loose.append((slot, RowPlace(number, row)))
          case 2:
            batch.reloads.append(RowPlace(number, row))
            reloads.insert(slot.key)
            kept.rows.append(slot)
          default: kept.rows.append(slot)
          }
        }
        if self.number(0..<20) == 0 {
          // What is deleted stays so, whatever is reloaded with it.
          batch.reloadSections.append(number)
          reloads.formUnion(section.slots.map(\.key))
        }
      }
      if self.number(0..<14) == 0 { carried.append((kept, number)) } else { stay.append((kept, number)) }
    }
    for (section, number) in carried {
      stay.insert((section, number), at: self.number(0..<stay.count + 1))
    }
    if old.isEmpty || number(0..<10) == 0 {
      let new = section(&heights)
      stay.insert((new, nil), at: number(0..<stay.count + 1))
    }
    let rowMoves = finish(&batch, &stay, loose, carried.compactMap(\.old), &heights, &moves)
    event = "batch \(batch)"
    if let refusal = list.apply(.batch(batch)).refusal { event += " refused: \(refusal)" }
    restructure(stay.map(\.section), heights, moves: moves, rowMoves: rowMoves, reloads: reloads)
  }

  /// Puts what moves and what is new into its sections, and names it in the batch.
  private mutating func finish(
    _ batch: inout ListBatch, _ sections: inout [(section: NaiveList.Section, old: Int?)],
    _ loose: [(slot: NaiveList.Slot, from: RowPlace?)], _ carried: [Int], _ heights: inout [String: Int],
    _ moves: inout Set<String>
  ) -> Set<String> {
    var rowMoves: Set<String> = []
    let targets = sections.indices.filter { sections[$0].old != nil }
    var added = loose
    if !targets.isEmpty { for _ in 0..<number(0..<4) { added.append((slot(&heights), nil)) } }
    var froms: [String: RowPlace?] = [:]
    for (slot, from) in added {
      guard !targets.isEmpty else {
        if let from { batch.deletes.append(from) }
        continue
      }
      froms.updateValue(from, forKey: slot.key)
      let target = targets[number(0..<targets.count)]
      let row = number(0..<sections[target].section.rows.count + 1)
      sections[target].section.rows.insert(slot, at: row)
    }
    for (number, item) in sections.enumerated() {
      guard let from = item.old else {
        batch.insertSections.append(.init(described(item.section, heights), at: number))
        continue
      }
      if carried.contains(from) {
        batch.moveSections.append(.init(from: from, to: number))
        moves.formUnion(item.section.slots.map(\.key).filter { froms[$0] == nil })
      }
      for (row, slot) in item.section.rows.enumerated() {
        guard let from = froms[slot.key] else { continue }
        if let from {
          batch.moves.append(.init(from: from, to: RowPlace(number, row)))
          rowMoves.insert(slot.key)
        } else {
          batch.inserts.append(.init(described(slot, heights), at: RowPlace(number, row)))
        }
      }
    }
    moves.formUnion(rowMoves)
    return rowMoves
  }

  mutating func setLanes() {
    guard !naive.sections.isEmpty else { return idle() }
    let (section, lanes) = (number(0..<naive.sections.count), lanes())
    event = "lanes \(lanes) of section \(section)"
    list.apply(.lanes(lanes, section: section))
    naive.setLanes(lanes, section: section)
  }
}
