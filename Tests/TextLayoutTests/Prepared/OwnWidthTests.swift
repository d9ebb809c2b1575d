import LayoutFixtures
import Testing
import TextLayout

/// Lines of different widths: letters five points wide.
@Suite struct OwnWidthTests {
  private func text(_ string: String, _ style: ParagraphStyle = ParagraphStyle()) throws -> PreparedText {
    try FixedAdvanceShaper().preparedText(
      TextLabel(string, font: FontDescription(stack: "s", size: 10), style: style))
  }

  @Test func eachLineHasItsOwnWidth() throws {
    let text = try text("aa bb cc dd ee ff gg hh")
    let lines = try text.lines { $0 < 2 ? 25 : 40 }
    #expect(lines.map(\.scalars.lowerBound) == [0, 6, 12, 21])
    #expect(lines.map(\.width) == [25, 25, 40, 10])
    #expect(lines.map(\.baseline) == [8, 18, 28, 38])
    #expect(try text.lines { _ in 40 } == text.lines(width: 40))
    #expect(try text.lines { _ in .infinity }.count == 1)
    #expect(try text.lines { _ in .nan } == text.lines(width: 0))
    #expect(throws: TextError.self) { try text.lines(height: .nan) { _ in 40 } }
  }

  @Test func theLineThatIsCutHasItsOwnWidth() throws {
    let text = try text("aa bb cc dd ee ff gg hh", ParagraphStyle(lineLimit: 2))
    let lines = try text.lines { $0 == 0 ? 25 : 40 }
    #expect(lines.map(\.width) == [25, 40])
    #expect(lines[1].token != nil)
    #expect(try text.lines(height: 15) { $0 == 0 ? 25 : 40 }.map(\.width) == [25])
  }

  @Test func indentsAndFillingsDoNotMix() throws {
    let style = ParagraphStyle(
      wrapping: TextWrapping(filling: .balance), indent: TextIndent(first: 10))
    let lines = try text("aa bb cc dd", style).lines { $0 == 0 ? 35 : 40 }
    #expect(lines.map(\.scalars.lowerBound) == [0, 6])
  }
}
