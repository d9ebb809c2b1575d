import _FoundationICU

/// The properties of every code point, read from the toolchain's ICU (Unicode 16.0).
enum Properties {
  static let codePoints: ClosedRange<Int32> = 0...0x10FFFF

  /// The version of Unicode that the library at hand has, as "16.0".
  static var unicodeVersion: String {
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &version) {
      swift_u_getUnicodeVersion($0.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    return "\(version.0).\(version.1)"
  }

  private static func name(_ property: UProperty, _ c: Int32) -> String {
    let value = swift_u_getIntPropertyValue(c, property)
    return String(cString: swift_u_getPropertyValueName(property, value, U_SHORT_PROPERTY_NAME))
  }

  private static func category(_ c: Int32) -> String { name(UCHAR_GENERAL_CATEGORY, c) }

  static func lineBreak(_ c: Int32) -> LineBreakSymbol {
    let short = name(UCHAR_LINE_BREAK, c)
    guard let raw = LineBreakProperty(rawValue: short) else { fatalError("unknown Line_Break \(short)") }
    var symbol = LineBreakSymbol(property: raw)
    symbol.isEastAsian = ["F", "H", "W"].contains(name(UCHAR_EAST_ASIAN_WIDTH, c))
    let category = category(c)
    switch raw {
    case .AI, .SG, .XX: symbol.property = .AL
    case .SA:
      symbol.property = category == "Mn" || category == "Mc" ? .CM : .AL
      symbol.isDictionary = true
    case .CJ: symbol.isConditionalStarter = true
    case .CM, .ZWJ: symbol.isEastAsian = false  // never a base: LB9, LB10
    default: break
    }
    symbol.isInitialQuote = raw == .QU && category == "Pi"
    symbol.isFinalQuote = raw == .QU && category == "Pf"
    symbol.isReservedPictograph =
      category == "Cn" && swift_u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) != 0
    symbol.isDottedCircle = c == 0x25CC
    symbol.isHyphen = c == 0x2010
    symbol.isChineseQuote = c == 0x201C || c == 0x201D
    return symbol
  }

  /// True if "keep all" joins the character to its like: letters and numbers, and classes NU, AL, AI and ID (CSS Text,
  /// `word-break: keep-all`); not the letters that a dictionary breaks.
  static func isKeptTogether(_ c: Int32) -> Bool {
    let property = name(UCHAR_LINE_BREAK, c)
    if property == "SA" { return false }
    if ["NU", "AL", "AI", "ID"].contains(property) { return true }
    return ["L", "N"].contains(category(c).prefix(1))
  }

  static func grapheme(_ c: Int32) -> GraphemeSymbol {
    let conjunct = name(UCHAR_INDIC_CONJUNCT_BREAK, c)
    let isPictograph = swift_u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) != 0
    switch name(UCHAR_GRAPHEME_CLUSTER_BREAK, c) {
    case "XX":
      precondition(conjunct == "None" || conjunct == "Consonant" && !isPictograph)
      return conjunct == "Consonant" ? .consonant : isPictograph ? .pictograph : .other
    case "EX":
      precondition(conjunct != "Consonant" && !isPictograph)
      return conjunct == "Linker" ? .conjunctLinker : conjunct == "Extend" ? .conjunctExtend : .extend
    case "ZWJ":
      precondition(conjunct == "Extend")
      return .zwj
    case let other:
      precondition(conjunct == "None" && !isPictograph)
      return plain(other)
    }
  }

  private static func plain(_ short: String) -> GraphemeSymbol {
    let symbols: [String: GraphemeSymbol] = [
      "CR": .cr, "LF": .lf, "CN": .control, "RI": .regionalIndicator, "PP": .prepend, "SM": .spacingMark,
      "L": .l, "V": .v, "T": .t, "LV": .lv, "LVT": .lvt,
    ]
    guard let symbol = symbols[short] else { fatalError("unknown Grapheme_Cluster_Break \(short)") }
    return symbol
  }
}
