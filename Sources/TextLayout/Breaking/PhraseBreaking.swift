/// Finds phrases of languages that set no spaces between words.
public protocol PhraseBreaking: TextService {
  /// True if phrases of a language, a BCP 47 tag, are known.
  func hasPhrases(of language: String) -> Bool

  /// Appends the places inside a text of a language whose phrases are known at which a phrase may end.
  ///
  /// - Parameters:
  ///   - text: well-formed UTF-8.
  ///   - offsets: gets byte offsets into `text`, rising.
  func appendPhraseEnds(in text: Span<UInt8>, language: String, to offsets: inout [Int])
}

extension LabelBuilder {
  /// Takes away the opportunities inside phrases, where the style keeps these together and the language has such.
  mutating func keepPhrases(in text: Span<UInt8>) {
    guard looks[look].style.wrapping.wordBreak == .autoPhrase, let phrases = sources.phrases,
      let language = looks[look].language, phrases.hasPhrases(of: language)
    else { return }
    var ends: [Int] = []
    phrases.appendPhraseEnds(in: text, language: language, to: &ends)
    var next = 0
    breaks.removeAll(where: { [text = text.bytes(addingCapacity: 0)] found in
      while next < ends.count, ends[next] < found.offset { next += 1 }
      let endsPhrase = next < ends.count && ends[next] == found.offset
      return !endsPhrase && text.span.isKeptTogether(around: found.offset)
    })
  }
}
