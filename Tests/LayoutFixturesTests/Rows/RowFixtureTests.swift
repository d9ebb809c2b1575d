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

  /// The recorded heights of rows in real text are those that the rules give: lines by their heights and leadings
  /// (rules T2, T7, T10), and the paddings around them.
  @Test(arguments: [320.0, 375, 414]) func quotesAreAsTallAsTheirLines(width: Double) throws {
    var (rows, measurer) = try reader("quotes.json")
    while let row = try rows.next() {
      let result = try #require(try measurer.measure(row, widths: [width], withFrames: true).first)
      let frames = try #require(result.frames)
      let text = try #require(frames["text"])
      let author = try #require(frames["author"])
      let line = 17 * (2728.0 + 680) / 2816
      let leading = 22 - 17 * 1.19336
      let lines = ((text.height + leading) / (line + leading)).rounded(.down)
      #expect(text.height == ((lines * line + (lines - 1) * leading) * 2).rounded(.up) / 2)
      #expect(author.height == (12 * (2728.0 + 680) / 2816 * 2).rounded(.up) / 2)
      #expect(result.measurement.height == 10 + text.height + 4 + author.height + 10)
      #expect(text.x == 10 + 2 + 10)
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
}
