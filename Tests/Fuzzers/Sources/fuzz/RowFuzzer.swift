import Foundation
@_spi(JSON) import LayoutFixtures
import SelfSizing

/// Documents of rows as JSON: read, prepared, measured, laid out, explained, drawn, and written again.
enum RowFuzzer: Fuzzer {
  static func seeds(fixtures: URL) throws -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for file in try fixtureFiles(fixtures.appending(path: "Rows"), ending: ".json") {
      let document = try JSONDocument(SourceText(name: "seed", bytes: file))
      guard case .array(let rows)? = document.root["rows"]?.content else { continue }
      // Rows one by one: short inputs are changed more quickly.
      for row in rows { seeds.append(Array(file[row.range])) }
    }
    seeds.append(
      Array(
        #"{"format": 1, "widths": [320], "environment": {"font": {"stack": "ui", "size": 17}}, "rows": [{"tree": {"kind": "spacer"}}]}"#
          .utf8))
    return seeds
  }

  static func run(_ input: [UInt8]) {
    guard let document = try? JSONDocument(SourceText(name: "input", bytes: input), nestingLimit: 1024) else {
      return
    }
    if let rows = try? document.decode(RowDocument.self) {
      for row in rows.rows.prefix(8) { check(row, in: rows.environment, input.count) }
    } else if let row = try? document.decode(RowEntry.self) {
      var environment = RowEnvironment()
      environment.font = FontChoice(stack: "ui", size: 16)
      check(row, in: environment, input.count)
    }
  }

  /// What takes long is done with a part of the inputs, told by a number, so that more are tried: one of four is drawn, and each is laid
  /// out in two of four further sizes.
  private static func check(_ entry: RowEntry, in environment: RowEnvironment, _ number: Int) {
    guard let row = try? entry.prepared(in: environment, texts: LabelFuzzer.engine) else { return }
    let further = [
      ProposedSize(width: 320, height: nil), ProposedSize(width: nil, height: nil),
      ProposedSize(width: 0, height: 0), ProposedSize(width: .infinity, height: 20),
    ]
    let proposals = [entry.proposal, further[number % 4], further[(number + 1 + number / 4 % 3) % 4]]
      .compactMap { $0 }
    for proposal in proposals {
      guard let measured = try? row.measure(proposal) else { continue }
      guard let resolved = try? row.layout(proposal) else { preconditionFailure("measured and not laid out") }
      precondition(
        resolved.size == measured.size || resolved.size.width.isNaN,
        "\(measured.size) measured, \(resolved.size) laid out")
    }
    if let resolved = try? row.layout(width: 200) {
      _ = try? row.why(ProposedSize(width: 200, height: nil))
      if number % 4 == 0, let drawing = try? Drawing(resolved, glyphs: LabelFuzzer.engine, annotations: .all)
      {
        _ = drawing.svg(glyphs: LabelFuzzer.engine)
      }
    }
    checkWriting(entry)
  }

  /// What is written of a row that was read is read as the same row, as far as its writing tells.
  private static func checkWriting(_ entry: RowEntry) {
    guard let written = try? JSONEncoder().encode(entry) else { return }
    guard let read = try? JSONDecoder().decode(RowEntry.self, from: written) else {
      preconditionFailure(
        "a row that was written cannot be read: \(String(decoding: written, as: UTF8.self))")
    }
    _ = read
  }
}
