import Foundation
import LayoutFixtures
import TestSupport
import Testing

/// Traces with their expected states: pairs of NAME.ndjson and NAME.expected.ndjson.
struct TraceFile: CustomTestStringConvertible, Sendable {
  let trace: URL
  let expected: URL

  var testDescription: String { trace.deletingPathExtension().lastPathComponent }

  static func all(in folder: URL?) -> [TraceFile] {
    guard let folder,
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter {
      $0.lastPathComponent.hasSuffix(".ndjson") && !$0.lastPathComponent.hasSuffix(".expected.ndjson")
    }
    .sorted { $0.path < $1.path }
    .map {
      TraceFile(trace: $0, expected: $0.deletingPathExtension().appendingPathExtension("expected.ndjson"))
    }
  }

  /// Replays the trace and compares every state line.
  func check() throws {
    let lines = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
    let states = try String(contentsOf: expected, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == states.count)
    var replay = TraceReplay()
    for (number, (line, state)) in zip(lines, states).enumerated() {
      let source = SourceText(name: testDescription, string: String(line), firstLine: number + 1)
      let output = try replay.step(source)
      #expect(try Self.object(output) == Self.object(String(state)), "line \(number + 1): \(line)")
    }
  }

  private static func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }
}

@Suite struct TraceTests {
  @Test(
    "The project's traces give their states",
    arguments: TraceFile.all(in: ProjectFolders.fixtures.appending(path: "Lists")))
  func ownTraces(file: TraceFile) throws { try file.check() }

  @Test(
    "The outside traces give their states", .enabled(if: ProjectFolders.oracle != nil),
    arguments: ["list", "list-decisions"].flatMap {
      TraceFile.all(in: ProjectFolders.oracle?.appending(path: $0))
    })
  func outsideTraces(file: TraceFile) throws { try file.check() }
}
