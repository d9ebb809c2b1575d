/// Finds phrases of languages that set no spaces between words.
public protocol PhraseBreaking: TextService {
  /// True if phrases of a language, a BCP 47 tag, are known.
  func hasPhrases(of language: String) -> Bool

  /// Appends the places inside a text of a language whose phrases are known at which a phrase may end.
  ///
  /// - Parameters:
  ///   - text: well-formed UTF-8.
  ///   - language: a BCP 47 tag.
  ///   - offsets: gets byte offsets into `text`, rising.
  func appendPhraseEnds(in text: Span<UInt8>, language: String, to offsets: inout [Int])
}
