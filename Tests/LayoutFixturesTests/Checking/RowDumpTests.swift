import Foundation
import RowLayout
import TestSupport
import Testing

@testable import LayoutFixtures

@Suite struct RowDumpTests {
  private struct Card: View {
    var text = "one two three"
    var hasIcon = true

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(text).id("te\"x: t")
        if hasIcon { Rectangle().frame(width: 20, height: 8).id("icon") }
        Text("me").id("author")
      }
      .padding(10)
    }
  }

  @Test func aDumpHoldsEveryPart() throws {
    let dump = try RowTest(Card()).dump(widths: [80, 300])
    #expect(
      dump.hasPrefix(
        """
        selfsize dump 1
        at 80: 79.5 x 89
          padding: 0 0 79.5 89
            vstack: 10 10 59.5 69
              text "te\\"x: t": 10 10 59.5 36
              frame "icon": 10 50 20 8
                rect: 10 50 20 8
              text "author": 10 62 17 17
        at 300: 130.5 x 70
          padding: 0 0 130.5 70

        """))
    #expect(dump.contains("\n      text \"te\\\"x: t\": 10 10 "))
    #expect(dump.split(separator: "\n").count == 1 + 2 * 7)
    #expect(try RowTest(Card()).verify(dump: dump) == nil)
    #expect(try RowTest(Card()).verify(dump: dump, widths: [80, 300]) == nil)
  }

  @Test func whatChangedIsNamed() throws {
    let dump = try RowTest(Card()).dump(widths: [80, 300])
    let longer = try #require(RowTest(Card(text: "one two three four"), id: "card").verify(dump: dump))
    let lines = longer.split(separator: "\n").map(String.init)
    #expect(lines[0] == "card is not as in the dump of card:")
    #expect(longer.contains("text \"te\\\"x: t\" in padding > vstack: "))
    #expect(longer.contains("card at 80: text \"author\" in padding > vstack: y is "))
    let text = try #require(lines.firstIndex { $0.hasPrefix("  card at 80: text \"te") })
    let column = try #require(lines.firstIndex { $0.hasPrefix("  card at 80: vstack in ") })
    #expect(text < column, "the cause comes first")
    #expect(longer.contains("\nThe dump is now:\nselfsize dump 1\n"))

    let without = try #require(RowTest(Card(hasIcon: false), id: "card").verify(dump: dump))
    #expect(without.contains("card at 80: frame \"icon\": expected, and not shown"))
    #expect(!without.contains("rect: expected, and not shown"), "the frame that is gone had it inside")
    let bare = try RowTest(Card(hasIcon: false)).dump(widths: [80])
    let with = try #require(RowTest(Card()).verify(dump: bare))
    #expect(with.contains("frame \"icon\" in padding > vstack: shown, and not expected; F1: "))
  }

  /// Parts of one form that moved alike are told of once.
  @Test func partsThatChangedAlikeAreCounted() throws {
    func row(_ height: Double) throws -> RowTest {
      try RowTest(HStack(spacing: 0) { ForEach(0..<40) { _ in Rectangle().frame(height: height) } })
    }
    let message = try #require(row(9).verify(dump: row(8).dump(widths: [80])))
    #expect(message.contains("frame in hstack: height is 9, expected 8 (1 more); F1: "))
    #expect(message.split(separator: "\n").count { $0.hasSuffix(" (40 times)") } == 2)
  }

  @Test func otherWidthsThanThoseAskedForAreSaid() throws {
    let row = try RowTest(Card())
    let dump = try row.dump(widths: [80])
    #expect(
      row.verify(dump: dump, widths: [80, 90])?.contains(
        "it is of the widths 80, and the test asks for 80, 90") == true)
    #expect(row.verify(dump: "selfsize dump 1\n")?.contains("it is of no width") == true)
  }

  @Test(arguments: [
    ("", "1:1: expected a dump of a row"), ("hello\n", "1:1: expected a dump of a row"),
    ("selfsize dump 2\nat 1: 1 x 1", "1:1: this dump is of format 2, and this version reads up to format 1"),
    ("selfsize dump 1\n  text: 1 2 3 4\n", "2:1: expected a part and its frame"),
    ("selfsize dump 1\nat 80: 10 x 10\n text: 1 2 3 4\n", "3:1: expected a part and its frame"),
    ("selfsize dump 1\nat 80: 10 x 10\n  text: 1 2 3\n", "3:1: expected a part and its frame"),
    ("selfsize dump 1\nat wide: 10 x 10\n", "2:1: expected a part and its frame"),
    ("selfsize dump 1\nfont {\"file\": 1}\n", "2:10: expected a string"),
    ("selfsize dump 1\nfont \n", "2:1: expected a value"),
    ("selfsize dump 1\nat nan: 10 x 10\n", "A proposed size cannot be NaN"),
  ])
  func textsThatAreNoDumpsAreRefused(text: String, message: String) throws {
    let answer = try #require(try RowTest(Card(), id: "card").verify(dump: text))
    #expect(answer.contains(message), "\(answer)")
  }

  @Test func snapshotsAreRecordedWhenAsked() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "New/Snapshots/card.txt").path
    let row = try RowTest(Card(), id: "card")
    func check(_ row: RowTest, recording: Bool) -> String? {
      row.verify(snapshot: path, widths: [80], isRecording: recording)
    }
    let missing = try #require(check(row, recording: false))
    #expect(missing.contains("No such file or directory; SELFSIZING_RECORD=1 records it"))
    let recorded = try #require(check(row, recording: true))
    #expect(recorded == "recorded \(path); unset SELFSIZING_RECORD to verify it\n  new")
    #expect(check(row, recording: false) == nil)
    #expect(check(row, recording: true)?.hasSuffix("nothing changed") == true)
    let changed = try RowTest(Card(hasIcon: false), id: "card")
    #expect(check(changed, recording: false)?.hasPrefix("card is not as in \(path):\n") == true)
    #expect(check(changed, recording: true)?.contains("frame \"icon\": expected, and not shown") == true)
    #expect(check(changed, recording: false) == nil)
  }

  @Test func whereASnapshotCannotBeRecordedIsSaid() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let message = try RowTest(Card()).verify(snapshot: "\(file)/a/b.txt", widths: [80], isRecording: true)
    #expect(message == "cannot write \(file)/a/b.txt: Not a directory")
  }

  @Test func anotherBuildOfAFontIsNamedFirst() throws {
    let row = try FixtureFile(ProjectFolders.fixtures.appending(path: "Rows/quotes.json").path).row("short")
    let dump = try row.dump(widths: [320])
    #expect(row.verify(dump: dump) == nil)
    let version = try #require(dump.split(separator: "\"version\": \"").last?.prefix { $0 != "\"" })
    let digest = try #require(dump.split(separator: "\"digest\": \"").last?.prefix { $0 != "\"" })
    let other = dump.replacing(version, with: "0.1").replacing(digest, with: "00000000000000ff").replacing(
      "320 x 60", with: "320 x 61"
    ).replacing(" 60\n", with: " 61\n")
    let lines = try #require(row.verify(dump: other)).split(separator: "\n")
    #expect(
      lines[1].hasPrefix(
        "  the font Inter-Regular.otf is version \(version) (digest \(digest)), and the fixture"))
    #expect(lines[2].contains("short at 320: "))
  }
}
