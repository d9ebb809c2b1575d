import Foundation
import TestSupport
import Testing

@testable import ListLayout

/// Rules that no trace shows.
@Suite struct RuleTests {
  private func list(_ count: Int, viewport: Double = 200, estimate: Double = 50) -> ListCache {
    var list = ListCache(ListConfiguration(viewport: viewport, estimates: [estimate]))
    list.apply(.load([SectionDescription(rows: .counted(count))]))
    return list
  }

  @Test("Rule 1: sums do not drift: after many updates all rows set to 0 give exactly 0")
  func noDrift() {
    let rounds = isThorough ? 10_000_000 : 50_000
    var random = SeededGenerator(seed: 1)
    var index = HeightIndex(rows: 3000, estimate: 7)
    for _ in 0..<rounds {
      index.setHeight(
        Int.random(in: 0..<(1 << 30), using: &random), of: Int.random(in: 0..<3000, using: &random))
    }
    for slot in 0..<3000 { index.setHeight(0, of: slot) }
    #expect(index.contentHeight == 0)
    index.checkInvariants()
  }

  @Test("Rule 7: a place is found by slot and a slot by place with very many sections")
  func manySections() {
    var list = ListCache(ListConfiguration(estimates: [10]))
    let sections = (0..<5000).map { section in
      SectionDescription(
        header: section % 2 == 0 ? SlotDescription("h\(section)") : nil,
        rows: .counted(section % 4, prefix: "r\(section)-"))
    }
    list.apply(.load(sections))
    #expect(list.sectionCount == 5000)
    for slot in stride(from: 0, to: list.slotCount, by: 37) {
      #expect(list.place(of: slot).flatMap(list.slot(of:)) == slot)
      #expect(list.key(of: slot).flatMap(list.slot(withKey:)) == slot)
    }
    #expect(list.place(of: list.slotCount) == nil)
  }

  @Test("Rule 8: refused measurements leave the state as it was")
  func refusals() {
    var list = list(10)
    let before = list.heights.contentHeight
    for height in [Double.nan, .infinity, -.infinity, -1] {
      let report = list.apply(.measure([ListMeasurement(.place(.row(0)), height: height)]))
      #expect(report.refusal != nil)
    }
    #expect(list.heights.contentHeight == before)
    #expect(list.state(of: 0) == .unmeasured)
  }

  @Test(
    "Rule 8: an estimate given at the start that is no height leaves the usual one, and the list shows its rows",
    arguments: [[], [-3], [.nan], [.infinity]] as [[Double]])
  func refusedFirstEstimates(_ estimates: [Double]) {
    var list = ListCache(ListConfiguration(estimates: estimates))
    #expect(
      list.frame(after: .load([SectionDescription(rows: .counted(3))])) { _ in nil }.contentHeight == 3 * 44
        * 192)
    #expect(list.visibleSlots.count == 3)
  }

  @Test(
    "A width or viewport that is negative or no finite number is refused", arguments: [-5, .nan, .infinity])
  func refusedLengths(_ length: Double) throws {
    var list = list(10)
    let before = list
    #expect(throws: ListRefusal.self) { try ListConfiguration(viewport: length).check() }
    #expect(throws: ListRefusal.self) { try ListConfiguration(width: length).check() }
    #expect(
      list.apply(.width(length)).refusal?.description
        == "The width is a finite number from 0 on, not \(length).")
    #expect(
      list.apply(.viewport(length)).refusal?.description
        == "The viewport is a finite number from 0 on, not \(length).")
    #expect(list == before)
    try list.configuration.check()
  }

  @Test("Rule 24: a refusal names the section, the counts and the operation")
  func refusalMessage() {
    var list = list(10)
    var batch = ListBatch()
    batch.deletes = [RowPlace(0, 12)]
    let refusal = list.apply(.batch(batch)).refusal
    #expect(refusal?.code == .outOfRange)
    #expect(refusal?.description == "Cannot delete the row 12 of section 0: section 0 has 10 rows.")
    #expect(list.slotCount == 10)
  }

  @Test("Rule 29: appending leaves what is before it alone and costs no allocation a row")
  func append() {
    var list = list(1_000_000)
    list.frame { _ in 60 }
    let top = list.top(of: 999_999)
    var index = list.heights
    index.insertRows(count: 1_000_000, at: 1_000_000, section: 0)
    #expect(index.top(of: 999_999) == top)
    #expect(index.slotCount == 2_000_000)
    #expect(index.byteCount < 10_000)
  }

  @Test(
    "Rules 45, 46: a dragged indicator maps 0 and 1 to the ends, goes one way, and ignores what is measured meanwhile"
  )
  func indicator() {
    var list = list(1000)
    list.frame { _ in 50 }
    list.apply(.dragIndicator(true))
    var last = -1.0
    for step in 0...50 {
      list.apply(.indicator(Double(step) / 50))
      list.frame { request in Double(30 + request.slot % 90) }
      #expect(list.indicatorFraction == Double(step) / 50)
      let y = list.visibleSlots.first.map { Double($0.slot) } ?? 0
      #expect(y >= last)
      last = y
    }
    #expect(list.contentOffset == list.contentHeight - 200)
    list.apply(.indicator(0))
    #expect(list.contentOffset == 0)
    let offset = list.contentOffset
    list.apply(.dragIndicator(false))
    #expect(list.contentOffset == offset)
  }

  @Test("Rule 48: a copy keeps its state while the original changes, read on other tasks")
  func copies() async {
    var list = list(20_000)
    for _ in 0..<50 {
      list.scroll(by: 170)
      list.frame { Double(20 + $0.slot % 70) }
    }
    let copy = list
    let (height, offset) = (copy.contentHeight, copy.contentOffset)
    let expected = (0..<500).map { copy.top(of: $0) }
    let readers = (0..<4).map { _ in
      Task.detached {
        (0..<20).allSatisfy { _ in
          copy.contentHeight == height && (0..<500).map { copy.top(of: $0) } == expected
        }
      }
    }
    for round in 0..<200 {
      list.setHeight(Double(10 + round % 90), ofSlot: round * 3)
      if round % 10 == 0 { list.apply(.width(Double(200 + round % 3))) }
    }
    for reader in readers { #expect(await reader.value) }
    #expect(copy.contentHeight == height && copy.contentOffset == offset)
    #expect(list.contentHeight != height)
  }

  @Test("Rule 49: a recording replayed gives the same list")
  func recording() {
    var list = ListCache(ListConfiguration(viewport: 200, estimates: [40]))
    list.startRecording()
    list.apply(.load([SectionDescription(rows: .counted(500))]))
    for round in 0..<30 {
      list.scroll(by: Double(round * 7 % 90))
      list.frame { $0.slot % 5 == 4 ? nil : Double(20 + $0.slot % 60) }
      list.setHeight(Double(20 + round), ofSlot: round)
    }
    var replayed = ListCache(list.configuration)
    for step in list.recording?.steps ?? [] {
      if let event = step.event { replayed.apply(event) }
      guard var answers = step.frame?.heights[...] else { continue }
      replayed.frame { (_: MeasureRequest) in answers.popFirst()?.height }
    }
    #expect(replayed == list && replayed.hashValue == list.hashValue)
    #expect(replayed.visibleSlots == list.visibleSlots)
    #expect(replayed.contentOffset == list.contentOffset)
    #expect(replayed.contentHeight == list.contentHeight)
  }

  @Test("Rule 50: unmeasured rows take no memory, measured ones at most 5 bytes")
  func memory() {
    var index = HeightIndex(rows: 200_000, estimate: 100)
    #expect(index.byteCount == HeightIndex(rows: 1, estimate: 100).byteCount)
    for start in stride(from: 0, to: 200_000, by: 1000) {
      index.setHeights((start..<start + 1000).map { 100 + $0 % 900 }, fromRow: start)
    }
    index.checkInvariants()
    #expect(index.byteCount <= 5 * 200_000)
  }

  @Test("Rules 50, 53: rows in lanes are kept once: measured ones take at most 5 bytes there too")
  func memoryInLanes() {
    var index = HeightIndex(rows: 30_000, estimate: 100)
    index.setLanes(ListLanes(3), section: 0)
    for start in stride(from: 0, to: 30_000, by: 1000) {
      index.setHeights((start..<start + 1000).map { 100 + $0 % 900 }, fromRow: start)
    }
    #expect(index.byteCount <= 5 * 30_000, "\(index.byteCount)")
    #expect(index.height(of: 29_999) == 100 + 29_999 % 900)
  }

  @Test(
    "Rule 50: rows measured in any order stay within 8 bytes each, and in scroll order up and down within 5")
  func memoryOfScrolling() {
    for goesDown in [true, false] {
      var index = HeightIndex(rows: 100_000, estimate: 100)
      for step in 0..<5000 {
        let row = goesDown ? step * 20 : 99_980 - step * 20
        index.setHeights([Int](repeating: 77, count: 20), fromRow: row)
      }
      index.checkInvariants()
      #expect(index.byteCount <= 5 * 100_000, "\(index.byteCount)")
    }
    var index = HeightIndex(rows: 50_000, estimate: 100)
    for row in 0..<50_000 { index.setHeight(row, of: row * 7919 % 50_000) }
    index.checkInvariants()
    #expect(index.byteCount <= 8 * 50_000, "\(index.byteCount)")
  }

  @Test("Rules 33, 34: going to a width and back shares what was measured")
  func widths() {
    var list = list(1000)
    list.frame { _ in 70 }
    let height = list.contentHeight
    list.apply(.width(200))
    #expect(list.state(of: 0) == .stale && list.contentHeight == height)
    list.apply(.width(320))
    #expect(list.state(of: 0) == .measured)
    #expect(list.widthEpoch == 2)
  }

  @Test("Rules 33, 34: a width at which all is as tall as before corrects nothing (decision D6)")
  func sameGeometry() {
    var list = list(1000)
    list.apply(.show(.place(.row(500))))
    list.frame { _ in 50 }
    list.apply(.insets(ListInsets(top: 0, bottom: 30)))
    list.apply(.width(200))
    list.frame { _ in 50 }
    for width in [320.0, 200, 320] {
      // The row on top shrinks so that its head shows; then nothing else may put it back.
      let report = list.apply(.width(width))
      #expect(report.correction == 0 && report.cause == nil)
    }
    list.setHeight(51, ofSlot: 3)
    #expect(list.apply(.width(200)).correction == -192)
  }

  @Test("A frame that measures nothing allocates nothing", .enabled(if: AllocationCount.isAvailable))
  func allocations() {
    var list = list(20_000, viewport: 1980, estimate: 80)
    for _ in 0..<400 {
      list.scroll(by: 500)
      list.frame { Double(30 + $0.slot * 7919 % 270) }
    }
    list.scroll(by: -1980)
    var way = 37.0
    // Many short counts: tests on other threads allocate meanwhile.
    let count = AllocationCount.minimum(of: 3000) {
      way = -way
      list.scroll(by: way)
      list.frame { _ in nil }
    }
    // Code that is not optimised makes boxes for closures and generic values, some a frame whatever it shows.
    #if DEBUG
      #expect(count < 20)
    #else
      #expect(count == 0)
    #endif
  }

  @Test(
    "Rules 51, 52: the work of an edit does not grow with the list", .enabled(if: AllocationCount.isAvailable)
  )
  func edits() {
    // Nodes that are allocated stand for the work: the same for a thousand rows and for a hundred million.
    func work(_ count: Int) -> UInt64 {
      var list = list(count)
      list.frame { _ in 50 }
      var batch = ListBatch()
      batch.deletes = [RowPlace(0, 10)]
      batch.moves = [.init(from: RowPlace(0, count - 5), to: RowPlace(0, 20))]
      batch.reloads = [RowPlace(0, 3)]
      return AllocationCount.minimum {
        var copy = list
        copy.apply(.batch(batch))
        copy.apply(.estimate(70))
        copy.apply(.width(400))
        copy.apply(.show(.place(.row(count / 2))))
        copy.frame { _ in 60 }
        copy.setHeight(90, ofSlot: count - 2)
      }
    }
    let (small, large) = (work(1000), work(100_000_000))
    #expect(large <= small + 20, "\(small) \(large)")
  }
}
