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
}

extension ListBatch {
  /// A batch of one insert.
  fileprivate static func inserting(_ slot: SlotDescription, at place: RowPlace) -> ListBatch {
    var batch = ListBatch()
    batch.inserts = [Insert(slot, at: place)]
    return batch
  }
}
