import TestSupport
import Testing
import TextICU
import TextShaping

@testable import TextLayout

/// Messages of several runs and paragraphs, which one scan a run may prepare, are those that shaping them whole gives.
@Suite struct RunsOfSimpleTextTests {
  private static let fonts = [
    FontDescription(stack: "ui", size: 16), FontDescription(stack: "ui", size: 16, weight: 700),
    FontDescription(stack: "ui", size: 12.5),
  ]

  private static func preparer() throws -> TextPreparer {
    let library = try FontLibrary(stacks: [
      "ui": FontStack(fonts: [
        FontReference(file: "Inter-Regular.otf", family: "Inter"),
        FontReference(file: "Inter-Bold.otf", family: "Inter", weights: 700...700),
        FontReference(file: "NotoSans-Regular.ttf"), FontReference(file: "NotoColorEmoji.ttf"),
        FontReference(file: "NotoSansThai-Regular.ttf"),
      ])
    ])
    return TextPreparer(
      shaper: HarfBuzzShaper(library: library), dictionary: ICUDictionary(), bidi: ICUBidi())
  }

  /// A text cut into runs of several fonts before some of its characters, inside words too.
  private static func label(_ text: String, every distance: Int) -> TextLabel {
    var runs = [TextRun("", font: fonts[1])]
    for (place, character) in text.enumerated() {
      if place % distance == distance / 2 {
        runs.append(TextRun("", font: fonts[(place / distance) % fonts.count]))
      }
      runs[runs.count - 1].string.append(character)
    }
    return TextLabel(runs: runs, language: "en")
  }

  @Test func messages() throws {
    let preparer = try Self.preparer()
    var count = 0
    for (number, message) in try WordTextTests.Label.corpus("chat").enumerated() where number % 2 == 0 {
      let text = number % 4 == 0 ? message.text : message.text.replacing(", ", with: " \n")
      if try WordTextTests.check(Self.label(text, every: 3 + number % 19), preparer) { count += 1 }
    }
    #expect(count > 200)
  }

  @Test(arguments: [
    " ", "  a  b ", "a\n\nb", "\n", "a \n b\n", "12 \n 34 ab", "(a) \n[b c] d", "x – A", "– A\n– B",
    "a-b-c -d",
    "AVA VA", "A \u{2192} B", "\u{201C}Quote\u{201D} \u{2018}s\u{2019}", "e\u{301}a bc", "a\u{AD}b c",
    "a\tb c", "http://a.b/c?d=e",
    "10x20 -> 5=>", "ab\u{00A0}cd ef", "Größe 1,5 m²", "a/b %c $5 5% #1 @me", "…a… b ! c ?", "fi ffi",
    "a \u{1F600} b",
  ])
  func edges(_ text: String) throws {
    let preparer = try Self.preparer()
    for distance in 1...5 {
      _ = try WordTextTests.check(Self.label(text, every: distance), preparer)
      var style = ParagraphStyle()
      style.paragraphSpacing = 3
      var plain = TextLabel(text, font: Self.fonts[0], style: style, language: "fr")
      _ = try WordTextTests.check(plain, preparer)
      plain.runs.insert(TextRun("Ann: ", font: Self.fonts[distance % 3]), at: 0)
      _ = try WordTextTests.check(plain, preparer)
    }
  }

  /// Dictionaries tell where lines end among letters of theirs, also in a run of its own or beside a symbol (rule P4).
  @Test(arguments: [["Ann", "ภาษาไทย"], ["a → ภาษาไทย"], ["a ", "ภาษา ไทย", " b"], ["ab", "日本語"]])
  func wordsOfDictionaries(_ strings: [String]) throws {
    let preparer = try Self.preparer()
    let runs = strings.enumerated().map { TextRun($1, font: Self.fonts[$0 % 3]) }
    let label = TextLabel(runs: runs, language: "en")
    _ = try WordTextTests.check(label, preparer)
    let lines = try preparer.prepare(label).lines(width: 0)
    #expect(lines.last?.scalars.upperBound == strings.joined().unicodeScalars.count)
    #expect(lines.map(\.scalars) == (try preparer.prepareInFull(label).lines(width: 0)).map(\.scalars))
  }
}
