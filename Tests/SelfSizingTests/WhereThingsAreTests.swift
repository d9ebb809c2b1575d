import Foundation
import TestSupport
import Testing

/// The project's pages name files, and lead to files, that are there.
@Suite struct WhereThingsAreTests {
  private static let articles = ProjectFolders.root.appending(path: "Sources/SelfSizing/SelfSizing.docc")

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func `Every file that "Where a rule's code is" names is there`() throws {
    let sources = ProjectFolders.root.appending(path: "Sources")
    let article = try text(Self.articles.appending(path: "WhereThingsAre.md"))
    let paths = article.matches(of: /`([A-Za-z]+\/[^`]*)`/).map { String($0.output.1) }
    #expect(paths.count > 80)
    #expect(paths.filter { !isThere(sources.appending(path: $0)) } == [])
  }

  @Test func `Every program and folder that "How do I …?" names is there`() throws {
    let article = try text(Self.articles.appending(path: "HowDoI.md"))
    let paths = article.matches(of: /`((?:Snippets|Hosts|Benchmarks)[^` ]*)`/).map { String($0.output.1) }
    #expect(paths.count > 5)
    #expect(paths.filter { !isThere(ProjectFolders.root.appending(path: $0)) } == [])
  }

  @Test func `Every new thing's place that CONTRIBUTING names is there`() throws {
    let page = try text(ProjectFolders.root.appending(path: "CONTRIBUTING.md"))
    let table = try #require(page.firstRange(of: "| new | goes |")).upperBound
    let names = page[table...].prefix { $0 != "#" }.matches(of: /`([A-Za-z\/+]+\.swift)`/).map { $0.output.1 }
    let files = try FileManager.default.subpathsOfDirectory(atPath: ProjectFolders.root.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }
    #expect(names.count > 8)
    #expect(names.filter { name in !files.contains { $0.hasSuffix("/\(name)") } } == [])
  }

  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md", "Fixtures/Hosts/README.md",
    "Hosts/C/README.md", "Hosts/Python/README.md", "Hosts/Web/README.md",
  ])
  func `Every link of a page leads to a file`(page: String) throws {
    let file = ProjectFolders.root.appending(path: page)
    let links = try text(file).matches(of: /\]\(([^)#\s]+)/).map { String($0.output.1) }
      .filter { !$0.contains("://") }
    let folder = file.deletingLastPathComponent()
    #expect(links.filter { !isThere(folder.appending(path: $0).standardized) } == [])
  }
}
