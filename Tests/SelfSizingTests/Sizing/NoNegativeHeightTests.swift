import SelfSizing
import TestSupport
import Testing

/// Heights are numbers from 0 on, whatever a style or a scale says.
@Suite struct NoNegativeHeightTests {
  private static let engine = Result {
    try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
  }

  private static let changes: [@Sendable (inout ParagraphStyle) -> Void] = [
    { $0.lineSpacing = -1_000 }, { $0.paragraphSpacing = -1_000 }, { $0.lineSpacing = -1e6 },
    {
      $0.lineSpacing = -30
      $0.minimumLines = 9
    },
    {
      $0.lineSpacing = -500
      $0.lineMetrics = .css
    },
  ]

  @Test(arguments: changes.indices) func stylesWhoseLinesOverlap(change: Int) throws {
    var style = ParagraphStyle()
    Self.changes[change](&style)
    let font = FontDescription(stack: "ui", size: 16)
    for string in ["Hello, world, again and again\nand more", "مرحبا 123 Hello and more words", "a"] {
      let text = try Self.engine.get().preparedText(TextLabel(string, font: font, style: style))
      for width in [0, 40, 333, .infinity] {
        #expect(try text.height(width: width) >= 0)
        #expect(try text.keepingHeightSteps().height(width: width) == text.height(width: width))
        #expect(text.measure(width: width, height: 30).height >= 0)
      }
    }
  }

  @Test func boxesThatReachNeitherUpNorDown() throws {
    let font = FontDescription(stack: "ui", size: 16)
    for (ascent, descent) in [(-1e6, -1e6), (-1e6, 0), (1e6, -1e6), (-5, -1e6)] {
      let box = TextRun(InlineBox(width: 10, ascent: ascent, descent: descent), font: font)
      for runs in [[box], [TextRun("abc", font: font), box]] {
        let text = try Self.engine.get().preparedText(TextLabel(runs: runs))
        #expect(try text.height(width: 50) >= 0)
      }
    }
  }

  @Test(arguments: [1e300, 1e308, .leastNonzeroMagnitude]) func scalesThatNoScreenHas(scale: Double) throws {
    var environment = RowEnvironment()
    environment.scale = scale
    let words = StandInText(
      words: [.characters(5), .newline, .characters(3)], advance: 8, lineHeight: 20, ascent: 15,
      capHeight: 10,
      leading: 0)
    let row = try PreparedRow(
      RowDescription(.text(TextDescription(.standIn(words)))), environment: environment)
    for width in [0.0, 40, 320] {
      let height = try row.measure(ProposedSize(width: width, height: nil)).height
      #expect(height.isFinite && height >= 0)
    }
  }
}
