import Foundation
import LayoutFixtures
import RowLayout
import TestSupport
import Testing

/// The article "Rows in documents" names every kind of part and every key, and shows a document that can be read.
@Suite struct RowDocumentsArticleTests {
  private func article() throws -> String {
    try String(
      contentsOf: ProjectFolders.root.appending(
        path: "Sources/LayoutFixtures/LayoutFixtures.docc/RowDocuments.md"), encoding: .utf8)
  }

  @Test func `Every kind of part has a line`() throws {
    let lines = try article().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = Set(lines.flatMap { $0.split(separator: "|")[0].split(separator: "`").map(String.init) })
    #expect(RowDescription.kindNames.filter { !named.contains($0) } == [])
  }

  @Test func `Every key of a part is named`() throws {
    let named = Set(try article().matches(of: /`([A-Za-z]+)`/).map { String($0.output.1) })
    #expect(RowKey.allCases.map(\.rawValue).filter { !named.contains($0) } == [])
  }

  @Test func `The document that is shown can be read`() throws {
    let start = try #require(article().firstRange(of: "```json\n")).upperBound
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "note.json")
    try String(article()[start...].prefix { $0 != "`" }).write(to: file, atomically: true, encoding: .utf8)
    var reader = try RowFileReader(path: file.path)
    #expect(reader.header.widths == [320, 375])
    #expect(try reader.next()?.id == "note")
    #expect(try reader.next() == nil)
  }
}
