import Foundation
import LayoutFixtures
import RowLayout
import SelfSizing
import TestSupport
import Testing

@Suite struct RowFixtureTests {
  static let files: [String] = {
    let folder = ProjectFolders.fixtures.appending(path: "Rows").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".json") }
      .sorted()
      ?? []
  }()

  private func reader(_ file: String) throws -> (RowFileReader, RowFixtureMeasurer) {
    let reader = try RowFileReader(path: ProjectFolders.fixtures.appending(path: "Rows/\(file)").path)
    return (reader, try RowFixtureMeasurer(header: reader.header, folders: [reader.folder]))
  }

  @Test(arguments: files) func everyFixtureGivesWhatItExpects(file: String) throws {
    var (rows, measurer) = try reader(file)
    var compared = 0
    while let row = try rows.next() {
      #expect(row.entry.expected != nil, "\(row.id) expects nothing")
      #expect(try measurer.mismatches(of: row) == [])
      compared += 1
    }
    #expect(compared > 0)
  }

  /// One line of Inter in points: ascent 2728, descent 680 of 2816 units.
  private func line(_ size: Double) -> Double { size * (2728 + 680) / 2816 }

  /// What a text style of a published line distance has between two lines (rule T10).
  private func leading(_ size: Double, _ distance: Double) -> Double { distance - size * 1.19336 }

  /// The height of `count` lines of Inter in a text style (rules T2, T7).
  private func height(ofLines count: Double, size: Double, distance: Double) -> Double {
    ((count * line(size) + (count - 1) * leading(size, distance)) * 2).rounded(.up) / 2
  }

  /// How many lines a height holds.
  private func lines(in height: Double, size: Double, distance: Double) -> Double {
    let leading = leading(size, distance)
    return ((height + leading) / (line(size) + leading)).rounded(.down)
  }

  /// The recorded heights of rows in real text are those that the rules give: lines by their heights and leadings, and
  /// the paddings around them.
  @Test(arguments: [320.0, 375, 414], ["quotes.json", "cell-view.json"])
  func cellsAreAsTallAsTheirLines(width: Double, file: String) throws {
    var (rows, measurer) = try reader(file)
    var compared = 0
    while let row = try rows.next() {
      guard file == "quotes.json" || row.id.hasPrefix("real-text") else { continue }
      let result = try #require(try measurer.measure(row, widths: [width], withFrames: true).first)
      let frames = try #require(result.frames)
      let body = try #require(frames["text"] ?? frames["title"])
      let caption = try #require(frames["author"] ?? frames["caption"])
      let bodyLines = lines(in: body.height, size: 17, distance: 22)
      let captionLines = lines(in: caption.height, size: 12, distance: 16)
      #expect(body.height == height(ofLines: bodyLines, size: 17, distance: 22))
      #expect(caption.height == height(ofLines: captionLines, size: 12, distance: 16))
      #expect(result.measurement.height == 10 + body.height + 4 + caption.height + 10)
      #expect(body.x == 10 + 2 + 10)
      compared += 1
    }
    #expect(compared >= 2)
  }

  /// The article's complicated cell in real text: columns of 116 under a text that does not wrap, the gap that a view
  /// leaves above a text (rule G3), the button's line, its padding, and the padding around all.
  @Test func theComplicatedCellIsAsTallAsItsParts() throws {
    let (document, _) = try reader("complicated-cell-view.json")
    let entry = try #require(document.header.rows.first { $0.id == "real-text-0" })
    let engine = try TextEngine(stacks: document.header.stacks, folders: [document.folder])
    let prepared = try entry.prepared(in: document.header.environment, texts: engine)
    let descent = 17 * 680.0 / 2816
    let gap = descent + (line(17) * 0.1 * 2).rounded(.up) / 2
    let expected = 16 + 116 + gap + height(ofLines: 1, size: 17, distance: 22) + 5 + 16
    for width in [320.0, 1000] {
      #expect(abs(try prepared.height(width: width) - expected) < 1e-9)
    }
  }

  @Test func aStreamGivesTheSameAsADocument() throws {
    var (rows, measurer) = try reader("quotes.json")
    var expected: [String] = []
    while let row = try rows.next() {
      expected += try measurer.measure(row).map(\.json)
    }
    let text = try String(
      contentsOf: ProjectFolders.fixtures.appending(path: "Rows/quotes.json"), encoding: .utf8)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let values = try #require(document["rows"] as? [Any])
    let head = document.filter { $0.key != "rows" }
    let lines = try ([head] + values).map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let file = URL.temporaryDirectory.appending(path: "rows-\(UUID().uuidString).ndjson")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var stream = try RowFileReader(path: file.path)
    var actual: [String] = []
    while let row = try stream.next() { actual += try measurer.measure(row).map(\.json) }
    #expect(actual == expected)
  }

  @Test("A row of more parts than the limit is refused before they are made, in a document and in a stream")
  func limitOfParts() throws {
    let folder = try TemporaryFolder()
    let leaves = Array(repeating: #"{"kind": "divider"}"#, count: 20).joined(separator: ",")
    let row = #"{"tree": {"kind": "vstack", "children": [\#(leaves)]}}"#
    var limits = DocumentLimits()
    for text in [#"{"format": 1, "rows": [\#(row), \#(row)]}"#, "{\"format\": 1}\n\(row)\n"] {
      let path = try folder.write(text, to: "rows.json")
      limits.parts = 21
      var rows = try RowFileReader(path: path, limits: limits)
      #expect(try rows.next() != nil)
      limits.parts = 20
      let error = #expect(throws: DocumentError.self) {
        var rows = try RowFileReader(path: path, limits: limits)
        _ = try rows.next()
      }
      #expect(error?.message == "the row has more than 20 parts")
    }
  }
}
