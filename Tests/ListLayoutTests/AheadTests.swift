import Testing

@testable import ListLayout

/// Rules 12, 13 and 32: what is measured or estimated outside of what is visible.
@Suite struct AheadTests {
  @Test(
    "Rule 12: idle measuring asks for the nearest first, twice as far in the direction of scrolling, and no more"
  )
  func nearestFirst() {
    var list = ListCache.rows(1000)
    list.apply(.show(.place(.row(500))))
    list.frame { _ in 50 }
    list.scroll(by: 1)
    list.frame { _ in 50 }
    let shown = list.shown
    let report = list.measureAhead(budget: 6) { _ in 50 }
    #expect(list.askedSlots == [505, 499, 506, 507, 498, 508])
    #expect(report.correction == 0)
    list.scroll(by: -2)
    list.frame { _ in 50 }
    list.measureAhead(budget: 3) { _ in 90 }
    // Row 499 is visible by now, and all of 498 to 508 are known.
    #expect(list.askedSlots == [497, 496, 495])
    #expect(list.state(of: 495) == .measured)
    #expect(shown != list.shown)
  }

  @Test("Rule 12: what is measured ahead moves nothing on screen, and all gets measured in the end")
  func movesNothing() {
    var list = ListCache.rows(120)
    list.apply(.show(.place(.row(60))))
    list.frame { _ in 50 }
    let shown = list.shown
    var asked: Set<Int> = []
    while true {
      list.measureAhead(budget: 7) { Double(20 + $0.slot * 37 % 90) }
      guard !list.askedSlots.isEmpty else { break }
      #expect(asked.isDisjoint(with: list.askedSlots))
      asked.formUnion(list.askedSlots)
      list.frame { _ in nil }
      #expect(list.shown == shown)
      #expect(list.largestScreenMovement == 0)
    }
    #expect((0..<120).allSatisfy { list.state(of: $0) == .measured })
  }

  @Test("Rule 12: a slot that does not answer stops nothing; after a change it is asked again")
  func noAnswer() {
    var list = ListCache.rows(20)
    list.frame { _ in 50 }
    list.measureAhead(budget: 2) { _ in nil }
    #expect(list.askedSlots == [4, 5])
    #expect(list.nextToMeasure(limit: 2).map(\.slot) == [6, 7])
    list.apply(.estimate(40))
    #expect(list.nextToMeasure(limit: 2).map(\.slot) == [4, 5])
    var empty = ListCache()
    #expect(empty.nextToMeasure(limit: 5).isEmpty)
    #expect(list.nextToMeasure(limit: -1).isEmpty)
  }

  @Test("Rules 4, 12: headers and footers are measured ahead too, slots without height are not")
  func edges() {
    var list = ListCache(ListConfiguration(viewport: 100, estimates: [50, 0]))
    list.apply(
      .load([
        SectionDescription(
          header: SlotDescription("h0"), rows: .counted(3, prefix: "a"), footer: SlotDescription("f0")),
        SectionDescription(
          header: SlotDescription("h1", estimateClass: 1), rows: .counted(2, prefix: "b"),
          footer: SlotDescription("f1")),
      ]))
    list.frame { _ in 50 }
    list.measureAhead(budget: 50) { _ in 50 }
    #expect(list.askedSlots.compactMap(list.key) == ["a1", "a2", "f0", "b0", "b1", "f1"])
  }

  @Test("Rule 13: a cell taken from the pool brings no height: heights belong to slots")
  func reuse() {
    var list = ListCache.rows(100)
    // Cells by reuse kind; each remembers the last height that it was laid out with.
    var pool: [Int: [Double]] = [:]
    var cells: [Int: (kind: Int, height: Double)] = [:]
    var asked: [Int] = []
    for _ in 0..<40 {
      list.scroll(by: 90)
      list.frame { request in
        asked.append(request.slot)
        return Double(20 + request.slot * 31 % 70)
      }
      let visible = Set(list.visibleSlots.map(\.slot))
      for (slot, cell) in cells where !visible.contains(slot) {
        pool[cell.kind, default: []].append(cell.height)
        cells[slot] = nil
      }
      for slot in list.visibleSlots {
        let kind = slot.slot % 3
        if cells[slot.slot] == nil { _ = pool[kind]?.popLast() }
        cells[slot.slot] = (kind, ListUnits.points(units: slot.height))
        #expect(slot.height == (20 + slot.slot * 31 % 70) * 192)
      }
    }
    // Whatever cells were at hand, every slot was asked for its own height, once.
    #expect(Set(asked).count == asked.count)
    #expect(asked == asked.sorted())
  }

  @Test("Rule 32: slots near the viewport are asked for their estimates, each once, never all")
  func ownEstimates() {
    var list = ListCache.rows(100_000)
    var asked: [Int] = []
    var measured: [Int] = []
    for _ in 0..<50 {
      list.scroll(by: 70)
      list.frame(
        estimating: {
          asked.append($0.slot); return 30 + Double($0.slot % 7)
        },
        measuring: {
          measured.append($0.slot); return Double(30 + $0.slot % 7)
        })
      #expect(list.largestScreenMovement == 0)
    }
    #expect(Set(asked).count == asked.count && asked.count > 100 && asked.count < 500)
    // What was estimated exactly is where it will be.
    let last = asked.max() ?? 0
    #expect(list.state(of: last) == .unmeasured)
    #expect(list.height(of: last) == (30 + last % 7) * 192)
    #expect(list.top(of: last) == (0..<last).reduce(0) { $0 + (30 + $1 % 7) * 192 })
    // The class's estimate is another thing.
    list.apply(.estimate(80))
    #expect(list.height(of: last) == (30 + last % 7) * 192)
    #expect(list.height(of: 50_000) == 80 * 192)
  }

  @Test("Rule 32: another width asks again, going back does not; what is refused keeps the class's estimate")
  func ownEstimatesByWidth() {
    var list = ListCache.rows(100)
    var asked = 0
    func frame(_ height: Double?) {
      asked = 0
      list.frame(
        estimating: { _ in
          asked += 1; return height
        }, measuring: { _ in nil })
    }
    frame(20)
    #expect(asked > 10 && list.height(of: 0) == 20 * 192 && list.state(of: 0) == .unmeasured)
    frame(20)
    list.apply(.width(500))
    frame(30)
    #expect(asked > 10 && list.height(of: 0) == 30 * 192)
    list.apply(.width(320))
    frame(99)
    #expect(list.height(of: 0) == 20 * 192)
    list.apply(.contentVersion())
    frame(.nan)
    #expect(asked > 10 && list.height(of: 0) == 20 * 192)
  }

  @Test(
    "Rule 32: estimates by slot hold the anchor, survive edits, and are no heights to removed rows or a save")
  func ownEstimatesHold() {
    var list = ListCache.rows(1000)
    list.apply(.show(.place(.row(500))))
    list.frame { _ in 50 }
    let shown = list.shown
    let report = list.apply(
      .estimateSlots((480..<520).map { ListMeasurement(.key("\($0)"), height: 90) }))
    #expect(report.correction == 20 * 40 * 192)
    list.frame { _ in nil }
    #expect(list.shown == shown)
    #expect(list.height(of: 480) == 90 * 192 && list.height(of: 500) == 50 * 192)
    var batch = ListBatch()
    batch.moves = [.init(from: RowPlace(0, 480), to: RowPlace(0, 10))]
    batch.deletes = [RowPlace(0, 481)]
    list.apply(.batch(batch))
    #expect(list.slot(withKey: "480").flatMap(list.height(of:)) == 90 * 192)
    batch = ListBatch()
    batch.inserts = [.init(SlotDescription("481"), at: RowPlace(0, 0))]
    list.apply(.batch(batch))
    #expect(list.height(of: 0) == 50 * 192 && list.state(of: 0) == .unmeasured)
    #expect(!list.saved().heights.contains { $0.key == "480" })
    list.heights.checkInvariants()
    let refused = list.apply(
      .estimateSlots([ListMeasurement(.key("no"), height: 1), ListMeasurement(.key("9"), height: 7)]))
    #expect(refused.refusal?.code == .unknownKey)
    #expect(list.slot(withKey: "9").flatMap(list.height(of:)) == 7 * 192)
  }
}
