/// Finds where lines of a text may and must end, by UAX #14 of Unicode 16.0 (rule P4).
///
/// The rules run as one finite automaton over the text's line-break classes: the generator beside the tables explores
/// the rules, each boundary whose rule looks ahead staying pending until its answer is known, and merges equal states
/// (Moore 1956). So one pass with one table look-up a character answers every rule, without going back.
public struct LineBreaker: Sendable {
  /// The options that the breaks depend on beside the text.
  public let options: LineBreakOptions
  let dictionary: (any DictionaryBreaking)?

  /// A breaker.
  ///
  /// - Parameters:
  ///   - options: what the breaks depend on beside the text.
  ///   - dictionary: finds words in South-East Asian scripts, and is asked only for runs of their letters; without one, such runs
  ///     break at their ends only, as UAX #14 itself has it.
  public init(options: LineBreakOptions, dictionary: (any DictionaryBreaking)? = nil) {
    self.options = options
    self.dictionary = dictionary
  }

  /// All breaks of a text in rising order; the start of the text is none of them.
  ///
  /// The end of the text is listed only where it opens an empty last line: with the `.unicode` tailoring, a text that
  /// ends in a hard line break (CR, LF, CRLF, NL, VT, FF, U+2028, U+2029) gives a mandatory break at its length. With
  /// `.chromium` only LF and CRLF are mandatory, a carriage return by itself is no break, the others are opportunities, and a
  /// final one is not listed (rule P1). So the number of lines forced is always the number of mandatory breaks and one.
  ///
  /// A text may be given paragraph by paragraph: nothing before a mandatory break touches what comes after.
  ///
  /// - Complexity: O(n); and what the dictionary costs where it is asked.
  public func breaks(in utf8: Span<UInt8>) -> [LineBreak] {
    var breaks: [LineBreak] = []
    appendBreaks(in: utf8, to: &breaks)
    return breaks
  }

  /// Appends all breaks of a text, as `breaks(in:)` lists them, to `breaks`, whose storage serves again.
  public func appendBreaks(in utf8: Span<UInt8>, to breaks: inout [LineBreak]) {
    guard !options.breaksAnywhere else { return appendClusterBreaks(in: utf8, to: &breaks) }
    appendRuledBreaks(in: utf8, to: &breaks)
  }

  private func appendRuledBreaks(in utf8: Span<UInt8>, to breaks: inout [LineBreak]) {
    switch options.tailoring {
    case .unicode: scan(utf8, by: UnicodeBoundaries.self, into: &breaks)
    case .unicode17: scan(utf8, by: Unicode17Boundaries.self, into: &breaks)
    case .chromium: scan(utf8, by: ChromiumBoundaries.self, into: &breaks)
    }
  }

  /// Appends a break between any two grapheme clusters, mandatory where the rules have it so, and behind a soft hyphen one that
  /// shows a hyphen; before a soft hyphen only where the rules have one.
  private func appendClusterBreaks(in utf8: Span<UInt8>, to breaks: inout [LineBreak]) {
    var ruled: [LineBreak] = []
    appendRuledBreaks(in: utf8, to: &ruled)
    var next = 0
    let graphemes = GraphemeBreaker()
    for offset in graphemes.boundaries(in: utf8) {
      while next < ruled.count, ruled[next].offset < offset { next += 1 }
      let rule = next < ruled.count && ruled[next].offset == offset ? ruled[next].kind : nil
      guard rule != nil || graphemes.allowsEmergencyBreak(at: offset, in: utf8) else { continue }
      breaks.append(
        LineBreak(
          offset: offset, kind: rule ?? .allowed, isSoftHyphen: utf8.endsWithSoftHyphen(at: offset)))
    }
    if let last = ruled.last, last.offset == utf8.count { breaks.append(last) }
  }
}
