import TestSupport
import Testing

@testable import ListLayout

/// Sections of hundreds to thousands of measured rows against arrays: emptied, filled again, moved and merged, in
/// copies too that are read meanwhile.
struct LargeSections {
  struct Row: Equatable {
    var key: String
    var height: Int?
  }

  struct Section: Equatable {
    var key: String
    var rows: [Row]
  }

  var list: ListCache
  var sections: [Section] = []
  var random: SeededGenerator
  private var next = 0
  /// The greatest number of rows of a new section.
  private let most: Int
  private let estimate = 40 * 192
  private var copies: [(list: ListCache, sections: [Section])] = []
  var event = ""

  init(seed: Int, most: Int) {
    random = SeededGenerator(seed: UInt64(seed) + 1000)
    self.most = most
    var configuration = ListConfiguration(viewport: 1_000, estimates: [40])
    configuration.removedHeights = 0
    configuration.widthHistory = 1
    configuration.pinsHeaders = seed % 3 == 0
    list = ListCache(configuration)
    let first = section()
    sections = [first]
    list.apply(.load([described(first)]))
  }

  var count: Int { sections.reduce(0) { $0 + $1.rows.count } }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func section() -> Section {
    next += 1
    let key = "n\(next)-"
    let count = number(0..<6) == 0 ? number(0..<4) : number(most / 25..<most + 1)
    return Section(key: key, rows: (0..<count).map { Row(key: "\(key)\($0)") })
  }

  private func described(_ section: Section) -> SectionDescription {
    SectionDescription(key: section.key, rows: .counted(section.rows.count, prefix: section.key))
  }

  mutating func step() {
    let section = sections.isEmpty ? 0 : number(0..<sections.count)
    switch number(0..<12) {
    case 0, 1: insert()
    case _ where sections.isEmpty: insert()
    case 2..<6: measure(section)
    case 6: empty(section)
    case 7: remove(section)
    case 8: merge(section)
    case 9: moveSection(section)
    case 10: snapshot(section)
    default: copy()
    }
  }

  private mutating func apply(_ batch: ListBatch) {
    if let refusal = list.apply(.batch(batch)).refusal { event += " refused: \(refusal)" }
  }

  private mutating func insert() {
    let at = number(0..<sections.count + 1)
    let new = section()
    event = "insert \(new.rows.count) at \(at)"
    var batch = ListBatch()
    batch.insertSections = [.init(described(new), at: at)]
    apply(batch)
    sections.insert(new, at: at)
  }

  /// Measures all rows of a section, or a stretch of them, some of them taller than a word holds.
  private mutating func measure(_ section: Int) {
    let count = sections[section].rows.count
    guard count > 0 else { return }
    let start = number(0..<2) == 0 ? 0 : number(0..<count)
    let end = number(0..<2) == 0 ? count : number(start..<count + 1)
    event = "measure \(start)..<\(end) of section \(section)"
    let tall = number(0..<4) == 0
    var measurements: [ListMeasurement] = []
    for row in start..<end {
      let height = tall && number(0..<9) == 0 ? 800_000 : number(0..<300)
      sections[section].rows[row].height = height * 192
      measurements.append(ListMeasurement(.place(.row(row, section: section)), height: Double(height)))
    }
    list.apply(.measure(measurements))
    if number(0..<8) == 0 { list.apply(.contentVersion()) }
  }

  /// Deletes all rows of a section, or all but a few, with an insert or without.
  private mutating func empty(_ section: Int) {
    let count = sections[section].rows.count
    let start = min(count, number(0..<3) == 0 ? number(0..<3) : 0)
    let end = max(start, count - (number(0..<3) == 0 ? number(0..<3) : 0))
    event = "empty \(start)..<\(end) of section \(section)"
    var batch = ListBatch()
    batch.deletes = (start..<end).map { RowPlace(section, $0) }
    sections[section].rows.removeSubrange(start..<end)
    if number(0..<2) == 0 {
      next += 1
      batch.inserts = [.init(SlotDescription("k\(next)", height: 7), at: RowPlace(section, start))]
      sections[section].rows.insert(Row(key: "k\(next)", height: 7 * 192), at: start)
    }
    apply(batch)
  }

  private mutating func remove(_ section: Int) {
    event = "remove section \(section)"
    var batch = ListBatch()
    batch.deleteSections = [section]
    apply(batch)
    sections.remove(at: section)
  }

  /// Moves all rows of a section into another.
  private mutating func merge(_ section: Int) {
    let target = number(0..<sections.count)
    guard target != section else { return }
    let at = number(0..<sections[target].rows.count + 1)
    event = "merge section \(section) into \(target) at \(at)"
    let rows = sections[section].rows
    var batch = ListBatch()
    batch.moves = rows.indices.map { .init(from: RowPlace(section, $0), to: RowPlace(target, at + $0)) }
    apply(batch)
    sections[section].rows = []
    sections[target].rows.insert(contentsOf: rows, at: at)
  }

  private mutating func moveSection(_ section: Int) {
    let target = number(0..<sections.count)
    event = "move section \(section) to \(target)"
    var batch = ListBatch()
    batch.moveSections = [.init(from: section, to: target)]
    apply(batch)
    sections.insert(sections.remove(at: section), at: target)
  }

  /// Empties a section, drops a stretch of another, and turns a third round.
  private mutating func snapshot(_ section: Int) {
    event = "snapshot without section \(section)"
    sections[section].rows = []
    let other = number(0..<sections.count)
    let count = sections[other].rows.count
    let start = number(0..<count + 1)
    sections[other].rows.removeSubrange(start..<number(start..<count + 1))
    sections[number(0..<sections.count)].rows.reverse()
    let described = sections.map { section in
      SectionDescription(key: section.key, rows: .listed(section.rows.map { SlotDescription($0.key) }))
    }
    if let refusal = list.apply(.snapshot(described)).refusal { event += " refused: \(refusal)" }
  }

  /// Keeps a copy, or looks whether an older one is as it was.
  private mutating func copy() {
    event = "copy"
    list.scroll(by: Double(number(-5_000..<20_000)))
    if copies.count > 3 { copies.removeFirst() }
    copies.append((list, sections))
  }

  /// What is wrong in the list or in a copy; nil where nothing is.
  func fault() -> String? {
    for (list, sections) in [(list, sections)] + copies {
      list.heights.checkInvariants()
      for former in list.formerWidths { former.index.checkInvariants() }
      let rows = sections.flatMap(\.rows)
      guard list.slotCount == rows.count else { return "\(list.slotCount) rows, not \(rows.count)" }
      let sum = rows.reduce(0) { $0 + ($1.height ?? estimate) }
      guard list.heights.contentHeight == sum else {
        return "content \(list.heights.contentHeight), not \(sum)"
      }
      var top = 0
      for (slot, row) in rows.enumerated() {
        if slot % 61 == 0 || slot < 3 || rows.count - slot < 3 {
          guard list.key(of: slot) == row.key, list.slot(withKey: row.key) == slot, list.top(of: slot) == top
          else {
            return "\(list.key(of: slot) ?? "none") at \(list.top(of: slot) ?? -1), not \(row) at \(top)"
          }
        }
        top += row.height ?? estimate
      }
    }
    return nil
  }
}

@Suite struct LargeSectionTests {
  private static let lists = isThorough ? 4_000 : AllocationCount.isAvailable ? 12 : 8

  @Test(
    "Sections of hundreds of measured rows, of thousands now and then, are what arrays say after any event")
  func randomEvents() {
    for seed in 0..<Self.lists {
      // One list in a hundred is large; the sampled run has one too.
      let most = seed % 100 == 50 && isThorough ? 100_000 : seed % 6 == 5 ? 5_000 : 500
      var sections = LargeSections(seed: seed, most: most)
      for round in 0..<60 {
        sections.step()
        sections.list.frame { Double($0.slot % 50) }
        sections.followFrame()
        guard sections.count <= 2_000 || round % (isThorough ? 1_000 : 12) == 11 || round == 59 else {
          continue
        }
        if let fault = sections.fault() {
          Issue.record("seed \(seed) round \(round) after \(sections.event): \(fault)")
          return
        }
      }
    }
  }
}

extension LargeSections {
  /// Takes in what the last frame measured.
  mutating func followFrame() {
    for slot in list.askedSlots {
      guard let place = list.place(of: slot), case .row(let row) = place.part else { continue }
      sections[place.section].rows[row].height = slot % 50 * 192
    }
  }
}
