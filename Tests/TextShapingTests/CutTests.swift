import Testing

@testable import SelfSizing
@testable import TextLayout
@testable import TextShaping

/// Widths at cuts inside words, remembered or not, against shaping the line itself (rule W4).
@Suite struct CutTests {
  private static let files = [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoNastaliqUrdu-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf",
  ]
  private static let texts = [
    "AVAToWaYo.", "office ffi fl", "مستشفيات كبيرة", "ہر شخص کو حق حاصل", "कार्यक्रम क्षत्रिय", "Tee, V. Pa-To",
  ]

  @Test(arguments: files)
  func whatIsRememberedIsWhatWasShaped(file: String) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: [file])])
    let font = FontDescription(stack: "s", size: 16)
    for text in Self.texts {
      // A new engine remembers nothing; this one has seen the same words in other surroundings.
      _ = try engine.preparedText(TextLabel("x \(text) y\(text)", font: font))
      let warm = try engine.preparedText(TextLabel(text, font: font))
      let fresh = try TextEngine(stacks: ["s": FontStack(files: [file])])
        .preparedText(TextLabel(text, font: font))
      for width in stride(from: 0.0, through: 120, by: 1) {
        #expect(try warm.lines(width: width) == fresh.lines(width: width), "\(text) at \(width)")
      }
    }
  }

  /// The width of each line against shaping just that line's text in its surroundings: also where a line is so short that
  /// the places which cuts at its two ends change overlap, and where no place near a cut is safe.
  @Test(arguments: [
    ("Inter-Regular.otf", "word(word)word[word]12:30 -> x"),
    ("DejaVuSans.ttf", "AVAVToWaYoAVAVToWaYoAVATAVA"),
    ("DejaVuSans.ttf", "office ffifflffi AVffiVA"), ("NotoSansArabic-Regular.ttf", "مستشفيات كبيرة بالعالم"),
    ("NotoNastaliqUrdu-Regular.ttf", "ہر شخص کو حق حاصل ہے"),
    ("NotoNaskhArabic-Regular.ttf", "لله السلام عليكم محمد"),
    ("NotoSansDevanagari-Regular.ttf", "कार्यक्रम क्षत्रिय"), ("NotoSansMyanmar-Regular.ttf", "ကျွန်ုပ်ကိုလည်း"),
    ("NotoSerif-Italic.ttf", "Tåffy fi fj V.A.T. Wo"),
  ])
  func aLineIsAsWideAsItsTextShaped(file: String, text: String) throws {
    let library = try FontLibrary(stacks: ["s": FontStack(files: [file])])
    let font = FontDescription(stack: "s", size: 16)
    let engine = TextEngine(library: library)
    let label = TextLabel(text, font: font)
    let prepared = try engine.preparedText(label)
    let session = try HarfBuzzShaper(library: library).makeSession(fonts: [font], language: nil)
    let bytes = text.utf8Span.span
    var scalarOffsets: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      scalarOffsets.append(offset)
      offset += UTF8.width(scalar)
    }
    scalarOffsets.append(offset)
    let items = try engine.preparer.parts(of: label).compactMap(\.item)
    var clusters: [ShapedCluster] = []
    for width in stride(from: 0.0, through: 100, by: 0.5) {
      for line in try prepared.lines(width: width) {
        let range = scalarOffsets[line.scalars.lowerBound]..<scalarOffsets[line.scalars.upperBound]
        var contentEnd = range.upperBound
        while contentEnd > range.lowerBound, bytes[contentEnd - 1] == 0x20 { contentEnd -= 1 }
        var units = 0.0
        for item in items {
          let part = range.clamped(to: item.range)
          guard !part.isEmpty else { continue }
          session.shape(bytes, item: item, range: part, into: &clusters)
          let unit = Double(session.metrics(of: item).unitsPerEm)
          for cluster in clusters where cluster.offset < contentEnd {
            units += Double(cluster.advance) / unit
          }
        }
        let shown = Array(text.unicodeScalars)[line.scalars]
        #expect(
          abs(line.width - units * 16) < 0.001, "\(String(String.UnicodeScalarView(shown))) at \(width)")
      }
    }
  }

  @Test func aKernedPairIsWiderApart() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["Inter-Regular.otf"])])
    let font = FontDescription(stack: "s", size: 100)
    func width(_ text: String) throws -> Double {
      try engine.preparedText(TextLabel(text, font: font)).lines(width: .infinity)[0].width
    }
    let lines = try engine.preparedText(TextLabel("AVA", font: font)).lines(width: 0)
    for (line, letter) in zip(lines, ["A", "V", "A"]) { #expect(try line.width == width(letter)) }
    #expect(try width("AVA") < width("A") * 2 + width("V"))
  }

  @Test func whatATokenFollowsIsCutAsALineIs() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSans.ttf"])])
    let font = FontDescription(stack: "s", size: 2048)
    func width(_ text: String, lines: Int? = nil, width: Double = .infinity) throws -> Double {
      let style = ParagraphStyle(lineLimit: lines, truncationToken: "…")
      return try engine.preparedText(TextLabel(text, font: font, style: style)).lines(width: width)[0].width
    }
    // The letter before the token is not drawn nearer to the one left out.
    #expect(try width("VA") < width("V") + width("A"))
    #expect(try width("VAVAVA", lines: 1, width: 4000) == width("V") + width("…"))
    #expect(try width("VAVAVA", lines: 1, width: 5000) == width("VA") + width("…"))
  }

  @Test func aLigatureIsCutIntoItsLetters() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSans.ttf"])])
    let font = FontDescription(stack: "s", size: 100)
    let lines = try engine.preparedText(TextLabel("ffi", font: font)).lines(width: 0)
    #expect(lines.map(\.scalars) == [0..<1, 1..<2, 2..<3])
    let letter = try engine.preparedText(TextLabel("f", font: font)).lines(width: 0)[0].width
    #expect(lines[0].width == letter)
  }

  /// As measured in the browser; by the rules alone, lines hold what fits once it is shaped.
  @Test(arguments: [
    ("Inter-Regular.otf", "identifiserte", 80.0, [0, 10], [0, 11]),
    ("Inter-Regular.otf", "identifiserte", 80.5, [0, 11], [0, 11]),
    ("NotoSansArabic-Regular.ttf", "المتحدة)@لا يمكن", 80, [0, 9], [0, 10]),
    ("NotoSansArabic-Regular.ttf", "لالالالا", 16, [0, 2, 4, 6], [0, 3, 6]),
    ("NotoSansArabic-Regular.ttf", "لا", 6, [0, 1], [0, 1]),
  ])
  func chromiumLooksForTheEndBeforeItShapesTheLine(
    file: String, string: String, width: Double, chromium: [Int], unicode: [Int]
  ) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: [file])])
    for (tailoring, starts) in [(BreakTailoring.chromium, chromium), (.unicode, unicode)] {
      let text = try engine.preparedText(
        TextLabel(
          string, font: FontDescription(stack: "s", size: 17), style: ParagraphStyle(tailoring: tailoring)))
      #expect(try text.lines(width: width).map(\.scalars.lowerBound) == starts, "\(tailoring)")
      let measured = text.measure(width: width, height: nil)
      for other in [measured.validFrom, measured.validTo - 1.0 / 64] where other < 1_000 {
        #expect(text.measure(width: other, height: nil).height == measured.height)
      }
    }
  }

  /// Also where a line may end between any two letters.
  @Test(arguments: [
    ("Inter-Regular.otf", "get to explain the dessert", 120.0, [0, 15], [0, 16]),
    ("NotoSansArabic-Regular.ttf", "على", 26, [0, 1], [0, 2]),
  ])
  func chromiumLooksForTheEndAmongLettersToo(
    file: String, string: String, width: Double, chromium: [Int], unicode: [Int]
  ) throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: [file])])
    for (tailoring, starts) in [(BreakTailoring.chromium, chromium), (.unicode, unicode)] {
      var style = ParagraphStyle(tailoring: tailoring)
      style.wrapping.wordBreak = .breakAll
      let label = TextLabel(string, font: FontDescription(stack: "s", size: 17), style: style)
      let text = try engine.preparedText(label)
      #expect(try text.lines(width: width).map(\.scalars.lowerBound) == starts, "\(tailoring)")
      let read = try PortableText(decoding: engine.portableText(label).encoded()).text
      for width in stride(from: 0.0, through: 130, by: 1.5) {
        #expect(try read.lines(width: width) == text.lines(width: width), "\(tailoring) at \(width)")
      }
    }
  }

  @Test func aSoftHyphenIsHiddenWhereItsFontReplacesIt() throws {
    let korean = FontReference(file: "NotoSansCJK-Regular.ttc", index: 1)
    let engine = try TextEngine(stacks: ["s": FontStack(fonts: [korean])])
    let font = FontDescription(stack: "s", size: 1000)
    let text = try engine.preparedText(TextLabel("바꾸\u{AD}지", font: font, language: "ko"))
    let plain = try engine.preparedText(TextLabel("바꾸지", font: font, language: "ko"))
    #expect(try text.lines(width: .infinity)[0].width == plain.lines(width: .infinity)[0].width)
  }

  @Test func kanaAreShapedTogether() throws {
    let engine = try TextEngine(
      stacks: ["s": FontStack(fonts: [FontReference(file: "NotoSansCJK-Regular.ttc", index: 0)])])
    func width(_ string: String) throws -> Double {
      let label = TextLabel(string, font: FontDescription(stack: "s", size: 1000), language: "ja")
      return try engine.preparedText(label).lines(width: .infinity)[0].width
    }
    // The font draws these nearer together, be they of one script or of two, and whatever stands before.
    for pair in ["あソ", "アと", "ーて", "ーア"] { #expect(try width(pair) < 2000, "\(pair)") }
    for string in ["亜ーて", "Aーて"] {
      #expect(try width(string) == width(String(string.prefix(1))) + width("ーて"), "\(string)")
    }
  }

  /// Chromium: the gap between an ideograph and the letter that begins the next line asks for no room, whatever is kept of the text.
  @Test func gapsBetweenScriptsNeedNoRoomAtLinesEnds() throws {
    let engine = try TextEngine(
      stacks: ["s": FontStack(files: ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])])
    let label = TextLabel(
      "字字字office 字", font: FontDescription(stack: "s", size: 17),
      style: ParagraphStyle(tailoring: .chromium, lineMetrics: .css, autospace: true), language: "ja")
    for text in [try engine.preparedText(label), try engine.preparer.prepareInFull(label)] {
      #expect(try text.lines(width: 51.5).map(\.scalars) == [0..<3, 3..<10, 10..<11])
      #expect(try text.lineCount(width: 51.5) == 3)
    }
  }
}
