import Foundation
import LayoutFixtures
import RowLayout
import Testing
import TextLayout

/// What rows do for texts to show whole, and how they fill lines (rule R6): letters five points wide.
@Suite struct FittingRowTests {
  private func row(_ view: some View) throws -> PreparedRow {
    try PreparedRow(
      view: view, environment: RowEnvironment(scale: 1, font: FontChoice(stack: "s", size: 10)),
      texts: FixedAdvanceShaper())
  }

  @Test func aTextIsSetSmallerUntilItShowsWhole() throws {
    let text = Text("ten letter").lineLimit(1)
    #expect(try row(text).size(ProposedSize(width: 40, height: nil)).height == 10)
    let scaled = try row(text.minimumScaleFactor(0.5))
    let resolved = try scaled.layout(ProposedSize(width: 40, height: nil))
    // Four fifths of the size, to a 64th of the range.
    #expect((7.9...8.0).contains(resolved.size.height) || resolved.size.height == 8)
    #expect(resolved.size.width <= 40)
    let small = try scaled.size(ProposedSize(width: 20, height: nil))
    #expect(small.height == 5)
    // With room it stands at its size, and no room in the width or height shrinks it where it shows whole.
    #expect(try scaled.size(ProposedSize(width: 50, height: nil)).height == 10)
    #expect(try scaled.size(.unspecified).width == 50)
    #expect(
      try row(Text("a b c").minimumScaleFactor(0.5)).size(ProposedSize(width: 5, height: nil)).height == 30)
    #expect(scaled.report.notes.isEmpty)
  }

  @Test func aShrunkTextAnswersTheSameFromItsOwnWidthOn() throws {
    let scaled = try row(Text("ten letter").lineLimit(1).minimumScaleFactor(0.3))
    for width in stride(from: 12.0, through: 60, by: 0.25) {
      let measured = try scaled.measure(width: width)
      let again = try scaled.measure(width: measured.size.width)
      #expect(again.size.height == measured.size.height, "\(width)")
    }
  }

  @Test func lettersStandCloserByATwentiethAtMost() throws {
    let text = Text("twenty letters in it").lineLimit(1)
    let tight = try row(text.allowsTightening(true))
    #expect(try tight.size(ProposedSize(width: 96, height: nil)).width == 96)
    #expect(try tight.size(ProposedSize(width: 95, height: nil)).width < 95)
    #expect(try row(text).size(ProposedSize(width: 96, height: nil)).width < 96)
    #expect(try tight.size(.unspecified).width == 100)
  }

  @Test func balancedLinesTakeTheLeastWidth() throws {
    let text = Text("aaa bbb ccc ddd eee")
    // Greedy: four words and one.
    #expect(try row(text).size(ProposedSize(width: 80, height: nil)) == RowSize(width: 75, height: 20))
    #expect(
      try row(text.textWrap(.balance)).size(ProposedSize(width: 80, height: nil))
        == RowSize(width: 55, height: 20))
    #expect(
      try row(text.textWrap(.pretty)).size(ProposedSize(width: 80, height: nil))
        == RowSize(width: 55, height: 20))
  }

  @Test func theEnvironmentOfADocumentHasTheSameWords() throws {
    let json = """
      {"wrap": "balance", "minimumScaleFactor": 0.5, "allowsTightening": true}
      """
    let change = try JSONDecoder().decode(EnvironmentChange.self, from: Data(json.utf8))
    #expect(change.fitting.wrap == .balance)
    #expect(change.fitting.minimumScale == 0.5)
    #expect(change.fitting.allowsTightening == true)
    let again = try JSONDecoder().decode(EnvironmentChange.self, from: JSONEncoder().encode(change))
    #expect(again == change)
    for wrong in [#"{"wrap": "even"}"#, #"{"minimumScaleFactor": 1.5}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(EnvironmentChange.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func pointsOfARowFindPlacesInItsTexts() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("first")
      Text("second").padding(.leading, 20)
    }
    let row = try row(view).layout(ProposedSize(width: 100, height: nil))
    let place = try #require(try row.textPlace(atX: 31, y: 15))
    #expect(place.offset == 2)
    #expect(try row.caret(at: place)?.x == 30)
    #expect(try row.caret(at: place)?.y == 10)
    let rectangles = try row.rectangles(ofEntry: place.entry, scalars: 1..<3)
    #expect(rectangles.map(\.x) == [25])
    #expect(rectangles.map(\.width) == [10])
    #expect(try row.textPlace(atX: 5, y: 15) == nil)
    #expect(try row.positions(ofEntry: 99) == nil)
  }

  @Test func pointsOnALinkFindItsAddress() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("plain")
      Text("See [our *site*](https://example.org/a) or \(Text("us"))")
    }
    let row = try row(view).layout(ProposedSize(width: 200, height: nil))
    let found = try #require(try row.link(atX: 5 * 9 + 1, y: 15))
    #expect(found.address == "https://example.org/a" && found.scalars == 4..<12)
    #expect(try row.rectangles(ofEntry: found.entry, scalars: found.scalars).map(\.x) == [20])
    #expect(row.links(ofEntry: found.entry).map(\.address) == ["https://example.org/a"])
    // Beside it, in another text and where there is none.
    for (x, y) in [(1.0, 15.0), (62, 15), (21, 5), (199, 15)] { #expect(try row.link(atX: x, y: y) == nil) }
    #expect(row.links(ofEntry: 99).isEmpty)
    var linked = AttributedString("here")
    linked.link = URL(string: "https://example.org/b")
    let other = try self.row(Text(AttributedString("not ") + linked)).layout(.unspecified)
    #expect(try other.link(atX: 21, y: 5)?.address == "https://example.org/b")
    #expect(try other.link(atX: 19, y: 5) == nil)
  }

  @Test func theLinksOfADescriptionAreWritten() throws {
    let json = """
      {"string": "up", "baselineOffset": 2.5, "link": "https://example.org", "joined": true}
      """
    let run = try JSONDecoder().decode(TextDescription.Run.self, from: Data(json.utf8))
    #expect(run.baselineOffset == 2.5 && run.link == "https://example.org" && run.joinsPrevious)
    let again = try JSONDecoder().decode(TextDescription.Run.self, from: JSONEncoder().encode(run))
    #expect(again == run)
    let row = RowDescription(.text(TextDescription(.runs([run, TextDescription.Run(" plain")]))))
    let template = try PortableRowTemplate(row, environment: RowEnvironment())
    let read = try #require(
      try PortableRowTemplate.decoding(PortableRowTemplate.encoded([template])).first)
    guard case .text(let text) = try read.description(filling: [:]).kind, case .runs(let runs) = text.content
    else { throw CocoaError(.coderInvalidValue) }
    #expect(runs == [run, TextDescription.Run(" plain")])
  }
}
