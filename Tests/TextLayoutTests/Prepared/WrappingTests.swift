import LayoutFixtures
import Testing
import TextLayout

/// Wrapping as CSS Text has it, in a font whose letters are all ten points wide (rules P1, P4, W1 to W3).
@Suite struct WrappingTests {
  /// The lines as they stand in the label's own text.
  private func lines(
    _ text: String, _ width: Double, _ wrapping: TextWrapping, textCase: TextCase? = nil,
    language: String? = nil
  ) throws -> [String] {
    let text = try prepared(text, wrapping, textCase: textCase, language: language)
    return try text.text.lines(width: width).map { line in
      String(String.UnicodeScalarView(Array(text.string.unicodeScalars)[line.scalars]))
    }
  }

  private func prepared(
    _ string: String, _ wrapping: TextWrapping, textCase: TextCase? = nil, indent: TextIndent = TextIndent(),
    language: String? = nil
  ) throws -> (string: String, text: PreparedText) {
    let style = ParagraphStyle(textCase: textCase, wrapping: wrapping, indent: indent)
    let label = TextLabel(
      string, font: FontDescription(stack: "s", size: 20), style: style, language: language)
    return (string, try FixedAdvanceShaper(lineGap: 0).preparedText(label))
  }

  @Test func collapsedSpacesBelongToTheLineBefore() throws {
    let text = "  a  bb \n c "
    #expect(try lines(text, 1000, TextWrapping(whiteSpace: .normal)) == ["  a  bb \n c "])
    #expect(try lines(text, 1000, TextWrapping(whiteSpace: .preLine)) == ["  a  bb \n ", "c "])
    #expect(try lines(text, 20, TextWrapping(whiteSpace: .normal)) == ["  a  ", "bb \n ", "c "])
    let widths = try prepared(text, TextWrapping(whiteSpace: .normal)).text.lines(width: 1000).map(\.width)
    let plain = try prepared("a bb c", TextWrapping()).text.lines(width: 1000).map(\.width)
    #expect(widths == plain)
  }

  @Test func nothingIsLostOfAnyText() throws {
    for text in ["", "a", "a ", " a", "a\n", "a \n\n b", "e\u{301} \u{301}", "b\r\n"] {
      for whiteSpace in TextWrapping.WhiteSpace.allCases {
        let lines = try lines(text, 15, TextWrapping(whiteSpace: whiteSpace))
        #expect(lines.joined() == text, "\(text.debugDescription) \(whiteSpace)")
      }
    }
  }

  @Test func linesStayWholeWhereNothingMayBreak() throws {
    #expect(try lines("aa bb\ncc dd", 20, TextWrapping(whiteSpace: .pre)) == ["aa bb\n", "cc dd"])
    #expect(try lines("aa bb\ncc dd", 20, TextWrapping(whiteSpace: .noWrap)) == ["aa bb\ncc dd"])
    #expect(try lines("aaaa b", 20, TextWrapping(overflow: .normal)) == ["aaaa ", "b"])
    #expect(try lines("aaaa b", 20, TextWrapping()) == ["aa", "aa ", "b"])
  }

  @Test func spacesThatBreakTakeUpRoom() throws {
    let (_, text) = try prepared("a   b", TextWrapping(whiteSpace: .breakSpaces))
    let shown = try text.lines(width: 20)
    #expect(shown.map(\.scalars) == [0..<2, 2..<4, 4..<5])
    #expect(
      shown.map(\.width) == (try prepared("a", TextWrapping()).text.lines(width: 99)).map { $0.width * 2 } + [
        20, 10,
      ])
  }

  @Test func lettersBreakWhereAllDo() throws {
    #expect(try lines("ab 12", 20, TextWrapping(wordBreak: .breakAll)) == ["ab ", "12"])
    #expect(try lines("x ab", 30, TextWrapping(wordBreak: .breakAll)) == ["x a", "b"])
    #expect(try lines("x (a)", 30, TextWrapping(lineBreak: .anywhere)) == ["x (", "a)"])
  }

  /// A soft hyphen stays with what stands before it (C7).
  @Test func softHyphensBeginLinesBehindSpacesAloneWhereLettersBreak() throws {
    #expect(try lines("ab\u{AD}cd", 29, TextWrapping(lineBreak: .anywhere)) == ["a", "b\u{AD}c", "d"])
    #expect(try lines("ab \u{AD}cd", 20, TextWrapping(lineBreak: .anywhere)) == ["ab ", "\u{AD}cd"])
  }

  @Test func contentWidths() throws {
    let text = "aa bbbb c  "
    func widths(_ wrapping: TextWrapping) throws -> [Double] {
      let text = try prepared(text, wrapping).text
      return [text.minimumContentWidth, text.maximumContentWidth]
    }
    #expect(try widths(TextWrapping()) == [10, 110])
    #expect(try widths(TextWrapping(overflow: .breakWord)) == [40, 110])
    #expect(try widths(TextWrapping(whiteSpace: .normal)) == [10, 90])
    #expect(try widths(TextWrapping(whiteSpace: .noWrap)) == [90, 90])
    // With a negative indent the first line may be narrower than a word behind it.
    let outdented = try prepared("ab", TextWrapping(), indent: TextIndent(first: -15)).text
    #expect([outdented.minimumContentWidth, outdented.maximumContentWidth] == [10, 10])
  }

  @Test func linesOfChangedLettersCountInTheOwnText() throws {
    let sharp = try prepared("Straße am Fluß", TextWrapping(), textCase: .uppercase).text
    #expect(try sharp.lines(width: 70).map(\.scalars) == [0..<7, 7..<10, 10..<14])
    #expect(try lines("ßß", 10, TextWrapping(), textCase: .uppercase).joined() == "ßß")
    let title = try prepared("ab cd-ef", TextWrapping(), textCase: .capitals).text
    #expect(try title.lines(width: 1000).map(\.scalars) == [0..<8])
  }
}
