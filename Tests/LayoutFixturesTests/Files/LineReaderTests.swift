import Foundation
import LayoutFixtures
import TestSupport
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

  @Test(arguments: [3, 100, 65_535, 65_536, 65_537, 200_000])
  func aLineBeyondTheLimitIsAnErrorAndTheNextIsRead(length: Int) throws {
    let folder = try TemporaryFolder()
    let lines = [
      "{}", String(repeating: "x", count: length), String(repeating: "y", count: length + 1), "[]", "end",
    ]
    let path = try folder.write(lines.joined(separator: "\n"), to: "lines.ndjson")
    var limits = DocumentLimits()
    limits.lineLength = length
    var reader = LineReader(try InputFile(path: path), limits: limits)
    var read: [String] = []
    var isAtEnd = false
    while !isAtEnd {
      do throws(DocumentError) {
        guard let line = try reader.next() else { break }
        read.append("\(line.firstLine) \(line.bytes.count)")
      } catch {
        #expect(error.code == .tooLong)
        read.append("\(error.location?.line ?? 0) too long")
      }
      isAtEnd = read.count > lines.count
    }
    #expect(read == ["1 2", "2 \(length)", "3 too long", "4 2", "5 3"])
  }

  @Test func aDocumentBeyondTheLimitIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\n" + String(repeating: " ", count: 200_000) + "}", to: "long.json")
    var limits = DocumentLimits()
    limits.fileLength = 100_000
    #expect(throws: DocumentError.self) { try InputFile(path: path).readAll(limits: limits) }
    let error = #expect(throws: DocumentError.self) { try RowFileReader(path: path, limits: limits) }
    #expect(error?.code == .tooLong)
    #expect(error?.description.contains("100000 bytes") == true)
    #expect(throws: Never.self) { try InputFile(path: path).readAll() }
  }

  @Test func aMissingFileSaysSo() {
    let error = #expect(throws: DocumentError.self) { try InputFile(path: "no/such/file.json") }
    #expect(error?.description == "cannot open no/such/file.json: No such file or directory")
    let unnamed = #expect(throws: DocumentError.self) { try InputFile(path: "") }
    #expect(unnamed?.description == "cannot open \"\": No such file or directory")
  }
}
