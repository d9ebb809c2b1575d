import TestSupport
import Testing

@testable import TextLayout

/// How texts are cut into words.
@Suite struct WordReaderTests {
  static func words(_ text: String) -> [(word: String, hash: UInt64)] {
    let bytes = Array(text.utf8)
    var reader = WordReader(seed: 7)
    var words: [(String, UInt64)] = []
    _ = reader.readFirst(bytes.span)
    while true {
      words.append((String(decoding: bytes[reader.start..<reader.end], as: UTF8.self), reader.hash))
      guard reader.end < bytes.count else { return words }
      reader.read(bytes.span)
    }
  }

  @Test(arguments: [
    ("one two", ["one ", "two"]), ("one  two ", ["one  ", "two "]), ("Ж", ["Ж"]),
    // Signs alone go with both neighbours, and with the word before where they begin one.
    ("one — two three", ["one — two ", "three"]), ("one (two) three", ["one (two) ", "three"]),
    // Before the first letter nothing has a script.
    ("17 🎉 été (a", ["17 🎉 été (a"]), ("#5 a b", ["#5 a ", "b"]), ("→", ["→"]), ("→ ", ["→ "]),
    ("17:30 🎉", ["17:30 🎉"]), ("a 🎉 17", ["a ", "🎉 ", "17"]),
  ])
  func words(text: String, words: [String]) {
    #expect(Self.words(text).map(\.word) == words)
  }

  @Test(arguments: ["אבג", "العربية כן", "# شكراً"]) func theFirstLetterTellsTheDirection(text: String) {
    var reader = WordReader(seed: 7)
    let isRightToLeft = reader.readFirst(Array(text.utf8).span)
    #expect(isRightToLeft)
    var other = WordReader(seed: 7)
    let otherIsRightToLeft = other.readFirst(Array("Ա \(text)".utf8).span)
    #expect(!otherIsRightToLeft)
  }

  /// A word has the same hash wherever it stands, whatever its distance from the text's end.
  @Test func hashesAreTheWords() {
    var generator = SeededGenerator(seed: 11)
    var hashes: [String: UInt64] = [:]
    for _ in 0..<2_000 {
      let text = (0..<6).map { _ in
        String(
          repeating: ["a", "é", "क", "x"].randomElement(using: &generator) ?? "a",
          count: Int.random(in: 1...19, using: &generator))
      }.joined(separator: " ")
      for (word, hash) in Self.words(text) {
        let letters = word.hasSuffix(" ") ? String(word.dropLast()) : word
        #expect(hashes[letters, default: hash] == hash)
        hashes[letters] = hash
      }
    }
    #expect(Set(hashes.values).count == hashes.count)
  }
}
