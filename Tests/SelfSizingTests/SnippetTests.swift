import Foundation
import SelfSizing
import TestSupport
import Testing

/// The programs in `Snippets`, one for each of the systems that the project grew out of: each is run as people run it.
@Suite struct SnippetTests {
  private func lines(of snippet: String) throws -> [Substring] {
    let result = try Tool.run([], program: snippet)
    #expect(result.code == 0, "\(snippet) failed: \(result.errors)")
    return result.output.split(separator: "\n")
  }

  @Test func `ListView: live views stay what covers the screen, for 300 rows and for ten million`() throws {
    let lines = try lines(of: "ListView")
    #expect(lines.contains("300 rows, content height 15000.0"))
    #expect(lines.contains("  726 steps, at most 11 rows shown, 11 row views alive"))
    #expect(lines.contains("after a reload: 11 row views alive, offset 14520.0"))
    #expect(lines.contains("after starting over: 11 row views alive, offset 0.0"))
    for count in ["10000", "100000", "10000000"] {
      #expect(lines.contains { $0.hasPrefix("\(count) rows: ") && $0.hasSuffix(", 10 row views alive") })
    }
  }

  @Test func `SelfSizingCells: right heights after reuse, after turning, and after a change of content`()
    throws
  {
    let lines = try lines(of: "SelfSizingCells")
    // 181 and 60 are what the rules give for stand-in text; real fonts are near them (rule M4).
    #expect(lines.contains { $0.contains("ComplicatedCell, 180.6") })
    #expect(lines.contains { $0.hasSuffix("SimpleCell, 60.0 high") })
    #expect(lines.count { $0.contains(" 0 wrong heights") } == 4)
    #expect(lines.contains { $0.hasPrefix("turned back: 0 rows measured") })
    #expect(lines.contains { $0.hasPrefix("row 519 ") && $0.hasSuffix("offset corrected by 0.0") })
  }

  @Test func `DataDriven: a simple and a mixed table without casts`() throws {
    let lines = try lines(of: "DataDriven")
    #expect(lines.first == "simple: 2 sections, 3 items in the second")
    let simple = lines[1...6].map { $0.split(separator: " ")[0] }
    #expect(simple == ["A", "B", "C", "1", "2", "3"])
    #expect(lines[8...10].map { $0.split(separator: " ")[2] } == ["LabelCell:", "ImageCell:", "LabelCell:"])
    #expect(lines[9].hasSuffix("height 128.0"))
  }

  @Test func `RecyclingScrollView: the rendered range is what arithmetic gives, cells are recycled`() throws {
    let lines = try lines(of: "RecyclingScrollView")
    #expect(lines[0] == "offset 0.0: items [0, 1, 2, 3], 0 recycled, 4 made, 4 alive")
    #expect(lines[3] == "offset 120.0: items [1, 2, 3, 4], 1 recycled, 0 made, 5 alive")
    #expect(lines[8] == "the first item shown is at x 5520.0, 120.0 wide and 80.0 high")
    #expect(lines[9].hasSuffix("arithmetic gives: 0"))
    // Each is as wide as it says itself, with 5 points at either side, and the next one begins where it ends.
    #expect(
      lines[11].hasPrefix("  0 at 0.0, 70.0 wide; 1 at 70.0, 107.0 wide; 2 at 177.0, 144.0 wide; 3 at 321.0"))
    #expect(lines[13].hasPrefix("  2 at -23.0, 144.0 wide; 3 at 121.0"))
  }

  @Test func `QuotesApp: authors in order under headers of 33 points, an index without duplicates`() throws {
    let lines = try lines(of: "QuotesApp")
    #expect(lines[0].hasPrefix("first screen: ") && lines[0].hasSuffix(" of 8 quotes"))
    #expect(lines[1].hasPrefix("  a tap shows: “") && lines[1].contains(" by A"))
    #expect(lines[2] == "before anything is loaded: 0 cells")
    #expect(lines[3] == "7 authors, 8 quotes:")
    #expect(lines[4] == "  0.0: [A gardener], 33.0 high")
    #expect(lines.contains("index: A → 0, F → 3, L → 4, T → 6"))
    let touched = try #require(lines.firstIndex(of: "after L was touched:"))
    #expect(lines[touched + 1 + (lines[touched + 1].contains("[") ? 0 : 1)].contains("[Lao Tzu], 33.0 high"))
    #expect(lines.contains("after a reload and a new quote: the selection is kept"))
    #expect(lines.contains("back on the screen: 0 selected"))
    let nested = try #require(lines.firstIndex(of: "a list inside a row:"))
    #expect(lines[nested + 1] == "  at first: Author 1 1, 3 shelves alive")
    #expect(lines[nested + 2].hasPrefix("  farther down, in cells used before: Author 19 1, "))
    #expect(lines[nested + 3].hasPrefix("  back at the top: Author 1 6, "))
  }

  @Test func `ChatTutorial: what comes in above and below moves nothing that is read`() throws {
    let lines = try lines(of: "ChatTutorial")
    let heights = lines.prefix(3).compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(heights.count == 3 && heights == heights.sorted(by: >))
    #expect(lines.contains("51 messages came in; what is being read stays: true"))
    #expect(lines.last == "at the end: Does the night bus still go by way of the harbour?")
  }

  @Test func `HeightTable: wider rows are less tall, and their heights are saved`() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run([folder.url.path], program: "HeightTable")
    let heights = result.output.split(separator: "\n").compactMap { Double($0.split(separator: " ")[1]) }
    #expect(heights.count == 3 && heights == heights.sorted(by: >), "\(result.errors)")
    let saved = try Data(contentsOf: folder.url.appending(path: "390.heights"))
    #expect(try SavedHeights(decoding: Array(saved)).count == 200)
  }

  @Test func `Labels: two lines at 80 points`() throws {
    let line = try #require(lines(of: "Labels").last)
    #expect(line.hasSuffix(" 2"))
  }

  @Test func `List: of a million rows those on the screen have cells`() throws {
    let lines = try lines(of: "List")
    let count = try #require(lines.last?.split(separator: " ").first.flatMap { Int($0) })
    #expect((3...13).contains(count))
  }

  /// The programs that the documentation and the README take their code from.
  private func programs() throws -> [String] {
    try ["Snippets", "Tests/ExampleTests"].flatMap { folder in
      let url = ProjectFolders.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
    }.map(Self.withoutIndents)
  }

  /// Code without indents and empty lines.
  private static func withoutIndents(_ code: some StringProtocol) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func `Code in the README and in the documentation is code of a program that is run`() throws {
    let sources = ProjectFolders.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".md") }.map { sources.appending(path: $0) }
    #expect(files.count > 15)
    let programs = try programs()
    for file in files + [ProjectFolders.root.appending(path: "README.md")] {
      for block in try String(contentsOf: file, encoding: .utf8).split(separator: "```swift\n").dropFirst() {
        let code = Self.withoutIndents(block.prefix { $0 != "`" })
        #expect(programs.contains { $0.contains(code) }, "\(file.lastPathComponent): no program has\n\(code)")
      }
    }
  }

  @Test(arguments: ["ListView", "RecyclingScrollView", "QuotesApp", "ChatTutorial"])
  func `What a program's list shows is the picture beside the fixtures`(snippet: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "picture.svg")
    let result = try Tool.run([file.path], program: snippet)
    #expect(result.code == 0, "\(result.errors)")
    let expected = ProjectFolders.fixtures.appending(path: "Pictures/\(snippet).svg")
    #expect(try Data(contentsOf: file) == Data(contentsOf: expected), "the picture of \(snippet) is another")
  }

  @Test func `A table takes a dozen lines where it is used, a mixed one two dozen`() throws {
    let source = try String(
      contentsOf: ProjectFolders.root.appending(path: "Snippets/DataDriven.swift"), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: true)
    let simple = try #require(lines.firstIndex(of: "// A simple table."))
    let mixed = try #require(lines.firstIndex(of: "// A mixed table."))
    let simpleEnd = try #require(lines.firstIndex(of: "table.layout()"))
    let mixedEnd = try #require(lines.firstIndex(of: "mixedTable.layout()"))
    #expect(simpleEnd - simple <= 12)
    #expect(mixedEnd - mixed <= 24)
    let casts = (lines[simple...simpleEnd] + lines[mixed...mixedEnd]).filter { $0.contains(" as") }
    #expect(casts.isEmpty)
  }

  @Test func `The README's programs are there, and all that are there are in it`() throws {
    let readme = try String(contentsOf: ProjectFolders.root.appending(path: "README.md"), encoding: .utf8)
    let named = readme.split(separator: "`").filter { $0.hasPrefix("swift run ") }
      .map { $0.dropFirst("swift run ".count) }.filter { $0.allSatisfy(\.isLetter) }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFolders.root.appending(path: "Snippets").path)
    #expect(Set(named.map { $0 + ".swift" }) == Set(files))
  }

  @Test func `The README's first program is RowHeights, and names no font`() throws {
    let readme = try String(contentsOf: ProjectFolders.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: ProjectFolders.root.appending(path: "Snippets/RowHeights.swift"), encoding: .utf8)
    let start = try #require(readme.firstRange(of: "```swift\n")).upperBound
    let program = readme[start...].prefix { $0 != "`" }
    #expect(source.hasSuffix(program))
    #expect(!program.contains(".otf") && !program.contains(".ttf"))
  }

  @Test func `RowHeights: a wider row is not taller`() throws {
    let heights = try lines(of: "RowHeights").compactMap { Double($0.split(separator: " ")[1]) }
    #expect(heights.count == 3)
    #expect(heights == heights.sorted(by: >))
  }
}
