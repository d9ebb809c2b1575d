import SelfSizing
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Labels that are drawn at many widths are shaped once, and look as if each width had been set by itself.
@Suite struct ComposedLabelsTests {
  @Test(arguments: [
    "hello fi AVATAR Tower, 12:30", "so\u{AD}ft hy\u{AD}phens break some\u{AD}where",
    "שלום عليكم مرحبا بالعالم hello",
    "tabs\tand\tspaces", "字字カナ words ไทยภาษา", "emoji 👩‍👩‍👧‍👦🎉 among words", "unbreakablewordsthatarelonger",
  ])
  func linesAreThoseOfEachWidthAlone(_ string: String) throws {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "DejaVuSans.ttf"])])
    let composed = ComposedLabels(engine)
    for truncation in [nil, Truncation.middle] {
      let style = ParagraphStyle(
        lineLimit: truncation.map { _ in 1 }, truncation: truncation ?? .tail)
      let label = TextLabel(
        string, font: FontDescription(stack: "ui", size: 17, tracking: truncation == nil ? 0 : 0.5),
        style: style)
      let prepared = try engine.preparedText(label)
      for width in stride(from: 10.0, to: 250, by: 3.5) {
        let lines = try prepared.lines(width: width)
        let alone = try engine.glyphLines(of: label, lines)
        let together = try composed.glyphLines(of: label, lines)
        for (alone, together) in zip(alone, together) {
          #expect(abs(alone.width - together.width) < 1e-9)
          #expect(alone.runs.map(\.glyphs) == together.runs.map(\.glyphs), "\(string) at \(width)")
        }
      }
    }
  }
}
