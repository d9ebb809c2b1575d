import Hyphenation
import Testing
import TextLayout

/// Words divided by the patterns of libhyphen, where the trait is on and the language's package installed.
@Suite struct DictionaryHyphenationTests {
  private let hyphenation = DictionaryHyphenation()

  private func divided(_ word: String, _ language: String) -> String {
    var offsets: [Int] = []
    let bytes = Array(word.utf8)
    hyphenation.appendHyphens(inWord: bytes.span, language: language, to: &offsets)
    var parts = ""
    for (index, byte) in word.utf8.enumerated() {
      if offsets.contains(index) { parts += "-" }
      parts.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return word.utf8.allSatisfy { $0 < 0x80 } ? parts : "\(offsets)"
  }

  @Test(.enabled(if: DictionaryHyphenation().knows("en-US")))
  func wordsOfEnglishAreDivided() {
    #expect(divided("hyphenation", "en-US") == "hy-phen-ation")
    #expect(divided("Hyphenation", "en") == "Hy-phen-ation")
    #expect(divided("the", "en") == "the")
  }

  @Test(.enabled(if: DictionaryHyphenation().knows("de")))
  func wordsOfGermanAreDivided() {
    #expect(divided("Donaudampfschifffahrt", "de") == "Do-nau-dampf-schiff-fahrt")
    #expect(divided("Straßenbahn", "de") == "[4, 8]")
  }

  @Test func languagesThatAreNoneDivideNothing() {
    for language in ["", "x", "zz-ZZ", "../../etc/passwd"] {
      #expect(divided("hyphenation", language) == "hyphenation")
    }
    // A region that is none counts for nothing.
    #expect(divided("hyphenation", "de-../../x") == divided("hyphenation", "de"))
  }
}
