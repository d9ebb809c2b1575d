import Foundation
import SelfSizing
import TestSupport
import Testing

@testable import TextLayout

/// Texts that nobody writes and somebody sends: each is prepared and wrapped, and every character is on one line.
@Suite struct HostileTextTests {
  /// A text of about so many bytes.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: @Sendable (Int) -> String

    static let all: [Kind] = [
      Kind(testDescription: "no space") { String(repeating: "x", count: $0) },
      Kind(testDescription: "joined letters without a space") { String(repeating: "بت", count: $0 / 4) },
      Kind(testDescription: "marks on one letter") { "a" + String(repeating: "\u{301}", count: $0 / 2) },
      Kind(testDescription: "nothing but ignorable characters") {
        String(repeating: "\u{200B}\u{2060}", count: $0 / 6)
      },
      Kind(testDescription: "directional overrides") {
        String(repeating: "\u{202E}\u{202D}aא", count: $0 / 9)
      },
      Kind(testDescription: "isolates never closed") {
        String(repeating: "\u{2067}a\u{2066}", count: $0 / 7)
      },
      Kind(testDescription: "controls") { String(repeating: "\u{1}\u{7F}\u{9B}a", count: $0 / 5) },
      Kind(testDescription: "objects and noncharacters") {
        String(repeating: "\u{FFFC}\u{FFFE}\u{10FFFF}", count: $0 / 10)
      },
      Kind(testDescription: "characters without a glyph") { String(repeating: "\u{A500}", count: $0 / 3) },
      Kind(testDescription: "tabs that no line may end at") { String(repeating: "\t)", count: $0 / 2) },
      Kind(testDescription: "spaces") { String(repeating: " ", count: $0) },
      Kind(testDescription: "newlines") { String(repeating: "\n", count: $0) },
      Kind(testDescription: "soft hyphens") { String(repeating: "\u{AD}", count: $0 / 2) },
      Kind(testDescription: "hyphens") { String(repeating: "-", count: $0) },
      Kind(testDescription: "joiners") { String(repeating: "👩\u{200D}", count: $0 / 7) },
      Kind(testDescription: "flags") { String(repeating: "🇨", count: $0 / 4) },
      Kind(testDescription: "Thai without a space") { String(repeating: "ทุกคนมีสิทธิ", count: $0 / 36) },
      Kind(testDescription: "unpaired brackets") { String(repeating: "([{", count: $0 / 3) },
    ]
  }

  private static let engine = try? TextEngine(stacks: [
    "s": FontStack(files: [
      "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
    ])
  ])

  /// The length in bytes, more with `SELFSIZING_LONG` in the environment.
  private static let length =
    ProcessInfo.processInfo.environment["SELFSIZING_LONG"] == nil ? 4_000 : 1_000_000

  @Test(arguments: Kind.all)
  func everyCharacterIsOnOneLine(kind: Kind) throws {
    let engine = try #require(Self.engine)
    let string = kind.text(Self.length)
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
    (.uppercase, "straße", "de", "STRASSE"),
  ])
  func lettersChangeByTheRulesOfTheLanguage(
    textCase: TextCase, text: String, language: String, expected: String
  ) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSansMono.ttf"])])
    let font = FontDescription(stack: "s", size: 10)
    let changed = try engine.preparedText(
      TextLabel(text, font: font, style: ParagraphStyle(textCase: textCase), language: language))
    let plain = try engine.preparedText(TextLabel(expected, font: font, language: language))
    #expect(try changed.lines(width: 20) == plain.lines(width: 20))
    #expect(textCase.applied(to: text, language: language) == expected)
  }
}
