import TestSupport
import Testing
import TextICU
import TextLayout

/// Rule P4: dictionary breaks inside runs of South-East Asian letters.
@Suite struct ICUDictionaryTests {
  private func breaks(_ text: String, dictionary: (any DictionaryBreaking)? = ICUDictionary()) -> [Int] {
    LineBreaker(options: LineBreakOptions(), dictionary: dictionary).breaks(in: text.utf8Span.span).map(
      \.offset)
  }

  private func words(_ text: String, dictionary: (any DictionaryBreaking)? = ICUDictionary()) -> [String] {
    let bytes = Array(text.utf8)
    let ends = breaks(text, dictionary: dictionary) + [bytes.count]
    return zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  @Test("Thai breaks between words, and mixes with other scripts")
  func thai() {
    #expect(words("ฉันรักภาษาไทย") == ["ฉัน", "รัก", "ภาษา", "ไทย"])
    #expect(words("a ภาษาไทย (ไทย) b") == ["a ", "ภาษา", "ไทย ", "(ไทย) ", "b"])
  }

  @Test("Burmese, Khmer and Lao break between words")
  func others() {
    #expect(words("မြန်မာဘာသာစကား").count > 1)
    #expect(words("មនុស្សទាំងអស់កើតមក").count > 1)
    #expect(words("ພາສາລາວ").count == 2)
  }

  @Test("Without a dictionary, and in scripts without one, a run breaks at its ends only")
  func noDictionary() {
    #expect(words("ฉันรักภาษา ไทย", dictionary: nil) == ["ฉันรักภาษา ", "ไทย"])
    #expect(words("ᦅᧄᦺᦑᦟᦹᧉ ᦑᦟ").count == 2)
  }

  /// Fails the test when it is asked.
  private struct Unwanted: DictionaryBreaking {
    func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
      Issue.record("the dictionary was asked")
    }
  }

  @Test("Text without such letters never reaches the dictionary")
  func fastExit() {
    #expect(breaks("Hello, 世界 مرحبا", dictionary: Unwanted()).count > 1)
  }

  /// Answers what no dictionary should.
  private struct Wild: DictionaryBreaking {
    func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
      offsets += [-3, 0, 6, run.count, run.count + 9]
    }
  }

  @Test("A dictionary cannot break at a run's ends or outside it")
  func endsAreNotForTheDictionary() {
    #expect(breaks("ฉันรัก", dictionary: Wild()) == [6])
  }

  /// Breaks before every character.
  private struct EveryCharacter: DictionaryBreaking {
    func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
      offsets += stride(from: 0, to: run.count, by: 3)
    }
  }

  @Test("A mark on another script's character belongs to no run")
  func leadingMark() {
    #expect(breaks("\u{2000}\u{E48}\u{E32}\u{E32}", dictionary: EveryCharacter()) == [6, 9])
  }

  @Test("Many threads share one dictionary")
  func threads() async {
    let text = "การพัฒนาซอฟต์แวร์ในประเทศไทย"
    let dictionary = ICUDictionary()
    let expected = words(text, dictionary: dictionary)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            LineBreaker(options: LineBreakOptions(), dictionary: dictionary).breaks(in: text.utf8Span.span)
              .count
              == expected.count - 1
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}
