import LayoutFixtures
import Testing
import TextLayout

/// Words that a language divides (rule P5), by a stand-in that divides behind every second letter.
@Suite struct HyphenTests {
  private struct EverySecond: Hyphenating {
    func appendHyphens(inWord word: Span<UInt8>, language: String, to offsets: inout [Int]) {
      guard language == "xx" else { return }
      for offset in stride(from: 2, to: word.count, by: 2) { offsets.append(offset) }
    }
  }

  private func lines(
    _ text: String, width: Double, language: String? = "xx", limits: HyphenationLimits = HyphenationLimits()
  ) throws -> [String] {
    let style = ParagraphStyle(wrapping: TextWrapping(overflow: .normal, hyphens: .auto), hyphenation: limits)
    let label = TextLabel(
      text, font: FontDescription(stack: "s", size: 20), style: style, language: language)
    let prepared = try FixedAdvanceShaper(lineGap: 0).preparedText(label, hyphenation: EverySecond())
    let scalars = Array(text.unicodeScalars)
    return try prepared.lines(width: width).map { line in
      String(String.UnicodeScalarView(scalars[line.scalars])) + (line.showsHyphen ? "-" : "")
    }
  }

  @Test func linesEndWithAHyphenThatFits() throws {
    #expect(try lines("abcdef gh", width: 50) == ["abcd-", "ef gh"])
    #expect(try lines("abcdef gh", width: 49) == ["ab-", "cdef ", "gh"])
    #expect(try lines("abcdef gh", width: 50, language: "yy") == ["abcdef ", "gh"])
    #expect(try lines("abcdef gh", width: 50, language: nil) == ["abcdef ", "gh"])
  }

  @Test func limitsKeepLettersTogether() throws {
    #expect(try lines("abcd efgh", width: 30) == ["abcd ", "efgh"])
    #expect(try lines("abcdef", width: 30, limits: HyphenationLimits(before: 3)) == ["abcd-", "ef"])
    #expect(try lines("abcdef", width: 30, limits: HyphenationLimits(after: 3)) == ["ab-", "cdef"])
    #expect(
      try lines("abcdef", width: 30, limits: HyphenationLimits(hyphenatesLastWord: false)) == ["abcdef"])
    #expect(
      try lines("Abcdef abcdef", width: 30, limits: HyphenationLimits(hyphenatesCapitals: false))
        == ["Abcdef ", "ab-", "cd-", "ef"])
  }

  @Test func softHyphensWin() throws {
    #expect(try lines("abc\u{AD}def", width: 40) == ["abc\u{AD}-", "def"])
  }
}
