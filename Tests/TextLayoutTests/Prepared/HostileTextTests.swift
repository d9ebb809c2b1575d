import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

@testable import TextLayout

/// Texts that nobody writes and somebody sends: each is prepared and wrapped, and every character is on one line.
@Suite struct HostileTextTests {
  private static let engine = try? TextEngine(stacks: [
    "s": FontStack(files: [
      "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
    ])
  ])

  /// The length in bytes, more with `SELFSIZING_THOROUGH` in the environment.
  private static let length = isThorough ? 1_000_000 : 1_500

  @Test(arguments: HostileText.allCases)
  func everyCharacterIsOnOneLine(kind: HostileText) throws {
    let engine = try #require(Self.engine)
    let string = kind.text(byteCount: Self.length)
    let scalarCount = string.unicodeScalars.count
    for tailoring in BreakTailoring.allCases {
      let label = TextLabel(
        string, font: FontDescription(stack: "s", size: 16),
        style: ParagraphStyle(lineLimit: nil, tailoring: tailoring))
      let text = try engine.preparedText(label)
      for width in [0, 100, 320, Double.infinity] {
        let lines = try text.lines(width: width)
        #expect(lines.first?.scalars.lowerBound == 0)
        #expect(lines.last?.scalars.upperBound == scalarCount)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.scalars.upperBound == $1.scalars.lowerBound })
        #expect(lines.allSatisfy { $0.width.isFinite && $0.width >= 0 })
        #expect(try text.lineCount(width: width) == lines.count)
      }
      let limited = text.measure(width: 100, height: 40)
      #expect(limited.lineCount >= 1 && limited.height.isFinite)
    }
  }

  /// A cluster too long to be shaped at once has one advance all the same, and the label says that it is not exact.
  @Test func tenThousandMarksOnOneLetterAreOneCluster() throws {
    let engine = try #require(Self.engine)
    for mark in ["\u{301}", "\u{FE0F}\u{E0067}", "\u{94D}"] {
      let string = "xa" + String(repeating: mark, count: 10_000)
      let text = try engine.preparedText(TextLabel(string, font: FontDescription(stack: "s", size: 16)))
      let count = string.unicodeScalars.count
      #expect(try text.lines(width: 0).map(\.scalars) == [0..<1, 1..<count])
      #expect(text.certificate.gaps.contains(.init(scalars: 1..<count, reason: .longContext)))
    }
    let short = try engine.preparedText(
      TextLabel("xa" + String(repeating: "\u{301}", count: 100), font: FontDescription(stack: "s", size: 16)))
    #expect(short.certificate.isExact)
    let long = try engine.preparedText(
      TextLabel(
        "xa" + String(repeating: "\u{301}", count: 10_000), font: FontDescription(stack: "s", size: 16)))
    #expect(try long.lines(width: 0).map(\.width) == short.lines(width: 0).map(\.width))
  }

  /// Shaped in items of a few hundred, characters that do not show are as wide as in one: nothing.
  @Test func charactersThatDoNotShowPartNothingThatDoes() throws {
    let engine = try #require(Self.engine)
    func width(_ string: String) throws -> Double {
      let label = TextLabel(string, font: FontDescription(stack: "s", size: 16))
      return try engine.preparedText(label).lines(width: .infinity)[0].width
    }
    for count in [1, 255, 256, 257, 1_000] {
      let ignorable = String(repeating: "\u{2060}", count: count)
      #expect(try width("ab" + ignorable + "cd") == width("ab") + width("cd"))
    }
  }

  @Test func aRunForEveryCharacterIsALabelLikeAnyOther() throws {
    let engine = try #require(Self.engine)
    let runs = (0..<5_000).map { index in
      let font = FontDescription(stack: "s", size: 10 + Double(index % 7), tracking: Double(index % 3))
      return index % 5 == 0
        ? TextRun(InlineBox(width: 3, ascent: Double(index % 11)), font: font)
        : TextRun("a", font: font, isUnbreakable: index % 2 == 0, joinsPrevious: index % 4 == 0)
    }
    let text = try engine.preparedText(TextLabel(runs: runs))
    for width in [0, 50, Double.infinity] {
      let lines = try text.lines(width: width)
      #expect(lines.last?.scalars.upperBound == 5_000)
      #expect(try text.lineCount(width: width) == lines.count)
    }
  }

  @Test func randomStringsOfAnyScalarsNeverStopTheProcess() throws {
    let engine = try #require(Self.engine)
    var generator = SeededGenerator(seed: 0xBAD)
    for _ in 0..<300 {
      var string = ""
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let bound: UInt32 = Bool.random(using: &generator) ? 0x3000 : 0x11_0000
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &generator)) {
          string.unicodeScalars.append(scalar)
        }
      }
      let text = try engine.preparedText(TextLabel(string, font: FontDescription(stack: "s", size: 16)))
      let lines = try text.lines(width: Double.random(in: 0...200, using: &generator))
      #expect(lines.last?.scalars.upperBound == string.unicodeScalars.count, "\(string.debugDescription)")
    }
  }
}

@Suite struct CertificateTests {
  private func certificate(_ text: String, _ files: [String]) throws -> TextCertificate {
    try TextEngine(stacks: ["s": FontStack(files: files)]).preparedText(
      TextLabel(text, font: FontDescription(stack: "s", size: 10))
    ).certificate
  }

  @Test func whatIsMeasuredByTheRulesIsExact() throws {
    #expect(try certificate("Words and ทุกคน", ["NotoSans-Regular.ttf", "NotoSansThai-Regular.ttf"]).isExact)
  }

  @Test func missingGlyphsAndDictionariesAreNamed() throws {
    #expect(
      try certificate("ab字c", ["NotoSans-Regular.ttf"]).gaps == [.init(scalars: 2..<3, reason: .missingGlyph)]
    )
    let taiLe = try certificate("a ᥐᥑ b", ["DejaVuSans.ttf"]).gaps
    #expect(taiLe.contains(.init(scalars: 2..<4, reason: .missingDictionary)))
  }
}

@Suite struct TextCaseTests {
  @Test(arguments: [
    (TextCase.uppercase, "istanbul ı", "en", "ISTANBUL I"), (.uppercase, "istanbul ı", "tr", "İSTANBUL I"),
    (.lowercase, "ISPARTA İ", "tr-TR", "ısparta i"), (.lowercase, "I\u{307}", "az", "i"),
    (.uppercase, "straße", "de", "STRASSE"), (.uppercase, "τάξη", "en", "ΤΆΞΗ"),
    (.uppercase, "Καλημέρα τάξη x é", "el", "ΚΑΛΗΜΕΡΑ ΤΑΞΗ X É"),
    (.uppercase, "Άλφα ή Οδυσσέας", "el-GR", "ΑΛΦΑ Ή ΟΔΥΣΣΕΑΣ"),
    (.uppercase, "μάιος παϊδάκια γάιδαρος ταΐζω", "el", "ΜΑΪΟΣ ΠΑΪΔΑΚΙΑ ΓΑΪΔΑΡΟΣ ΤΑΪΖΩ"),
    (.uppercase, "ή, ήτα «ή» μή", "el", "Ή, ΗΤΑ «Ή» ΜΗ"),
    (.uppercase, "ᾠδῆς ᾴ ΰ ἄν ῥ", "el", "ΩΙΔΗΣ ΑΙ Ϋ ΑΝ Ρ"),
    (.uppercase, "τα\u{301}ξη ι\u{308}\u{301}", "el", "ΤΑΞΗ Ϊ"),
  ])
  func lettersChangeByTheRulesOfTheLanguage(
    textCase: TextCase, text: String, language: String, expected: String
  ) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSansMono.ttf"])])
    let font = FontDescription(stack: "s", size: 10)
    let changed = try engine.preparedText(
      TextLabel(text, font: font, style: ParagraphStyle(textCase: textCase), language: language))
    let plain = try engine.preparedText(TextLabel(expected, font: font, language: language))
    // The lines' scalars are those of the label's own text, which other letters may be more or fewer than.
    #expect(try changed.height(width: 20) == plain.height(width: 20))
    #expect(try changed.lines(width: .infinity).map(\.width) == plain.lines(width: .infinity).map(\.width))
    #expect(ICUCases().mapped(text, to: textCase, language: language) == expected)
  }
}
