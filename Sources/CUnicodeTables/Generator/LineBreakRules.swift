/// The text left of a boundary, as far as any rule needs it.
///
/// Each flag is the left side of a rule, "ends in …", and is kept up to date unit by unit; a unit is a base
/// character with its combining marks and joiners (rule LB9).
struct LineBreakContext: Hashable {
  var last = LineBreakSymbol(property: .startOfText)
  /// The last character is a ZWJ (LB8a).
  var endsInJoiner = false
  /// ZW SP* (LB8).
  var zeroWidthSpaces = false
  /// OP SP* (LB14).
  var openSpaces = false
  /// (sot | BK | CR | LF | NL | OP | QU | GL | SP | ZW) [Pi & QU] SP* (LB15a).
  var initialQuoteSpaces = false
  /// (CL | CP) SP* (LB16).
  var closeSpaces = false
  /// B2 SP* (LB17).
  var dashSpaces = false
  /// (sot | not East Asian) QU (LB19a).
  var quoteAfterNarrow = false
  /// (sot | BK | CR | LF | NL | SP | ZW | CB | GL) (HY | U+2010) (LB20a).
  var wordInitialHyphen = false
  /// HL (HY | BA that is not East Asian) (LB21a).
  var hebrewHyphen = false
  /// NU (SY | IS)* (LB25).
  var number = false
  /// NU (SY | IS)* (CL | CP) (LB25).
  var closedNumber = false
  /// (AK | U+25CC | AS) VI (LB28a).
  var aksaraVirama = false
  /// An odd number of RI (LB30a).
  var oddRegionalIndicators = false

  private var isStart: Bool { last.property == .startOfText }

  /// The context after one more unit.
  func appending(_ unit: LineBreakSymbol) -> LineBreakContext {
    var next = LineBreakContext(last: unit)
    let p = unit.property
    let isSpace = p == .SP
    next.zeroWidthSpaces = p == .ZW || (isSpace && zeroWidthSpaces)
    next.openSpaces = p == .OP || (isSpace && openSpaces)
    next.initialQuoteSpaces =
      (p == .QU && unit.isInitialQuote && last.isOne(of: LineBreakRules.beforeInitialQuote))
      || (isSpace && initialQuoteSpaces)
    next.closeSpaces = p == .CL || p == .CP || (isSpace && closeSpaces)
    next.dashSpaces = p == .B2 || (isSpace && dashSpaces)
    next.quoteAfterNarrow = p == .QU && (isStart || !last.isEastAsian)
    next.wordInitialHyphen =
      (p == .HY || unit.isHyphen) && last.isOne(of: LineBreakRules.beforeWordInitialHyphen)
    next.hebrewHyphen = last.property == .HL && (p == .HY || (p == .BA && !unit.isEastAsian))
    next.number = p == .NU || (number && (p == .SY || p == .IS))
    next.closedNumber = number && (p == .CL || p == .CP)
    next.aksaraVirama = last.isAksara && p == .VI
    next.oddRegionalIndicators = p == .RI && !oddRegionalIndicators
    return next
  }

  /// The context with a mark or joiner added to the last unit (LB9); nil where the mark stands alone (LB10).
  func attaching(joiner: Bool) -> LineBreakContext? {
    guard !last.isOne(of: LineBreakRules.withoutMarks) else { return nil }
    var next = self
    next.endsInJoiner = joiner
    return next
  }
}

extension LineBreakSymbol {
  func isOne(of set: Set<LineBreakProperty>) -> Bool { set.contains(property) }

  /// AK, AS or the dotted circle (LB28a).
  var isAksara: Bool { isDottedCircle || property == .AK || property == .AS }
}

/// The break at a boundary between two characters.
enum Verdict: Hashable { case none, allowed, mandatory }

/// The rule asks for a character that has not been read yet.
struct NeedsLookahead: Error {}

/// The rules of UAX #14, Unicode 16.0 (revision 53), in their order.
enum LineBreakRules {
  static let withoutMarks: Set<LineBreakProperty> = [.startOfText, .BK, .CR, .LF, .NL, .SP, .ZW]
  static let hard: Set<LineBreakProperty> = [.BK, .CR, .LF, .NL]
  static let beforeInitialQuote: Set<LineBreakProperty> = [
    .startOfText, .BK, .CR, .LF, .NL, .OP, .QU, .GL, .SP, .ZW,
  ]
  static let beforeWordInitialHyphen: Set<LineBreakProperty> = [
    .startOfText, .BK, .CR, .LF, .NL, .SP, .ZW, .CB, .GL,
  ]
  static let afterFinalQuote: Set<LineBreakProperty> = [
    .SP, .GL, .WJ, .CL, .QU, .CP, .EX, .IS, .SY, .BK, .CR, .LF, .NL, .ZW, .endOfText,
  ]

  /// Finds the break between `left` and `right`, of which more than the first is needed only where a rule looks further
  /// ahead.
  static func verdict(_ left: LineBreakContext, _ right: [LineBreakSymbol]) throws -> Verdict {
    func unit(_ index: Int) throws -> LineBreakSymbol {
      guard index < right.count else { throw NeedsLookahead() }
      return right[index]
    }
    let a = left.last
    let b = try unit(0)
    if let early = spacesAndControls(left, b) { return early }
    if let quoted = try spacedPunctuation(left, b, unit) { return quoted }
    if let quoted = try quotes(left, b, unit) { return quoted }
    return try joinsPair(left, a, b, unit) ? .none : .allowed
  }

  /// LB2 to LB12a.
  private static func spacesAndControls(_ left: LineBreakContext, _ b: LineBreakSymbol) -> Verdict? {
    let a = left.last
    if a.property == .startOfText { return Verdict.none }
    if a.property == .CR && b.property == .LF { return Verdict.none }
    if a.isOne(of: hard) { return .mandatory }
    if b.property == .endOfText || b.isOne(of: hard) { return Verdict.none }
    if b.property == .SP || b.property == .ZW { return Verdict.none }
    if left.zeroWidthSpaces { return .allowed }
    if left.endsInJoiner { return Verdict.none }
    if a.property == .WJ || b.property == .WJ { return Verdict.none }
    if a.property == .GL { return Verdict.none }
    if b.property == .GL && !a.isOne(of: [.SP, .BA, .HY]) { return Verdict.none }
    return nil
  }

  /// LB13 to LB18.
  private static func spacedPunctuation(
    _ left: LineBreakContext, _ b: LineBreakSymbol, _ unit: (Int) throws -> LineBreakSymbol
  ) throws -> Verdict? {
    if b.isOne(of: [.CL, .CP, .EX, .SY]) { return Verdict.none }
    if left.openSpaces { return Verdict.none }
    if left.initialQuoteSpaces { return Verdict.none }
    if b.isFinalQuote, try unit(1).isOne(of: afterFinalQuote) { return Verdict.none }
    if left.last.property == .SP, b.property == .IS, try unit(1).property == .NU { return .allowed }
    if b.property == .IS { return Verdict.none }
    if left.closeSpaces && b.property == .NS { return Verdict.none }
    if left.dashSpaces && b.property == .B2 { return Verdict.none }
    if left.last.property == .SP { return .allowed }
    return nil
  }

  /// LB19 to LB20.
  private static func quotes(
    _ left: LineBreakContext, _ b: LineBreakSymbol, _ unit: (Int) throws -> LineBreakSymbol
  ) throws -> Verdict? {
    let a = left.last
    if b.property == .QU && !b.isInitialQuote { return Verdict.none }
    if a.property == .QU && !a.isFinalQuote { return Verdict.none }
    if b.property == .QU {
      if !a.isEastAsian { return Verdict.none }
      let following = try unit(1)
      if following.property == .endOfText || !following.isEastAsian { return Verdict.none }
    }
    if a.property == .QU && (!b.isEastAsian || left.quoteAfterNarrow) { return Verdict.none }
    if a.property == .CB || b.property == .CB { return .allowed }
    return nil
  }

  /// LB20a to LB30b; where none holds, LB31 breaks.
  private static func joinsPair(
    _ left: LineBreakContext, _ a: LineBreakSymbol, _ b: LineBreakSymbol,
    _ unit: (Int) throws -> LineBreakSymbol
  ) throws -> Bool {
    let l = a.property
    let r = b.property
    if joinsHyphen(left, l, r) || joinsNumber(left, l, r) || joinsHangul(l, r) { return true }
    if try opensNumber(l, r, unit) { return true }
    if try joinsAksara(left, a, b, unit) { return true }
    let isLetter: Set<LineBreakProperty> = [.AL, .HL]
    let letterLeft = isLetter.contains(l)
    let letterRight = isLetter.contains(r)
    if letterLeft && letterRight { return true }  // LB28
    if l == .IS && letterRight { return true }  // LB29
    if (letterLeft || l == .NU) && r == .OP && !b.isEastAsian { return true }  // LB30
    if l == .CP && !a.isEastAsian && (letterRight || r == .NU) { return true }  // LB30
    if r == .RI && left.oddRegionalIndicators { return true }  // LB30a
    return r == .EM && (l == .EB || a.isReservedPictograph)  // LB30b
  }

  /// LB20a to LB22.
  private static func joinsHyphen(
    _ left: LineBreakContext, _ l: LineBreakProperty, _ r: LineBreakProperty
  ) -> Bool {
    if left.wordInitialHyphen && r == .AL { return true }  // LB20a
    if r == .BA || r == .HY || r == .NS || l == .BB { return true }  // LB21
    if left.hebrewHyphen && r != .HL { return true }  // LB21a
    if l == .SY && r == .HL { return true }  // LB21b
    return r == .IN  // LB22
  }

  /// LB23 to LB25, but for what looks ahead.
  private static func joinsNumber(
    _ left: LineBreakContext, _ l: LineBreakProperty, _ r: LineBreakProperty
  ) -> Bool {
    let isLetter: Set<LineBreakProperty> = [.AL, .HL]
    let isPictograph: Set<LineBreakProperty> = [.ID, .EB, .EM]
    let isAffix: Set<LineBreakProperty> = [.PR, .PO]
    if isLetter.contains(l) && r == .NU || l == .NU && isLetter.contains(r) { return true }  // LB23
    if l == .PR && isPictograph.contains(r) || isPictograph.contains(l) && r == .PO { return true }  // LB23a
    if isAffix.contains(l) && isLetter.contains(r) || isLetter.contains(l) && isAffix.contains(r) {
      return true  // LB24
    }
    if (left.number || left.closedNumber) && isAffix.contains(r) { return true }  // LB25
    return r == .NU && (isAffix.contains(l) || l == .HY || l == .IS || left.number)  // LB25
  }

  /// (PR | PO) × OP IS? NU of LB25.
  private static func opensNumber(
    _ l: LineBreakProperty, _ r: LineBreakProperty, _ unit: (Int) throws -> LineBreakSymbol
  ) throws -> Bool {
    guard l == .PR || l == .PO, r == .OP else { return false }
    let second = try unit(1).property
    if second == .IS { return try unit(2).property == .NU }
    return second == .NU
  }

  /// LB26 and LB27.
  private static func joinsHangul(_ l: LineBreakProperty, _ r: LineBreakProperty) -> Bool {
    let syllables: Set<LineBreakProperty> = [.JL, .JV, .JT, .H2, .H3]
    switch (l, r) {
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): return true
    case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT): return true
    case (.JT, .JT), (.H3, .JT): return true
    case (.PR, _): return syllables.contains(r)
    case (_, .PO): return syllables.contains(l)
    default: return false
    }
  }

  /// LB28a.
  private static func joinsAksara(
    _ left: LineBreakContext, _ a: LineBreakSymbol, _ b: LineBreakSymbol,
    _ unit: (Int) throws -> LineBreakSymbol
  ) throws -> Bool {
    if a.property == .AP && b.isAksara { return true }
    if a.isAksara && (b.property == .VF || b.property == .VI) { return true }
    if left.aksaraVirama && (b.property == .AK || b.isDottedCircle) { return true }
    return try a.isAksara && b.isAksara && unit(1).property == .VF
  }
}
