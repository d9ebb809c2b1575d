import Foundation
import LayoutFixtures
import SelfSizing

/// List traces: a line of JSON an event.
enum TraceFuzzer: Fuzzer {
  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    try fixtureFiles(fixtures.appending(path: "Lists"), ending: ".ndjson").filter {
      !$0.starts(with: Array("{\"line".utf8))
    }
  }

  static func run(_ input: [UInt8]) {
    var limits = ListLimits()
    (limits.snapshot, limits.frame) = (10_000, 400)
    var replay = TraceReplay(limits: limits)
    for line in input.split(separator: 0x0A).prefix(64) {
      let source = SourceText(name: "input", bytes: Array(line))
      guard let state = try? replay.step(source) else { continue }
      precondition(state.utf8.last == UInt8(ascii: "}"), "the state is no object: \(state)")
    }
  }
}
