internal import CUnicodeTables

/// The marks that lines of a looser `line-break` (CSS Text) may begin or end with, as CLDR has them.
struct BreakRelaxation: Hashable, Sendable {
  /// True if iteration marks, hyphens and pairs of dots break as ideographs do.
  var isLoose = false
  /// True if the language is Chinese, Japanese or Korean, in which more marks break as ideographs do.
  var isEastAsian = false

  /// True if the rules are UAX #14's alone.
  var isNone: Bool { !isLoose && !isEastAsian }

  /// The class that a character is read as.
  func classRead(_ kind: UInt32, at offset: Int, in utf8: Span<UInt8>) -> UInt32 {
    guard utf8[offset] >= 0xE2 else { return kind }
    let scalar = utf8.decodeScalar(at: offset).value
    guard breaksAsIdeograph(scalar) else { return kind }
    return scalar < 0x3000 ? Self.narrowIdeograph : UInt32(LINE_BREAK_IDEOGRAPH)
  }

  /// The boundary between two characters where it is not that of the classes they are read as: true for a break, false for none.
  func boundary(before scalar: UInt32, after before: UInt32, reading: UInt32) -> Bool? {
    guard isLoose else { return nil }
    if Self.isLeader(before), Self.isLeader(scalar) { return true }
    let (kind, kindBefore) = (lineBreakKind(of: scalar), lineBreakKind(of: before))
    // What breaks as an ideograph does is none before suffixes and behind prefixes (rule LB23a).
    if breaksAsIdeograph(before), Self.suffixes.contains(kind) { return true }
    if breaksAsIdeograph(scalar) {
      if Self.prefixes.contains(kindBefore), !breaksAsIdeograph(before) { return true }
      return isEastAsian && Self.isPrefix(scalar) && kindBefore == Self.digit ? false : nil
    }
    guard isEastAsian, max(scalar, before) > 0xFF else { return nil }
    if Self.isHyphen(scalar) || Self.isSign(before) {
      return Self.ideographs.contains(Self.isSign(before) ? kind : kindBefore) ? true : nil
    }
    guard Self.isSuffix(scalar), !Self.letters.contains(kindBefore) else { return nil }
    if Self.prefixes.contains(kindBefore) { return true }
    let entry = line_break_entry(reading, line_break_entry(reading, 0, kindBefore), Self.narrowIdeograph)
    if case .allowed = Boundary(entry) { return true }
    return nil
  }

  private func breaksAsIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Wave dash and double hyphen.
    case 0x301C, 0x30A0: isEastAsian
    // Iteration marks.
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE: isLoose
    // Centered punctuation.
    case 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0xFF01, 0xFF1F, 0x203C, 0x2047...0x2049: isLoose && isEastAsian
    default: isLoose && isEastAsian && Self.isPrefix(scalar)
    }
  }

  /// Prefixes of East Asian width.
  private static func isPrefix(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20AC, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: true
    default: false
    }
  }

  /// Suffixes of East Asian width.
  private static func isSuffix(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0: true
    default: false
    }
  }

  /// Signs of currency and number that are prefixes, as wide as letters.
  private static func isSign(_ scalar: UInt32) -> Bool { scalar == 0xA4 || scalar == 0xB1 }

  /// Hyphens and dashes behind which a word goes on.
  private static func isHyphen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x058A, 0x05BE, 0x2010, 0x2012, 0x2013: true
    default: false
    }
  }

  private static func isLeader(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2024...0x2026, 0x22EF, 0xFE19: true
    default: false
    }
  }

  // MARK: Classes

  /// Classes ID of narrow characters, ID and CJ, AL and HL and those that a dictionary breaks, NU, PR, PO.
  private static let narrowIdeograph = lineBreakKind(of: 0x2764)
  private static let ideographs: [UInt32] = [
    UInt32(LINE_BREAK_IDEOGRAPH), narrowIdeograph, lineBreakKind(of: 0x3043),
  ]
  private static let letters: [UInt32] = [
    lineBreakKind(of: 0x61), lineBreakKind(of: 0x05D0), lineBreakKind(of: 0x0E01),
  ]
  private static let digit = lineBreakKind(of: 0x30)
  private static let prefixes: [UInt32] = [lineBreakKind(of: 0x24), lineBreakKind(of: 0xFFE5)]
  private static let suffixes: [UInt32] = [lineBreakKind(of: 0x25), lineBreakKind(of: 0xFF05)]
}
