import SelfSizing
import Testing

/// Phrases that stay together where the style asks for it (CSS Text, `word-break: auto-phrase`).
@Suite struct PhraseTests {
  private static let engine = try? TextEngine(stacks: ["ui": FontStack(files: ["NotoSansCJK-Regular.ttc"])])
  private static let sentence = "私は今日の朝ごはんを食べてから、東京へ行きました。"

  private static func lines(
    _ text: String, _ wordBreak: TextWrapping.WordBreaking, language: String, width: Double
  ) throws -> [String] {
    var wrapping = TextWrapping()
    wrapping.wordBreak = wordBreak
    let scalars = Array(text.unicodeScalars)
    return try #require(engine).preparedText(
      TextLabel(
        text, font: FontDescription(stack: "ui", size: 10), style: ParagraphStyle(wrapping: wrapping),
        language: language)
    ).lines(width: width).map { line in
      String(String.UnicodeScalarView(scalars[line.scalars]))
    }
  }

  /// The toolchain has a model of Japanese; of Chinese there is none.
  @Test func languagesWithPhrasesAreSaid() {
    #expect(TextEngine.hasPhrases(of: "ja-JP") && TextEngine.hasPhrases(of: "ko"))
    #expect(!TextEngine.hasPhrases(of: "zh-Hant") && !TextEngine.hasPhrases(of: "jam"))
  }

  @Test func japanesePhrasesStayTogether() throws {
    #expect(
      try Self.lines(Self.sentence, .autoPhrase, language: "ja", width: 85)
        == ["私は今日の朝", "ごはんを", "食べてから、", "東京へ", "行きました。"])
    #expect(
      try Self.lines(Self.sentence, .normal, language: "ja", width: 85)
        == ["私は今日の朝ごは", "んを食べてから、", "東京へ行きまし", "た。"])
  }

  /// A phrase wider than its line is broken as any word is.
  @Test func widePhrasesAreBroken() throws {
    #expect(try Self.lines("食べてから、", .autoPhrase, language: "ja", width: 25) == ["食べ", "てか", "ら、"])
  }

  @Test func otherLanguagesBreakAsEver() throws {
    for language in ["zh", "en", "ko"] {
      let phrases = try Self.lines("今日は朝ごはん word", .autoPhrase, language: language, width: 35)
      let plain = try Self.lines(
        "今日は朝ごはん word", language == "ko" ? .keepAll : .normal, language: language, width: 35)
      #expect(phrases == plain)
    }
  }
}
