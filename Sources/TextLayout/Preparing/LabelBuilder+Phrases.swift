extension LabelBuilder {
  /// Takes away the opportunities inside phrases, where the style keeps these together and the language has such.
  mutating func keepPhrases(in text: Span<UInt8>) {
    guard looks[look].style.wrapping.wordBreak == .autoPhrase, let phrases = sources.phrases,
      let language = looks[look].language, phrases.hasPhrases(of: language)
    else { return }
    var ends: [Int] = []
    phrases.appendPhraseEnds(in: text, language: language, to: &ends)
    var next = 0
    breaks.removeAll(where: { [text = text.array] found in
      while next < ends.count, ends[next] < found.offset { next += 1 }
      let endsPhrase = next < ends.count && ends[next] == found.offset
      return !endsPhrase && text.span.isKeptTogether(around: found.offset, isBrowser: false)
    })
  }
}
