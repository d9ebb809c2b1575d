import SelfSizing
import TestSupport
import Testing
import TextLayout
import TextShaping

@Suite struct TextShapingTests {
  static func prepared(_ text: String, library: FontLibrary) throws -> PreparedText {
    try TextEngine(library: library).preparedText(
      TextLabel(text, font: FontDescription(stack: "s", size: 16)))
  }

  private static let stack = FontStack(files: [
    "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoColorEmoji.ttf",
  ])

  private static func prepared(_ text: String) throws -> PreparedText {
    try prepared(text, library: FontLibrary(stacks: ["s": stack]))
  }

  private func width(_ text: String) throws -> Double {
    try Self.prepared(text).lines(width: .infinity)[0].width
  }

  @Test func kerningCounts() throws {
    #expect(try width("AVAVAV") < width("A") * 3 + width("V") * 3)
  }

  @Test func aClusterNoFaceCoversIsReportedAndMeasuredAsNotdef() throws {
    let text = try Self.prepared("ab\u{A500}c")
    #expect(text.uncovered == [2..<3])
    #expect(try Self.prepared("ab é नि 😀 ع").uncovered.isEmpty)
  }

  @Test func anEmojiSequenceStaysWhole() throws {
    let one = try width("😀")
    for sequence in ["👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "1️⃣", "🇨🇭", "❤️"] {
      #expect(try width(sequence) == one, "\(sequence)")
    }
    #expect(abs(one - 16 * 136 / 109) < 1e-9)
  }

  /// U+FE0E asks for a face without colour, wherever it stands in the stack; where none has the sign, the colour face draws it (UTS #51).
  @Test func textPresentationTakesAFaceWithoutColour() throws {
    func width(_ text: String, _ files: [String]) throws -> Double {
      try Self.prepared(text, library: FontLibrary(stacks: ["s": FontStack(files: files)])).lines(
        width: .infinity)[
          0
        ].width
    }
    let both = ["NotoColorEmoji.ttf", "DejaVuSans.ttf"]
    #expect(try width("☺\u{FE0E}", both) == width("☺", ["DejaVuSans.ttf"]))
    #expect(try width("☺\u{FE0F}", both) == width("☺", ["NotoColorEmoji.ttf"]))
    #expect(try width("☺", both) == width("☺\u{FE0F}", both))
    #expect(try width("☺\u{FE0E}", both) != width("☺\u{FE0F}", both))
    #expect(try width("\u{1F9C0}\u{FE0E}", both) == width("\u{1F9C0}", both))
  }

  /// Letters that tracking sets apart do not form what a contextual rule makes of them, as Inter's arrow; letters that join do.
  @Test func trackedLettersFormNothingByTheirContext() throws {
    func width(_ text: String, tracking: Double) throws -> Double {
      let font = FontDescription(stack: "s", size: 16, tracking: tracking)
      return try TextEngine(stacks: ["s": Self.stack]).preparedText(TextLabel(text, font: font)).lines(
        width: .infinity)[0].width
    }
    let (dash, sign) = (try width("-", tracking: 2), try width(">", tracking: 2))
    #expect(abs(try width("->", tracking: 2) - dash - sign) < 0.01)
    #expect(try width("->", tracking: 0) != dash + sign - 4)
    #expect(abs(try width("سلام", tracking: 2) - width("سلام", tracking: 0)) < 0.01)
  }

  @Test func aStackThatIsNotKnownIsAnErrorThatNamesIt() throws {
    let engine = try TextEngine(stacks: ["s": Self.stack])
    let error = #expect(throws: TextError.self) {
      try engine.prepare(TextLabel("a", font: FontDescription(stack: "other", size: 10)))
    }
    #expect(error?.code == .unknownStack)
    #expect(error?.description.contains("other") == true)
  }

  @Test func manyThreadsShareOneEngine() async throws {
    let engine = try TextEngine(stacks: ["s": Self.stack])
    let labels = ["Plain words", "कार्यक्रम और काम", "مرحبا بالعالم", "emoji 😀👍🏽", "ﬁ ligature office"]
    let expected = try labels.map {
      try engine.prepare(TextLabel($0, font: font)).measure(width: 60, height: nil)
    }
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { round in
            let index = (worker + round) % labels.count
            let text = try? engine.prepare(TextLabel(labels[index], font: font))
            return text?.measure(width: 60, height: nil) == expected[index]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func aMixedLineIsAsTallAsItsTallestFace() throws {
    let latin = try Self.prepared("abc").height(width: 500)
    let mixed = try Self.prepared("abc कार्य").height(width: 500)
    #expect(mixed > latin)
    // Where the second face is on the next line, the first line is as tall as without it.
    let line = try Self.prepared("abc कार्य").lines(width: 30)[0]
    let alone = try Self.prepared("abc").lines(width: 30)[0]
    #expect(line.ascent == alone.ascent)
    #expect(line.descent == alone.descent)
  }
}

private let font = FontDescription(stack: "s", size: 16)
