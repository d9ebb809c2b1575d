internal import CUnicodeTables

/// The rules LB20a and LB21a of Unicode 17 on top of those of Unicode 16: more hyphens that begin a word stay with it, before Hebrew
/// letters too, and behind a Hebrew letter nothing but a hyphen keeps what follows.
enum NewHyphens {
  /// True if the rules may say something else between two characters, of which the first ends with a byte.
  @inline(__always)
  static func mayDecide(after a: UInt8) -> Bool { a >= 0x80 || a == 0x2D || a == 0x7C || a == 0x09 }

  /// The boundary before `offset`, which is inside the text, where the rules of Unicode 16 say `entry`.
  static func boundary(
    _ entry: UInt32, reading: UInt32, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary {
    let ruled = Boundary(entry)
    let start = utf8.startOfScalar(before: offset)
    switch ruled {
    case .allowed:
      let scalar = utf8.decodeScalar(at: start).value
      guard isHyphen(scalar) else { return ruled }
      let next = utf8.lineBreakClass(at: offset).kind
      guard next == hebrew || isNew(scalar) && isLetter(next) else { return ruled }
      return beginsWord(at: start, in: utf8) ? .none : .allowedUnlessLineStarts(back: offset &- start)
    case .none:
      let kind = utf8.lineBreakClass(at: start).kind
      guard kind == breakAfter, !isNew(utf8.decodeScalar(at: start).value) else { return ruled }
      let next = utf8.lineBreakClass(at: offset).kind
      guard next != hebrew, followsHebrew(start, in: utf8) else { return ruled }
      // As behind a letter of another script.
      let letter = line_break_entry(reading, 0, UInt32(LINE_BREAK_LETTER))
      let apart = Boundary(line_break_entry(reading, line_break_entry(reading, letter, kind), next))
      // Where that asks for more of the text, what was said stays.
      if case .allowed = apart { return apart }
      return ruled
    default: return ruled
    }
  }

  /// Class HY, or HH of Unicode 17.
  private static func isHyphen(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x2010 || isNew(scalar)
  }

  /// Those of class HH which Unicode 16 did not name.
  private static func isNew(_ scalar: UInt32) -> Bool {
    scalar == 0x05BE || scalar == 0x2012 || scalar == 0x2013
  }

  /// Classes AL and HL.
  private static func isLetter(_ kind: UInt32) -> Bool {
    kind == UInt32(LINE_BREAK_LETTER) || kind == hebrew || kind == UInt32(LINE_BREAK_FIRST_DICTIONARY_CLASS)
      || kind == lineBreakKind(of: 0x25CC)
  }

  /// Classes HL and BA, the latter of narrow characters.
  private static var hebrew: UInt32 { lineBreakKind(of: 0x05D0) }
  private static var breakAfter: UInt32 { lineBreakKind(of: 0xAD) }

  /// True if the hyphen at an offset begins a word.
  private static func beginsWord(at start: Int, in utf8: Span<UInt8>) -> Bool {
    guard start > 0 else { return true }
    let before = utf8.lineBreakClass(at: utf8.startOfScalar(before: start)).kind
    // BK, CR, LF, NL, SP, ZW, CB and GL.
    return [0x0B, 0x0D, 0x0A, 0x85, 0x20, 0x200B, 0xFFFC, 0xA0].contains { lineBreakKind(of: $0) == before }
  }

  /// True if a Hebrew letter, with the marks that belong to it, stands before an offset.
  private static func followsHebrew(_ offset: Int, in utf8: Span<UInt8>) -> Bool {
    var start = offset
    while start > 0 {
      start = utf8.startOfScalar(before: start)
      let kind = Int(utf8.lineBreakClass(at: start).kind)
      if kind != LINE_BREAK_MARK && kind != LINE_BREAK_JOINER { return UInt32(kind) == hebrew }
    }
    return false
  }
}

/// UAX #14 with the hyphens of Unicode 17.
enum Unicode17Boundaries: BoundaryTailoring {
  static var isChromium: Bool { false }
  static var opensLastLine: Bool { true }

  @inline(__always)
  static func hasOwnMind(between a: UInt8, _ b: UInt8) -> Bool { NewHyphens.mayDecide(after: a) }

  static func boundary(
    _ entry: UInt32, reading: UInt32, before offset: Int, in utf8: Span<UInt8>
  ) -> Boundary {
    let boundary = NewHyphens.boundary(entry, reading: reading, before: offset, in: utf8)
    // Where a line begins is no matter of the rules.
    if case .allowedUnlessLineStarts = boundary { return .allowed }
    return boundary
  }
}
