/// Changes letters to a case, and tells which letter each one was.
struct CaseChange {
  let textCase: TextCase
  let language: String?
  let sources: PreparationSources

  /// The text in the case; nil where its letters become more or fewer.
  func changedInPlace(_ text: String) -> String? {
    let changed =
      textCase == .capitals
      ? String(String.UnicodeScalarView(capitalized(Array(text.unicodeScalars)).map { $0.0 })) : mapped(text)
    return changed.unicodeScalars.count == text.unicodeScalars.count ? changed : nil
  }

  /// The letters in the case, each with the index of the one that it was.
  func changed(_ scalars: [Unicode.Scalar]) -> [(Unicode.Scalar, Int)] {
    if textCase == .capitals { return capitalized(scalars) }
    let mapped = Array(self.mapped(scalars[...]).unicodeScalars)
    if mapped.count == scalars.count { return Array(zip(mapped, scalars.indices)) }
    return changedByWords(scalars, mapped)
  }

  private func mapped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    mapped(String(String.UnicodeScalarView(scalars)))
  }

  private func mapped(_ text: String) -> String {
    let mapped =
      text.utf8.allSatisfy { $0 < 0x80 } ? nil : sources.cases?.mapped(text, to: textCase, language: language)
    return mapped ?? textCase.applied(to: text, language: language)
  }

  /// Changes the case of a text that grows or shrinks: white space stays, so that words can be held against each other.
  private func changedByWords(
    _ scalars: [Unicode.Scalar], _ mapped: [Unicode.Scalar]
  ) -> [(Unicode.Scalar, Int)] {
    var changed: [(Unicode.Scalar, Int)] = []
    var (start, shown) = (0, 0)
    while start < scalars.count || shown < mapped.count {
      let end = scalars[start...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      let shownEnd = mapped[shown...].firstIndex { $0.properties.isWhitespace } ?? mapped.count
      append(scalars[start..<end], mapped[shown..<shownEnd], to: &changed)
      if end < scalars.count, shownEnd < mapped.count { changed.append((mapped[shownEnd], end)) }
      (start, shown) = (min(end + 1, scalars.count), min(shownEnd + 1, mapped.count))
    }
    return changed
  }

  private func append(
    _ word: ArraySlice<Unicode.Scalar>, _ mapped: ArraySlice<Unicode.Scalar>,
    to changed: inout [(Unicode.Scalar, Int)]
  ) {
    if word.count == mapped.count {
      return changed.append(contentsOf: zip(mapped, word.indices).map { ($0, $1) })
    }
    // Letters by themselves tell how many each becomes, if that adds up.
    var lengths = word.map { letter in self.mapped([letter]).unicodeScalars.count }
    if lengths.reduce(0, +) != mapped.count { lengths = word.map { _ in 1 } }
    var next = mapped.startIndex
    for (index, length) in zip(word.indices, lengths) {
      let end = index + 1 == word.endIndex ? mapped.endIndex : min(mapped.endIndex, next + length)
      for place in next..<end { changed.append((mapped[place], index)) }
      next = end
    }
    for place in next..<mapped.endIndex {
      changed.append((mapped[place], max(word.startIndex, word.endIndex - 1)))
    }
  }

  // MARK: Words

  /// The letters with the first one of each word capital.
  private func capitalized(_ scalars: [Unicode.Scalar]) -> [(Unicode.Scalar, Int)] {
    let starts = wordStarts(scalars)
    let primary = language?.primaryLanguage
    let isTurkish = primary == "tr" || primary == "az"
    var changed: [(Unicode.Scalar, Int)] = []
    for (index, scalar) in scalars.enumerated() {
      let isStart = starts.contains(index)
      // Dutch has one letter of two characters.
      let isDutchSecond =
        primary == "nl" && scalar == "j" && index > 0 && starts.contains(index - 1)
        && scalars[index - 1] == "i"
      guard isStart || isDutchSecond else {
        changed.append((scalar, index))
        continue
      }
      if isTurkish, scalar == "i" {
        changed.append(("\u{130}", index))
      } else {
        for letter in scalar.properties.titlecaseMapping.unicodeScalars { changed.append((letter, index)) }
      }
    }
    return changed
  }

  /// The first scalars of words, of which a full stop ends one as browsers have it.
  private func wordStarts(_ scalars: [Unicode.Scalar]) -> Set<Int> {
    let stops = scalars.indices.filter { $0 > 0 && scalars[$0 - 1] == "." }
    let boundaries =
      sources.words?.boundaries(in: scalars)
      ?? Set(scalars.indices.filter { $0 > 0 && scalars[$0 - 1].properties.isWhitespace })
    return boundaries.union(stops).union([0])
  }
}
