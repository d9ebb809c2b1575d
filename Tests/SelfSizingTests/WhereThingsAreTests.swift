import Foundation
import TestSupport
import Testing

/// The article "Where a rule's code is" names files that are there.
@Suite struct WhereThingsAreTests {
  @Test func `Every file that the article names is there`() throws {
    let sources = ProjectFolders.root.appending(path: "Sources")
    let article = try String(
      contentsOf: sources.appending(path: "SelfSizing/SelfSizing.docc/WhereThingsAre.md"), encoding: .utf8)
    let paths = article.matches(of: /`([A-Za-z]+\/[^`]*)`/).map { String($0.output.1) }
    #expect(paths.count > 40)
    let missing = paths.filter { !FileManager.default.fileExists(atPath: sources.appending(path: $0).path) }
    #expect(missing == [])
  }
}
