import TestSupport
import Testing

@testable import ListLayout

/// The names that a list keeps of its slots.
@Suite struct KeyNameTests {
  @Test func `Names of many runs that are there are kept, those of many keys that went are dropped`() {
    let runs = (0..<5_000).map { KeyRun.counted(prefix: "s\($0)-", first: 0, count: 10) }
    var keys = KeyMap(runs)
    #expect(!keys.isSparse)
    for number in 0..<12_000 {
      keys.insert(.listed(["k\(number)"]), at: 0)
      keys.remove(0..<1)
    }
    #expect(keys.isSparse && keys.key(at: 0) == "s0-0" && keys.position(of: "s4999-9") == 49_999)
    #expect(!KeyMap(keys.runs(in: 0..<keys.count)).isSparse)
  }

  @Test func `Twenty thousand sections whose keys count up are loaded, and their rows found`() {
    let sections = (0..<20_000).map { section in
      SectionDescription(
        header: SlotDescription("day\(section)"), rows: .counted(50, prefix: "m", first: 50 * section))
    }
    var list = ListCache(ListConfiguration())
    #expect(list.apply(.load(sections)).refusal == nil)
    #expect(list.slotCount == 51 * 20_000 && list.key(of: 51 * 19_999 + 1) == "m999950")
    for section in 0..<20_000 {
      let key = "m\(50 * section + section % 50)"
      #expect(list.slot(withKey: key) == 51 * section + 1 + section % 50)
    }
    #expect(list.slot(withKey: "m1000000") == nil && list.slot(withKey: "m\(Int.max)") == nil)
    var batch = ListBatch()
    batch.inserts = [.init(SlotDescription("m\(Int.max)"), at: RowPlace(0, 0))]
    list.apply(.batch(batch))
    #expect(list.slot(withKey: "m\(Int.max)") == 1)
    let more = SectionDescription(rows: .counted(2, prefix: "m", first: 999_999))
    #expect(list.apply(.load(sections + [more])).refusal?.code == .duplicateKey)
  }

  @Test func `A key that two runs have is found, whatever their prefixes end in`() {
    var numbers = SeededGenerator(seed: 57)
    var found = 0
    for _ in 0..<2_000 {
      let runs = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
        let prefix = ["", "m", "m1", "m10", "m0", "1", "12"].randomElement(using: &numbers) ?? ""
        let first = Int.random(in: 0...40, using: &numbers)
        return Bool.random(using: &numbers)
          ? KeyRun.counted(prefix: prefix, first: first, count: Int.random(in: 0...30, using: &numbers))
          : .listed([prefix + String(first)])
      }
      let keys = runs.flatMap { run in (0..<run.count).map(run.key) }
      let key = KeyRun.duplicate(in: runs)
      #expect((key == nil) == (Set(keys).count == keys.count), "\(runs)")
      if let key { #expect(keys.filter { $0 == key }.count > 1, "\(key) in \(runs)") }
      found += key == nil ? 0 : 1
    }
    #expect(found > 100 && found < 1_900)
  }
}
