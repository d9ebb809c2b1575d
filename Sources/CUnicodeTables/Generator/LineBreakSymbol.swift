/// A Line_Break property value by its short name, and the two ends of text.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum LineBreakProperty: String, Hashable {
  case startOfText, endOfText
  case AI, AK, AL, AP, AS, B2, BA, BB, BK, CB, CJ, CL, CM, CP, CR, EB, EM, EX, GL, H2, H3, HL, HY, ID, IN, IS
  case JL, JT, JV, LF, NL, NS, NU, OP, PO, PR, QU, RI, SA, SG, SP, SY, VF, VI, WJ, XX, ZW, ZWJ
}

/// A reading of the classes that UAX #14 leaves to tailoring by language.
struct Reading {
  /// Class CJ is NS; otherwise ID.
  var isStrict: Bool
  /// U+201C is OP and U+201D is CL, as CLDR has it for Chinese; otherwise QU.
  var isChinese: Bool

  /// By number: bit 0 strict, bit 1 Chinese.
  static let all = (0..<4).map { Reading(isStrict: $0 & 1 != 0, isChinese: $0 & 2 != 0) }
}

/// All that UAX #14 asks of a character: its class, and the few other properties that single rules name.
struct LineBreakSymbol: Hashable, Comparable {
  var property: LineBreakProperty
  /// East_Asian_Width is F, W or H.
  var isEastAsian = false
  /// General category Pi, asked of QU only.
  var isInitialQuote = false
  /// General category Pf, asked of QU only.
  var isFinalQuote = false
  /// Extended_Pictographic and unassigned (rule LB30b).
  var isReservedPictograph = false
  /// U+25CC (rule LB28a).
  var isDottedCircle = false
  /// U+2010 (rule LB20a).
  var isHyphen = false
  /// A character whose breaks a dictionary finds: class SA before rule LB1.
  var isDictionary = false
  /// Class CJ before rule LB1: NS where breaking is strict, ID elsewhere.
  var isConditionalStarter = false
  /// U+201C or U+201D, which open and close in Chinese.
  var isChineseQuote = false

  /// The symbol of a mark without a base: U+0041 (LB10).
  static let letterA = LineBreakSymbol(property: .AL)

  /// The symbol under one of the readings of what UAX #14 leaves to tailoring.
  func resolved(_ reading: Reading) -> LineBreakSymbol {
    if isConditionalStarter {
      return LineBreakSymbol(property: reading.isStrict ? .NS : .ID, isEastAsian: isEastAsian)
    }
    guard isChineseQuote else { return self }
    var plain = self
    plain.isChineseQuote = false
    return reading.isChinese ? LineBreakSymbol(property: isInitialQuote ? .OP : .CL) : plain
  }

  /// The symbol without what no rule asks.
  var forRules: LineBreakSymbol {
    var copy = self
    copy.isDictionary = false
    return copy
  }

  var name: String {
    property.rawValue + (isEastAsian ? "_EA" : "") + (isInitialQuote ? "_Pi" : "")
      + (isFinalQuote ? "_Pf" : "") + (isReservedPictograph ? "_Reserved" : "")
      + (isDottedCircle ? "_DottedCircle" : "") + (isHyphen ? "_Hyphen" : "")
      + (isConditionalStarter ? "_CJ" : "")
      + (isChineseQuote ? "_Chinese" : "") + (isDictionary ? "_SA" : "")
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.isDictionary ? 1 : 0, a.name) < (b.isDictionary ? 1 : 0, b.name)
  }
}
