import LayoutFixtures
import SelfSizing
import TestSupport
import Testing

/// Lines that are filled more evenly than greedily: letters five points wide.
@Suite struct FillingTests {
  private func text(_ string: String, _ filling: TextWrapping.Filling, limit: Int? = nil) throws
    -> PreparedText
  {
    let style = ParagraphStyle(lineLimit: limit, wrapping: TextWrapping(filling: filling))
    return try FixedAdvanceShaper().preparedText(
      TextLabel(string, font: FontDescription(stack: "s", size: 10), style: style))
  }

  private func shown(_ string: String, _ filling: TextWrapping.Filling, width: Double, limit: Int? = nil)
    throws
    -> [String]
  {
    let scalars = Array(string.unicodeScalars)
    return try text(string, filling, limit: limit).lines(width: width).map {
      String(String.UnicodeScalarView(scalars[$0.scalars]))
    }
  }

  @Test func eachParagraphIsBalancedByItself() throws {
    let words = "aaa bbb ccc ddd eee\nlonger words"
    #expect(try shown(words, .greedy, width: 80) == ["aaa bbb ccc ddd ", "eee\n", "longer words"])
    #expect(try shown(words, .balance, width: 80) == ["aaa bbb ccc ", "ddd eee\n", "longer words"])
    // A word that fits no line is cut as ever.
    #expect(try shown("abcdefgh ij", .balance, width: 20).count == 3)
    // A text that is cut short is filled as far as it goes.
    #expect(try shown(words, .balance, width: 80, limit: 1) == ["aaa bbb ccc ddd "])
  }

  @Test func oneShortWordIsNotLeftAlone() throws {
    #expect(try shown("aaa bbb ccc dd", .pretty, width: 55) == ["aaa bbb ", "ccc dd"])
    // A word of a third of the widest line may stand alone, and two words may.
    #expect(try shown("aaa bbb ccc dddd", .pretty, width: 55) == ["aaa bbb ccc ", "dddd"])
    #expect(try shown("aaa bbb ccc d e", .pretty, width: 55) == ["aaa bbb ccc ", "d e"])
    // No width with two lines has two words on the last one.
    #expect(try shown("aaaaaaaaaaa d", .pretty, width: 60) == ["aaaaaaaaaaa ", "d"])
  }

  @Test(arguments: [TextWrapping.Filling.balance, .pretty])
  func allAnswersAgreeAndNoLineIsWonOrLost(filling: TextWrapping.Filling) throws {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
        String(repeating: "a", count: Int.random(in: 1...9, using: &generator))
      }
      let string = words.joined(separator: Bool.random(using: &generator) ? " " : "-\u{AD}")
      let (own, greedy) = (try text(string, filling), try text(string, .greedy))
      let steps = own.keepingHeightSteps()
      for _ in 0..<6 {
        let width = Double(Int.random(in: 0...120 * 64, using: &generator)) / 64
        let lines = try own.lines(width: width)
        let measured = own.measure(width: width, height: nil)
        #expect(lines.count == measured.lineCount)
        #expect(try lines.count == greedy.lineCount(width: width), "\(string) \(width)")
        #expect(try own.lineCount(width: width) == lines.count)
        #expect(try own.height(width: width) == measured.height)
        #expect(try steps.height(width: width) == measured.height)
        // Rule W8, and rule T8: what is measured holds where it says so. In less than a character's width nothing fits.
        let fedBack = try own.lines(width: measured.width > width ? width : measured.width)
        #expect(fedBack.map(\.scalars) == lines.map(\.scalars), "\(string) \(width)")
        #expect(measured.validFrom <= width && width < measured.validTo)
        let other = max(measured.validFrom, min(width - 3, measured.validTo))
        #expect(try own.lines(width: other).map(\.scalars) == lines.map(\.scalars), "\(string) \(width)")
      }
    }
  }

  /// Rules T7, T8 and W8: 10.66 points are 11 pixels, in whichever space, but where more would fit them.
  @Test func theSameLinesAreAsWideInEverySpace() throws {
    let font = FontDescription(stack: "s", size: 10)
    func measured(_ string: String, _ width: Double) throws -> TextMeasurement {
      let label = TextLabel(string, font: font, style: ParagraphStyle(lineMetrics: .pixel(scale: 1)))
      return try FixedAdvanceShaper(advance: 533).preparedText(label).measure(width: width, height: nil)
    }
    for width in [10.7, 11, 15, 30, .infinity] { #expect(try measured("of", width).width == 11) }
    // Three of 4.98 are 14.94 wide, 20 in pixels of ten points, and four fit from 19.92 on.
    let label = TextLabel("a b\u{200B}c", font: font, style: ParagraphStyle(lineMetrics: .pixel(scale: 0.1)))
    let text = try FixedAdvanceShaper(advance: 498).preparedText(label)
    let measured = text.measure(width: 17, height: nil)
    #expect(measured.lineCount == 2 && measured.width < measured.validTo && measured.width > 19)
    #expect(text.measure(width: measured.width, height: nil) == measured)
  }

  /// The least width with as many lines, found by trying all of them.
  @Test func balancedIsTheLeastWidthWithAsManyLines() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let string = (0..<8).map { _ in String(repeating: "b", count: Int.random(in: 1...6, using: &generator))
      }
      .joined(separator: " ")
      let greedy = try text(string, .greedy)
      let width = Double(Int.random(in: 6...30, using: &generator) * 5)
      let count = try greedy.lineCount(width: width)
      let least = try (6...30).map { Double($0) * 5 }.first { try greedy.lineCount(width: $0) == count }
      let expected = try greedy.lines(width: try #require(least)).map(\.scalars)
      #expect(try text(string, .balance).lines(width: width).map(\.scalars) == expected)
    }
  }
}

/// Letters of a text's last line that stand closer together (rule R6).
@Suite struct TighteningTests {
  private static let engine = try? TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])

  private func label(_ string: String, limit: Int) -> TextLabel {
    TextLabel(
      string, font: FontDescription(stack: "ui", size: 16),
      style: ParagraphStyle(lineLimit: limit, allowsTightening: true))
  }

  @Test(arguments: [
    ("A line of words that is somewhat long", 1), ("Two lines of words, of which one is tight", 2),
  ])
  func theDrawnLineIsAsWideAsMeasured(string: String, limit: Int) throws {
    let engine = try #require(Self.engine)
    let label = label(string, limit: limit)
    let text = try engine.preparedText(label)
    let natural = try #require(text.leastWidth(forLines: limit))
    var tightened = 0
    for width in stride(from: natural * 0.9, to: natural, by: 0.5) {
      let lines = try text.lines(width: width)
      let measured = text.measure(width: width, height: nil)
      let isTight = try #require(lines.last).tightening > 0
      #expect(measured.isTruncated == !isTight)
      if isTight {
        tightened += 1
        #expect(lines.last?.scalars.upperBound == string.unicodeScalars.count)
        #expect((lines.last?.tightening ?? 0) <= width / 20 + 1)
      }
      let drawn = try engine.glyphLines(of: label, lines)
      for (line, set) in zip(lines, drawn) {
        #expect(abs(line.width - set.width) < 0.02)
        let x = set.runs.flatMap { $0.glyphs.map(\.x) }
        #expect(x == x.sorted())
      }
    }
    #expect(tightened > 0)
  }
}

/// Rules of a caller's own reach the labels of an engine.
@Suite struct BreakRuleTests {
  /// No line ends after a colon, one may end before an underscore, and what is nonsense counts for nothing.
  private struct Rules: BreakRevising {
    func revise(_ breaks: inout [LineBreak], in paragraph: Span<UInt8>, language: String?) {
      let removed = (0..<paragraph.count).filter { paragraph[$0] == UInt8(ascii: ":") }.map { $0 + 2 }
      breaks.removeAll { removed.contains($0.offset) }
      for offset in 0..<paragraph.count where paragraph[offset] == UInt8(ascii: "_") {
        breaks.insert(LineBreak(offset: offset, kind: .allowed), at: 0)
      }
      breaks.append(LineBreak(offset: 4_000, kind: .allowed))
      breaks.append(LineBreak(offset: -3, kind: .mandatory))
    }
  }

  private struct Letters: DictionaryBreaking {
    func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
      offsets += stride(from: 3, to: run.count, by: 3)
    }
  }

  private func starts(_ engine: TextEngine, _ string: String, width: Double) throws -> [Int] {
    let label = TextLabel(
      string, font: FontDescription(stack: "ui", size: 16),
      style: ParagraphStyle(wrapping: TextWrapping(overflow: .normal)))
    return try engine.preparedText(label).lines(width: width).map(\.scalars.lowerBound)
  }

  @Test func opportunitiesAreThoseOfTheCaller() throws {
    let stacks = ["ui": FontStack(files: ["Inter-Regular.otf", "NotoSansThai-Regular.ttf"])]
    let plain = try TextEngine(stacks: stacks)
    let ruled = try TextEngine(stacks: stacks, dictionary: Letters(), breakRules: Rules())
    #expect(try starts(plain, "ab: cd e_f", width: 0) == [0, 4, 7])
    #expect(try starts(ruled, "ab: cd e_f", width: 0) == [0, 7, 8])
    #expect(try starts(ruled, "\u{E01}\u{E02}\u{E04}", width: 0) == [0, 1, 2])
    #expect(try starts(ruled, "", width: 0) == [0])
  }
}
