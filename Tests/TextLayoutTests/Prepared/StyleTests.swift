import LayoutFixtures
import SelfSizing
import Testing

private let font = FontDescription(stack: "s", size: 10)

/// Five points a character, lines of ten points.
private func fixed(_ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle()) throws -> PreparedText {
  try FixedAdvanceShaper().preparedText(TextLabel(runs: runs, style: style))
}

private func fixed(_ text: String, _ style: ParagraphStyle) throws -> PreparedText {
  try fixed([TextRun(text, font: font)], style)
}

@Suite struct LineHeightTests {
  @Test func lineSpacingStandsBetweenLinesAndNotAfterTheLastShown() throws {
    let style = ParagraphStyle(lineLimit: 2, lineSpacing: 3)
    #expect(try fixed("a b c", style).height(width: 5) == 23)
    #expect(try fixed("a", style).height(width: 5) == 10)
  }

  @Test func paragraphSpacingStandsBetweenParagraphs() throws {
    #expect(try fixed("a b\nc", ParagraphStyle(paragraphSpacing: 4)).height(width: 5) == 34)
  }

  @Test(arguments: [
    (LineHeight.multiple(1.5), 30.0), (.atLeast(8), 20), (.atLeast(14), 28), (.exactly(7), 14),
    (.exactly(14), 28),
  ])
  func linesAreAsTallAsTheStyleSays(height: LineHeight, total: Double) throws {
    let text = try fixed("a b", ParagraphStyle(lineHeight: height))
    #expect(try text.height(width: 5) == total)
    // The difference is shared above and below: the baseline stays in the middle.
    let line = try text.lines(width: 5)[0]
    #expect(abs((line.ascent - 8) - (line.descent - 2)) < 1e-9)
  }

  @Test func baselinesFollowTheLines() throws {
    let lines = try fixed("a b c", ParagraphStyle(lineSpacing: 3)).lines(width: 5)
    #expect(lines.map(\.baseline) == [8, 21, 34])
  }

  @Test func liftedLettersMakeTheirLineTaller() throws {
    // A line of ten points, eight above the baseline.
    var high = font
    high.baselineOffset = 3
    var low = font
    low.baselineOffset = -4
    func text(_ lifted: FontDescription) throws -> PreparedText {
      try fixed([TextRun("a ", font: font), TextRun("b", font: lifted), TextRun(" c", font: font)])
    }
    for width in [5.0, 100] {
      let lines = try text(high).lines(width: width)
      let lifted = try #require(lines.first { $0.scalars.contains(2) })
      #expect(lifted.ascent == 11 && lifted.descent == 2)
      let last = try #require(lines.last)
      #expect(last.ascent == (width == 5 ? 8 : 11))
    }
    #expect(try text(high).height(width: 5) == 33)
    #expect(try text(low).height(width: 5) == 34)
    #expect(try text(high).withFontSize(20).height(width: 100) == 26)
    // All of a text may be lifted: the line that it would stand on counts as well.
    #expect(try fixed([TextRun("b", font: high)]).height(width: 100) == 13)
  }

  @Test func aLeadingGivenWithTheFontReplacesTheFacesLineGap() throws {
    var led = font
    led.leading = 2.5
    let text = try FixedAdvanceShaper(lineGap: 100).preparedText(TextLabel("a b c", font: led))
    #expect(try text.height(width: 5) == 35)
  }
}

@Suite struct TruncationTests {
  private func shown(_ text: String, _ truncation: Truncation, limit: Int, width: Double, token: String = "…")
    throws
    -> String
  {
    let style = ParagraphStyle(lineLimit: limit, truncation: truncation, truncationToken: token)
    let line = try #require(try fixed(text, style).lines(width: width).last)
    let scalars = Array(text.unicodeScalars)
    guard let omitted = line.omitted else { return String(String.UnicodeScalarView(scalars[line.scalars])) }
    let kept = scalars[line.scalars.lowerBound..<omitted.lowerBound]
    return String(String.UnicodeScalarView(kept)) + token
      + String(String.UnicodeScalarView(scalars[omitted.upperBound...]))
  }

  @Test(arguments: [
    (Truncation.tail, 1, 40.0, "one two…"), (.head, 1, 40, "…ee four"), (.middle, 1, 40, "one…four"),
    (.tail, 2, 40, "three f…"), (.head, 2, 40, "…ee four"), (.middle, 2, 40, "thre…our"),
    (.tail, 9, 40, "four"), (.tail, 1, 0, "…"),
  ])
  func asMuchShowsAsFitsBesideTheToken(truncation: Truncation, limit: Int, width: Double, expected: String)
    throws
  {
    #expect(try shown("one two three four", truncation, limit: limit, width: width) == expected)
  }

  @Test func aTokenOfOnesOwnCountsWithItsWidth() throws {
    #expect(try shown("one two three", .tail, limit: 1, width: 45, token: " more") == "one more")
    #expect(try shown("one two three", .tail, limit: 1, width: 45, token: "") == "one two t")
  }

  @Test func aParagraphThatEndsBeforeTheTextDoesShowsTheTokenAtItsEnd() throws {
    #expect(try shown("one\ntwo", .tail, limit: 1, width: 100) == "one…")
  }

  @Test func measuringAndLinesAgree() throws {
    for truncation in Truncation.allCases {
      for width in stride(from: 0.0, through: 80, by: 2.5) {
        let text = try fixed("one two three four five", ParagraphStyle(lineLimit: 2, truncation: truncation))
        let lines = try text.lines(width: width)
        let measured = text.measure(width: width, height: nil)
        #expect(measured.lineCount == lines.count)
        #expect(measured.isTruncated == (lines.last?.omitted != nil))
        #expect((lines.map(\.width).max() ?? 0) == measured.width)
      }
    }
  }
}

@Suite struct RichTextTests {
  @Test func runsOfTwoSizesAreAsWideAndTallAsEach() throws {
    let large = FontDescription(stack: "s", size: 20)
    let text = try fixed([TextRun("ab ", font: font), TextRun("cd", font: large)])
    #expect(try text.lines(width: .infinity).map(\.width) == [35])
    #expect(try text.height(width: .infinity) == 20)
    // Lines of the small run alone are as tall as that.
    #expect(try text.height(width: 20) == 30)
  }

  @Test func aBoxTakesItsRoomAndBreaksAsAnIdeographDoes() throws {
    let box = InlineBox(width: 30, ascent: 22, descent: 6)
    let text = try fixed([TextRun("ab", font: font), TextRun(box, font: font), TextRun("cd", font: font)])
    #expect(try text.lines(width: .infinity).map(\.width) == [50])
    #expect(try text.height(width: .infinity) == 28)
    #expect(try text.lines(width: 40).map(\.scalars) == [0..<3, 3..<5])
    #expect(try text.lines(width: 40).map(\.ascent) == [22, 8])
    #expect(try text.lines(width: 30).map(\.width) == [10, 30, 10])
  }

  @Test(arguments: [17.0, 13, 7.3])
  func aBoxOfWholePixelsIsNoPixelLarger(size: Double) throws {
    for length in stride(from: 1.0, through: 60, by: 0.5) {
      let box = InlineBox(width: length, ascent: 20 + length, descent: 20)
      let text = try fixed([TextRun(box, font: FontDescription(stack: "s", size: size))])
      let measured = text.measure(width: nil, height: nil)
      #expect(measured.width == length && measured.height == 40 + length, "\(length)")
    }
  }

  @Test func trackingAddsUpWithoutError() throws {
    var tracked = FontDescription(stack: "s", size: 17)
    tracked.tracking = 0.1
    let text = try fixed([TextRun(String(repeating: "x", count: 10_000), font: tracked)])
    let width = try text.lines(width: .infinity)[0].width
    #expect(abs(width - 10_000 * (8.5 + 0.1)) < 17.0 / 0x1p18)
  }

  @Test func anUnbreakableRunStaysOnOneLine() throws {
    let runs = [
      TextRun("a ", font: font), TextRun("b c d", font: font, isUnbreakable: true), TextRun(" e", font: font),
    ]
    let text = try fixed(runs)
    #expect(try text.lines(width: 30).map(\.scalars) == [0..<2, 2..<8, 8..<9])
    // Where it does not fit, it overflows.
    #expect(try text.lines(width: 10).map(\.width) == [5, 25, 5])
  }

  @Test func runsThatJoinThePreviousOneMakeOneWhole() throws {
    let box = InlineBox(width: 10, ascent: 8)
    let runs = [
      TextRun("a ", font: font), TextRun(box, font: font),
      TextRun("b c", font: font, isUnbreakable: true, joinsPrevious: true), TextRun("字", font: font),
    ]
    let text = try fixed(runs)
    #expect(try text.lines(width: 29).map(\.scalars) == [0..<2, 2..<6, 6..<7])
    #expect(try text.lines(width: 5).map(\.width) == [5, 25, 5])
    var apart = runs
    apart[2].joinsPrevious = false
    #expect(try fixed(apart).lines(width: 20).map(\.scalars) == [0..<3, 3..<7])
  }

  @Test func runsOfSizesFarApartStopNothing() throws {
    let tiny = FontDescription(stack: "s", size: 0.001)
    let huge = FontDescription(stack: "s", size: 1e6, tracking: 1e6)
    for fonts in [[tiny, huge], [huge, tiny]] {
      let text = try fixed(fonts.map { TextRun(String(repeating: "ab cd", count: 50), font: $0) })
      for width in [0, 1, 1e9, Double.infinity] {
        #expect(try text.lines(width: width).last?.scalars.upperBound == 500)
        #expect(text.measure(width: width, height: 10).height.isFinite)
      }
    }
  }

  /// Segments may be wider than 32 bits hold, and lines narrower than they are then break inside them.
  @Test func segmentsBeyond32BitsAreBrokenAtEveryWidth() throws {
    let text = try fixed([
      TextRun(" hi", font: FontDescription(stack: "s", size: 0.001)),
      TextRun(
        "abcdef", font: FontDescription(stack: "s", size: 1e6), isUnbreakable: true, joinsPrevious: true),
    ])
    for exponent in -3...7 {
      let width = pow(10, Double(exponent))
      #expect(try text.lines(width: width).count == text.lineCount(width: width), "at \(width)")
    }
  }

  @Test func trackingAndWordSpacingWidenWhatTheyFollow() throws {
    var spaced = font
    spaced.tracking = 1
    spaced.wordSpacing = 3
    let text = try fixed([TextRun("ab cd", font: spaced)])
    #expect(try text.lines(width: .infinity).map(\.width) == [33])
  }

  @Test func tabStopsComeBeforeTheMultiplesOfEightSpaces() throws {
    let text = try fixed("a\tb\tc", ParagraphStyle(tabStops: [12, 30]))
    #expect(try text.lines(width: .infinity).map(\.width) == [35])
    #expect(
      try fixed("a\tb\tc\td", ParagraphStyle(tabStops: [12, 30])).lines(width: .infinity).map(\.width) == [45]
    )
  }

  @Test func linesStandByTheirAlignment() throws {
    let x = { (alignment: LineAlignment) in
      try fixed("ab cde", ParagraphStyle(alignment: alignment)).lines(width: 20).map(\.x)
    }
    #expect(try x(.leading) == [0, 0])
    #expect(try x(.center) == [2.5, 0])
    #expect(try x(.trailing) == [5, 0])
  }
}

/// What is no character of the text, hyphens and tokens, is set as the run is where the text is cut (rule X1).
@Suite struct RunAtCutTests {
  private let large = FontDescription(stack: "s", size: 20)

  @Test func aHyphenIsAsWideAsItsRunMakesIt() throws {
    let runs = [TextRun("ab ", font: font), TextRun("cd\u{AD}ef", font: large)]
    let text = try fixed(runs)
    // "cd" and the hyphen in characters 10 wide; in the first run's it would be 25.
    #expect(try text.lines(width: 30).map(\.width) == [10, 30, 20])
    #expect(try text.lines(width: 29).map(\.width) == [10, 10, 20, 20])
    var tracked = font
    tracked.tracking = 2
    let spaced = try fixed([TextRun("ab ", font: font), TextRun("cd\u{AD}efgh", font: tracked)])
    // The hyphen has no spacing behind it.
    #expect(try spaced.lines(width: 30).map(\.width) == [10, 19, 28])
  }

  private func last(_ runs: [TextRun], _ truncation: Truncation, width: Double) throws -> TextLine {
    var label = TextLabel(runs: runs, style: ParagraphStyle(lineLimit: 1, truncation: truncation))
    label.style.lineLimit = 1
    let text = try FixedAdvanceShaper().preparedText(label)
    let measured = text.measure(width: width, height: nil)
    let line = try #require(try text.lines(width: width).last)
    #expect(measured.isTruncated && measured.width >= line.width)
    // What was measured holds to the end of its interval and no further.
    for other in [measured.validFrom, measured.validTo - 1.0 / 64] where other.isFinite {
      #expect(try text.lines(width: other).last == line, "\(measured) \(other)")
    }
    return line
  }

  @Test func anEllipsisIsAsWideAsTheRunBeforeItMakesIt() throws {
    let runs = [TextRun("abcd", font: font), TextRun("efgh", font: large), TextRun("ijklmn", font: font)]
    // Four of 5 and an ellipsis of 5.
    #expect(try last(runs, .tail, width: 29).omitted == 4..<14)
    #expect(try last(runs, .tail, width: 29).width == 25)
    // One more of 10 brings an ellipsis of 10.
    #expect(try last(runs, .tail, width: 39).width == 25)
    #expect(try last(runs, .tail, width: 40).width == 40)
    // After the large ones a small ellipsis again: seven more points fit one character more.
    #expect(try last(runs, .tail, width: 70).omitted == 9..<14)
    #expect(try last(runs, .tail, width: 70).width == 70)
    #expect(try last(runs, .tail, width: 69).width == 60)
  }

  @Test func atTheHeadTheRunBehindTheEllipsisCounts() throws {
    let runs = [TextRun("abcdef", font: font), TextRun("gh", font: large)]
    #expect(try last(runs, .head, width: 20).omitted == 0..<7)
    #expect(try last(runs, .head, width: 30).width == 30)
    #expect(try last(runs, .head, width: 30).omitted == 0..<5)
    #expect(try last(runs, .middle, width: 25).width == 25)
  }

  @Test func anEllipsisIsSetWithTheRunsFeaturesAndAxes() throws {
    let engine = try TextEngine(stacks: [
      "s": FontStack(files: ["DejaVuSans.ttf"]), "m": FontStack(files: ["DejaVuSansMono.ttf"]),
    ])
    let sans = FontDescription(stack: "s", size: 2048)
    let mono = FontDescription(stack: "m", size: 2048)
    let runs = [TextRun("a", font: sans), TextRun("bcdef", font: mono)]
    let text = try engine.preparedText(TextLabel(runs: runs, style: ParagraphStyle(lineLimit: 1)))
    let a = try engine.preparedText(TextLabel("a", font: sans)).lines(width: .infinity)[0].width
    let line = try text.lines(width: 5000)[0]
    // All glyphs of the second face are 1233 wide, the ellipsis too.
    #expect(line.width == a + 3 * 1233)
  }
}

@Suite struct StyleErrorTests {
  private static let wrong: [(ParagraphStyle, String)] = [
    (ParagraphStyle(lineLimit: 0), "0"), (ParagraphStyle(lineLimit: 2, minimumLines: 3), "3"),
    (ParagraphStyle(tabStops: [20, 10]), "10.0"), (ParagraphStyle(tabStops: [.nan]), "nan"),
    (ParagraphStyle(lineSpacing: .infinity), "inf"), (ParagraphStyle(lineHeight: .multiple(-1)), "-1.0"),
    (ParagraphStyle(lineMetrics: .pixel(scale: 0)), "0.0"),
  ]

  @Test(arguments: wrong)
  func aNumberThatCannotBeUsedIsNamed(style: ParagraphStyle, value: String) {
    let error = #expect(throws: TextError.self) { try fixed("a", style) }
    #expect(error?.code == .invalidStyle)
    #expect(error?.description.contains(value) == true)
  }

  @Test func aLabelWithoutRunsIsRefused() {
    #expect(throws: TextError.self) { try fixed([], ParagraphStyle()) }
  }

  @Test func featuresAndAxesThatNoFaceHasAreNamed() throws {
    let engine = try TextEngine(stacks: ["s": FontStack(files: ["DejaVuSans.ttf"])])
    for font in [
      FontDescription(stack: "s", size: 10, features: [FontFeature("zzzz")]),
      FontDescription(stack: "s", size: 10, variations: [FontVariation("wght", 500)]),
    ] {
      let error = #expect(throws: TextError.self) { try engine.preparedText(TextLabel("a", font: font)) }
      #expect(error?.code == .unavailableFeature)
    }
    let short = FontDescription(stack: "s", size: 10, features: [FontFeature("tnum2")])
    let error = #expect(throws: TextError.self) { try engine.preparedText(TextLabel("a", font: short)) }
    #expect(error?.code == .invalidStyle)
  }
}
