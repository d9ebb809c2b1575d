import LayoutFixtures
import Testing
import TextICU
import TextLayout

/// Carets, rectangles and points of lines whose letters are all ten points wide.
@Suite struct PositionsTests {
  private func positions(_ text: String, width: Double, style: ParagraphStyle = ParagraphStyle()) throws
    -> TextPositions
  {
    let label = TextLabel(text, font: FontDescription(stack: "s", size: 20), style: style)
    return try FixedAdvanceShaper(lineGap: 0).preparedText(label).positions(width: width)
  }

  @Test func aSoftWrapHasTwoCarets() throws {
    let positions = try positions("ab cd", width: 30)
    let carets = positions.carets()
    #expect(carets.map(\.offset) == [0, 1, 2, 3, 3, 4, 5])
    #expect(carets.map(\.x) == [0, 10, 20, 0, 30, 10, 20])
    #expect(carets.map(\.line) == [0, 0, 0, 1, 0, 1, 1])
    #expect(positions.caret(at: 3).line == 1)
    #expect(positions.caret(at: 3, affinity: .upstream).x == 30)
    #expect(positions.caret(at: 99).x == 20)
    #expect(positions.caret(at: -4).x == 0)
  }

  @Test func pointsFindTheNearestEdge() throws {
    let positions = try positions("ab cd", width: 30)
    let top = try #require(positions.box(ofLine: 0)), second = try #require(positions.box(ofLine: 1))
    #expect(positions.offset(atX: 4, y: top.top).offset == 0)
    #expect(positions.offset(atX: 6, y: top.top).offset == 1)
    #expect(positions.offset(atX: -50, y: second.top + 1).offset == 3)
    #expect(positions.offset(atX: 999, y: 999).offset == 5)
    #expect(positions.offset(atX: .nan, y: .nan).offset == 3)
    #expect(positions.character(atX: 12, y: second.top + 1) == 4..<5)
    #expect(positions.character(atX: 12, y: -1) == nil)
    #expect(positions.character(atX: 25, y: second.top + 1) == nil)
  }

  /// Trailing space stands where the line's direction ends, and is read as the word before it, as in browsers.
  @Test func trailingSpaceBehindAWordOfTheOtherDirectionIsReadAsTheWord() throws {
    let label = TextLabel("\u{5D0}\u{5D1} ab cd", font: FontDescription(stack: "s", size: 20))
    let preparer = TextPreparer(shaper: FixedAdvanceShaper(lineGap: 0), dictionary: nil, bidi: ICUBidi())
    let positions = try preparer.prepare(label).positions(width: 55)
    let carets = positions.carets().filter { $0.line == 0 }
    #expect(carets.map(\.offset) == [0, 1, 2, 3, 3, 4, 5, 5, 6])
    #expect(carets.map(\.x) == [55, 45, 35, 5, 25, 15, -5, 25, 5])
    #expect(positions.offset(atX: 6, y: 1).offset == 3)
    #expect(positions.offset(atX: 24, y: 1).offset == 5)
    #expect(positions.rectangles(of: 3..<6).map(\.x) == [-5])
  }

  @Test func aPointOnALineFindsACaretThere() throws {
    let style = ParagraphStyle(direction: .rightToLeft)
    let label = TextLabel("abc def", font: FontDescription(stack: "s", size: 20), style: style)
    let preparer = TextPreparer(shaper: FixedAdvanceShaper(lineGap: 0), dictionary: nil, bidi: ICUBidi())
    let positions = try preparer.prepare(label).positions(width: 25)
    #expect((0..<positions.lineCount).map(positions.scalars(ofLine:)) == [0..<2, 2..<4, 4..<6, 6..<7])
    for line in 0..<positions.lineCount {
      let box = try #require(positions.box(ofLine: line))
      for x in stride(from: -20.0, to: 50, by: 1) {
        let hit = positions.offset(atX: x, y: (box.top + box.bottom) / 2)
        #expect(positions.caret(at: hit.offset, affinity: hit.affinity).line == line, "\(x) \(hit)")
      }
    }
  }

  @Test func aRangeOverLinesHasARectangleOnEach() throws {
    let positions = try positions("ab cd", width: 30)
    let rectangles = positions.rectangles(of: 1..<4)
    #expect(rectangles.map(\.x) == [10, 0])
    #expect(rectangles.map(\.width) == [20, 10])
    #expect(positions.rectangles(of: 2..<2).isEmpty)
    #expect(positions.rectangles(of: 4..<400).map(\.width) == [10])
  }

  @Test func lettersOfATightenedLineStandCloser() throws {
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let positions = try positions("ab cd", width: 48, style: style)
    #expect(positions.carets().map(\.x) == [0, 9.5, 19, 28.5, 38, 48])
    #expect(positions.rectangles(of: 0..<5).map(\.width) == [48])
  }

  @Test func emptyAndEndedLabelsHaveACaret() throws {
    #expect(try positions("", width: 30).carets().map(\.x) == [0])
    let ended = try positions("a\n", width: 30).carets()
    #expect(ended.map(\.offset) == [0, 1, 2])
    #expect(ended.map(\.line) == [0, 0, 1])
    #expect(try positions("a\n", width: 30).rectangles(of: 0..<2).map(\.width) == [10])
  }

  @Test func caretsMoveByCharactersWordsAndLines() throws {
    let positions = try positions("ab e\u{301}d\nfg", width: 100)
    #expect(positions.offset(after: 3, by: .character) == 5)
    #expect(positions.offset(before: 5, by: .character) == 3)
    #expect(positions.offset(before: 0, by: .character) == 0)
    #expect(positions.offset(after: 8, by: .character) == 9)
    #expect(positions.offset(after: 0, by: .word) == 3)
    #expect(positions.offset(before: 5, by: .word) == 3)
    #expect(positions.offset(after: 1, by: .line) == 8)
    #expect(positions.offset(before: 8, by: .line) == 1)
    #expect(positions.offset(after: 8, by: .line) == 9)
  }

  @Test func indentsMoveLinesAndTakeRoom() throws {
    let first = ParagraphStyle(indent: TextIndent(first: 10))
    #expect(try positions("ab cd", width: 30, style: first).caret(at: 0).x == 10)
    #expect(try positions("ab cd", width: 20, style: first).lineCount == 3)
    let hanging = ParagraphStyle(indent: TextIndent(first: 10, isHanging: true, leading: 5, trailing: 5))
    let hung = try positions("ab cd", width: 40, style: hanging)
    #expect(hung.lineCount == 2)
    #expect([hung.caret(at: 0).x, hung.caret(at: 3).x] == [5, 15])
    let label = TextLabel("ab cd", font: FontDescription(stack: "s", size: 20), style: hanging)
    let text = try FixedAdvanceShaper(lineGap: 0).preparedText(label)
    let measured = text.measure(width: 40, height: nil)
    #expect(measured.width == 40)
    #expect(text.measure(width: measured.width, height: nil) == measured)
    #expect(try text.lines(width: 40).map(\.x) == [5, 15])
    #expect(text.leastWidth(forLines: 1) == 60)
    #expect(try text.keepingHeightSteps().height(width: 59) == text.height(width: 59))
    #expect(try text.lineCount(width: 59) == 2)
    #expect(try text.lineCount(width: 60) == 1)
    #expect(text.maximumContentWidth == 60)
  }

  @Test(arguments: [
    ParagraphStyle(alignment: .center, indent: TextIndent(first: 10)), ParagraphStyle(),
    ParagraphStyle(lineLimit: 3, lineSpacing: 3),
    ParagraphStyle(lineHeight: .multiple(1.3), paragraphSpacing: 8), ParagraphStyle(paragraphSpacing: -60),
    ParagraphStyle(lineSpacing: -32),
    ParagraphStyle(wrapping: TextWrapping(filling: .balance)), ParagraphStyle(alignment: .trailing),
  ])
  func aPointOfALabelIsFoundWithoutItsOtherLines(style: ParagraphStyle) throws {
    let label = TextLabel(
      "one two three\nfour five six seven\n\n", font: FontDescription(stack: "s", size: 20), style: style)
    let text = try FixedAdvanceShaper(lineGap: 0).preparedText(label)
    for width in [0.0, 45, 90, 200, 1e18, .infinity] {
      let positions = try text.positions(width: width)
      for y in stride(from: -10.0, to: 260, by: 7) {
        for x in stride(from: -5.0, to: 220, by: 3) {
          #expect(try text.offset(atX: x, y: y, width: width) == positions.offset(atX: x, y: y).offset)
        }
      }
      #expect(
        try text.offset(atX: .nan, y: .nan, width: width) == positions.offset(atX: .nan, y: .nan).offset)
    }
  }

  @Test func piecesOfOneIdentityAreOne() {
    let font = FontDescription(stack: "s", size: 20)
    var runs = ["see ", "this ", "page", "."].map { TextRun($0, font: font) }
    runs[1].identity = "link"
    runs[2].identity = "link"
    let label = TextLabel(runs: runs)
    #expect(label.identities.map(\.scalars) == [4..<13])
    #expect(label.identity(at: 8) == "link")
    #expect(label.identity(at: 13) == nil)
  }
}
