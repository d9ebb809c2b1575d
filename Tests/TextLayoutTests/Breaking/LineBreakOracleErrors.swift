/// Where the second implementation that gave the answers of `linebreak/` is at fault, not this project.
///
/// Of the 27,654 strings 31 are the only ones in which we differ from it; the toolchain's ICU does as we do in all
/// 27,654, where its locale leaves quotation marks as UAX #14 has them.
enum LineBreakOracleErrors: String {
  /// Its East_Asian_Width is that of Python's own Unicode 14.0, which says F (wide) of every code point unassigned
  /// there; Unicode 16.0 says N. Rule LB19a then breaks around quotation marks beside such a character.
  case widthOfUnassigned
  /// It does not take a final quotation mark with its joiners as one unit (LB9) where LB15b looks for the end of the
  /// text.
  case joinerBeforeEnd
  /// It lets LB21a hold for U+3000, which is East Asian and so is left out by the rule.
  case ideographicSpaceAfterHebrew

  /// The cause that explains a difference in `text`; nil where none applies.
  static func cause(of text: String) -> LineBreakOracleErrors? {
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      if isQuote(scalar) {
        let around = scalars[max(0, place - 3)..<min(scalars.count, place + 4)]
        if around.contains(where: isUnassignedIn14) { return .widthOfUnassigned }
        if scalars[(place + 1)...].allSatisfy({ $0.value == 0x200D }) && next != nil {
          return .joinerBeforeEnd
        }
      }
      if scalar.value == 0x3000, place > 0, isHebrew(scalars[place - 1]) {
        return .ideographicSpaceAfterHebrew
      }
    }
    return nil
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    [.initialPunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
  }

  private static func isUnassignedIn14(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return true }
    return age.major > 14
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x5D0...0x5F2).contains(scalar.value) || (0xFB1D...0xFB4F).contains(scalar.value)
  }
}
