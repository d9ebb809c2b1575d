import Foundation
import TestSupport
import Testing

@testable import ListLayout

/// Rule 47: restored heights, on what they cost and on keys that a number ends.
@Suite struct WaitingHeightsTests {
  private static func saved(_ runs: [(KeyRun, height: Int)]) -> SavedList {
    SavedList(
      place: nil, width: 0, versions: [],
      stretches: runs.map { run in
        SavedList.Stretch(
          keys: [run.0], heights: [.init(count: run.0.count, height: run.height, isMeasured: true)])
      })
  }

  @Test("Heights that wait are those of a dictionary of keys, whatever runs they came in", arguments: 0..<20)
  func randomRuns(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let prefixes = ["", "a", "a0", "a1", "a10", "a01", "b9", "9", "99"]
    func run() -> KeyRun {
      if number(0..<3) == 0 {
        return .listed(
          (0..<number(0..<5)).map { _ in prefixes[number(0..<9)] + ["", "x", "7", "12"][number(0..<4)] })
      }
      return .counted(prefix: prefixes[number(0..<9)], first: number(0..<25), count: number(0..<130))
    }
    var waiting = WaitingHeights()
    var model: [String: Int] = [:]
    for round in 0..<120 {
      switch number(0..<4) {
      case 0:
        let runs = (0..<number(1..<5)).map { (run(), height: round * 8 + $0) }
        waiting.merge(WaitingHeights(Self.saved(runs)))
        for (run, height) in runs { for place in 0..<run.count { model[run.key(at: place)] = height } }
      case 1:
        guard case .counted(let prefix, let first, let count) = run() else { continue }
        var expected: [String: Int] = [:]
        for each in first..<first + count {
          if let height = model.removeValue(forKey: "\(prefix)\(each)") {
            expected["\(prefix)\(each)"] = height
          }
        }
        var found: [String: Int] = [:]
        for (places, height) in waiting.take(CountedKeys(prefix: prefix, numbers: first..<first + count)) {
          for place in places { found["\(prefix)\(first + place)"] = height.height }
        }
        #expect(found == expected)
      default:
        let key = prefixes[number(0..<9)] + (number(0..<5) == 0 ? "x" : String(number(0..<150)))
        #expect(waiting.take(key)?.height == model.removeValue(forKey: key), "\(key)")
      }
      #expect(Set(waiting.keys) == Set(model.keys))
      #expect(waiting.keyCount == model.count)
    }
  }

  @Test(
    "A run of keys costs what its bytes cost, however many it counts: those that wait and those that are there"
  )
  func countedRuns() {
    let most = HeightIndex.maximumCount
    var list = ListCache.rows(20)
    list.apply(.keep(Self.saved([(.counted(prefix: "zz", first: 0, count: most), height: 960)]), as: "a"))
    #expect(list.apply(.restore("a")).refusal == nil)
    list.apply(.batch(.inserting(SlotDescription("zz7"), at: RowPlace(0, 0))))
    #expect(list.height(of: 0) == 960 && list.state(of: 0) == .stale)
    let copy = list
    list.apply(.batch(.inserting(SlotDescription("zz8", height: 5), at: RowPlace(0, 0))))
    #expect(list.height(of: 0) == 960 && list.state(of: 0) == .measured)
    #expect(copy != list && copy == copy)
  }

  @Test("Heights of rows that are counted in one way find them counted or listed in another")
  func otherForms() {
    var list = ListCache(ListConfiguration(viewport: 200, estimates: [50]))
    list.apply(
      .load([
        SectionDescription(rows: .counted(300, prefix: "a1")),
        SectionDescription(rows: .listed([SlotDescription("a5"), SlotDescription("a05")])),
      ]))
    list.apply(.keep(Self.saved([(.counted(prefix: "a", first: 0, count: 1200), height: 192)]), as: "s"))
    list.apply(.restore("s"))
    let heights = (0..<list.slotCount).filter { list.height(of: $0) == 192 }.compactMap(list.key)
    let expected = (0..<300).map { "a1\($0)" }.filter { (Int($0.dropFirst()) ?? 0) < 1200 } + ["a5"]
    #expect(heights == expected)
    // What exists has nothing waiting; the others do.
    list.apply(.batch(.inserting(SlotDescription("a200"), at: RowPlace(0, 0))))
    #expect(list.height(of: 0) == 192)
  }

  @Test("A list that was saved comes back from what it wrote, damaged runs left out")
  func damaged() throws {
    let text = """
      {"versions":[0],"width":0,"stretches":[{"heights":[{"isMeasured":true,"count":-5,"height":960},\
      {"isMeasured":true,"count":9,"height":-1}],"keys":[{"counted":{"prefix":"0","first":-1,"count":5}},\
      {"counted":{"prefix":"x","first":9223372036854775807,"count":2}},{"counted":{"prefix":"x","first":0,"count":-2}},\
      {"listed":{"_0":["0"]}}]}]}
      """
    let saved = try JSONDecoder().decode(SavedList.self, from: Data(text.utf8))
    var list = ListCache.rows(3)
    list.apply(.keep(saved, as: "s"))
    #expect(list.apply(.restore("s")).refusal == nil)
    #expect(list.height(of: 0) == 0 && list.height(of: 1) == 50 * 192)
  }

  @Test("Rule 47: many restored heights are written in one go, around what is measured")
  func manyRestoredHeights() {
    let height = { (slot: Int) in slot % 50 == 9 ? 800_000.0 : Double(slot % 97) }
    var old = ListCache.rows(3000)
    old.apply(.measure((0..<3000).map { ListMeasurement(.place(.row($0)), height: height($0)) }))
    for lanes in 1...3 {
      var list = ListCache.rows(3000) { $0.lanes = ListLanes(lanes) }
      list.apply(.measure((0..<40).map { ListMeasurement(.place(.row($0 * 7)), height: 11) }))
      list.apply(.keep(old.saved(), as: "old"))
      list.apply(.restore("old"))
      list.heights.checkInvariants()
      let expected = (0..<3000).map { $0 % 7 == 0 && $0 < 280 ? 11 : height($0) }
      #expect((0..<3000).map { ListUnits.points(units: list.height(of: $0) ?? -1) } == expected)
      #expect((0..<3000).allSatisfy { list.state(of: $0) == .measured })
      #expect(list.heights.samples[0].count == 3000)
      #expect(list.heights.samples[0].sum == expected.reduce(0) { $0 + Int($1) * 192 })
      if lanes == 1 { #expect(list.contentHeight == expected.reduce(0, +)) }
    }
  }

  @Test("Rule 47: equal restored heights are kept once, and one that changes changes alone")
  func equalRestoredHeights() {
    var list = ListCache(ListConfiguration(viewport: 100, estimates: [50]))
    list.apply(.load([SectionDescription(rows: .counted(3000))]))
    let keys = KeyRun.counted(prefix: "", first: 0, count: 3000)
    list.apply(.keep(Self.saved([(keys, height: 60 * 192)]), as: "saved"))
    list.apply(.restore("saved"))
    #expect(list.heights.contentHeight == 3000 * 60 * 192)
    let restored = list
    for (number, row) in [2999, 700, 256, 255, 0].enumerated() {
      list.setHeight(61, ofSlot: row)
      list.heights.checkInvariants()
      #expect(list.heights.contentHeight == (3000 * 60 + number + 1) * 192)
      #expect(list.heights.height(of: row) == 61 * 192)
    }
    #expect((0..<3000).filter { list.heights.height(of: $0) != 60 * 192 } == [0, 255, 256, 700, 2999])
    var batch = ListBatch()
    batch.deletes = [RowPlace(0, 300)]
    list.apply(.batch(batch))
    list.heights.checkInvariants()
    #expect(list.heights.contentHeight == (2999 * 60 + 5) * 192)
    #expect(restored.heights.contentHeight == 3000 * 60 * 192)
  }

  @Test("Keys are told apart by their bytes: a letter composed and decomposed are two keys")
  func keysByBytes() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let slots = [SlotDescription(composed, height: 20), SlotDescription(decomposed, height: 30)]
    var list = ListCache(ListConfiguration(viewport: 200, estimates: [50]))
    #expect(list.apply(.load([SectionDescription(rows: .listed(slots))])).refusal == nil)
    #expect(list.slot(withKey: composed) == 0 && list.slot(withKey: decomposed) == 1)
    let saved = list.saved()
    let rest = SectionDescription(key: "s0", rows: .listed([SlotDescription(decomposed)]))
    #expect(list.apply(.snapshot([rest])).refusal == nil)
    #expect(list.slotCount == 1 && list.height(of: 0) == 30 * 192 && list.slot(withKey: composed) == nil)
    // Each finds its own height again.
    var other = ListCache(ListConfiguration(viewport: 200, estimates: [50]))
    other.apply(.keep(saved, as: ""))
    other.apply(.restore(""))
    other.apply(.load([SectionDescription(rows: .listed([.init(decomposed), .init(composed)]))]))
    #expect(other.height(of: 0) == 30 * 192 && other.height(of: 1) == 20 * 192)
    // Numbers behind a letter that would be one with its digits.
    let mark = "\u{600}"
    let runs = [
      SectionDescription(rows: .counted(20, prefix: mark)),
      SectionDescription(rows: .listed([SlotDescription(mark + "12")])),
    ]
    #expect(list.apply(.load(runs)).refusal?.code == .duplicateKey)
  }
}

extension ListBatch {
  /// A batch of one insert.
  fileprivate static func inserting(_ slot: SlotDescription, at place: RowPlace) -> ListBatch {
    var batch = ListBatch()
    batch.inserts = [Insert(slot, at: place)]
    return batch
  }
}
