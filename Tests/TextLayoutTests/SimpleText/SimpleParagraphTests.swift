import TestSupport
import Testing
import TextICU
import TextShaping

@testable import TextLayout

/// Paragraphs of plain letters with soft hyphens, tabs, boxes, unbreakable runs, other fonts and letter spacing among them, which
/// tables measure: they are those that shaping each item gives.
@Suite struct SimpleParagraphTests {
  private static let words = [
    "we", "Typing", "AVATAR", "naïve,", "To", "office", "fine", "(A)", "18:30", "x2", "A-B", "well-known",
    "Łódź",
    "12", "–", "-", "“Yes”", "->", "A", "W.", "f", "@Sam", "1.", "•",
  ]
  private static let joints = [
    " ", " ", " ", " ", "  ", "\u{AD}", "\u{AD}", "\u{AD}", "", "-", "\t", "\n", " \t", "\t ", " \u{AD}",
    "\u{AD} ",
  ]
  /// Symbols of other faces, and what joins, varies or follows them and letters.
  private static let symbols = [
    "👍", "❤️", "❤", "👩🏽‍💻", "🇪🇺", "🇪", "☕", "★", "→", "a🏽", "☕🏽", "e\u{20D7}", "1\u{FE0F}\u{20E3}", "\u{FE0F}",
    "a\u{200D}🙂",
    "🙂\u{301}", "™\u{FE0F}", "🙂🚀", "©", "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{200D}",
  ]
  /// Names and words in other letters, and text that joins them.
  private static let names = [
    "Ольга", "Νίκος", "由美", "하나", "ليلى", "שרה", "ναι,", "(да)", "привет!", "Ж", "日本", "ไทย", "क",
    "да\u{301}", "«да»",
    "ё-а", "AЖ", "Жa", "か", "ー", "。", "「由」", "ё 5", "5", "(", ")", "Ω", "µ", "「字」(ab)　", "🙂ж", "、字",
    "\u{FE0F}",
  ]
  private static let files = [
    "Inter-Regular.otf", "NotoSans-Regular.ttf", "DejaVuSans.ttf", "LiberationSans-Regular.ttf",
    "Roboto-Regular.ttf",
  ]

  private static func text(
    _ count: Int, _ words: [String] = words, using generator: inout SeededGenerator
  ) -> String {
    var text = ""
    for _ in 0..<count {
      text += words.randomElement(using: &generator) ?? ""
      text += joints.randomElement(using: &generator) ?? ""
    }
    return text
  }

  /// A run of a label; the font, where it is tracked and where lines may end are drawn.
  private static func run(_ words: [String] = words, using generator: inout SeededGenerator) -> TextRun {
    var font = FontDescription(
      stack: ["ui", "ui", "other"].randomElement(using: &generator) ?? "ui", size: 16)
    let kind = Int.random(in: 0..<12, using: &generator)
    if kind == 0 { return TextRun(InlineBox(width: 16.3, ascent: 13, descent: 3), font: font) }
    if kind < 3 { font.tracking = [0.5, -0.3].randomElement(using: &generator) ?? 0.5 }
    if kind == 3 { font.wordSpacing = 1.5 }
    if kind == 4 { font.size = 13 }
    return TextRun(
      text(Int.random(in: 1...8, using: &generator), words, using: &generator), font: font,
      isUnbreakable: kind == 5, joinsPrevious: kind == 6)
  }

  /// Compares a label prepared twice with the same of which every item is shaped; gives whether it came by its own tables alone.
  @discardableResult
  private static func check(_ label: TextLabel, _ preparer: TextPreparer) throws -> Bool {
    var builder = LabelBuilder(preparer.sources, pool: preparer.builders)
    builder.usesPairs = false
    let shaped = try builder.prepare(label)
    let string = label.runs.map(\.string).joined(separator: "|")
    let kept = try preparer.prepareInFull(label)
    #expect(WordTextTests.Contents(kept) == WordTextTests.Contents(shaped), "\(string)")
    for _ in 0..<2 {
      let text = try preparer.prepare(label)
      if text.setting.isSimple { return false }
      #expect(WordTextTests.Contents(text) == WordTextTests.Contents(shaped), "\(string)")
      let (segments, others) = (text.storage.segments, shaped.storage.segments)
      // How positions are packed depends on labels of the style before it.
      let flags = (0..<segments.count).map { segments.kind($0).flags.subtracting(.rebases) }
      #expect(flags == (0..<others.count).map { others.kind($0).flags.subtracting(.rebases) }, "\(string)")
      let hyphens = (0..<segments.count).map { segments.kind($0).hyphen }
      #expect(hyphens == (0..<others.count).map { others.kind($0).hyphen }, "\(string)")
      for width in [0, 37.5, 90, 200, Double.infinity] {
        for height in [20, 45, Double.infinity] {
          #expect(
            text.measure(width: width, height: height) == shaped.measure(width: width, height: height),
            "\(string) at \(width)")
        }
        #expect(try text.lines(width: width) == shaped.lines(width: width), "\(string) at \(width)")
      }
    }
    return true
  }

  /// What stands among the words.
  enum Others: CaseIterable { case none, symbols, names }

  @Test(arguments: files, Others.allCases)
  func paragraphsAreAsShapedWhole(in file: String, among kind: Others) throws {
    let others =
      kind == .none
      ? []
      : [
        "NotoColorEmoji.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansArabic-Regular.ttf",
        "NotoSansCJK-Regular.ttc",
      ]
    let library = try FontLibrary(stacks: [
      "ui": FontStack(files: [file] + others), "other": FontStack(files: ["Inter-Bold.otf"] + others),
    ])
    let preparer = TextPreparer(
      shaper: HarfBuzzShaper(library: library), dictionary: nil, bidi: kind == .none ? nil : ICUBidi())
    let words =
      switch kind {
      case .none: Self.words
      case .symbols: Self.words + Self.symbols
      case .names: Self.words + Self.names
      }
    var generator = SeededGenerator(seed: 21)
    var count = 0
    for round in 0..<(isThorough ? 20_000 : 400) {
      let runs = (0..<(round % 2 == 0 ? 1 : Int.random(in: 2...5, using: &generator))).map { _ in
        Self.run(words, using: &generator)
      }
      if try Self.check(TextLabel(runs: runs, language: "en"), preparer) { count += 1 }
    }
    #expect(count > 100)
  }

  /// A name in other letters before Latin text, in a run of its own, and a symbol before a tab leave the text around them to its scan.
  @Test(arguments: [
    ["Ольга", " I'm behind the market 👍"], ["由美", " Sure, tonight"], ["Νίκος: ", "we\nSee 👍 you"],
    ["On my way 🙏\t957"],
  ])
  func namesAndSymbolsStandBetweenScans(runs: [String]) throws {
    let preparer = try WordTextTests.preparer([
      "Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
    ])
    let label = TextLabel(
      runs: runs.enumerated().map {
        TextRun($0.element, font: FontDescription(stack: "ui", size: $0.offset == 0 ? 17 : 16))
      }, language: "en")
    try Self.check(label, preparer)
    var builder = LabelBuilder(preparer.sources, pool: preparer.builders)
    _ = try builder.prepare(label)
    #expect(!builder.itemizer.items.isEmpty)
    #expect(
      builder.itemizer.items.allSatisfy {
        $0.isControl || $0.script != SimpleTextFace.latin || $0.face != 0
      })
  }

  /// Behind an opening bracket no line ends at a space, so that the space before a soft hyphen is no trailing one.
  @Test(arguments: files, ["( \u{AD}To", "a ( \u{AD}To\u{AD}V", "“ \u{AD}To be", "we \u{AD}To"])
  func softHyphensBehindSpaces(in file: String, text: String) throws {
    let preparer = try WordTextTests.preparer([file])
    try Self.check(TextLabel(text, font: FontDescription(stack: "ui", size: 16)), preparer)
  }

  /// Letters join across a soft hyphen between runs, whatever stood before one elsewhere.
  @Test func lettersJoinAcrossSoftHyphens() throws {
    let preparer = try WordTextTests.preparer()
    let (font, bold) = (FontDescription(stack: "ui", size: 16), FontDescription(stack: "ui", size: 20))
    for mark in ["\u{AD}", "\u{2060}", ""] {
      for before in ["5", "ليلى", "a", "ليلى", ""] {
        let runs = [TextRun("da " + before + mark, font: font), TextRun("ليلى نص", font: bold)]
        try Self.check(TextLabel(runs: runs, language: "ar"), preparer)
      }
    }
  }

  /// Paragraphs are measured in a common multiple of the units of labels before, and kept in their own.
  @Test func labelsKeepTheirOwnUnit() throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])
    var builder = LabelBuilder(preparer.sources, pool: preparer.builders)
    let texts = [
      "To A\nAV", "日本\nTo", "To A\nAV", "a\tb–A\nTo\u{AD}V\n", "日本\n\n", "A\n日\u{AD}本 – V\tA", "\n",
    ]
    for text in texts + texts {
      let label = TextLabel(text, font: FontDescription(stack: "ui", size: 16), language: "ja")
      var other = LabelBuilder(preparer.sources, pool: preparer.builders)
      let prepared = try builder.prepare(label)
      #expect(WordTextTests.Contents(prepared) == WordTextTests.Contents(try other.prepare(label)), "\(text)")
      #expect(prepared.unitsPerEm == (text.contains("日") ? 352_000 : 2816), "\(text)")
      #expect(prepared.setting.tabs == (try other.prepare(label)).setting.tabs, "\(text)")
    }
    #expect(builder.looks.map(\.unit) == [352_000])
  }

  /// Soft hyphens between any two letters, where the rules of a face pass over them.
  @Test(arguments: files)
  func softHyphensBetweenLetters(in file: String) throws {
    let preparer = try WordTextTests.preparer([file])
    var generator = SeededGenerator(seed: 22)
    let letters = Array("AVTWLoyfijk.-–()1:x\u{AD}\u{AD}\u{AD}\u{AD}\u{AD}ÄŁ".unicodeScalars)
    for _ in 0..<(isThorough ? 100_000 : 1_000) {
      var scalars = "n".unicodeScalars
      for _ in 0..<Int.random(in: 2...14, using: &generator) {
        scalars.append(letters[Int.random(in: 0..<letters.count, using: &generator)])
      }
      try Self.check(TextLabel(String(scalars), font: FontDescription(stack: "ui", size: 16)), preparer)
    }
  }
}
