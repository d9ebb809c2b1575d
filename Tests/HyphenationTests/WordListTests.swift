#if Hyphenation
  import CHyphen
  import Foundation
  import Hyphenation
  import TestSupport
  import Testing
  import TextLayout

  /// Words drawn from lists of thirteen languages, divided as libhyphen itself divides them.
  @Suite struct WordListTests {
    /// A language's dictionary, its encoding, and its list of words in Debian.
    struct Language: CustomTestStringConvertible {
      var tag: String
      var dictionary: String
      var encoding: String.Encoding
      var words: String

      var testDescription: String { tag }
      var isInstalled: Bool {
        FileManager.default.fileExists(atPath: "/usr/share/dict/\(words)")
          && FileManager.default.fileExists(atPath: file)
      }
      var file: String { DictionaryHyphenation.systemFolder + "/hyph_\(dictionary).dic" }
    }

    private static let languages: [Language] = [
      Language(tag: "ca", dictionary: "ca_ES", encoding: .utf8, words: "catalan"),
      Language(tag: "da", dictionary: "da_DK", encoding: .isoLatin1, words: "danish"),
      Language(tag: "de", dictionary: "de_DE", encoding: .isoLatin1, words: "ngerman"),
      Language(tag: "en", dictionary: "en_US", encoding: .utf8, words: "american-english"),
      Language(tag: "es", dictionary: "es_ES", encoding: .utf8, words: "spanish"),
      Language(tag: "fr", dictionary: "fr", encoding: .utf8, words: "french"),
      Language(tag: "it", dictionary: "it_IT", encoding: .utf8, words: "italian"),
      Language(tag: "nb", dictionary: "nb_NO", encoding: .isoLatin1, words: "bokmaal"),
      Language(tag: "nl", dictionary: "nl_NL", encoding: .isoLatin1, words: "dutch"),
      Language(tag: "pl", dictionary: "pl_PL", encoding: .isoLatin2, words: "polish"),
      Language(tag: "pt", dictionary: "pt_PT", encoding: .isoLatin1, words: "portuguese"),
      Language(tag: "sv", dictionary: "sv_SE", encoding: .isoLatin1, words: "swedish"),
      Language(tag: "uk", dictionary: "uk_UA", encoding: .utf8, words: "ukrainian"),
    ].filter(\.isInstalled)

    /// The words of a list of letters alone, a thousand of them by seed.
    private static func words(_ language: Language) throws -> [String] {
      let data = try Data(contentsOf: URL(filePath: "/usr/share/dict/\(language.words)"))
      var generator = SeededGenerator(seed: 0x4A7)
      var words: [String] = []
      // Drawn by bytes, as lists may be long.
      while words.count < 1_000 {
        let place = Int.random(in: 0..<data.count, using: &generator)
        guard let start = data[place...].firstIndex(of: 10).map({ $0 + 1 }), start < data.count else {
          continue
        }
        let end = data[start...].firstIndex(of: 10) ?? data.count
        let word = String(decoding: data[start..<end], as: UTF8.self).precomposedStringWithCanonicalMapping
        if !word.isEmpty, word.unicodeScalars.allSatisfy(\.properties.isAlphabetic), word.utf8.count < 200 {
          words.append(word)
        }
      }
      return words
    }

    /// The letters of a word behind which libhyphen puts a hyphen, asked with bytes of the dictionary's encoding.
    private static func hyphens(
      _ word: String, _ dictionary: UnsafeMutablePointer<HyphenDict>, _ encoding: String.Encoding
    ) -> [Int]? {
      guard let data = word.data(using: encoding) else { return nil }
      var hyphens = [CChar](repeating: 0, count: data.count + 8)
      var replaced: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var positions: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      // The library reads some words up to a 0, whatever length it is given.
      let bytes = data.map { CChar(bitPattern: $0) } + [0]
      let result = unsafe hnj_hyphen_hyphenate2(
        dictionary, bytes, Int32(data.count), &hyphens, nil, &replaced, &positions, &cuts)
      // No dictionary of these changes letters.
      guard result == 0, unsafe replaced == nil else { return nil }
      return (0..<word.unicodeScalars.count - 1).filter { hyphens[$0] & 1 == 1 }.map { $0 + 1 }
    }

    @Test(arguments: languages)
    func wordsAreDividedAsTheLibraryDividesThem(language: Language) throws {
      let dictionary = try #require(unsafe hnj_hyphen_load(language.file))
      defer { unsafe hnj_hyphen_free(dictionary) }
      let hyphenation = DictionaryHyphenation()
      #expect(hyphenation.knows(language.tag))
      var (compared, divided) = (0, 0)
      for word in try Self.words(language) {
        guard let expected = unsafe Self.hyphens(word.lowercased(), dictionary, language.encoding) else {
          continue
        }
        var offsets: [Int] = []
        hyphenation.appendHyphens(inWord: Array(word.utf8).span, language: language.tag, to: &offsets)
        let letters = offsets.map { offset in
          String(decoding: Array(word.utf8)[..<offset], as: UTF8.self).unicodeScalars.count
        }
        #expect(letters == expected, "\(word)")
        compared += 1
        if !expected.isEmpty { divided += 1 }
      }
      #expect(compared > 950 && divided > 400, "\(compared) \(divided)")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["SELFSIZING_WORD_LISTS"] == "required"))
    func twelveLanguagesAreCompared() {
      #expect(Self.languages.count >= 12)
    }
  }
#endif
