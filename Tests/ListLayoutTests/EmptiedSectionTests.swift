import Testing

@testable import ListLayout

/// Rule 25: sections of many measured rows are emptied in every way, and filled again.
@Suite struct EmptiedSectionTests {
  /// A way to take all rows of the middle section away.
  enum Way: CaseIterable {
    case section, rows, rowsWithAnInsert, snapshot, movedToAnother, reload

    func events(rows count: Int) -> [ListEvent] {
      var batch = ListBatch()
      switch self {
      case .section: batch.deleteSections = [1]
      case .rows: batch.deletes = (0..<count).map { RowPlace(1, $0) }
      case .rowsWithAnInsert:
        batch.deletes = (0..<count).map { RowPlace(1, $0) }
        batch.inserts = [.init(SlotDescription("new"), at: RowPlace(1, 0))]
      case .snapshot: return [.snapshot([SectionDescription(key: "s1")])]
      case .movedToAnother:
        batch.moves = (0..<count).map { .init(from: RowPlace(1, $0), to: RowPlace(0, $0)) }
      case .reload: return [.load([])]
      }
      return [.batch(batch)]
    }
  }

  @Test(
    "A section of measured rows is emptied and filled again, in whatever way",
    arguments: Way.allCases, [255, 256, 257, 300, 1000, 20_000])
  func emptied(way: Way, count: Int) {
    var configuration = ListConfiguration(viewport: 1e6, estimates: [20])
    configuration.removedHeights = 100
    var list = ListCache(configuration)
    list.apply(
      .load([
        SectionDescription(rows: .counted(3, prefix: "a")),
        SectionDescription(rows: .counted(count, prefix: "b")),
        SectionDescription(rows: .counted(2, prefix: "c")),
      ]))
    list.frame { Double(10 + $0.slot % 60) }
    for event in way.events(rows: count) {
      let report = list.apply(event)
      #expect(report.refusal == nil)
    }
    list.heights.checkInvariants()
    list.frame { Double(10 + $0.slot % 60) }
    list.apply(.snapshot([SectionDescription(key: "s1", rows: .counted(count, prefix: "b"))]))
    list.frame { Double(30 + $0.slot % 60) }
    list.heights.checkInvariants()
    #expect(list.slotCount == count)
    #expect(list.heights.contentHeight == (0..<count).reduce(0) { $0 + (list.height(of: $1) ?? 0) })
  }

  @Test(
    "Rows of an index go in stretches and come back: what is left is what arrays have",
    arguments: [257, 700, 5000])
  func stretches(count: Int) {
    var index = HeightIndex(rows: 0, estimate: 20)
    for (round, range) in [0..<count, 1..<count, 0..<count - 1, 3..<count - 3, 255..<257].enumerated() {
      var heights = (0..<count).map { $0 * 7 % 90 + round }
      index.insertRows(count: count, at: 0, section: 0)
      index.setHeights(heights, fromRow: 0)
      index.checkInvariants()
      index.removeRows(range, section: 0)
      heights.removeSubrange(range)
      index.checkInvariants()
      #expect((0..<index.slotCount).map { index.height(of: $0) } == heights)
      index.removeRows(0..<index.slotCount, section: 0)
      #expect(index.slotCount == 0)
      index.checkInvariants()
    }
  }

  @Test("The names of keys that went are dropped, and what was moved stays so", arguments: [true, false])
  func namesOfRemovedKeys(bySnapshot: Bool) {
    var configuration = ListConfiguration(viewport: 200, estimates: [50])
    configuration.keepsStart = false
    var list = ListCache(configuration)
    func keys(_ round: Int) -> [String] { (0..<200).map { "row \(round)/\($0)" } + ["last", "first"] }
    list.apply(.load([SectionDescription(rows: .listed(keys(0).map { SlotDescription($0) }))]))
    list.frame { _ in 50 }
    for round in 1..<40 {
      let new = keys(round).map { SlotDescription($0) }
      if bySnapshot {
        list.apply(.snapshot([SectionDescription(rows: .listed(new))]))
      } else {
        var batch = ListBatch()
        batch.deletes = (0..<200).map { RowPlace(0, $0) }
        batch.inserts = (0..<200).map { .init(new[$0], at: RowPlace(0, $0)) }
        if round == 1 { batch.moves = [.init(from: RowPlace(0, 201), to: RowPlace(0, 200))] }
        #expect(list.apply(.batch(batch)).refusal == nil)
      }
      #expect(list.keys.count == 202 && list.keys.nameCount < 2000)
    }
    let ends = bySnapshot ? ["last", "first"] : ["first", "last"]
    #expect([200, 201].map { list.key(of: $0) } == ends)
    #expect(ends.map { list.slot(withKey: $0) } == [200, 201])
    #expect(list.slot(withKey: "row 1/0") == nil && list.slot(withKey: "row 39/7") == 7)
    #expect([200, 201].map(list.isMoved) == [!bySnapshot, false])
  }
}
