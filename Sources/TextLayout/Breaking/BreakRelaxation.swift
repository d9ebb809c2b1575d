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
    let lead = utf8[offset]
    guard lead >= 0xE2 || lead == 0xC2 else { return kind }
    return breaksAsIdeograph(utf8.decodeScalar(at: offset).value) ? UInt32(LINE_BREAK_IDEOGRAPH) : kind
  }

  private func breaksAsIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Wave dash and double hyphen.
    case 0x301C, 0x30A0: isEastAsian
    // Iteration marks.
    case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE: isLoose
    // Centered punctuation.
    case 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0xFF01, 0xFF1F, 0x203C, 0x2047...0x2049: isLoose && isEastAsian
    // Suffixes of East Asian width.
    case 0xB0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0: isLoose && isEastAsian
    // Prefixes of East Asian width.
    case 0xA4, 0xB1, 0x20AC, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: isLoose && isEastAsian
    default: false
    }
  }

  /// True if a line may end between two characters where UAX #14 forbids it: between two leaders, and before a hyphen
  /// or dash behind a letter or ideograph.
  func allows(before scalar: UInt32, after before: UInt32) -> Bool {
    guard isLoose else { return false }
    if scalar == 0x2010 || scalar == 0x2013 {
      return Int(line_break_class(before)) & LINE_BREAK_KEPT_TOGETHER != 0
    }
    return Self.isLeader(before) && Self.isLeader(scalar)
  }

  private static func isLeader(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2024...0x2026, 0x22EF, 0xFE19: true
    default: false
    }
  }
}
