import TestSupport
import Testing

@testable import TextLayout

/// A line is drawn exactly as wide as it is measured: the sum of what its glyphs advance is its width (rule W7).
@Suite struct DrawnWidthTests {
  /// The lines of a label that are not drawn as wide as measured.
  private static func faults(_ label: TextLabel, _ preparer: TextPreparer, width: Double) throws -> [String] {
    let lines = try preparer.prepare(label).lines(width: width)
    let drawn = try preparer.glyphLines(of: label, lines)
    // Measured in whole units of the label, of which there are a thousand to the em at least.
    let tolerance = (label.runs.map(\.font.size).max() ?? 0) / 1000
    return zip(lines, drawn).compactMap { line, drawn in
      abs(line.width - drawn.width) <= tolerance
        ? nil
        : "\(label.runs.map(\.string)) \(label.runs.map(\.font.tracking)) \(label.style.spacingTrim) \(label.style.autospace) \(label.style.hangingPunctuation) \(label.style.truncation) at \(width): \(line), drawn \(drawn.width)"
    }
  }

  @Test(arguments: ["chat", "multilingual", "article"])
  func corporaAreDrawnAsMeasured(corpus: String) throws {
    let preparer = try WordTextTests.preparer()
    for label in try WordTextTests.Label.corpus(corpus) {
      let text = TextLabel(
        String(label.text.prefix(1_000)), font: FontDescription(stack: "ui", size: 16), language: label.lang)
      #expect(try Self.faults(text, preparer, width: 217) == [])
    }
  }

  /// The characters of a line that is cut stand where its letters are drawn, and those that are left out nowhere (rule R4).
  @Test(arguments: Truncation.allCases, ["…", " [more]"])
  func lettersBesideATokenAreWhereTheyAreDrawn(truncation: Truncation, token: String) throws {
    let preparer = try WordTextTests.preparer()
    let texts = [
      "hello AVATAR and Tower, 12:30 ", "שלום עולם ABC שלום", "مرحبا بالعالم 123 مرحبا",
      "He said שלום עולם to her", "字字カナ「字」、。字字カナ",
      "two\nשלום",
    ]
    for (text, alignment) in texts.flatMap({ text in [LineAlignment.leading, .center].map { (text, $0) } }) {
      let style = ParagraphStyle(
        lineLimit: 1, truncation: truncation, truncationToken: token, alignment: alignment)
      let label = TextLabel(text, font: FontDescription(stack: "ui", size: 16), style: style)
      let prepared = try preparer.prepare(label)
      for width in stride(from: 20.0, to: 150, by: 13) {
        let line = try #require(try prepared.lines(width: width).first)
        guard let omitted = line.omitted, line.width <= width else { continue }
        let positions = try prepared.positions(width: width)
        let runs = try preparer.glyphLines(of: label, [line])[0].runs
          .filter { $0.glyphs.contains { $0.scalar != nil } }
        let rectangles = positions.rectangles(of: 0..<text.unicodeScalars.count)
        let comment: Comment = "\(text) at \(width): \(rectangles), drawn \(runs.map { ($0.x, $0.width) })"
        let sums = (rectangles.reduce(0) { $0 + $1.width }, runs.reduce(0) { $0 + $1.width })
        #expect(abs(sums.0 - sums.1) < 0.1, comment)
        #expect(positions.rectangles(of: omitted).isEmpty)
        if let left = positions.left(ofLine: 0), let drawn = runs.map(\.x).min() {
          let isRightToLeft = text.unicodeScalars.first.map { $0.value > 0x590 && $0.value < 0x700 } ?? false
          let free = width - line.width
          let x = alignment == .center ? free / 2 : isRightToLeft ? free : 0
          #expect(abs(left - x - drawn) < 0.1, comment)
        }
      }
    }
  }

  private static let words = [
    "hello", "fi", "AVATAR", "Tower,", "12:30", "-", "—", "é", "x-y", "שלום", "عليكم", "مرحبا", "(ab)", "字字",
    "カナ", "“so,”", "「字」", "、。", "（あ", "い）：", "『",
    "👍", "ไทย", "Ж", "so\u{AD}ft", "\u{2067}x\u{2069}",
  ]
  private static let separators = [" ", " ", " ", "  ", "\t", "\t", "\n", "", "\u{3000}"]

  private static func string(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      (words.randomElement(using: &generator) ?? "") + (separators.randomElement(using: &generator) ?? "")
    }.joined()
  }

  /// A label of up to four runs, boxes among them, in fonts and a style drawn by chance.
  private static func label(_ generator: inout SeededGenerator) -> TextLabel {
    func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &generator) == 0 }
    let runs = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      var font = FontDescription(stack: "ui", size: chance(3) ? 24 : 16)
      if chance(4) { font.tracking = [0.3, 2, -0.5].randomElement(using: &generator) ?? 0 }
      if chance(6) { font.wordSpacing = 3 }
      if chance(8) {
        return TextRun(InlineBox(width: 31.7, ascent: 12, descent: 3), font: font, joinsPrevious: chance(3))
      }
      return TextRun(
        string(&generator), font: font, isUnbreakable: chance(5), joinsPrevious: chance(5))
    }
    var style = ParagraphStyle(
      lineLimit: chance(2) ? Int.random(in: 1...3, using: &generator) : nil,
      tailoring: chance(3) ? .chromium : .unicode,
      truncation: Truncation.allCases.randomElement(using: &generator) ?? .tail,
      tabStops: chance(4) ? [40, 90.5] : [], textCase: chance(6) ? .uppercase : nil)
    if chance(4) {
      style.truncationToken = [" [more]", "…👍", "", "٪…"].randomElement(using: &generator) ?? ""
    }
    if chance(4) { style.autospace = true }
    if chance(4) { style.alignment = .justified }
    if chance(4) { style.indent = TextIndent(first: chance(2) ? 25 : -9, isHanging: chance(2)) }
    if chance(3) { style.hangingPunctuation = [.first, .last, chance(2) ? .allowEnd : .forceEnd] }
    style.spacingTrim =
      chance(2) ? SpacingTrim.allCases.randomElement(using: &generator) ?? .normal : .spaceAll
    return TextLabel(
      runs: runs, style: style, language: ["en", "ar", "zh", nil].randomElement(using: &generator) ?? nil)
  }

  /// Ten thousand labels of several runs, truncated and not, where asked for.
  @Test func labelsOfChanceAreDrawnAsMeasured() throws {
    let preparer = try WordTextTests.preparer()
    var generator = SeededGenerator(seed: 0xD2A3)
    var faults: [String] = []
    for _ in 0..<(isThorough ? 10_000 : 700) {
      let label = Self.label(&generator)
      let width = Double(Int.random(in: 20 * 64...330 * 64, using: &generator)) / 64
      faults += try Self.faults(label, preparer, width: width)
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(12).joined(separator: "\n"))")
  }

  /// What trails the text does not stand behind a token (rule W2).
  @Test(arguments: [Truncation.head, .middle]) func trailingSpaceDoesNotCountBehindAToken(
    _ truncation: Truncation
  ) throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
    let font = FontDescription(stack: "ui", size: 16)
    for width in stride(from: 20.0, to: 110, by: 0.5) {
      let cut = try preparer.prepare(TextLabel("hello big world ", font: font, style: style)).lines(
        width: width)
      let same = try preparer.prepare(TextLabel("hello big world", font: font, style: style)).lines(
        width: width)
      #expect(cut[0].width == same[0].width, "at \(width)")
    }
  }

  /// A token wider than the line shows as much as fits, and one character at least; else no line is wider than proposed.
  @Test func aTokenWiderThanTheLineIsCut() throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    let style = ParagraphStyle(lineLimit: 1, truncationToken: "read all of it")
    let font = FontDescription(stack: "ui", size: 16)
    let text = try preparer.prepare(TextLabel("Wonderful, unbreakable", font: font, style: style))
    let first = try preparer.prepare(TextLabel("r", font: font)).measure(width: nil, height: nil).width
    for width in stride(from: 0.0, to: 160, by: 1) {
      let line = try text.lines(width: width)[0]
      let token = try #require(line.token)
      #expect("read all of it".hasPrefix(token) && !token.isEmpty)
      #expect(line.width <= max(width + 1.0 / 64, first), "at \(width)")
      let measured = text.measure(width: width, height: nil)
      #expect(measured.validFrom <= width && width < measured.validTo)
      let least = try text.lines(width: measured.validFrom)[0]
      #expect(least.width == line.width && least.token == line.token && least.omitted == line.omitted)
    }
    #expect(try text.lines(width: 60)[0].token != "read all of it")
  }

  /// The distance between tab stops has the tracking and word spacing of eight spaces (rule W5).
  @Test func tabStopsCountTrackedSpaces() throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    func width(_ string: String, _ tracking: Double, wordSpacing: Double = 0) throws -> Double {
      var font = FontDescription(stack: "ui", size: 16)
      (font.tracking, font.wordSpacing) = (tracking, wordSpacing)
      return try preparer.prepare(TextLabel(string, font: font)).lines(width: 1_000)[0].width
    }
    let space = try width("a a", 0) - 2 * width("a", 0)
    let end = try width("x", 2)
    #expect(abs(try width("\tx", 2) - end - 8 * (space + 2)) < 0.01)
    #expect(abs(try width("\tx", 2, wordSpacing: 1) - end - 8 * (space + 3)) < 0.01)
    #expect(abs(try width("\tx", 0) - width("x", 0) - 8 * space) < 0.01)
  }

  /// A height's interval is all widths around with that height (rule R2).
  @Test func intervalsAreAsWideAsTheHeightHolds() throws {
    let preparer = try WordTextTests.preparer()
    let font = FontDescription(stack: "ui", size: 16)
    let fox = try preparer.prepare(
      TextLabel("The quick brown fox jumps over the lazy dog and keeps running far away", font: font))
    let interval = try fox.heightInterval(width: 200)
    #expect(interval.from == fox.leastWidth(forLines: 4))
    #expect(try fox.height(width: interval.to) < interval.height)
    let cut = try preparer.prepare(
      TextLabel("(a) supercalifragilistic ", font: font, style: ParagraphStyle(lineLimit: 1)))
    for text in [cut, cut.keepingHeightSteps()] {
      let all = try text.heightInterval(width: 57.56)
      #expect(all.from == 0 && all.to == .infinity)
    }
    var generator = SeededGenerator(seed: 0x1F7E)
    for _ in 0..<100 {
      let style = ParagraphStyle(lineLimit: [nil, 2].randomElement(using: &generator) ?? nil)
      let text = try preparer.prepare(TextLabel(Self.string(&generator), font: font, style: style))
      let width = Double(Int.random(in: 0...200 * 64, using: &generator)) / 64
      let interval = try text.heightInterval(width: width)
      #expect(interval.from <= width && width < interval.to)
      for place in [interval.from, interval.to - 1.0 / 64] where place.isFinite {
        #expect(try text.height(width: place) == interval.height)
      }
      if interval.from > 0 { #expect(try text.height(width: interval.from - 1.0 / 64) != interval.height) }
      if interval.to.isFinite { #expect(try text.height(width: interval.to) != interval.height) }
    }
  }

  @Test func linesOfPlacesThatTheLabelHasNotAreDrawn() throws {
    let preparer = try WordTextTests.preparer()
    let label = TextLabel("one two three", font: FontDescription(stack: "ui", size: 16))
    var line = try #require(try preparer.prepare(label).lines(width: 1_000).first)
    let plain = try preparer.glyphLines(of: label, [line])[0].width
    line.gap = 3
    line.gaps = [.max, .min, 3]
    // Places before the text count as its start, those behind it as its end, behind which nothing stands.
    #expect(try abs(preparer.glyphLines(of: label, [line])[0].width - plain - 6) < 0.01)
    line.scalars = -5..<Int.max
    line.omitted = Int.min..<2
    #expect(try preparer.glyphLines(of: label, [line]).count == 1)
  }

  /// What ends a line shows or trails as it was measured: spaces before soft hyphens, spaces with marks, separators, lone carriage
  /// returns (rules P1, W2, W7).
  @Test(arguments: [
    "aa \u{AD}aa", "aa \u{AD}", "aa\u{AD} aa", "aa \u{301}", "aa \u{301}b", "a\u{2028}",
    "a\u{2028}b\rc\u{2029}", "a\rb", "a\u{C}b \u{C}", "aa\u{3000}\u{301}", "aa\u{85}\u{B}",
  ])
  func endsOfLines(_ string: String) throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])
    let font = FontDescription(stack: "ui", size: 16)
    for tailoring in BreakTailoring.allCases {
      for whiteSpace in [TextWrapping.WhiteSpace.preWrap, .breakSpaces] {
        var style = ParagraphStyle(tailoring: tailoring)
        style.wrapping.whiteSpace = whiteSpace
        for width in [0.0, 20, 27, 32, 1_000] {
          let label = TextLabel(string, font: font, style: style)
          #expect(try Self.faults(label, preparer, width: width) == [])
        }
      }
    }
  }

  /// The hyphen of a soft hyphen is of the run that holds it (rule P5).
  @Test func aHyphenIsDrawnInTheRunOfItsSoftHyphen() throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    let large = FontDescription(stack: "ui", size: 32)
    let label = TextLabel(
      runs: [
        TextRun("extra", font: FontDescription(stack: "ui", size: 16)),
        TextRun("\u{AD}ordinary", font: large),
      ])
    #expect(try Self.faults(label, preparer, width: 80) == [])
    let lines = try preparer.prepare(label).lines(width: 80)
    #expect(lines[0].showsHyphen)
    #expect(try preparer.glyphLines(of: label, lines)[0].runs.last?.font == large)
  }

  /// A token behind a soft hyphen is of the run that holds it (rule R4).
  @Test func aTokenIsDrawnInTheRunOfTheSoftHyphenBeforeIt() throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    let label = TextLabel(
      runs: [
        TextRun("extra", font: FontDescription(stack: "ui", size: 16)),
        TextRun("\u{AD}wonderful", font: FontDescription(stack: "ui", size: 32)),
      ], style: ParagraphStyle(lineLimit: 1))
    for width in stride(from: 40.0, to: 110, by: 2) {
      #expect(try Self.faults(label, preparer, width: width) == [])
    }
  }

  /// Each terminator ends a paragraph whose indent tabs count (rule P1).
  @Test(arguments: ["\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}"])
  func tabsCountTheIndentOfEachParagraph(_ terminator: String) throws {
    let preparer = try WordTextTests.preparer(["Inter-Regular.otf"])
    var style = ParagraphStyle()
    style.indent = TextIndent(first: 30, isEachParagraph: true)
    let label = TextLabel(
      "a\(terminator)b\tc", font: FontDescription(stack: "ui", size: 16), style: style)
    #expect(try Self.faults(label, preparer, width: 500) == [])
  }
}
