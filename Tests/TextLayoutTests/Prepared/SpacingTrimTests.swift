import SelfSizing
import Testing
import TextLayout

/// Full-width marks that give up their empty half, in a font of ten points.
@Suite struct SpacingTrimTests {
  private static let engine = try? TextEngine(stacks: [
    "ui": FontStack(files: ["NotoSansCJK-Regular.ttc"]), "none": FontStack(files: ["Inter-Regular.otf"]),
    "mixed": FontStack(fonts: [
      FontReference(file: "Inter-Regular.otf"), FontReference(file: "NotoSansCJK-Regular.ttc", index: 2),
    ]),
  ])

  private static func prepared(
    _ text: String, _ trim: SpacingTrim, stack: String = "ui", limit: Int? = nil, language: String = "ja"
  ) throws -> PreparedText {
    try #require(engine).preparedText(
      TextLabel(
        text, font: FontDescription(stack: stack, size: 10),
        style: ParagraphStyle(lineLimit: limit, lineMetrics: .css, spacingTrim: trim), language: language))
  }

  private static func widths(_ text: String, _ trim: SpacingTrim, width: Double) throws -> [Double] {
    try prepared(text, trim).lines(width: width).map { ($0.width * 10).rounded() / 10 }
  }

  @Test(arguments: [
    (SpacingTrim.spaceAll, 80.0), (.normal, 65), (.spaceFirst, 65), (.trimStart, 60),
  ])
  func marksSideBySideAreCloser(trim: SpacingTrim, width: Double) throws {
    // Two halves between the brackets, one between two that close.
    #expect(try Self.widths("「あ」「い」」、", trim, width: 500) == [width])
  }

  @Test(arguments: [
    (SpacingTrim.normal, [35.0, 30.0, 30.0]), (.spaceFirst, [35, 25, 30]), (.trimStart, [30, 25, 25]),
  ])
  func openingMarksBeginLines(trim: SpacingTrim, widths: [Double]) throws {
    #expect(try Self.widths("「あ」」「い」\n「う」", trim, width: 36) == widths)
  }

  @Test func aMarkThatDoesNotFitGivesUpItsHalf() throws {
    #expect(try Self.widths("あい」", .normal, width: 30) == [30])
    #expect(try Self.widths("あい」", .normal, width: 29) == [25])
    #expect(try Self.widths("あい」うえ", .normal, width: 25) == [25, 20])
    let text = try Self.prepared("あい」", .normal)
    // The height holds for all widths that the narrow mark fits.
    #expect(try text.heightInterval(width: 40).from == 25)
    #expect(text.leastWidth(forLines: 1) == 25)
    let measured = text.measure(width: 29, height: nil)
    #expect(measured.width == 25 && measured.validTo == 30)
    let carets = try text.positions(width: 29).carets()
    #expect(carets.map { ($0.x * 10).rounded() / 10 } == [0, 10, 20, 25])
  }

  /// Chromium takes no room from a mark that a space or terminator follows, but for U+3000.
  @Test(arguments: [
    ("あい」う", [25.0, 10]), ("あい」\nう", [10, 20, 10]), ("あい」 う", [10, 20, 10]), ("あい」　う", [25, 10]),
    ("あい」", [25]),
    ("あい」\n", [10, 20]),
  ])
  func marksBeforeSpacesKeepTheirHalvesInChromium(text: String, widths: [Double]) throws {
    let label = TextLabel(
      text, font: FontDescription(stack: "ui", size: 10),
      style: ParagraphStyle(tailoring: .chromium, lineMetrics: .css, spacingTrim: .normal), language: "ja")
    let lines = try #require(Self.engine).preparedText(label).lines(width: 28)
    #expect(lines.map { ($0.width * 10).rounded() / 10 } == widths)
  }

  /// Chromium gives 91.48, 82.98 and 82.98 of 17 px: the bracket's face, in which quotes are wide, tells what is beside it.
  @Test(arguments: [("。“（", 5.0), ("号”（", 5), ("号“（", 5), ("号)（", 0), ("号）”", 5)])
  func quotesInOtherFacesAreTheMarksThatTheBracketsFaceHas(text: String, trim: Double) throws {
    let widths = try [SpacingTrim.spaceAll, .normal].map {
      try Self.prepared(text, $0, stack: "mixed", language: "zh-Hans").maximumContentWidth
    }
    #expect(((widths[0] - widths[1]) * 10).rounded() / 10 == trim)
  }

  @Test func fontsWithoutHalfWidthsKeepTheirMarks() throws {
    let whole = try Self.prepared("(a) (b)", .spaceAll, stack: "none")
    let trimmed = try Self.prepared("(a) (b)", .normal, stack: "none")
    #expect(try whole.lines(width: 30) == trimmed.lines(width: 30))
  }

  @Test func stepsHoldTheSameHeights() throws {
    let text = try Self.prepared("「入れ子」の『かっこ』」（（二重））、【【三】】です。", .spaceFirst)
    let kept = text.keepingHeightSteps()
    for sixtyFourths in stride(from: 11 * 64, through: 300 * 64, by: 37) {
      let width = Double(sixtyFourths) / 64
      #expect(try text.height(width: width) == kept.height(width: width), "at \(width)")
      let fed = text.measure(width: width, height: nil)
      #expect(try text.lineCount(width: fed.width) == fed.lineCount)
    }
  }
}
