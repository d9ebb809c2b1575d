import Foundation
import TestSupport
import Testing

@testable import ListLayout

/// Random events against arrays of keys: structure, keys and sums, and that rows above the viewport move nothing.
@Suite struct RandomEventTests {
  /// A section as arrays of keys.
  struct Section: Equatable {
    var header: String?
    var rows: [String] = []
    var footer: String?
    var key = "first"

    var keys: [String] { [header].compactMap { $0 } + rows + [footer].compactMap { $0 } }
  }

  private static let rounds = isThorough ? 20_000 : 250

  private func check(_ list: ListCache, _ sections: [Section], _ note: String) {
    list.heights.checkInvariants()
    let keys = sections.flatMap(\.keys)
    let found = (0..<list.slotCount).map { list.key(of: $0) ?? "none" }
    if keys != found { Issue.record("\(note): keys \(found.prefix(40)), not \(keys.prefix(40))") }
    for slot in stride(from: 0, to: keys.count, by: 5) where list.slot(withKey: keys[slot]) != slot {
      Issue.record("\(note): \(keys[slot]) is found at another place")
    }
    for former in list.formerWidths {
      former.index.checkInvariants()
      #expect(former.index.slotCount == keys.count)
    }
    let sum = (0..<list.slotCount).reduce(0) { $0 + (list.height(of: $1) ?? 0) }
    #expect(list.heights.contentHeight == sum, "\(note)")
  }

  /// A random batch, and what arrays become by it.
  private func batch(_ sections: inout [Section], _ next: inout Int, _ random: inout SeededGenerator)
    -> ListBatch
  {
    var batch = ListBatch()
    let old = sections
    var deleted: Set<Int> = []
    var moved: Set<Int> = []
    for section in old.indices where Int.random(in: 0..<8, using: &random) == 0 {
      if Bool.random(using: &random) { deleted.insert(section) } else { moved.insert(section) }
    }
    batch.deleteSections = deleted.shuffled(using: &random)
    var loose: [(from: RowPlace, key: String)] = []
    var kept: [Int: [String]] = [:]
    for section in old.indices where !deleted.contains(section) {
      kept[section] = []
      for (row, key) in old[section].rows.enumerated() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: batch.deletes.append(RowPlace(section, row))
        case 1: loose.append((RowPlace(section, row), key))
        case 2:
          batch.reloads.append(RowPlace(section, row))
          kept[section]?.append(key)
        default: kept[section]?.append(key)
        }
      }
    }
    var result: [(section: Section, old: Int?)] = old.indices.filter {
      !deleted.contains($0) && !moved.contains($0)
    }
    .map {
      (Section(header: old[$0].header, rows: kept[$0] ?? [], footer: old[$0].footer, key: old[$0].key), $0)
    }
    var added: [(section: Section, old: Int?)] = moved.map {
      (Section(header: old[$0].header, rows: kept[$0] ?? [], footer: old[$0].footer, key: old[$0].key), $0)
    }
    for _ in 0..<Int.random(in: 0..<2, using: &random) {
      let rows = (0..<Int.random(in: 0..<4, using: &random)).map { _ -> String in
        next += 1; return "k\(next)"
      }
      next += 1
      added.append((Section(header: "h\(next)", rows: rows, footer: nil, key: "s\(next)"), nil))
    }
    for item in added { result.insert(item, at: Int.random(in: 0...result.count, using: &random)) }
    // Rows go to sections that were there before.
    let targets = result.indices.filter { result[$0].old != nil }
    var births = loose.map { (key: $0.key, from: Optional($0.from)) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      next += 1
      births.append(("k\(next)", nil))
    }
    guard let first = targets.first else {
      // Nowhere to go: what would move is deleted.
      batch.deletes += loose.map(\.from)
      finish(&batch, result, old)
      sections = result.map(\.section)
      return batch
    }
    for birth in births {
      let target = targets.randomElement(using: &random) ?? first
      let row = Int.random(in: 0...result[target].section.rows.count, using: &random)
      result[target].section.rows.insert(birth.key, at: row)
    }
    for (number, item) in result.enumerated() where item.old != nil {
      for (row, key) in item.section.rows.enumerated() {
        guard let birth = births.first(where: { $0.key == key }) else { continue }
        if let from = birth.from {
          batch.moves.append(.init(from: from, to: RowPlace(number, row)))
        } else {
          let height = row % 3 == 0 ? Double(row * 7 + 10) : nil
          batch.inserts.append(.init(SlotDescription(key, height: height), at: RowPlace(number, row)))
        }
      }
    }
    finish(&batch, result, old)
    sections = result.map(\.section)
    return batch
  }

  private func finish(_ batch: inout ListBatch, _ result: [(section: Section, old: Int?)], _ old: [Section]) {
    for (number, item) in result.enumerated() {
      guard let section = item.old else {
        batch.insertSections.append(.init(description(item.section), at: number))
        continue
      }
      // Whatever is not in the order of the others is moved.
      let others = result.compactMap(\.old)
      if others.contains(where: { $0 > section }) || others.contains(where: { $0 < section }) {
        batch.moveSections.append(.init(from: section, to: number))
      }
    }
    batch.counts = result.map(\.section.rows.count)
  }

  private func description(_ section: Section) -> SectionDescription {
    SectionDescription(
      key: section.key, header: section.header.map { SlotDescription($0) },
      rows: .listed(section.rows.map { SlotDescription($0) }),
      footer: section.footer.map { SlotDescription($0) })
  }

  @Test("Random events keep keys, structure and sums as arrays have them", arguments: 0..<8)
  func randomEvents(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    var configuration = ListConfiguration(viewport: 300, estimates: [40, 20], pinsHeaders: seed % 2 == 1)
    configuration.sticksToEnd = seed % 3 == 1
    configuration.pinsFooters = seed % 4 == 3
    configuration.removedHeights = 20
    configuration.adaptive = seed % 2 == 0 ? [0] : []
    var list = ListCache(configuration)
    var next = 0
    var sections = [Section(rows: (0..<30).map { "a\($0)" })]
    list.apply(.load([SectionDescription(key: "first", rows: .counted(30, prefix: "a"))]))
    for round in 0..<Self.rounds {
      let note = "seed \(seed) round \(round)"
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        let report = list.apply(.batch(batch(&sections, &next, &random)))
        if let refusal = report.refusal { Issue.record("\(note): \(refusal)") }
      case 2:
        var keys = sections.map(\.rows)
        for section in keys.indices { keys[section].shuffle(using: &random) }
        if !keys.isEmpty {
          next += 1
          keys[0] = Array(keys[0].dropFirst(2)) + ["s\(next)"]
        }
        for section in keys.indices { sections[section].rows = keys[section] }
        let report = list.apply(.snapshot(sections.map(description)))
        if let refusal = report.refusal { Issue.record("\(note): \(refusal)") }
      case 3 where !sections.isEmpty:
        let section = Int.random(in: 0..<sections.count, using: &random)
        next += 1
        let key = Bool.random(using: &random) ? "e\(next)" : nil
        let slot = key.map { SlotDescription($0, estimateClass: 1) }
        if Bool.random(using: &random) {
          sections[section].header = key
          list.apply(.header(slot, section: section))
        } else {
          sections[section].footer = key
          list.apply(.footer(slot, section: section))
        }
      case 4: list.scroll(by: Double(Int.random(in: -400..<400, using: &random)))
      case 5: list.apply(.width(Double(Int.random(in: 1..<5, using: &random) * 100)))
      case 6: list.apply(.estimate(Double(Int.random(in: 0..<80, using: &random)), estimateClass: round % 2))
      case 7 where list.slotCount > 0:
        let slot = Int.random(in: 0..<list.slotCount, using: &random)
        if let place = list.place(of: slot) {
          list.apply(.show(.place(place), [.top, .middle, .bottom, .nearest][round % 4]))
        }
      case 8: list.apply(.contentVersion(estimateClass: round % 3 == 0 ? nil : round % 2))
      case 9 where list.slotCount > 0:
        list.setHeight(
          Double(Int.random(in: 0..<200, using: &random)),
          ofSlot: Int.random(in: 0..<list.slotCount, using: &random))
      case 10: list.apply(round % 2 == 0 ? .save("s") : .restore("s"))
      default: list.apply(.deferCorrections(round % 2 == 0))
      }
      list.frame { request in request.slot % 7 == 3 ? nil : Double(10 + request.slot * 37 % 150) }
      if sections.isEmpty {
        sections = [Section(rows: (0..<30).map { "l\(round)-\($0)" })]
        list.apply(.load([SectionDescription(key: "first", rows: .counted(30, prefix: "l\(round)-"))]))
      }
      check(list, sections, note)
    }
  }

  @Test("Rows above the viewport that change move nothing on screen", arguments: 0..<4)
  func nothingMoves(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var list = ListCache(ListConfiguration(viewport: 300, estimates: [40]))
    list.apply(.load([SectionDescription(rows: .counted(2000))]))
    list.apply(.show(.place(.row(1000))))
    list.frame { Double(20 + $0.slot % 90) }
    for _ in 0..<200 {
      let first = list.visibleSlots.first?.slot ?? 0
      let visible = list.visibleSlots.map(\.y)
      list.setHeight(
        Double(Int.random(in: 0..<300, using: &random)), ofSlot: Int.random(in: 0..<first, using: &random))
      list.apply(.estimate(Double(Int.random(in: 20..<60, using: &random))))
      var batch = ListBatch()
      batch.inserts = [
        .init(
          SlotDescription("n\(random.next())"), at: RowPlace(0, Int.random(in: 0..<first, using: &random)))
      ]
      batch.deletes = [RowPlace(0, Int.random(in: 0..<first, using: &random))]
      list.apply(.batch(batch))
      list.frame { Double(20 + $0.slot % 90) }
      #expect(list.largestScreenMovement == 0)
      #expect(list.visibleSlots.map(\.y) == visible)
      list.scroll(by: 15)
      list.frame { Double(20 + $0.slot % 90) }
    }
  }
}
