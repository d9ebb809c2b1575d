import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout

/// Paragraphs of any length are measured as they would be in one, and take little memory while they are prepared (rule P7).
@Suite struct LongParagraphTests {
  /// Words, and the most bytes that preparing them takes for a byte of text: no more than ten where words and spaces are in one face;
  /// there are more items in other text, or a segment for every three bytes.
  struct Kind: Sendable {
    var words: [String]
    var mostBytes = 10
  }

  static let kinds = [
    Kind(words: ["A ", "quick ", "-> ", "brown ", "fox, ", "jumps ", "over ", "10x20 ", "AV ", "To: "]),
    Kind(words: ["Съешь ", "ещё ", "этих ", "мягких ", "французских ", "булок, "]),
    Kind(words: ["नमस्ते ", "दुनिया ", "आज ", "मौसम ", "बहुत ", "अच्छा ", "है "]),
    Kind(words: ["สวัสดี", "ชาวโลก", "วันนี้ ", "เป็นอย่างไร", "บ้าง "]),
    Kind(
      words: ["مرحبا ", "بالعالم ", "كيف ", "حالك ", "اليوم ", "يا ", "صديقي ", "العزيز "], mostBytes: 11),
    Kind(words: ["今日は", "良い天気ですね。", "明日も", "晴れ、", "と言う。"], mostBytes: 16),
    Kind(words: ["Words ", "мир ", "世界 ", "and ", "👋🏽 ", "שלום ", "among\t"], mostBytes: 25),
  ]

  private func engine() throws -> TextEngine {
    try TextEngine(stacks: [
      "ui": FontStack(files: [
        "Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoSansArabic-Regular.ttf",
        "NotoSansThai-Regular.ttf",
        "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoColorEmoji.ttf",
      ])
    ])
  }

  /// A label of words in an order of chance, in one paragraph.
  private func label(of kind: Kind, bytes: Int) -> TextLabel {
    var random = SeededGenerator(seed: 7)
    var text = ""
    while text.utf8.count < bytes { text += kind.words.randomElement(using: &random) ?? "" }
    return TextLabel(text, font: FontDescription(stack: "ui", size: 17))
  }

  @Test(arguments: kinds) func piecesAreWhatTheWholeIs(_ kind: Kind) throws {
    let (preparer, label) = (try engine().preparer, label(of: kind, bytes: 70_000))
    let (pieces, whole) = (try preparer.prepare(label), try preparer.prepareInFull(label))
    for width in [90.0, 333, 5_000] {
      let (lines, wholes) = (try pieces.lines(width: width), try whole.lines(width: width))
      #expect(lines.map(\.scalars) == wholes.map(\.scalars), "at \(width)")
      #expect(lines.map(\.width) == wholes.map(\.width), "at \(width)")
    }
  }

  @Test(.enabled(if: AllocationCount.isAvailable), arguments: kinds)
  func preparingTakesLittleMemory(_ kind: Kind) throws {
    let (preparer, label) = (try engine().preparer, label(of: kind, bytes: 400_000))
    let count = label.runs[0].string.utf8.count
    _ = try preparer.prepare(self.label(of: kind, bytes: 1_000))
    var text: PreparedText?
    let bytes = try AllocationCount.bytes { text = try preparer.prepare(label) }
    // Shaping a piece takes some more, and what was shaped is remembered in half a megabyte.
    #expect(bytes.peak <= kind.mostBytes * count + 2 << 20, "\(bytes.peak / count) bytes a byte")
    #expect(bytes.kept <= (text?.byteCount ?? 0) + 3 << 20, "\(bytes.kept) bytes")
  }
}
