import LayoutFixtures
import SelfSizing
import Testing

/// Lines as wide as the label: letters ten points wide.
@Suite struct JustifiedTests {
  private func text(_ string: String, limit: Int? = nil, direction: BaseDirection = .auto) throws
    -> PreparedText
  {
    let style = ParagraphStyle(lineLimit: limit, alignment: .justified, direction: direction)
    return try FixedAdvanceShaper(lineGap: 0).preparedText(
      TextLabel(string, font: FontDescription(stack: "s", size: 20), style: style))
  }

  @Test func whatIsFreeStandsBehindTheSpaces() throws {
    let lines = try text("a bc d efgh\nij k lmno").lines(width: 75)
    #expect(lines.map(\.scalars) == [0..<7, 7..<12, 12..<17, 17..<21])
    // Sixty points of letters, fifteen free; the ends of paragraphs keep their width.
    #expect(lines.map(\.width) == [75, 40, 75, 40])
    #expect(lines.map(\.gaps) == [[1, 4], [], [14], []])
    #expect(lines.map(\.gap) == [7.5, 0, 35, 0])
    #expect(lines.map(\.x) == [0, 0, 0, 0])
  }

  @Test func aLineWithoutSpacesIsSetApartWhereItMightEnd() throws {
    let lines = try text("字字字字字字字").lines(width: 35)
    #expect(lines.map(\.gaps) == [[0, 1], [3, 4], []])
    #expect(lines.map(\.gap) == [2.5, 2.5, 0])
    #expect(try text("abcdefgh").lines(width: 35).map(\.width) == [30, 30, 20])
  }

  @Test func spacesBeforeATabStayAsTheyAre() throws {
    let lines = try text("a b\tc d eeeee").lines(width: 125)
    #expect(lines.map(\.gaps).first == [5])
  }

  @Test func cutAndUnlimitedLinesAreNotSetApart() throws {
    #expect(try text("a b c d e f", limit: 1).lines(width: 45).map(\.gaps) == [[]])
    #expect(try text("a b c d e f").lines(width: .infinity).map(\.gaps) == [[]])
    #expect(
      try text("a b c d e f", limit: 1).positions(width: 45).carets().map(\.x).prefix(3) == [0, 10, 20])
  }

  @Test func caretsStandWhereLettersAre() throws {
    let carets = try text("a bc d efgh").positions(width: 75).carets()
    #expect(carets.filter { $0.line == 0 }.map(\.x) == [0, 10, 27.5, 37.5, 47.5, 65, 75, 85])
  }

  @Test func heightsStayAsTheyAre() throws {
    for width in stride(from: 0.0, to: 120, by: 7) {
      let measured = try text("a bc d efgh ij k lmno").measure(width: width, height: nil)
      let plain = try FixedAdvanceShaper(lineGap: 0).preparedText(
        TextLabel("a bc d efgh ij k lmno", font: FontDescription(stack: "s", size: 20))
      ).measure(width: width, height: nil)
      #expect(measured.height == plain.height)
    }
  }
}
