import LayoutFixtures
import TestSupport
import Testing

@testable import TextLayout

/// A font one point large, a thousand units to the em: 64 units of width are about 4 of these points' 64ths.
private let font = FontDescription(stack: "any", size: 10)

private func prepared(_ text: String, tailoring: BreakTailoring = .unicode) throws -> PreparedText {
  try FixedAdvanceShaper().preparedText(
    TextLabel(text, font: font, style: ParagraphStyle(tailoring: tailoring)))
}

/// The same with every third character of another size.
private func preparedInSizes(_ text: String, tailoring: BreakTailoring) throws -> PreparedText {
  let runs = text.enumerated().map { index, character in
    TextRun(String(character), font: FontDescription(stack: "any", size: index % 3 == 0 ? 16 : 10))
  }
  return try FixedAdvanceShaper().preparedText(
    TextLabel(runs: runs, style: ParagraphStyle(tailoring: tailoring)))
}

/// Random text of words, runs of spaces, tabs, soft hyphens, marks and ideographs.
private func randomText(_ generator: inout SeededGenerator) -> String {
  let pieces = [
    "a", "b", "word", "longer", " ", " ", "  ", "\t", "\u{AD}", "-", "--", "字", "字", "\u{3000}", "e\u{301}",
    ")",
    "(", "!", "5", "\u{A0}", "\u{2003}", "?",
  ]
  let count = Int.random(in: 0...24, using: &generator)
  return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
}

@Suite struct LineFillerTests {
  @Test(arguments: BreakTailoring.allCases)
  func linesAreThoseOfTheRulesReadOneByOne(tailoring: BreakTailoring) throws {
    var generator = SeededGenerator(seed: 0x11E5)
    for round in 0..<(isThorough ? 40_000 : 1_500) {
      let text = randomText(&generator)
      let naive = NaiveWrapping(text, advance: 500, tailoring: tailoring)
      let prepared = try prepared(text, tailoring: tailoring)
      let limit = Int.random(in: 0...14, using: &generator) * 250
      var lines = walk(prepared, limit).map {
        NaiveWrapping.Line(first: $0.clusters.lowerBound, width: $0.width)
      }
      var expected = naive.lines(limit: limit)
      // Chromium keeps room for the hyphen of a soft hyphen that ends the text: not part of the naive rules.
      if tailoring == .chromium, text.hasSuffix("\u{AD}") { (lines, expected) = ([], []) }
      #expect(lines == expected, "round \(round): \(text.debugDescription) at \(limit)")
    }
  }

  #if !SELFSIZING_NO_KERNELS
    /// Every line that a kernel finds is the one that looking at opportunities one by one finds, and so are numbers of lines and
    /// heights (rule W7).
    @Test(arguments: BreakTailoring.allCases)
    func kernelsFindTheLinesThatTheSearchFinds(tailoring: BreakTailoring) throws {
      var generator = SeededGenerator(seed: 0xA4EAD)
      var (ahead, steady, rising, mixed) = (0, 0, 0, 0)
      for round in 0..<4_000 {
        var text = randomText(&generator)
        if round % 3 == 0 { text += "\n" + randomText(&generator) + "\n\n" + randomText(&generator) }
        if round % 3 == 1 {
          text = "a\t" + text + "\tword\n" + text.filter { $0 == "字" }
        }
        if round % 40 == 5 { text = String(repeating: "a\tbb \t", count: 100) }
        let isMixed = round % 4 == 1 && !text.isEmpty
        let prepared =
          try isMixed ? preparedInSizes(text, tailoring: tailoring) : prepared(text, tailoring: tailoring)
        let limit = Int.random(in: 0...20, using: &generator) * prepared.unitsPerEm / 4
        var filler = LineFiller(prepared.storage, limit: limit)
        var heights = LineHeights(prepared.setting, flags: filler.flags)
        while filler.segment < filler.segments.count {
          var kernel = filler
          let line = filler.searchedLine()
          if let found = kernel.lineAhead() {
            #expect(found == line, "round \(round): \(text.debugDescription) at \(limit)")
            #expect(kernel.segment == filler.segment && kernel.start == filler.start)
            ahead += 1
          }
          heights.add(try #require(line), of: &filler)
        }
        if let count = prepared.storage.steadyLineCount(limit: limit) {
          #expect(count == heights.sum.count, "round \(round): \(text.debugDescription) at \(limit)")
          #expect(prepared.storage.steadyHeight(limit: limit) == heights.height)
          if prepared.storage.flags.contains(.isRising) { rising += 1 } else { steady += 1 }
          if prepared.storage.flags.contains(.isMixed) { mixed += 1 }
        }
      }
      #expect(
        ahead > 2_000 && steady > 200 && rising > 500 && mixed > 50,
        "\(ahead) lines, \(steady) labels, \(rising) with tabs or soft hyphens, \(mixed) in sizes")
    }
  #endif

  @Test func intervalsHoldUpToTheirEndsAndNoFurther() throws {
    var generator = SeededGenerator(seed: 0x1A7E)
    for _ in 0..<2_000 {
      let text = try prepared(randomText(&generator))
      let limit = Int.random(in: 0...14, using: &generator) * 250
      let lines = walk(text, limit)
      let least = lines.map(\.least).max() ?? 0
      let next = lines.map(\.next).min() ?? .max
      #expect(least <= limit && limit < next)
      let clusters = lines.map(\.clusters)
      for same in [least, min(next - 1, 1 << 40)] { #expect(walk(text, same).map(\.clusters) == clusters) }
      if least > 0 { #expect(walk(text, least - 1).map(\.clusters) != clusters) }
      if next < .max { #expect(walk(text, next).map(\.clusters) != clusters) }
    }
  }

  @Test func allAnswersComeFromTheSameLines() throws {
    var generator = SeededGenerator(seed: 0xC0)
    for _ in 0..<500 {
      let text = try prepared(randomText(&generator) + "\n" + randomText(&generator))
      let width = Double(Int.random(in: 0...100, using: &generator))
      let lines = try text.lines(width: width)
      let measured = text.measure(width: width, height: nil)
      #expect(try text.lineCount(width: width) == lines.count)
      #expect(measured.lineCount == lines.count)
      #expect(try text.height(width: width) == measured.height)
      #expect(measured.height == Double(lines.count) * 10)
      #expect(lines.map(\.width).max() ?? 0 <= measured.width)
      #expect(lines.last?.scalars.upperBound == text.clusters.contents.clusterScalars.last)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.scalars.upperBound == $1.scalars.lowerBound })
    }
  }

  @Test func theMeasuredWidthFedBackGivesTheSameLines() throws {
    var generator = SeededGenerator(seed: 0xFEED)
    for _ in 0..<500 {
      let sizes = [9.5, 10, 13, 17.25]
      let text = try prepared(randomText(&generator)).withFontSize(
        sizes[Int.random(in: 0..<4, using: &generator)])
      let width = Double.random(in: 0...120, using: &generator)
      let measured = text.measure(width: width, height: nil)
      // A cluster wider than the line makes the label wider than proposed: that is another width.
      guard measured.width <= width else { continue }
      let again = text.measure(width: measured.width, height: nil)
      #expect(again == measured)
      #expect(try text.lines(width: measured.width) == text.lines(width: width))
    }
  }

  /// In a process of its own: other tests' allocations would count too.
  @Test func aNewWidthAllocatesNothing() async {
    await #expect(processExitsWith: .success) {
      guard AllocationCount.isAvailable else { return }
      let text = try prepared(
        "Some words\tand a soft\u{AD}hyphen, wrapped at any width. 字字字 — and\nanother one")
      let plain = try prepared("Nothing but plain words, and enough of them for several lines.")
      for text in [text, plain] {
        try #require(AllocationCount.minimum { _ = try text.height(width: 60) } == 0)
        try #require(AllocationCount.minimum { _ = try text.lineCount(width: 60) } == 0)
        try #require(AllocationCount.minimum { _ = text.measure(width: 60, height: 30) } == 0)
      }
    }
  }
}

@Suite struct FittingTests {
  @Test func aLineFitsIfItIsLessThanA64thWiderThanTheWidthCutDownToWhole64ths() throws {
    // Four characters of 5 points each.
    let text = try prepared("ab cd")
    #expect(try text.lineCount(width: 25) == 1)
    #expect(try text.lineCount(width: 25 - 1.0 / 128) == 2)
    // 25 units of 1/1000 at size 10.01 are 25.025 points, 25 and 1.6 64ths.
    let larger = try text.withFontSize(10.01)
    #expect(try larger.lineCount(width: 25 + 1.0 / 64) == 1)
    #expect(try larger.lineCount(width: 25 + 0.99 / 64) == 2)
  }

  @Test func aWidthThatIsNoNumberIsRefusedAndOthersAreTakenAsTheyCome() throws {
    let text = try prepared("ab cd")
    #expect(throws: TextError.self) { try text.height(width: .nan) }
    #expect(throws: TextError.self) { try text.lines(width: .nan) }
    #expect(try text.lineCount(width: -5) == text.lineCount(width: 0))
    #expect(try text.lineCount(width: .infinity) == 1)
    #expect(try text.lineCount(width: .greatestFiniteMagnitude) == 1)
  }

  @Test func anEmptyTextIsOneLineHigh() throws {
    #expect(try prepared("").lines(width: 50).map(\.scalars) == [0..<0])
    #expect(try prepared("").height(width: 50) == 10)
  }

  @Test func aTrailingNewlineOpensAnEmptyLineUnlessChromiumIsFollowed() throws {
    #expect(try prepared("a\n").lines(width: 50).map(\.scalars) == [0..<2, 2..<2])
    #expect(try prepared("a\n", tailoring: .chromium).lines(width: 50).map(\.scalars) == [0..<2])
    #expect(try prepared("a\u{2028}b").lineCount(width: 50) == 2)
    #expect(try prepared("a\u{2028}b", tailoring: .chromium).lineCount(width: 50) == 1)
    #expect(try prepared("a\r\nb\rc\u{85}d").lineCount(width: 50) == 4)
  }

  /// With the browser's tailoring a carriage return by itself, as a form feed, draws nothing and forces no line (rule P1).
  @Test func aLoneCarriageReturnIsNothingToABrowser() throws {
    #expect(try prepared("a\rb\r", tailoring: .chromium).lines(width: 50).map(\.width) == [10])
    #expect(try prepared("a\r\nb\rc", tailoring: .chromium).lines(width: 50).map(\.width) == [5, 10])
    #expect(try prepared("a\u{C}b", tailoring: .chromium).lines(width: 50).map(\.width) == [10])
  }
}

@Suite struct LimitTests {
  private func measure(_ text: String, _ style: ParagraphStyle, _ width: Double, _ height: Double? = nil)
    throws
    -> TextMeasurement
  {
    try FixedAdvanceShaper(lineGap: 100).prepare(TextLabel(text, font: font, style: style)).measure(
      width: width, height: height)
  }

  @Test func aLineLimitCutsTheLastLineWithAnEllipsis() throws {
    let cut = try measure("one two three four", ParagraphStyle(lineLimit: 2), 40)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    // "three f…": 8 characters.
    #expect(cut.width == 40)
    #expect(cut.height == 21)
    #expect(try !measure("one two three", ParagraphStyle(lineLimit: 2), 40).isTruncated)
  }

  @Test func reservedLinesCountForTheHeightShownOrNot() throws {
    #expect(try measure("one", ParagraphStyle(minimumLines: 3), 100).height == 32)
    #expect(try measure("one", ParagraphStyle(minimumLines: 3), 100).lineCount == 1)
  }

  @Test func aProposedHeightLimitsLinesToThoseThatFitButNeverBelowOne() throws {
    let text = "one two three four"
    #expect(try measure(text, ParagraphStyle(), 25, 43).lineCount == 4)
    #expect(try measure(text, ParagraphStyle(), 25, 42.9).lineCount == 3)
    #expect(try measure(text, ParagraphStyle(), 25, 42.9).isTruncated)
    #expect(try measure(text, ParagraphStyle(), 25, 0).lineCount == 1)
    #expect(try measure(text, ParagraphStyle(), 25, 0).height == 10)
  }

  @Test func aMeasurementHoldsInItsWholeInterval() throws {
    var generator = SeededGenerator(seed: 0x7007)
    for _ in 0..<2_000 {
      let limit = Int.random(in: 1...3, using: &generator)
      let string = randomText(&generator)
      let text = try FixedAdvanceShaper().prepare(
        TextLabel(string, font: font, style: ParagraphStyle(lineLimit: limit)))
      let width = Double.random(in: 0...90, using: &generator)
      let measured = text.measure(width: width, height: nil)
      #expect(measured.validFrom <= width && width < measured.validTo)
      #expect(measured.validFrom <= measured.width)
      #expect(text.measure(width: measured.validFrom, height: nil) == measured)
      if limit > 1, measured.lineCount == 1, measured.validFrom > 0 {
        #expect(measured.firstBaseline == measured.lastBaseline && measured.validTo == .infinity)
        #expect(text.measure(width: measured.validFrom - 1.0 / 64, height: nil).lineCount > 1)
      }
      if measured.validTo < .infinity {
        #expect(text.measure(width: measured.validTo - 1.0 / 64, height: nil) == measured)
      }
    }
  }

  @Test func aWordThatCannotBeBrokenHoldsFromNoWidthOn() throws {
    let run = TextRun("word", font: font, isUnbreakable: true)
    let text = try FixedAdvanceShaper().prepare(TextLabel(runs: [run]))
    #expect(text.measure(width: 90, height: nil).validFrom == 0)
  }

  @Test func limitsThatContradictThemselvesAreRefused() {
    for style in [ParagraphStyle(lineLimit: 0), ParagraphStyle(lineLimit: 2, minimumLines: 3)] {
      #expect(throws: TextError.self) {
        try FixedAdvanceShaper().prepare(TextLabel("a", font: font, style: style))
      }
    }
    for size in [0, -1, .nan, .infinity] {
      #expect(throws: TextError.self) {
        try FixedAdvanceShaper().prepare(TextLabel("a", font: FontDescription(stack: "x", size: size)))
      }
    }
  }
}
