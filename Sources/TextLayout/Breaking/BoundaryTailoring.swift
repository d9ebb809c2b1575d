internal import CUnicodeTables

/// The break at a boundary between two characters.
enum Boundary {
  case none
  case allowed
  /// A break only if the line does not start at the character before it, so many bytes back.
  case allowedUnlessLineStarts(back: Int)
  case mandatory
  /// Not known before the next base character.
  case pending

  /// True if a line must end there.
  var isMandatory: Bool {
    if case .mandatory = self { true } else { false }
  }

  /// The boundary of an automaton's entry.
  @inline(__always)
  init(_ entry: UInt32) {
    switch Int(entry) >> LINE_BREAK_BOUNDARY_SHIFT & LINE_BREAK_BOUNDARY_MASK {
    case LINE_BREAK_ALLOWED: self = .allowed
    case LINE_BREAK_MANDATORY: self = .mandatory
    case LINE_BREAK_PENDING: self = .pending
    default: self = .none
    }
  }
}

/// A reading of the boundaries that the rules give.
protocol BoundaryTailoring {
  /// True if it may deviate from the rules between characters that end and begin with these bytes.
  static func hasOwnMind(between a: UInt8, _ b: UInt8) -> Bool
  /// True if runs of ASCII follow Chromium's pairs, and breaks are found anew from each line's start.
  static var isChromium: Bool { get }
  /// True if a final hard line break opens an empty last line.
  static var opensLastLine: Bool { get }
  /// The boundary before `offset`, which is inside the text, where the rules say `entry` in a reading of theirs.
  static func boundary(
    _ entry: UInt32, reading: UInt32, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary
}

/// UAX #14 as it stands.
enum UnicodeBoundaries: BoundaryTailoring {
  static var isChromium: Bool { false }
  static var opensLastLine: Bool { true }

  @inline(__always)
  static func hasOwnMind(between a: UInt8, _ b: UInt8) -> Bool { false }

  @inline(__always)
  static func boundary(
    _ entry: UInt32, reading: UInt32, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary {
    Boundary(entry)
  }
}

/// Chromium's rules in front of UAX #14 with the hyphens of Unicode 17 (evidence C2, C3, C14).
enum ChromiumBoundaries: BoundaryTailoring {
  static var isChromium: Bool { true }
  static var opensLastLine: Bool { false }

  @inline(__always)
  static func hasOwnMind(between a: UInt8, _ b: UInt8) -> Bool {
    a & b < 0x80 || NewHyphens.mayDecide(after: a)
  }

  @inline(__always)
  static func boundary(
    _ entry: UInt32, reading: UInt32, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary {
    let a = utf8[offset &- 1]
    let b = utf8[offset]
    let ruled = Boundary(entry)
    if case .mandatory = ruled {
      if a == 0x0A { return .mandatory }
      // A carriage return by itself is no break (rule P1).
      if a == 0x0D { return .none }
    }
    if b == 0x20 || b == 0x09 { return .none }
    if a == 0x20 || a == 0x09 { return b == 0x0A || b == 0x0D ? .none : .allowed }
    if (a | b) < 0x80 { return asciiBoundary(a, b, before: offset, in: utf8) }
    switch ruled {
    case .mandatory: return .allowed
    case .allowed where Int(entry) & LINE_BREAK_DEPENDS_ON_LINE_START != 0:
      return contextual(before: offset, in: utf8)
    default: return NewHyphens.boundary(entry, reading: reading, before: offset, in: utf8)
    }
  }

  /// Between two ASCII characters a table of pairs stands for the rules (C3).
  @inline(__always)
  private static func asciiBoundary(
    _ a: UInt8, _ b: UInt8, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary {
    guard chromium_ascii_break(a, b) else { return .none }
    guard a == 0x2D, b &- 0x30 < 10 else { return .allowed }
    // A hyphen before a digit is a minus sign unless a letter or digit of the same line stands before it.
    guard offset >= 2, utf8[offset &- 2].isASCIILetter || utf8[offset &- 2] &- 0x30 < 10 else { return .none }
    return .allowedUnlessLineStarts(back: 1)
  }

  /// A break that exists because of what stands before the last character (C14, LB20a).
  private static func contextual(before offset: Int, in utf8: Span<UInt8>) -> Boundary {
    let start = utf8.startOfScalar(before: offset)
    let before = Int(utf8.lineBreakClass(at: start).kind)
    // Marks after the hyphen hide where it starts; such a break stays.
    if before == LINE_BREAK_MARK || before == LINE_BREAK_JOINER { return .allowed }
    return .allowedUnlessLineStarts(back: offset &- start)
  }
}
