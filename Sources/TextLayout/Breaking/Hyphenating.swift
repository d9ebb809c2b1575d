/// Finds the places inside words at which a language divides them.
public protocol Hyphenating: TextService {
  /// Appends the places inside a word where a hyphen may stand.
  ///
  /// - Parameters:
  ///   - word: well-formed UTF-8 of nothing but letters and their marks.
  ///   - language: a BCP 47 tag.
  ///   - offsets: gets byte offsets into `word`, rising, never 0 nor the word's length. Nothing is appended for a language that is not
  ///     known.
  func appendHyphens(inWord word: Span<UInt8>, language: String, to offsets: inout [Int])
}

/// The words that are hyphenated, and how much of them stays together, where ``TextWrapping/Hyphens/auto`` asks for it.
public struct HyphenationLimits: Hashable, Sendable {
  /// The letters of the shortest word that is hyphenated.
  public var shortestWord: UInt8
  /// The letters that stay before a hyphen, at least.
  public var before: UInt8
  /// The letters that stay behind a hyphen, at least.
  public var after: UInt8
  /// True if the last word of a paragraph is hyphenated too.
  public var hyphenatesLastWord: Bool
  /// True if words that begin with a capital letter are hyphenated too.
  public var hyphenatesCapitals: Bool

  /// Limits; the defaults are those of browsers.
  public init(
    shortestWord: UInt8 = 5, before: UInt8 = 2, after: UInt8 = 2, hyphenatesLastWord: Bool = true,
    hyphenatesCapitals: Bool = true
  ) {
    self.shortestWord = shortestWord
    self.before = before
    self.after = after
    self.hyphenatesLastWord = hyphenatesLastWord
    self.hyphenatesCapitals = hyphenatesCapitals
  }
}
