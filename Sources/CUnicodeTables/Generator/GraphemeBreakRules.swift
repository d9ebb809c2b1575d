/// All that UAX #29 asks of a character for grapheme clusters.
enum GraphemeSymbol: String, Hashable, CaseIterable, Comparable {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark
  case l, v, t, lv, lvt, pictograph
  /// Indic_Conjunct_Break of the characters that GB9c joins: consonants (of Grapheme_Cluster_Break Any), marks
  /// (Extend or ZWJ), linkers (Extend).
  case consonant, conjunctExtend, conjunctLinker
  /// Extend with Indic_Conjunct_Break None, which ends a conjunct, is `extend`; ZWJ has Indic_Conjunct_Break
  /// Extend.

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The text left of a boundary, as far as the rules for grapheme clusters need it.
struct GraphemeContext: Hashable {
  enum Conjunct { case no, consonant, linked }

  var last: GraphemeSymbol?
  /// Extended_Pictographic Extend* (GB11).
  var pictograph = false
  /// Extended_Pictographic Extend* ZWJ (GB11).
  var joinedPictograph = false
  /// Consonant with its marks, with or without a linker among them (GB9c).
  var conjunct = Conjunct.no
  /// An odd number of regional indicators (GB12, GB13).
  var oddRegionalIndicators = false

  func appending(_ symbol: GraphemeSymbol) -> GraphemeContext {
    var next = GraphemeContext(last: symbol)
    let extends = GraphemeBreakRules.extending.contains(symbol)
    next.pictograph = symbol == .pictograph || (pictograph && extends)
    next.joinedPictograph = pictograph && symbol == .zwj
    switch symbol {
    case .consonant: next.conjunct = .consonant
    case .conjunctExtend, .zwj: next.conjunct = conjunct
    case .conjunctLinker: next.conjunct = conjunct == .no ? .no : .linked
    default: next.conjunct = .no
    }
    next.oddRegionalIndicators = symbol == .regionalIndicator && !oddRegionalIndicators
    return next
  }
}

/// The rules of UAX #29 for extended grapheme clusters, Unicode 16.0, in their order.
enum GraphemeBreakRules {
  static let extending: Set<GraphemeSymbol> = [.extend, .conjunctExtend, .conjunctLinker]
  static let controls: Set<GraphemeSymbol> = [.cr, .lf, .control]

  static func isBoundary(_ left: GraphemeContext, _ b: GraphemeSymbol) -> Bool {
    guard let a = left.last else { return false }  // the start of text is not reported
    if a == .cr && b == .lf { return false }  // GB3
    if controls.contains(a) || controls.contains(b) { return true }  // GB4, GB5
    switch (a, b) {  // GB6 to GB8
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return false
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): return false
    case (.lvt, .t), (.t, .t): return false
    default: break
    }
    // GB9 to GB9b
    if extending.contains(b) || b == .zwj || b == .spacingMark || a == .prepend { return false }
    if left.conjunct == .linked && b == .consonant { return false }  // GB9c
    if left.joinedPictograph && b == .pictograph { return false }  // GB11
    return !(left.oddRegionalIndicators && b == .regionalIndicator)  // GB12, GB13
  }
}
