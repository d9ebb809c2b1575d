import Testing

@testable import ListLayout

/// The bounds on snapshots and frames.
@Suite struct LimitTests {
  @Test("A snapshot beyond its limit is refused before it takes room, whichever side of it is too long")
  func snapshotLimit() {
    var list = ListCache.rows(5)
    #expect(
      list.apply(.snapshot([SectionDescription(rows: .counted(2_000_000_000))])).refusal?.code == .counts)
    #expect(list.slotCount == 5)
    list.apply(.load([SectionDescription(rows: .counted(100_000_000))]))
    #expect(
      list.apply(.snapshot([SectionDescription(rows: .listed([SlotDescription("a")]))])).refusal?.code
        == .counts)
    #expect(list.slotCount == 100_000_000)
    var configuration = ListConfiguration()
    configuration.limits.snapshot = 3
    list = ListCache(configuration)
    #expect(list.apply(.snapshot([SectionDescription(rows: .counted(3))])).refusal == nil)
    #expect(list.apply(.snapshot([SectionDescription(rows: .counted(4))])).refusal?.code == .counts)
    #expect(list.slotCount == 3)
  }

  @Test(
    "A viewport over millions of rows shows so many as the limit says, and no frame takes more",
    arguments: [1, 3, 50, 1_000])
  func frameLimit(limit: Int) {
    var configuration = ListConfiguration(viewport: 1e300, estimates: [20], pinsHeaders: true)
    configuration.limits.frame = limit
    var list = ListCache(configuration)
    list.apply(.load([SectionDescription(header: SlotDescription("h"), rows: .counted(200_000_000))]))
    for height in [19.0, 0.01, 40] {
      let report = list.frame { _ in height }
      #expect(report.refusal == nil)
      #expect(list.visibleSlots.map(\.slot) == Array(0..<limit))
      #expect(list.slots(from: 0, to: .max) == Array(0..<limit))
      list.apply(.width(list.configuration.width + height))
    }
  }

  @Test(
    "A frame asks for no more rows than it may show, whatever the budget and the heights",
    arguments: [nil, 1 << 40])
  func frameAsks(budget: Int?) {
    var configuration = ListConfiguration(viewport: 1e300, estimates: [1])
    configuration.budget = budget
    configuration.limits.frame = 1_000
    var list = ListCache(configuration)
    list.apply(.load([SectionDescription(rows: .counted(200_000_000))]))
    for _ in 0..<3 {
      var asked = 0
      _ = list.frame { _ in
        asked += 1
        return 0
      }
      #expect(asked == 1_000)
    }
  }
}
