internal import CUnicodeTables

/// The line-break automaton of UAX #14 laid out for the scan of simple text: an entry is the offset of the next state's
/// row and, in the bits below, what stands before the character read.
struct BreakAutomaton: Sendable {
  /// For each state and class the entry.
  let entries: [UInt16]

  static let columns = 64
  static let stateMask: UInt16 = ~63
  static let allowed: UInt16 = 1
  static let pending: UInt16 = 2
  static let mandatory: UInt16 = 4
  /// The boundary that was pending is a break.
  static let decides: UInt16 = 8
  static let rare: UInt16 = pending | mandatory | decides
  /// The column of the end of the text: that of a class of letters which simple text never holds.
  static let endOfText = LINE_BREAK_DICTIONARY_MARK

  static let shared = BreakAutomaton()

  /// The class of a character.
  static func classOf(_ scalar: UInt32) -> Int { Int(lineBreakKind(of: scalar)) }

  private init() {
    var entries: [UInt16] = []
    var rowOf: [UInt32: Int] = [0: 0]
    var states: [UInt32] = [0]
    var index = 0
    while index < states.count {
      for kind in 0..<Self.columns {
        guard kind != Self.endOfText else {
          entries.append(Self.code(of: line_break_end(0, states[index])))
          continue
        }
        let entry = line_break_entry(0, states[index], UInt32(kind))
        let state = entry & UInt32(LINE_BREAK_STATE_MASK)
        if rowOf[state] == nil {
          rowOf[state] = states.count
          states.append(state)
        }
        entries.append(UInt16(truncatingIfNeeded: (rowOf[state] ?? 0) * Self.columns) | Self.code(of: entry))
      }
      index += 1
    }
    self.entries = entries
  }

  private static func code(of entry: UInt32) -> UInt16 {
    let boundary: UInt16 =
      switch Int(entry) >> LINE_BREAK_BOUNDARY_SHIFT & LINE_BREAK_BOUNDARY_MASK {
      case LINE_BREAK_ALLOWED: allowed
      case LINE_BREAK_MANDATORY: mandatory
      case LINE_BREAK_PENDING: pending
      default: 0
      }
    return boundary | (Int(entry) & LINE_BREAK_SETTLES != 0 ? decides : 0)
  }
}
