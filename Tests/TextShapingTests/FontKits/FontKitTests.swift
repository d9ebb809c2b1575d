import SelfSizing
import TestSupport
import Testing

@testable import TextLayout
@testable import TextShaping

/// A label that a kit calls exact has the answers of one prepared with the fonts, bit for bit (H5, "Font kits").
@Suite struct FontKitTests {
  static let stacks: [(name: String, files: [String])] = [
    ("inter", ["Inter-Regular.otf"]),
    ("cjk", ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"]),
    ("ideographs", ["NotoSansCJK-Regular.ttc"]),
    ("dejavu", ["DejaVuSans.ttf", "NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]),
    ("roboto", ["Roboto-Regular.ttf"]),
  ]

  static let library = Result {
    try FontLibrary(
      stacks: Dictionary(uniqueKeysWithValues: stacks.map { ($0.name, FontStack(files: $0.files)) }))
  }
  static let kit = Result {
    try FontKit(decoding: library.get().fontKit(FontKitRequest(languages: ["ja", "zh", "ar"])))
  }

  static let labels = [
    "", " ", "a", "12:30", "…", "100 %", "one\ntwo\n", "AVAVAV-VAVAV-To", "soft\u{AD}hyphen and\ttabs",
    "->  => <= 3x4",
    "Voilà — “quotes” and (brackets) [of «all»] kinds", "Привет, мир! Как дела?",
    "Καλημέρα κόσμε, τι κάνεις;",
    "日本語のテキストと English を混ぜる（括弧）、句点。", "中文段落，包含标点符号：“引号”和《书名号》。第二句！", "한국어 문장도 있습니다. 12월 24일.",
    "カタカナ・ひらがな「かぎ」ー〜", "Ｆｕｌｌ　ｗｉｄｔｈ　ﾊﾝｶｸ", "مرحبا بالعالم", "שלום", "नमस्ते", "สวัสดี", "emoji 😀 here", "e\u{301}",
    "https://example.com/a/very/long/path?with=query&and=more#fragment",
    "Thisisonewordthatislongerthananylinewouldbe",
    "ﬁ ligatures office waffle fjord", "1/2 ½ 10⁻³ → ← ↔", "Ñandú ÿ Ž ß ẞ İ ı Ⱥ", "第 3 章 2.5 倍",
  ]

  static func corpora() throws -> [String] {
    let step = isThorough ? 1 : 19
    let all = try Corpus.chat.labels() + Corpus.article.labels() + Corpus.multilingual.labels()
    return labels + stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// Compares a label's answers in both; gives whether the kit calls it exact.
  private func isExact(_ label: TextLabel, _ engine: TextEngine, _ kit: FontKit) throws -> Bool {
    let known = try kit.label(label)
    guard known.isExact else { return false }
    let (text, expected) = (known.text, try engine.preparedText(label))
    for width in [0, 11.5, 37, 80.5, 123, 199.984375, 240, 320, 1_000, .infinity] {
      #expect(try text.height(width: width) == expected.height(width: width), "\(label) at \(width)")
      #expect(try text.lineCount(width: width) == expected.lineCount(width: width), "\(label) at \(width)")
      #expect(text.measure(width: width, height: nil) == expected.measure(width: width, height: nil))
      #expect(try text.lines(width: width) == expected.lines(width: width), "\(label) at \(width)")
    }
    return true
  }

  @Test(arguments: stacks.map(\.name))
  func labelsOfAllCorporaAreThoseOfTheFonts(_ stack: String) throws {
    let (kit, engine) = (try Self.kit.get(), TextEngine(library: try Self.library.get()))
    var exact = 0
    let strings = try Self.corpora()
    for string in strings {
      let label = TextLabel(string, font: FontDescription(stack: stack, size: 16))
      if try isExact(label, engine, kit) { exact += 1 }
    }
    #expect(exact > strings.count * 2 / 5)
  }

  @Test("Weights of a variable face are held as faces", .enabled(if: isInstalled("Inter-roman.var.ttf")))
  func weightsOfAVariableFace() throws {
    let face = FontReference(file: "Inter-roman.var.ttf", family: "Inter", weights: 100...900)
    let library = try FontLibrary(stacks: ["ui": FontStack(fonts: [face])])
    let engine = TextEngine(library: library)
    let kit = try FontKit(decoding: library.fontKit(FontKitRequest(weights: [400, 700])))
    for string in ["AVATAR To, office 12:30", "Привет, мир!"] {
      for weight in [400, 700] {
        let font = FontDescription(stack: "ui", size: 16, weight: weight)
        #expect(try isExact(TextLabel(string, font: font), engine, kit))
      }
      let other = FontDescription(stack: "ui", size: 16, weight: 500)
      #expect(try !isExact(TextLabel(string, font: other), engine, kit))
    }
  }

  @Test func labelsOfAllStylesAreThoseOfTheFonts() throws {
    let (kit, engine) = (try Self.kit.get(), TextEngine(library: try Self.library.get()))
    var styles = [ParagraphStyle(lineMetrics: .css), ParagraphStyle(lineMetrics: .pixel(scale: 3))]
    styles.append(ParagraphStyle(lineLimit: 2, truncation: .middle))
    styles.append(ParagraphStyle(lineLimit: 3, tailoring: .chromium, truncationToken: "→ more"))
    styles.append(ParagraphStyle(autospace: true))
    var wrapping = TextWrapping()
    (wrapping.wordBreak, wrapping.whiteSpace, wrapping.lineBreak) = (.breakAll, .normal, .strict)
    styles.append(ParagraphStyle(wrapping: wrapping))
    var exact = 0
    for (index, string) in try Self.corpora().enumerated() {
      var label = TextLabel(
        string, font: FontDescription(stack: "cjk", size: 15.5), style: styles[index % styles.count])
      label.language = [nil, "en", "de-CH", "ja", "zh", "tr"][index % 5]
      if index % 7 == 0 { label.runs[0].font.wordSpacing = 2.5 }
      if index % 3 == 0 {
        label.runs.append(TextRun("und fett, 12 Uhr, 日本語", font: FontDescription(stack: "inter", size: 20)))
      }
      if try isExact(label, engine, kit) { exact += 1 }
    }
    #expect(exact > 20)
  }

  /// Low quotes of German open, though no character mirrors them.
  @Test func bracketsOpenAndCloseAsInTheFonts() throws {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let kit = try library.fontKit(FontKitRequest(characters: [0x20...0x7E, 0x2018...0x2046]))
    let contents = try FontKitContents(decoding: kit)
    for scalar: UInt32 in Array(0x20...0x7E) + Array(0x2018...0x2046) where contents.script(of: scalar) != nil
    {
      let (bracket, expected) = (contents.bracket(scalar), ShapedScript.bracket(scalar))
      #expect(bracket.map { $0.closing == scalar } == expected.map { $0.kind == .closing })
    }
    #expect(contents.bracket(0x201E) != nil)
  }

  @Test func whatAKitDoesNotKnowIsSaid() throws {
    let kit = try Self.kit.get()
    func isExact(
      _ string: String, _ font: FontDescription = FontDescription(stack: "cjk", size: 16),
      language: String? = nil,
      style: ParagraphStyle = ParagraphStyle()
    ) throws -> Bool {
      let label = try kit.label(TextLabel(string, font: font, style: style, language: language))
      #expect(try label.text.height(width: 100) > 0)
      return label.isExact
    }
    for text in ["", "Hello", "12:30", "日本語です。", "한국어", "Привет", "Καλημέρα", "100 % → …"] {
      #expect(try isExact(text), "\(text)")
    }
    for text in ["مرحبا", "नमस्ते", "สวัสดี", "e\u{301}", "soft\u{AD}hyphen", "😀"] {
      #expect(try !isExact(text), "\(text)")
      // What one label asks for is not taken for the next one's.
      #expect(try isExact("Hello", language: "en"))
      #expect(try isExact("Hello, 日本"))
    }
    #expect(try !isExact("Hello", FontDescription(stack: "cjk", size: 16, tracking: 1)))
    #expect(try !isExact("Hello", FontDescription(stack: "cjk", size: 16, features: [FontFeature("tnum")])))
    let axes = [FontVariation("wght", 500)]
    for text in ["Hello", "Hello, you", "Привет, мир", "12:30"] {
      #expect(try !isExact(text, FontDescription(stack: "cjk", size: 16, variations: axes)), "\(text)")
    }
    #expect(try isExact("Hello", FontDescription(stack: "cjk", size: 16, weight: 700)))
    #expect(try !isExact("Hello", FontDescription(stack: "cjk", size: 16, width: 75)))
    #expect(try !isExact("Hello", language: "xx"))
    #expect(try isExact("Hello", language: "en-GB"))
    #expect(try !isExact("Hello", style: ParagraphStyle(direction: .rightToLeft)))
    #expect(try !isExact("Hello", style: ParagraphStyle(truncationToken: "مزيد")))
    #expect(throws: TextError.self) { try isExact("Hello", FontDescription(stack: "nowhere", size: 16)) }
    #expect(throws: TextError.self) { try isExact("Hello", FontDescription(stack: "cjk", size: 0)) }
  }

  // MARK: Bytes

  /// A small kit, all of whose bytes are tried.
  private static func small() throws -> [UInt8] {
    let library = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    return try library.fontKit(FontKitRequest(characters: [0x20...0x2F, 0x61...0x69, 0x410...0x415]))
  }

  @Test func everyFlippedByteIsRefused() throws {
    let bytes = try Self.small()
    #expect(
      try FontKit(decoding: bytes).label(TextLabel("a big bead", font: FontDescription(size: 9))).isExact)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(throws: FontKitError.self) { _ = try FontKit(decoding: changed) }
    }
    for length in stride(from: 0, to: bytes.count, by: 13) {
      #expect(throws: FontKitError.self) { _ = try FontKit(decoding: Array(bytes[..<length])) }
    }
  }

  /// Bytes made up under a digest that fits are refused, or harm nothing.
  @Test func everyByteUnderANewDigestHarmsNothing() throws {
    let bytes = try Self.small()
    var read = 0
    for index in stride(from: 9, to: bytes.count - 8, by: isThorough ? 1 : 3) {
      for change in [UInt8(1), 0x80, 0xFF] {
        var changed = Array(bytes.dropLast(8))
        changed[index] ^= change
        var digest = ByteWriter()
        digest.write(word: unsafe ByteDigest.digest(of: changed.span.bytes))
        guard let kit = try? FontKit(decoding: changed + digest.bytes) else { continue }
        read += 1
        for text in ["a big bead, faded -- high", "-> +a/b (c)", "абв ег"] {
          let font = FontDescription(stack: kit.stackNames[0], size: 16)
          guard let label = try? kit.label(TextLabel(text, font: font)) else { continue }
          _ = try label.text.lines(width: 37)
          _ = try label.text.height(width: 80)
        }
      }
    }
    #expect(read > 0)
  }

  @Test func kitsOfFontsAreSmall() throws {
    func size(_ files: [String]) throws -> Int {
      try FontLibrary(stacks: ["ui": FontStack(files: files)]).fontKit().count
    }
    // Before compression, which leaves a fifth of the one and a tenth of the other.
    #expect(try size(["Inter-Regular.otf"]) < 90_000)
    #expect(try size(["NotoSansCJK-Regular.ttc"]) < 120_000)
  }

  @Test func fontsWithoutTablesAreRefused() throws {
    #expect(throws: FontError.self) {
      try FontLibrary(stacks: ["emoji": FontStack(files: ["NotoColorEmoji.ttf"])]).fontKit()
    }
  }
}
