import SelfSizing
import Synchronization
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

  /// Fonts of a caller's own may ask for glyphs themselves: no lock is held meanwhile.
  @Test func fontsMayAskForGlyphsWhileALabelIsShaped() throws {
    let fonts = AskingFonts()
    let stack = FontStack(
      fonts: [FontReference(file: "Inter-Regular.otf")], system: SystemFont(family: "Inter"))
    let engine = TextEngine(library: try FontLibrary(stacks: ["ui": stack], system: fonts))
    let composed = ComposedLabels(engine)
    let (first, second) = (label("\u{E01} some"), label("other"))
    let lines = try engine.preparedText(first).lines(width: 60)
    let others = try engine.preparedText(second).lines(width: 60)
    let asked = Mutex(0)
    fonts.question.withLock { question in
      question = {
        let count = (try? composed.glyphLines(of: second, others).count) ?? 0
        asked.withLock { $0 += count }
      }
    }
    let uncovered = label("\u{12000} \u{915} words")
    #expect(try composed.glyphLines(of: uncovered, lines).count == lines.count)
    #expect(asked.withLock { $0 } == others.count)
  }

  private func label(_ string: String) -> TextLabel {
    TextLabel(string, font: FontDescription(stack: "ui", size: 16))
  }
}

/// Fonts that ask a question when they are asked for a face, once.
private final class AskingFonts: SystemFontSource {
  let question = Mutex<(@Sendable () -> Void)?>(nil)

  var digest: UInt64 { 1 }

  func isInstalled(_ family: String) -> Bool { true }

  func family(for font: SystemFont) throws(FontError) -> [FontReference] {
    [FontReference(file: "Inter-Regular.otf")]
  }

  func fallback(
    for characters: [UInt32], isColoured: Bool, font: SystemFont, language: String?, from start: Int
  ) -> (faces: [FontReference], next: Int)? {
    let question = question.withLock { $0.take() }
    question?()
    return nil
  }
}
