import Foundation
import LayoutFixtures
import TestSupport
import Testing

@testable import ListLayout

/// Rules 47 to 49: saving, equality, and recordings as traces.
@Suite struct StateTests {
  @Test("Rule 47: saved heights are coded in runs, go through JSON, and come back in another list")
  func saved() throws {
    var list = ListCache.rows(100_000)
    list.apply(.show(.place(.row(50_000)), .middle))
    list.frame { _ in 50 }
    list.apply(.measure((0..<5000).map { ListMeasurement(.place(.row($0)), height: 44) }))
    let saved = list.saved()
    #expect(saved.heights.count == 5005 && saved.stretches.flatMap(\.heights).count == 2)
    let data = try JSONEncoder().encode(saved)
    #expect(data.count < 500)
    let read = try JSONDecoder().decode(SavedList.self, from: data)
    #expect(read == saved)
    var other = ListCache.rows(0)
    other.apply(.keep(read, as: "here"))
    other.apply(.restore("here"))
    other.apply(.load([SectionDescription(rows: .counted(100_000))]))
    other.frame { _ in nil }
    list.frame { _ in nil }
    #expect(other.shown == list.shown && other.state(of: 4999) == .measured)
    #expect(other.contentHeight == list.contentHeight)
    #expect(list.saved(withHeights: false).heights.isEmpty)
  }

  @Test("Rule 47: a list asked for what is to be saved says it as the text that another list keeps")
  func savedText() throws {
    var one = TraceReplay()
    let other = ListCache.rows(1000)
    for line in [
      #"{"configure": {"viewport": 200, "estimates": 50}}"#, #"{"load": {"rows": {"count": 1000}}}"#,
      #"{"heights": {"otherwise": 70}}"#, #"{"scrollTo": {"row": 500}, "frame": true}"#,
    ] { _ = try one.step(SourceText(name: "t", string: line)) }
    let list = try #require(one.list)
    for withHeights in [true, false] {
      let state = try one.step(SourceText(name: "t", string: #"{"query": {"saved": \#(withHeights)}}"#))
      let answered = try JSONSerialization.jsonObject(with: Data(state.utf8)) as? [String: Any]
      let text = try #require(answered?["answer"] as? String)
      let line = try JSONSerialization.data(withJSONObject: ["keep": ["name": "x", "saved": text]])
      _ = try one.step(SourceText(name: "t", string: String(decoding: line, as: UTF8.self)))
      let read = try JSONDecoder().decode(SavedList.self, from: Data(text.utf8))
      #expect(read == list.saved(withHeights: withHeights) && read != other.saved())
    }
  }

  @Test("More saved states than a list keeps are refused; one under a known name takes its place")
  func savesAreBounded() throws {
    var configuration = ListConfiguration(viewport: 100)
    configuration.limits.saves = 3
    var list = ListCache(configuration)
    for name in ["a", "b", "c", "a"] { #expect(list.apply(.save(name)).refusal == nil) }
    #expect(list.apply(.save("d")).refusal?.code == .counts)
    #expect(list.apply(.keep(list.saved(), as: "d")).refusal?.code == .counts)
    #expect(list.apply(.restore("d")).refusal?.code == .unknownName)
    #expect(list.apply(.restore("c")).refusal == nil)
  }

  @Test("Rule 47: a saved list that was damaged brings nothing that does not fit, and traps nothing")
  func damaged() {
    let saved = SavedList(
      place: SavedList.Place(key: "1", edge: .bottom, y: .max), width: -5, versions: [],
      stretches: [
        .init(
          keys: [
            .counted(prefix: "", first: .max, count: 5), .counted(prefix: "", first: 0, count: -3),
            .listed(["0", "2"]),
          ],
          heights: [
            .init(count: -1, height: 7, isMeasured: true), .init(count: 6, height: .min, isMeasured: true),
            .init(count: 1, height: .max, isMeasured: false),
          ])
      ])
    var list = ListCache.rows(5)
    list.apply(.keep(saved, as: "x"))
    #expect(list.apply(.restore("x")).refusal == nil)
    #expect(list.height(of: 0) == 0 && list.height(of: 2) == HeightIndex.maximumHeight)
    list.frame { _ in 10 }
    list.heights.checkInvariants()
  }

  @Test("Rule 49: equal states are equal and have equal hashes, however they came to be")
  func equality() {
    var one = ListCache.rows(500)
    var other = ListCache.rows(500)
    for row in 0..<300 { one.setHeight(Double(20 + row % 7), ofSlot: row) }
    for row in (0..<300).reversed() { other.setHeight(Double(20 + row % 7), ofSlot: row) }
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(Set([one, other]).count == 1)
    other.setHeight(99, ofSlot: 150)
    #expect(one != other)
    other.setHeight(Double(20 + 150 % 7), ofSlot: 150)
    #expect(one == other)
    one.scroll(by: 5)
    #expect(one != other)
    // Keys given one by one and keys counted are the same keys.
    var listed = ListCache(one.configuration)
    listed.apply(.load([SectionDescription(rows: .listed((0..<500).map { SlotDescription("\($0)") }))]))
    #expect(listed == ListCache.rows(500) && listed.hashValue == ListCache.rows(500).hashValue)
  }

  @Test("Rule 49: a recording is a trace, and its replay gives an equal list", arguments: 0..<12)
  func recordedTrace(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 7)
    var configuration = ListConfiguration(viewport: 300, estimates: [40.3, 20])
    configuration.scale = [1, 3, 192][seed % 3]
    configuration.adaptive = seed % 2 == 0 ? [0] : []
    configuration.pinsHeaders = seed % 3 == 1
    configuration.axis = seed % 4 == 0 ? .horizontal : .vertical
    configuration.staleRule = seed % 5 == 0 ? .scale(fixed: [4]) : .keep
    configuration.isRightToLeft = seed % 2 == 1
    if seed % 4 > 1 { configuration.lanes = ListLanes(seed % 3 + 1, gap: 7.5, leading: 3) }
    var list = ListCache(configuration)
    list.startRecording()
    list.apply(
      .load([
        SectionDescription(header: SlotDescription("h\"\\\u{1}\n"), rows: .counted(80, prefix: "r")),
        SectionDescription(
          key: "two",
          rows: .listed(
            (0..<20).map { SlotDescription("ü\($0)", estimateClass: $0 % 2, spans: $0 % 8 == 3) }),
          footer: SlotDescription("f", height: 12.34),
          lanes: ListLanes(2, rule: .turn, trailing: 5)),
      ]))
    for round in 0..<60 { Self.doSomething(&list, round, &random) }
    let trace = try #require(list.recordedTrace())
    var replay = TraceReplay()
    for (number, line) in trace.split(separator: "\n").enumerated() {
      _ = try replay.step(SourceText(name: "recorded", string: String(line), firstLine: number + 1))
    }
    #expect(replay.list == list)
    #expect(replay.list?.hashValue == list.hashValue)
    #expect(list.stopRecording() != nil && list.recordedTrace() == nil)
  }

  @Test(
    "Rule 49: also of a list whose first estimates are no heights",
    arguments: [[], [-3], [.nan, 20]] as [[Double]])
  func recordedEstimates(_ estimates: [Double]) throws {
    var list = ListCache(ListConfiguration(estimates: estimates))
    list.startRecording()
    list.frame(after: .load([SectionDescription(rows: .counted(30, prefix: "r"))])) { _ in 30 }
    let trace = try #require(list.recordedTrace())
    var replay = TraceReplay()
    for (number, line) in trace.split(separator: "\n").enumerated() {
      _ = try replay.step(SourceText(name: "recorded", string: String(line), firstLine: number + 1))
    }
    #expect(replay.list == list)
  }

  private static func doSomething(_ list: inout ListCache, _ round: Int, _ random: inout SeededGenerator) {
    let row = Int.random(in: 0..<70, using: &random)
    let part = Double.random(in: 0...1, using: &random)
    var batch = ListBatch()
    switch Int.random(in: 0..<24, using: &random) {
    case 0 where round % 3 == 0:
      list.apply(.lanes(ListLanes(row % 8 + 1, rule: part < 0.5 ? .turn : .shortest), section: row % 3))
    case 0: list.apply(.width(100 + part * 300))
    case 1: list.apply(.show(.place(.row(row)), .fraction(part), padding: part))
    case 2: list.apply(.animate(.key("r\(row)"), .middle))
    case 3: list.apply(.step(part))
    case 4: list.apply(.animateToEnd)
    case 5: list.apply(.dragIndicator(part < 0.5))
    case 6: list.apply(.indicator(part))
    case 7: list.apply(round % 9 == 0 ? .reloadAll : .contentVersion(estimateClass: round % 2))
    case 8: list.apply(.estimateSlots([ListMeasurement(.key("r\(row)"), height: part * 90)]))
    case 9: list.apply(.save("a"))
    case 10: list.apply(.restore("a"))
    case 11: list.apply(.keep(list.saved(), as: "a"))
    case 12:
      batch.deletes = [RowPlace(0, row)]
      batch.inserts = [.init(SlotDescription("n\(round)", height: part * 70), at: RowPlace(0, row / 2))]
      batch.moves = [.init(from: RowPlace(0, row + 1), to: RowPlace(1, 3))]
      list.performBatch { list in
        var reload = ListBatch()
        reload.reloads = [RowPlace(0, 0)]
        list.apply(.batch(batch))
        list.apply(.batch(reload))
      }
    case 13: list.measureAhead(budget: 5) { $0.slot % 3 == 0 ? nil : part * 120 }
    case 14: list.apply(.showSection(round % 3, .nearest))
    case 15: list.apply(.header(round % 2 == 0 ? nil : SlotDescription("h\(round)"), section: round % 2))
    case 16: list.apply(.deferCorrections(part < 0.5))
    case 17: list.apply(.insets(ListInsets(top: part * 20, bottom: 3)))
    case 18: list.apply(.anchor("r\(row)", edge: .bottom))
    case 19: list.apply(.estimate(part * 100, estimateClass: 1))
    case 20: list.setHeight(part * 100, ofSlot: row)
    case 21: list.apply(.scrollBy(part == 0 ? .infinity : 3e5 * part - 1e5, overscrolls: true))
    case 22: list.apply(.stickToEnd(part < 0.3))
    default: list.scroll(by: 400 * part - 150)
    }
    let height = { (slot: Int) in slot % 7 == 3 ? nil : 10.1 + Double(slot * 37 % 150) / 3 }
    switch round % 4 {
    case 0: list.frame { height($0.slot) }
    case 1: list.frame(after: .scrollBy(part * 30 - 10)) { height($0.slot) }
    case 2:
      list.frame(
        estimating: { $0.slot % 5 == 1 ? nil : 20 + Double($0.slot % 11) }, measuring: { height($0.slot) })
    default: break
    }
  }

  @Test("Rule 48: copies are read on other tasks while the original changes, and stay as they were")
  func snapshotsOnOtherThreads() async {
    var list = ListCache.rows(50_000)
    var readers: [Task<Bool, Never>] = []
    for round in 0..<30 {
      list.scroll(by: 700)
      list.frame { Double(20 + $0.slot % 70) }
      let copy = list
      let expected = (copy.contentHeight, copy.visibleSlots, copy.saved().heights.count)
      readers.append(
        Task.detached {
          (0..<4).allSatisfy { _ in
            let tops = (0..<200).map { copy.top(of: $0 * 250) ?? 0 }
            let found = tops.indices.allSatisfy { copy.slot(at: tops[$0]) == $0 * 250 }
            return found && copy.contentHeight == expected.0 && copy.visibleSlots == expected.1
              && copy.saved().heights.count == expected.2
              && copy.slot(withKey: "499") == copy.slot(withKey: "499")
          }
        })
      // The original goes on in every way that touches shared nodes.
      var batch = ListBatch()
      batch.deletes = [RowPlace(0, round * 3)]
      batch.inserts = [.init(SlotDescription("n\(round)"), at: RowPlace(0, round * 2))]
      list.apply(.batch(batch))
      for slot in 0..<40 { list.setHeight(Double(1 + slot + round), ofSlot: slot * 11) }
      if round % 5 == 0 { list.apply(.width(Double(300 + round))) }
      list.apply(.estimate(Double(40 + round)))
    }
    for reader in readers { #expect(await reader.value) }
    list.heights.checkInvariants()
  }
}
