import Foundation
import ListLayout
import TestSupport
import Testing

@testable import LayoutFixtures

/// The article "Lists in traces" names every event and every key, and shows a trace that can be replayed.
@Suite struct ListTracesArticleTests {
  private func article() throws -> String {
    try String(
      contentsOf: ProjectFolders.root.appending(
        path: "Sources/LayoutFixtures/LayoutFixtures.docc/ListTraces.md"), encoding: .utf8)
  }

  @Test func `Every event, key of a configuration and refusal is named`() throws {
    let named = Set(try article().matches(of: /`([a-zA-Z-]+)`/).map { String($0.output.1) })
    let keys =
      TraceReader.events + TraceReader.ownEvents + TraceReader.configurationKeys + TraceReader.batchKeys
      + TraceReader.queries + ListRefusal.Code.allCases.map(\.rawValue)
    #expect(keys.filter { !named.contains($0) } == [])
  }

  @Test func `The trace that is shown can be replayed`() throws {
    let start = try #require(article().firstRange(of: "```json\n")).upperBound
    let lines = try article()[start...].prefix { $0 != "`" }.split(separator: "\n")
    var replay = TraceReplay()
    var state = ""
    for line in lines {
      state = try replay.step(SourceText(name: "trace", string: String(line)))
      #expect(replay.refusal == nil)
    }
    #expect(lines.count == 7 && state.contains("answer"))
  }
}
