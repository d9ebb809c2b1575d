extension PairTable {
  /// The advances of symbols, substituted and kerned as the face's rules have it, 0 for one that joined the ligature before it; nil where
  /// the shaper must tell.
  ///
  /// - Parameter run: becomes the symbols after substitution.
  func advances(of run: inout [UInt16], matches: inout SubstitutionProgram.Matches) -> [Int]? {
    let contextual = contextualPlaces(in: run)
    if let first = contextual.first, let last = contextual.last {
      var window = substitutions.window(from: first, to: last, count: run.count)
      var symbols = run.mutableSpan
      guard substitutions.apply(to: &symbols, window: &window, matches: &matches) else { return nil }
    }
    return advances(ofSymbols: run)
  }

  /// The places whose pair with the one before announces a substitution.
  func contextualPlaces(in run: [UInt16]) -> [Int] { run.indices.filter { isContextual($0, in: run.span) } }

  /// True if the symbols before and at an index announce a substitution, where the text is broken before `start`.
  func isContextual(_ place: Int, in run: Span<UInt16>, from start: Int = 0) -> Bool {
    guard place > start else { return false }
    return isAnnounced(
      by: run[place - 1], run[place], before: place - 1 > start ? run[place - 2] : Self.boundarySymbol,
      after: place + 1 < run.count ? run[place + 1] : Self.boundarySymbol)
  }

  /// True if a substitution may be due around the pair of characters of which the second begins at an offset of a text.
  func isContextual(at offset: Int, in text: Span<UInt8>) -> Bool {
    var place = text.startOfScalar(before: offset)
    var start = place
    if place > 0 { start = text.startOfScalar(before: place) }
    let before = place > 0 ? symbol(of: text.nextScalar(at: &start)) : Self.boundarySymbol
    let first = symbol(of: text.nextScalar(at: &place))
    let second = symbol(of: text.nextScalar(at: &place))
    let after = place < text.count ? symbol(of: text.nextScalar(at: &place)) : Self.boundarySymbol
    return isAnnounced(by: first, second, before: before, after: after)
  }

  /// The kerning of the characters on both sides of an offset inside a text, or of a soft hyphen before it; 0 where the first one is a
  /// trailing space.
  func kerning(before offset: Int, in text: Span<UInt8>) -> Int {
    guard text[offset - 1] != 0x20 else { return 0 }
    var (before, offset) = (text.startOfScalar(before: offset), offset)
    if text[before] == 0xC2, text[before + 1] == 0xAD {
      guard before > 0 else { return 0 }
      before = text.startOfScalar(before: before)
    }
    let first = symbol(of: text.nextScalar(at: &before))
    return Int(pair(first, symbol(of: text.nextScalar(at: &offset))) >> 1)
  }

  /// True if two neighbours with what stands before and behind them announce a substitution.
  ///
  /// Where a text is cut no pair announces more: a boundary stands for no symbol, so that it fits those rules only which do
  /// not look so far.
  func isAnnounced(by first: UInt16, _ second: UInt16, before: UInt16, after: UInt16) -> Bool {
    let pair = pair(first, second)
    guard pair & 1 != 0 else { return false }
    return pair == Self.refused || substitutions.isAnnounced(by: first, second, before: before, after: after)
  }

  /// True if symbols after substitution begin where as many others do, each of them, and end where these do.
  func areAsWide(_ run: Span<UInt16>, _ others: Span<UInt16>) -> Bool {
    var (position, last) = (0, Self.boundarySymbol)
    var (otherPosition, otherLast) = (0, Self.boundarySymbol)
    func advance(_ position: inout Int, _ last: inout UInt16, to symbol: UInt16) -> Int {
      guard symbol != SubstitutionProgram.joined else { return position }
      position += Int(pair(last, symbol) >> 1)
      last = symbol
      defer { position += symbols[Int(symbol)].advance }
      return position
    }
    for index in run.indices {
      let start = advance(&position, &last, to: run[index])
      if advance(&otherPosition, &otherLast, to: others[index]) != start { return false }
    }
    return position == otherPosition
  }

  /// The advances of symbols after substitution, with kerning; nil where a pair is not known.
  private func advances(ofSymbols run: [UInt16]) -> [Int]? {
    var result = [Int](repeating: 0, count: run.count)
    var last: Int?
    for (index, symbol) in run.enumerated() where symbol != SubstitutionProgram.joined {
      result[index] = symbols[Int(symbol)].advance
      if let last {
        let pair = pair(run[last], symbol)
        guard pair != Self.refused else { return nil }
        result[last] += Int(pair >> 1)
      }
      last = index
    }
    return result
  }
}
