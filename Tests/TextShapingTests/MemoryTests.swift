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

  @Test func ofAShapedLabelAllThatIsItsOwnCounts() throws {
    let short = try text("a\tb")
    let contents = short.clusters.contents
    #expect(short.byteCount > contents.clusterWidths.byteCount + short.setting.byteCount)
    // 2 bytes a cluster's width and 1 its flags, at least.
    let long = try text("a\tb" + String(repeating: "c", count: 10_000))
    let clusters = long.clusters.contents
    // By what the arrays hold: the room that short ones have to spare depends on the heap.
    let size = clusters.clusterWidths.byteCount + clusters.clusterFlags.byteCount
    #expect(size >= 30_000 && long.byteCount >= size + long.setting.byteCount)
    #expect(long.byteCount - short.byteCount <= 90_000)
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
