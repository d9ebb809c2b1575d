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
}
