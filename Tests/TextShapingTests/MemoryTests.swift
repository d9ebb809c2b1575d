import TestSupport
import Testing

@testable import SelfSizing
@testable import TextLayout

/// What labels take up is stated, and stays in bounds (rule P7).
@Suite struct MemoryTests {
  private func text(_ string: String) throws -> PreparedText {
    let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "NotoColorEmoji.ttf"])])
    return try engine.preparedText(TextLabel(string, font: FontDescription(stack: "ui", size: 16)))
  }

  @Test(arguments: ["Words of plain Latin, ", "Emoji 👍 among the words, "])
  func aLabelTakesUpTwoBytesAByteOfText(words: String) throws {
    let label = try text(words)
    // A head, and for each opportunity at most five bytes beside the text itself.
    for count in [1, 5, 20, 60] {
      let string = String(repeating: words, count: count)
      let size = try text(string).byteCount
      #expect(size <= 56 + string.utf8.count * 2, "\(string.utf8.count) bytes of text")
    }
    let before = label.byteCount
    _ = try label.height(width: 200)
    #expect(label.byteCount == before)
    // Where words are cut, too: what that takes is worked out, and shared.
    _ = try label.height(width: 1)
    #expect(label.byteCount == before)
  }

  /// Labels with tabs, line breaks and soft hyphens keep no clusters either.
  @Test(arguments: ["a\tb ", "One line\n", "Silben\u{AD}trennung "]) func noKindOfTextTakesUpMore(
    words: String
  ) throws {
    for count in [1, 5, 20, 60] {
      let string = String(repeating: words, count: count)
      let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false).count
      let bound = max(64, 2 * string.utf8.count + 32 + 16 * (paragraphs - 1))
      #expect(try text(string).byteCount <= bound + 16, "\(string.utf8.count) bytes of text")
    }
  }

  @Test func stepsTakeUpEightBytesEach() throws {
    let label = try text(String(repeating: "Words of plain Latin, ", count: 9))
    #expect(label.heightStepsSize == 0)
    let kept = label.keepingHeightSteps()
    let count = kept.withKeptSteps { $0.count } ?? 0
    #expect(count > 3)
    // A head of 16 bytes, and room for a vector to read beyond the last step.
    #expect(kept.heightStepsSize == count * 8 + 48)
    #expect(kept.byteCount == label.byteCount)
  }
}
