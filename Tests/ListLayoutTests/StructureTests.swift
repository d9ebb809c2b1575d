import TestSupport
import Testing

@testable import ListLayout

/// Rules 23, 24 and 27: nested batches, refusals, and snapshots as batches.
@Suite struct StructureTests {
  @Test("Rule 23: nested batches are one: what they name before is before all of them")
  func nested() {
    var list = ListCache.rows(10)
    list.frame { _ in 50 }
    var expected = list
    var outer = ListBatch()
    outer.deletes = [RowPlace(0, 0)]
    var inner = ListBatch()
    inner.deletes = [RowPlace(0, 1)]
    inner.inserts = [.init(SlotDescription("new"), at: RowPlace(0, 0))]
    inner.counts = [9]
    let report = list.performBatch { list in
      list.apply(.batch(outer))
      list.performBatch { $0.apply(.batch(inner)) }
      #expect(list.batchDepth > 0 && list.slotCount == 10)
    }
    #expect(report.refusal == nil)
    outer.merge(inner)
    expected.apply(.batch(outer))
    #expect(list.key(of: 0) == "new" && list.key(of: 1) == "2" && list.slotCount == 9)
    #expect(list == expected)
  }

  @Test("Rules 23, 24: merged batches are refused as a whole, and their faults found across them")
  func nestedRefusal() {
    var list = ListCache.rows(10)
    let before = list
    var batch = ListBatch()
    batch.deletes = [RowPlace(0, 3)]
    list.beginBatch()
    list.apply(.batch(batch))
    list.beginBatch()
    list.apply(.batch(batch))
    list.endBatch()
    #expect(list.apply(.load([])).refusal?.code == .conflict)
    #expect(list.apply(.snapshot([])).refusal?.code == .conflict)
    #expect(list.endBatch().refusal?.code == .duplicate)
    #expect(list == before)
    #expect(list.endBatch().refusal?.code == .noBatch)
    #expect(list == before)
  }

  /// A batch that is at fault, the code of its refusal, and what the message must name.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: ListRefusal.Code
    var names: [String]
    var batch: ListBatch

    init(
      _ name: String, _ code: ListRefusal.Code, _ names: [String],
      _ make: (inout ListBatch) -> Void
    ) {
      testDescription = name
      self.code = code
      self.names = names
      batch = ListBatch()
      make(&batch)
    }
  }

  static let faults: [Fault] = [
    Fault("row beyond its section", .outOfRange, ["delete", "row 5 of section 0", "5 rows"]) {
      $0.deletes = [RowPlace(0, 5)]
    },
    Fault("negative row", .outOfRange, ["reload", "row -1 of section 0"]) { $0.reloads = [RowPlace(0, -1)] },
    Fault("section beyond the list", .outOfRange, ["move", "section 7", "2 sections"]) {
      $0.moves = [.init(from: RowPlace(7, 0), to: RowPlace(0, 0))]
    },
    Fault("deleted twice", .duplicate, ["row 1 of section 0", "deleted twice"]) {
      $0.deletes = [RowPlace(0, 1), RowPlace(0, 1)]
    },
    Fault("moved twice", .duplicate, ["row 1 of section 0", "moved twice"]) {
      $0.moves = [
        .init(from: RowPlace(0, 1), to: RowPlace(0, 0)), .init(from: RowPlace(0, 1), to: RowPlace(0, 2)),
      ]
    },
    Fault("deleted and moved", .conflict, ["row 1 of section 0", "deleted and moved"]) {
      $0.deletes = [RowPlace(0, 1)]
      $0.moves = [.init(from: RowPlace(0, 1), to: RowPlace(0, 0))]
    },
    Fault("deleted and reloaded", .conflict, ["row 1 of section 0", "deleted and reloaded"]) {
      $0.deletes = [RowPlace(0, 1)]
      $0.reloads = [RowPlace(0, 1)]
    },
    Fault("two at one place", .occupied, ["row 2 of section 0"]) {
      $0.inserts = [
        .init(SlotDescription("x"), at: RowPlace(0, 2)), .init(SlotDescription("y"), at: RowPlace(0, 2)),
      ]
    },
    Fault("beyond the section afterwards", .outOfRange, ["row 9 of section 0", "5 rows", "6 afterwards"]) {
      $0.inserts = [.init(SlotDescription("x"), at: RowPlace(0, 9))]
    },
    Fault("inside a deleted section", .insideSection, ["row 0 of section 1", "deleted"]) {
      $0.deleteSections = [1]
      $0.deletes = [RowPlace(1, 0)]
    },
    Fault("inside an inserted section", .insideSection, ["row 0 of section 2", "inserted"]) {
      $0.insertSections = [.init(SectionDescription(), at: 2)]
      $0.inserts = [.init(SlotDescription("x"), at: RowPlace(2, 0))]
    },
    Fault("section deleted twice", .duplicate, ["Section 1", "deleted twice"]) {
      $0.deleteSections = [1, 1]
    },
    Fault("section deleted and moved", .conflict, ["Section 1", "deleted and moved"]) {
      $0.deleteSections = [1]
      $0.moveSections = [.init(from: 1, to: 0)]
    },
    Fault("section deleted and reloaded", .conflict, ["Section 1", "deleted and reloaded"]) {
      $0.deleteSections = [1]
      $0.reloadSections = [1]
    },
    Fault("two sections at one place", .occupied, ["sections", "at 1"]) {
      $0.insertSections = [.init(SectionDescription(), at: 1), .init(SectionDescription(), at: 1)]
    },
    Fault("section beyond the list afterwards", .outOfRange, ["section 4", "3 sections"]) {
      $0.insertSections = [.init(SectionDescription(), at: 4)]
    },
    Fault("a key twice", .duplicateKey, ["\"a3\""]) {
      $0.inserts = [.init(SlotDescription("a3"), at: RowPlace(0, 0))]
    },
    Fault("an inserted key twice", .duplicateKey, ["\"x\""]) {
      $0.inserts = [
        .init(SlotDescription("x"), at: RowPlace(0, 0)), .init(SlotDescription("x"), at: RowPlace(0, 1)),
      ]
    },
    Fault("counts of rows", .counts, ["Section 0", "4 rows", "not 5"]) {
      $0.deletes = [RowPlace(0, 0)]
      $0.counts = [5, 3]
    },
    Fault("counts of sections", .counts, ["2 sections", "not 1"]) { $0.counts = [5] },
    Fault("a height that is no number", .nan, ["\"x\"", "not a number"]) {
      $0.inserts = [.init(SlotDescription("x", height: .nan), at: RowPlace(0, 0))]
    },
    Fault("a class beyond 7", .outOfRange, ["class 8"]) {
      $0.inserts = [.init(SlotDescription("x", estimateClass: 8), at: RowPlace(0, 0))]
    },
  ]

  @Test("Rule 24: a refused batch names what is at fault and changes nothing", arguments: faults)
  func refusedBatch(fault: Fault) {
    var list = ListCache(ListConfiguration(viewport: 200, estimates: [50]))
    list.apply(
      .load([
        SectionDescription(rows: .counted(5, prefix: "a")),
        SectionDescription(rows: .counted(3, prefix: "b")),
      ]))
    list.frame { Double(30 + $0.slot) }
    list.scroll(by: 17)
    let before = list
    // Something else in the batch that would work.
    var batch = fault.batch
    batch.reconfigures = [RowPlace(0, 4)]
    let refusal = list.apply(.batch(batch)).refusal
    #expect(refusal?.code == fault.code)
    for name in fault.names {
      #expect(refusal?.description.contains(name) == true, "\(refusal?.description ?? "")")
    }
    #expect(list == before)
    #expect(list.shown == before.shown)
  }

  @Test(
    "Rule 8: refused heights and estimates change nothing and say why",
    arguments: [
      (Double.nan, "not a number"), (.infinity, "infinite"), (-.infinity, "infinite"), (-1, "negative"),
    ])
  func refusedHeight(height: Double, word: String) {
    var list = ListCache.rows(10)
    list.frame { _ in 50 }
    let before = list
    let events: [ListEvent] = [
      .measure([ListMeasurement(.place(.row(2)), height: height)]), .estimate(height),
      .estimateSlots([ListMeasurement(.place(.row(8)), height: height)]),
      .header(SlotDescription("h", height: height)),
      .snapshot([SectionDescription(rows: .listed([SlotDescription("n", height: height)]))]),
    ]
    for event in events {
      let refusal = list.apply(event).refusal
      #expect(refusal?.description.contains(word) == true)
      #expect(list == before)
    }
    let refusal = list.setHeight(height, ofSlot: 2).refusal
    #expect(refusal?.description.contains("row 2 of section 0") == true)
    list.apply(.contentVersion())
    let stale = list
    #expect(list.frame { _ in height }.refusal?.description.contains(word) == true)
    #expect(list.heights == stale.heights && list.contentOffset == stale.contentOffset)
  }

  @Test("Rule 8: small negative heights are 0, large ones are cut and flagged, others go up to the grid")
  func heights() {
    var list = ListCache.rows(10) { $0.scale = 2 }
    func set(_ height: Double) -> (Int?, Int) {
      let report = list.setHeight(height, ofSlot: 1)
      return (list.height(of: 1), report.clamped)
    }
    #expect(set(-0.0) == (0, 0))
    #expect(set(-1e-7) == (0, 0))
    #expect(set(10.5000009) == (10 * 192 + 96, 0))
    #expect(set(10.51) == (11 * 192, 0))
    #expect(set(1e12) == (HeightIndex.maximumHeight, 1))
  }

  @Test("Rule 27: a snapshot has the result of the events that it reports", arguments: 0..<40)
  func snapshotAsBatch(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var configuration = ListConfiguration(viewport: 200, estimates: [50, 20, 30])
    // Every other list has lanes.
    configuration.lanes = ListLanes(seed % 2 * (seed % 3 + 1) + 1, rule: seed % 4 == 1 ? .shortest : .turn)
    var list = ListCache(configuration)
    var next = 0
    func fresh() -> SlotDescription {
      next += 1
      return SlotDescription(
        "k\(next)", estimateClass: next % 3, height: next % 5 == 0 ? Double(next % 60) : nil,
        spans: seed % 2 == 1 && next % 7 == 0)
    }
    var sections = (0..<4).map { number in
      SectionDescription(
        key: "s\(number)", header: number % 2 == 0 ? fresh() : nil,
        rows: .listed((0..<Int.random(in: 0..<7, using: &random)).map { _ in fresh() }),
        footer: number == 3 ? fresh() : nil)
    }
    list.apply(.load(sections))
    for round in 0..<12 {
      list.scroll(by: Double(Int.random(in: -90..<90, using: &random)))
      list.frame { $0.slot % 6 == 1 ? nil : Double(10 + $0.slot * 7 % 40) }
      if round % 4 == 3 { list.apply(.contentVersion(estimateClass: 1)) }
      sections = Self.changed(sections, fresh, round, &random)
      let keys = sections.flatMap {
        [$0.header?.key, $0.footer?.key].compactMap { $0 } + Self.rows($0).map(\.key)
      }
      let reloads = keys.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
      let events = try list.changes(to: sections, reloads: reloads)
      var other = list
      for event in events {
        let refusal = other.apply(event).refusal
        #expect(refusal == nil, "seed \(seed) round \(round): \(refusal?.description ?? "")")
      }
      #expect(list.apply(.snapshot(sections, reloads: reloads)).refusal == nil)
      let all = { (list: ListCache) in
        (0..<list.slotCount).map {
          "\(list.key(of: $0) ?? "?") \(list.place(of: $0)?.description ?? "") \(list.height(of: $0) ?? -1) \(list.state(of: $0)?.rawValue ?? "") \(list.lane(of: $0) ?? -1) \(list.top(of: $0) ?? -1)"
        }
      }
      #expect(all(other) == all(list), "seed \(seed) round \(round)")
      #expect(other.sectionKeys == list.sectionKeys)
      #expect(try list.changes(to: sections).isEmpty)
    }
  }

  private static func rows(_ section: SectionDescription) -> [SlotDescription] {
    guard case .listed(let rows) = section.rows else { return [] }
    return rows
  }

  /// Sections shuffled, rows moved within and between them, some gone, some new, headers turned to rows.
  private static func changed(
    _ sections: [SectionDescription], _ fresh: () -> SlotDescription, _ round: Int,
    _ random: inout SeededGenerator
  ) -> [SectionDescription] {
    var result = sections
    var loose: [SlotDescription] = []
    for number in result.indices {
      var kept: [SlotDescription] = []
      for row in rows(result[number]) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: break
        case 1, 2: loose.append(row)
        default: kept.append(row)
        }
      }
      if Bool.random(using: &random) { kept.append(fresh()) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        if let header = result[number].header { loose.append(header) }
        result[number].header = Bool.random(using: &random) ? fresh() : nil
      }
      result[number].rows = .listed(kept)
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      result.remove(at: Int.random(in: 0..<result.count, using: &random))
    }
    if Int.random(in: 0..<3, using: &random) == 0 || result.isEmpty {
      result.append(SectionDescription(key: "n\(round)", header: fresh(), rows: .listed([fresh()])))
    }
    if Int.random(in: 0..<3, using: &random) == 0 { result.shuffle(using: &random) }
    for row in loose {
      let number = Int.random(in: 0..<result.count, using: &random)
      var target = rows(result[number])
      target.insert(row, at: Int.random(in: 0...target.count, using: &random))
      result[number].rows = .listed(target)
    }
    return result
  }
}
