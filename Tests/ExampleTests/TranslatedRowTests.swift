import LayoutFixtures
import SelfSizing
import Testing

@Suite struct TranslatedRowTests {
  struct NewsRow: View {
    let count: Int

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(count) messages from \("Lao Tzu")").bold()
        Text("Mark as read").font(.caption)
      }
    }
  }

  @Test(arguments: ["en", "de"])
  func theNewsFitTwoLinesInEachLanguage(language: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Localizable.xcstrings")
    let strings = try LocalizedStrings(contentsOf: file.path)
    let row = try RowTest(
      NewsRow(count: 12).environment(\.localizedStrings, strings),
      environment: RowEnvironment(language: language))
    #expect(row.verifyHeights(within: 0...40, widths: 280...400) == nil)
  }
}
