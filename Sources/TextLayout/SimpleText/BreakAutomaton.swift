internal import CUnicodeTables

/// The line-break automaton laid out for the scan of simple text: the next state is the offset of its row, so that
/// a step waits for one load and nothing else.
struct BreakAutomaton: Sendable {
  /// For each state and class the offset of the next state's row.
  let next: [UInt16]
  /// For each state and class what stands before the character, and whether a pending boundary is a break.
  let says: [UInt8]

  static let columns = 64
  static let allowed: UInt8 = 1
  static let pending: UInt8 = 2
  static let mandatory: UInt8 = 4
  static let settles: UInt8 = 8
  static let endOfText = LINE_BREAK_END_OF_TEXT

  /// The automaton of UAX #14.
  static let shared = BreakAutomaton()

  private init() {
    var next: [UInt16] = []
    var says: [UInt8] = []
    var rowOf: [UInt32: Int] = [0: 0]
    var states: [UInt32] = [0]
    var index = 0
    while index < states.count {
      for kind in 0..<Self.columns {
        let entry = line_break_entry(false, states[index], UInt32(kind))
        let state = entry & UInt32(LINE_BREAK_STATE_MASK)
        // No state comes after the end of the text.
        if rowOf[state] == nil, kind != LINE_BREAK_END_OF_TEXT {
          rowOf[state] = states.count
          states.append(state)
        }
        next.append(UInt16(truncatingIfNeeded: (rowOf[state] ?? 0) * Self.columns))
        says.append(Self.code(of: entry))
      }
      index += 1
    }
    self.next = next
    self.says = says
  }

  private static func code(of entry: UInt32) -> UInt8 {
    let boundary: UInt8 =
      switch Int(entry) >> LINE_BREAK_BOUNDARY_SHIFT & LINE_BREAK_BOUNDARY_MASK {
      case LINE_BREAK_ALLOWED: allowed
      case LINE_BREAK_MANDATORY: mandatory
      case LINE_BREAK_PENDING: pending
      default: 0
      }
    return boundary | (Int(entry) & LINE_BREAK_SETTLES != 0 ? settles : 0)
  }
}
