import Foundation
import RowLayout
import SelfSizing
import TestSupport
import Testing

@testable import LayoutFixtures

/// The article "Testing rows" shows what runs.
@Suite struct TestingRowsArticleTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: ProjectFolders.root.appending(path: path), encoding: .utf8)
  }

  private func article() throws -> String {
    try text("Sources/LayoutFixtures/LayoutFixtures.docc/TestingRows.md")
  }

  @Test(arguments: ["QuoteRowTests", "QuoteFixtureTests"])
  func theArticleShowsTheExamples(file: String) throws {
    #expect(try article().contains("```swift\n\(text("Tests/ExampleTests/\(file).swift"))```\n"))
  }

  /// The row of the example, whose source is compared above by what it measures.
  private struct QuoteRow: View {
    var body: some View {
      HStack(spacing: 10) {
        Rectangle().frame(width: 2)
        VStack(alignment: .leading, spacing: 4) {
          Text("The journey of a thousand miles").id("text")
          Text("Lao Tzu").font(.caption).id("author")
        }
        Spacer()
      }
      .padding(10)
    }
  }

  @Test func theArticleShowsTheMessage() throws {
    let message = try #require(RowTest(QuoteRow()).verify(heights: [160: 90, 320: 53]))
    let shown = message.split(separator: "\n").filter { !$0.contains("measured") }.joined(separator: "\n")
    #expect(try article().contains("```text\n\(shown)\n"), "\(message)")
  }

  @Test func theArticleShowsTheFontsOfTheExample() throws {
    let fixture = FixtureFile(
      ProjectFolders.root.appending(path: "Tests/ExampleTests/Fixtures/quote.json").path)
    #expect(try text("Tests/ExampleTests/Fixtures/quote.json").contains("\"5ff9c6da74a14371\""))
    #expect(try article().contains("5ff9c6da74a14371"))
    #expect(fixture.verify(isRecording: false) == nil)
  }
}
