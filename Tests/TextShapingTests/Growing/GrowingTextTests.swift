import Synchronization
import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout
@testable import TextShaping

/// A label that grew piece by piece is the label prepared as a whole, and what an append cannot change is not shaped again
/// (rule P9).
@Suite struct GrowingTextTests {
  private static let files = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
    "NotoColorEmoji.ttf",
  ]
  private static let engine = try? TextEngine(stacks: [
    "ui": FontStack(files: files), "serif": FontStack(files: ["NotoSerif-Regular.ttf"]),
    "sans": FontStack(files: ["NotoSans-Regular.ttf", "NotoColorEmoji.ttf"]),
  ])

  /// What streams bring: words, and what joins to what came before or takes it apart.
  private static let pieces = [
    "word ", "To", "A", "V", "office ", "fi", " ", "  ", "\t", "-", "—", ".", ", ", "1", "2.5", "$", "%", "(",
    ")",
    "\u{201C}", "\u{201D}", "'", "\n", "\r", "\r\n", "\u{2028}", "\u{85}", "\u{AD}", "\u{301}", "\u{308}",
    "\u{FE0F}",
    "\u{200D}", "👩", "👍", "🏽", "🇩", "🇪", "❤", "\u{20E3}", "سلام", " عليكم", "ل", "ا", "م", "\u{64E}", "،",
    "שלום ", "א", "\u{5B8}", "न", "म", "स्", "ते", "\u{94D}", "\u{93F}", "र्", " हिन्दी ", "ไทย", "ภาษา", "\u{E34}",
    "\u{E48}",
    "日本", "語。", "ひ", "カ\u{3099}", "\u{3000}", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{E123}", "e",
    "\u{202E}",
    "\u{2067}", "\u{2069}", "\u{200B}", "→", "->", "=>", "x*y", "0x1F",
  ]

  private func expectWhole(_ grown: GrowingText, _ widths: [Double]) throws {
    let engine = try #require(Self.engine)
    let fresh = try engine.preparedText(grown.label)
    let full = try engine.preparer.prepareInFull(grown.label)
    let isSame =
      PortableText(grown.text, fontDigest: 0).encoded() == PortableText(full, fontDigest: 0).encoded()
    #expect(isSame, "\(grown.label.runs.map { $0.string.unicodeScalars.map { $0 } })")
    for width in widths {
      #expect(try grown.text.height(width: width) == fresh.height(width: width))
      #expect(try grown.text.lines(width: width) == fresh.lines(width: width))
      #expect(grown.text.measure(width: width, height: 40) == fresh.measure(width: width, height: 40))
    }
    #expect(grown.text.keepingHeightSteps().steps == fresh.keepingHeightSteps().steps)
    #expect(grown.text.certificate == fresh.certificate)
  }

  @Test(arguments: 0..<(isThorough ? 3_000 : 24))
  func whatGrewIsTheWhole(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let style = ParagraphStyle(
      lineLimit: seed % 3 == 0 ? 4 : nil, tailoring: seed % 2 == 0 ? .unicode : .chromium,
      textCase: seed % 20 == 7 ? .uppercase : nil)
    let stack = seed % 5 == 4 ? "sans" : "ui"
    let label = TextLabel("", font: FontDescription(stack: stack, size: 16), style: style)
    var text = try #require(Self.engine).growingText(label)
    // A few pieces again and again make texts in which things meet.
    let alphabet = (0..<12).map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)] }
    for _ in 0..<24 {
      let count = Int.random(in: 1...4, using: &generator)
      let piece = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
        .joined()
      switch Int.random(in: 0..<24, using: &generator) {
      case 0:
        try text.append(TextRun(piece, font: FontDescription(stack: "serif", size: 20), isUnbreakable: true))
      case 1:
        try text.append(
          TextRun(
            InlineBox(width: 12, ascent: 10), font: FontDescription(stack: "ui", size: 16),
            joinsPrevious: true))
      default: try text.append(piece)
      }
      try expectWhole(text, [0, Double(Int.random(in: 0...300 * 64, using: &generator)) / 64])
    }
  }

  @Test(arguments: Corpus.allCases)
  func labelsOfTheCorporaGrowToThemselves(corpus: Corpus) throws {
    var generator = SeededGenerator(seed: 3)
    let labels = try corpus.labels()
    for index in stride(from: 1, to: labels.count, by: isThorough ? 1 : 37) {
      let scalars = Array(labels[index].prefix(isThorough ? 4_000 : 600).unicodeScalars)
      // Emoji at the start, so that nothing is simple text.
      var text = try #require(Self.engine).growingText(
        TextLabel(index % 2 == 0 ? "" : "👍 ", font: FontDescription(stack: "ui", size: 16)))
      var place = 0
      while place < scalars.count {
        let end = min(scalars.count, place + Int.random(in: 1...60, using: &generator))
        try text.append(String(String.UnicodeScalarView(scalars[place..<end])))
        try expectWhole(text, [150])
        place = end
      }
    }
  }

  @Test func whatCannotBeAppendedLeavesTheLabelAsItWas() throws {
    var text = try #require(Self.engine).growingText(
      TextLabel("سلام", font: FontDescription(stack: "ui", size: 16)))
    let before = text.text
    #expect(throws: TextError.self) {
      try text.append(TextRun("a", font: FontDescription(stack: "no", size: 16)))
    }
    #expect(throws: TextError.self) {
      try text.append(TextRun("a", font: FontDescription(stack: "ui", size: .nan)))
    }
    #expect(text.label.runs.count == 1)
    #expect(try text.text.lines(width: 50) == before.lines(width: 50))
    try text.append(" عليكم")
    try expectWhole(text, [50])
    // What was given away earlier stays as it was.
    #expect(try before.lines(width: .infinity).map(\.scalars) == [0..<4])
  }

  /// Texts that are shaped, one of each kind of script, and how many bytes an append may have shaped beyond its own.
  @Test(arguments: [
    ("Words of plain Latin \u{201C}and\u{201D} more, as 👍 streams bring. ", 60),
    ("كلمات عربية قصيرة تأتي واحدة بعد أخرى. ", 100), ("שלום לכולם וברוכים הבאים. ", 60),
    ("हिन्दी में कुछ शब्द आते हैं। ", 80), ("日本語の文章が続きます。", 60), ("ไทย ภาษา คำ สั้น ๆ มา ", 60),
  ])
  func onlyTheTailIsShaped(sentence: String, tail: Int) throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: Self.files)])
    let shaper = CountingShaper(base: HarfBuzzShaper(library: library))
    let preparer = TextPreparer(shaper: shaper, dictionary: nil, bidi: nil)
    var text = try GrowingText(
      TextLabel(
        String(repeating: sentence, count: 40) + "\n" + sentence, font: FontDescription(stack: "ui", size: 16)
      ),
      preparer: preparer)
    try text.append(sentence)
    let whole = shaper.bytes.exchange(0, ordering: .relaxed)
    // Words that come again are shaped once.
    #expect(whole > 0)
    var greatest = 0
    for piece in (0..<20).flatMap({ _ in sentence.split(separator: " ", omittingEmptySubsequences: false) }) {
      try text.append(piece + " ")
      greatest = max(greatest, shaper.bytes.exchange(0, ordering: .relaxed) - piece.utf8.count - 1)
    }
    #expect(greatest <= tail)
    let fresh = try preparer.prepare(text.label)
    #expect(try text.text.lines(width: 200) == fresh.lines(width: 200))
  }
}

extension PreparedText {
  /// The kept steps, their widths and heights in turn.
  fileprivate var steps: [Double]? {
    withKeptSteps { kept in
      (0..<kept.count).flatMap { [Double(kept.width(ofStep: $0)), kept.height(ofStep: $0)] }
    }
  }
}
