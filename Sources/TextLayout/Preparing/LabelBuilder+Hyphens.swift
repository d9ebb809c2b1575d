/// Opportunities that a label's style adds to those of UAX #14, or takes from them.
extension LabelBuilder {
  /// Finds the break opportunities of a paragraph as its style has them.
  mutating func findOpportunities(in text: Span<UInt8>) {
    breaks.removeAll(keepingCapacity: true)
    let wrapping = looks[look].style.wrapping
    if !wrapping.whiteSpace.keepsLines { looks[look].breaker.appendBreaks(in: text, to: &breaks) }
    keepPhrases(in: text)
    if wrapping.whiteSpace == .breakSpaces { addBreaksBehindSpaces(in: text) }
    switch wrapping.hyphens {
    case .manual: break
    case .none where wrapping.lineBreak == .anywhere:
      breaks = breaks.map { LineBreak(offset: $0.offset, kind: $0.kind) }
    case .none: breaks.removeAll { $0.isSoftHyphen }
    case .auto: addHyphens(in: text)
    }
    if sources.rules != nil, let rules = sources.rules {
      breaks = rules.revised(breaks, in: text, language: looks[look].language)
    }
  }

  /// Adds an opportunity behind each space and tab.
  private mutating func addBreaksBehindSpaces(in text: Span<UInt8>) {
    var spaces: [LineBreak] = []
    for offset in 1..<max(1, text.count) where text[offset - 1] == 0x20 || text[offset - 1] == 0x09 {
      spaces.append(LineBreak(offset: offset, kind: .allowed))
    }
    add(spaces)
  }

  /// Adds opportunities, of which some may be known.
  private mutating func add(_ others: [LineBreak]) {
    guard !others.isEmpty else { return }
    var all: [LineBreak] = []
    all.reserveCapacity(breaks.count + others.count)
    var next = 0
    for other in others {
      while next < breaks.count, breaks[next].offset < other.offset {
        all.append(breaks[next])
        next += 1
      }
      if next < breaks.count, breaks[next].offset == other.offset { continue }
      all.append(other)
    }
    breaks = all + breaks[next...]
  }

  // MARK: Hyphens

  /// Adds the places at which the language divides words that have no soft hyphen of their own.
  private mutating func addHyphens(in text: Span<UInt8>) {
    guard let hyphenation = sources.hyphenation, let language = looks[look].language,
      !looks[look].style.wrapping.whiteSpace.keepsLines
    else { return }
    let limits = looks[look].style.hyphenation
    var found: [LineBreak] = []
    var offsets: [Int] = []
    var words = HyphenWords(text)
    var word = words.next()
    while let current = word {
      word = words.next()
      guard limits.allow(current, isLast: word == nil) else { continue }
      offsets.removeAll(keepingCapacity: true)
      hyphenation.appendHyphens(
        inWord: text.extracting(current.range), language: language, to: &offsets)
      for offset in offsets where offset > 0 && offset < current.range.count {
        let place = current.range.lowerBound + offset
        guard limits.allow(place, in: current, of: text) else { continue }
        found.append(LineBreak(offset: place, kind: .allowed, isSoftHyphen: true))
      }
    }
    add(found)
  }

  // MARK: Soft hyphens

  /// True if a line that ends at a break shows a hyphen: one behind a soft hyphen, in the browser's tailoring also
  /// where spaces trail it.
  @inline(__always)
  func showsHyphen(_ found: LineBreak, in text: Span<UInt8>) -> Bool {
    if found.isSoftHyphen { return true }
    guard isChromium, text[found.offset &- 1] == 0x20 else { return false }
    return text.endsWithSoftHyphen(at: endOfContent(from: 0, to: found.offset, in: text))
  }

  /// Lets a soft hyphen that ends the label keep the room of its hyphen, as Chromium does (C9).
  mutating func reserveHyphen(in text: Span<UInt8>) {
    guard text.endsWithSoftHyphen(at: text.count), let last = boundaries.indices.last else { return }
    boundaries[last].flags.insert(.reserves)
  }
}

/// The words of a text that hyphenation looks at: rows of letters and marks.
struct HyphenWords {
  /// A word.
  struct Word {
    var range: Range<Int>
    var letters: Int
    var isCapital: Bool
    /// True if it gives its own divisions by soft hyphens.
    var hasSoftHyphen: Bool
  }

  private let text: [UInt8]
  private var offset = 0

  init(_ text: Span<UInt8>) { self.text = text.array }

  /// The next word; nil behind the last.
  mutating func next() -> Word? {
    var word: Word?
    while offset < text.count {
      let start = offset
      var end = start
      let scalar = text.span.nextScalar(at: &end)
      offset = end
      guard let sort = Self.sort(of: scalar) else {
        if let word { return word }
        continue
      }
      var known =
        word ?? Word(range: start..<offset, letters: 0, isCapital: sort == .capital, hasSoftHyphen: false)
      known.range = known.range.lowerBound..<offset
      switch sort {
      case .capital, .letter: known.letters += 1
      case .softHyphen: known.hasSoftHyphen = true
      case .mark: break
      }
      word = known
    }
    return word
  }

  private enum Sort {
    case capital, letter, mark, softHyphen
  }

  /// The sort of a character that words are made of; nil for another.
  private static func sort(of scalar: UInt32) -> Sort? {
    if scalar == 0xAD { return .softHyphen }
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: .capital
    case .lowercaseLetter, .modifierLetter, .otherLetter: .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    default: nil
    }
  }
}

extension HyphenationLimits {
  /// True if a word is hyphenated.
  fileprivate func allow(_ word: HyphenWords.Word, isLast: Bool) -> Bool {
    !word.hasSoftHyphen && word.letters >= Int(shortestWord) && (hyphenatesLastWord || !isLast)
      && (hyphenatesCapitals || !word.isCapital)
  }

  /// True if enough letters stay on both sides of a place.
  fileprivate func allow(_ place: Int, in word: HyphenWords.Word, of text: Span<UInt8>) -> Bool {
    func letters(_ range: Range<Int>) -> Int {
      GraphemeBreaker().boundaries(in: text.extracting(range)).count + 1
    }
    return letters(word.range.lowerBound..<place) >= Int(before)
      && letters(place..<word.range.upperBound) >= Int(after)
  }
}
