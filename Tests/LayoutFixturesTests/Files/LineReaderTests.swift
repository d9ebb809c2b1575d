import Foundation
import LayoutFixtures
import Testing

@Suite struct LineReaderTests {
  private func lines(of text: String) throws -> [(Int, String)] {
    let file = URL.temporaryDirectory.appending(path: "lines-\(UUID().uuidString).ndjson")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reader = LineReader(try InputFile(path: file.path))
    var lines: [(Int, String)] = []
    while let line = try reader.next() {
      lines.append((line.firstLine, String(decoding: line.bytes, as: UTF8.self)))
    }
    return lines
  }

  @Test func numbersLinesAndPassesOverEmptyOnes() throws {
    let lines = try lines(of: "a\n\n  \nb\r\nlast")
    #expect(lines.map(\.0) == [1, 4, 5])
    #expect(lines.map(\.1) == ["a", "b\r", "last"])
    #expect(try self.lines(of: "").isEmpty)
    #expect(try self.lines(of: "\n\n").isEmpty)
  }

  @Test func aLineMayBeLongerThanABlock() throws {
    let long = String(repeating: "x", count: 300_000)
    let lines = try lines(of: "a\n\(long)\nb")
    #expect(lines.map(\.0) == [1, 2, 3])
    #expect(lines[1].1 == long)
  }

  @Test func aMissingFileSaysSo() {
    let error = #expect(throws: DocumentError.self) { try InputFile(path: "no/such/file.json") }
    #expect(error?.description == "cannot open no/such/file.json: No such file or directory")
  }
}
