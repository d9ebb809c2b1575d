import TestSupport
import Testing
import TextLayout

/// Any bytes are taken: breaks rise, stay inside the text, and nothing traps.
@Suite struct BreakingRobustnessTests {
  private static let options: [LineBreakOptions] = [
    LineBreakOptions(), LineBreakOptions(strictness: .strict, keepsAll: true, language: "zh"),
    LineBreakOptions(tailoring: .chromium), LineBreakOptions(tailoring: .chromium, keepsAll: true),
  ]

  private func check(_ bytes: [UInt8], isWellFormed: Bool = true) {
    /// Rising, inside the text or at its end, and not inside a character.
    func isSound(_ offsets: [Int], from start: Int) -> Bool {
      var last = start
      return offsets.allSatisfy { offset in
        defer { last = offset }
        return offset > last && offset <= bytes.count
          && (!isWellFormed || offset == bytes.count || bytes[offset] & 0xC0 != 0x80)
      }
    }
    for options in Self.options {
      let breaks = LineBreaker(options: options, dictionary: EveryCharacter()).breaks(in: bytes.span)
      #expect(isSound(breaks.map(\.offset), from: 0), "\(options) \(bytes.prefix(200))")
      if let last = breaks.last, last.offset == bytes.count { #expect(last.kind == .mandatory) }
    }
    let boundaries = GraphemeBreaker().boundaries(in: bytes.span)
    #expect(isSound(boundaries + [bytes.count], from: bytes.isEmpty ? -1 : 0), "\(bytes.prefix(200))")
    _ = needsBidi(in: bytes.span)
  }

  /// Breaks before every character.
  private struct EveryCharacter: DictionaryBreaking {
    func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
      for offset in 0..<run.count where run[offset] & 0xC0 != 0x80 { offsets.append(offset) }
    }
  }

  @Test("Random characters of all planes")
  func randomScalars() {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<1500 {
      var view = String.UnicodeScalarView()
      let ceiling: UInt32 = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &generator) ?? 0xFFFF
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...ceiling, using: &generator)) {
          view.append(scalar)
        }
      }
      check(Array(String(view).utf8))
    }
  }

  @Test("Random bytes, which are no text")
  func randomBytes() {
    var generator = SeededGenerator(seed: 78)
    for _ in 0..<1500 {
      let count = Int.random(in: 0...60, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, isWellFormed: false)
    }
    for cut in ["é", "中", "😀", "a中", "abcdefgh😀"] {
      for length in 0..<cut.utf8.count { check(Array(cut.utf8.prefix(length)), isWellFormed: false) }
    }
  }

  @Test(
    "Odd characters in great numbers",
    arguments: [
      "\u{301}", "\u{200D}", "\u{AD}", "\u{FFFC}", "\u{FFFE}", "\u{10FFFF}", "\u{202E}", "\u{0}", "🇫", "a",
      "“", "(", " ",
      "ก", "\u{E31}", "\r", "1,", "$(", "ᬱ᭄", "-", "7%",
    ])
  func repeated(piece: String) {
    check(Array(String(repeating: piece, count: 3000).utf8))
    check(Array(("x" + String(repeating: piece, count: 3000) + "中 é").utf8))
  }

  @Test("Paragraphs may be broken one by one")
  func paragraphs() {
    var generator = SeededGenerator(seed: 79)
    let parts = ["one ", "-é", "“中”", "$(1", "\n", "\r\n", "🇫🇷", "»", " ", "7", "\u{301}", "\u{2029}"]
    for _ in 0..<400 {
      let pieces = (0..<12).compactMap { _ in parts.randomElement(using: &generator) }
      let text = Array(pieces.joined().utf8)
      let breaker = LineBreaker(options: LineBreakOptions())
      let whole = breaker.breaks(in: text.span)
      var start = 0
      var byParagraph: [LineBreak] = []
      for end in whole.filter({ $0.kind == .mandatory }).map(\.offset) + [text.count] where end > start {
        let part = Array(text[start..<end])
        byParagraph += breaker.breaks(in: part.span).map {
          LineBreak(offset: $0.offset + start, kind: $0.kind)
        }
        start = end
      }
      #expect(byParagraph == whole)
    }
  }
}
