public import TextLayout

#if Hyphenation
  internal import CHyphen
  internal import Glibc
  internal import Synchronization
#endif

/// Hyphenation by the patterns of libhyphen, whose dictionaries lie in files by language.
///
/// Without the package trait `Hyphenation` there are no patterns, and no word is divided.
///
/// Safe to share: a dictionary is read once, and not changed.
public final class DictionaryHyphenation: Hyphenating {
  /// The dictionary folder of Debian's packages `hyphen-*`.
  public static let systemFolder = "/usr/share/hyphen"
  private let folder: String

  #if Hyphenation
    private let dictionaries = Mutex<[String: Patterns?]>([:])
  #endif

  /// Hyphenation with the dictionaries of a folder, named as `hyph_de_DE.dic`.
  public init(folder: String = DictionaryHyphenation.systemFolder) { self.folder = folder }

  /// True if the package was built with the trait `Hyphenation`.
  public static var isAvailable: Bool {
    #if Hyphenation
      true
    #else
      false
    #endif
  }

  /// True if a language has a dictionary.
  public func knows(_ language: String) -> Bool {
    #if Hyphenation
      patterns(of: language) != nil
    #else
      false
    #endif
  }

  /// Appends the places of a word that the language's patterns find; those that would change its letters are left out.
  public func appendHyphens(inWord word: Span<UInt8>, language: String, to offsets: inout [Int]) {
    #if Hyphenation
      guard let patterns = patterns(of: language) else { return }
      patterns.appendHyphens(inWord: word, to: &offsets)
    #endif
  }

  #if Hyphenation
    private func patterns(of language: String) -> Patterns? {
      dictionaries.withLock { known in
        if let found = known[language] { return found }
        // Tags come from texts: more than there are languages are not kept.
        if known.count >= 256 { known.removeAll() }
        let patterns = Self.files(of: language).lazy.compactMap { Patterns(file: self.folder + "/" + $0) }
          .first
        known[language] = .some(patterns)
        return patterns
      }
    }

    /// The names that a language's dictionary may have, the nearest first.
    static func files(of language: String) -> [String] {
      let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
      guard let primary = parts.first?.lowercased(), (2...3).contains(primary.utf8.count),
        primary.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
      else { return [] }
      let region = parts.dropFirst().first { $0.utf8.count == 2 }.map { $0.uppercased() }
      let usual = [
        "af": "ZA", "be": "BY", "ca": "ES", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR", "en": "US",
        "et": "EE", "gl": "ES", "nb": "NO", "nn": "NO", "pt": "PT", "sl": "SI", "sr": "RS", "sv": "SE",
        "uk": "UA", "zu": "ZA",
      ]
      let regions = [region, usual[primary], primary.uppercased()].compactMap { $0 }
        .filter { $0.utf8.allSatisfy { (0x41...0x5A).contains($0) } }
      return regions.map { "hyph_\(primary)_\($0).dic" } + ["hyph_\(primary).dic"]
    }
  #endif
}
