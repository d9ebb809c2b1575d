import TestSupport
import Testing
import TextLayout

@testable import TextICU

/// Rule P2: levels by UAX #9, the first strong character deciding the base direction.
@Suite struct ICUBidiTests {
  private func resolve(_ text: String) -> BidiParagraph { ICUBidi().resolve(text.utf8Span.span) }

  private func isNeeded(_ text: String) -> Bool { needsBidi(in: text.utf8Span.span) }

  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return resolve(text).runs.map {
      "\($0.level):" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test("The first strong character decides the base level")
  func base() {
    #expect(resolve("abc שלום").baseLevel == 0)
    #expect(resolve("שלום abc").baseLevel == 1)
    #expect(resolve("123 ...").baseLevel == 0)
    #expect(resolve("").runs.isEmpty)
  }

  @Test("Runs alternate with the scripts; numbers in right-to-left text go up a level")
  func runs() {
    #expect(pieces("abc שלום def") == ["0:abc ", "1:שלום", "0: def"])
    #expect(pieces("מחיר 25 שקל") == ["1:מחיר ", "2:25", "1: שקל"])
    #expect(pieces("😀 שלום 😀") == ["1:😀 שלום 😀"])
  }

  @Test("Text without right-to-left or control characters does not need it; text with them does")
  func need() {
    for text in ["", "plain", "Füße Ελλάδα Привет", "世界 한국어 ไทย", "😀👩‍👩‍👧‍👦", "a\u{200B}b\u{FEFF}c\u{2014}"] {
      #expect(!isNeeded(text))
      #expect(resolve(text).runs.allSatisfy { $0.level == 0 })
    }
    for text in ["שלום", "a مرحبا", "a\u{202E}b", "x\u{2067}y", "a\u{200F}", "ﭐ", "ﻼ", "𐤀", "𞤀"] {
      #expect(isNeeded(text))
    }
  }

  @Test("Runs cover any text without gaps, however controls nest")
  func coverage() {
    let parts = [
      "a", "ש", "م", "1", "٣", " ", "\u{202E}", "\u{202B}", "\u{2067}", "\u{2069}", "\u{202C}", "\n", "😀",
      "\u{2029}",
    ]
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let count = Int.random(in: 0...300, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let paragraph = resolve(text)
      var end = 0
      for run in paragraph.runs {
        #expect(run.range.lowerBound == end && !run.range.isEmpty)
        end = run.range.upperBound
      }
      #expect(end == text.utf8.count)
    }
  }

  @Test("A letter that stands for others has the level that each of them has")
  func letters() throws {
    let letters = "ab\u{5E9}\u{5DC}\u{645}\u{631}1\u{663}\u{6F4}  .,-+%"
    let marks = "()[]\"…\u{5B4}\u{64E}\u{200C}\u{AD}"
    let controls = "\u{200F}\u{61C}\u{202E}\u{202B}\u{202A}\u{2067}\u{2068}\u{2069}\u{202C}\t\n😀世"
    let parts = Array((letters + marks + controls).unicodeScalars)
    let handle = try #require(BidiHandle())
    var generator = SeededGenerator(seed: 10)
    for round in 0..<(isThorough ? 200_000 : 5000) {
      // Some texts of letters and spaces above all, some of anything.
      let known = [parts.count, letters.unicodeScalars.count, parts.count - controls.unicodeScalars.count][
        round % 3]
      let count = Int.random(in: 0...40, using: &generator)
      var text = ""
      for _ in 0..<count { text.unicodeScalars.append(parts[Int.random(in: 0..<known, using: &generator)]) }
      if round == 0 { text = "a.b\u{663}" }
      let whole = UTF16Text(text.utf8Span.span)
      let base: UInt8? = [nil, 0, 1][round % 3]
      var levels: [UInt8] = []
      let level = handle.resolve(whole.units, baseLevel: base) { end, level in
        levels += [UInt8](repeating: level, count: whole.units.utf8Length(0..<end) - levels.count)
      }
      let found = ICUBidi().resolve(text.utf8Span.span, baseLevel: base)
      let foundLevels = found.runs.flatMap { run in run.range.map { _ in run.level } }
      #expect(foundLevels == levels, "\(text.debugDescription)")
      if !text.isEmpty { #expect(found.baseLevel == level) }
    }
  }

  @Test("Levels that change at every character are runs of one character each")
  func manyRuns() {
    let runs = resolve(String(repeating: "א1", count: 20_000)).runs
    #expect(runs.count == 40_000)
    #expect(runs.prefix(3).map(\.level) == [1, 2, 1])
  }

  @Test("A bomb of overrides is taken like any text")
  func bomb() {
    let text = String(repeating: "\u{202E}a\u{2067}", count: 100_000)
    #expect(resolve(text).runs.last?.range.upperBound == text.utf8.count)
  }
}
