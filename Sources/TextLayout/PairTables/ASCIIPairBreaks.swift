/// The line breaks between two neighbours of plain ASCII text, wherever the neighbours alone decide.
///
/// Text that began with a letter can leave the automaton in few states only. They are explored from the state after a
/// letter; where all those in which a character may leave it say the same to the next one, the pair decides. Pairs that do
/// not, or whose rule looks ahead, are for the automaton.
struct ASCIIPairBreaks: Sendable {
  /// For each pair of bytes, the first one in the lower bits: no break, a break, or a question for the automaton.
  let codes: [UInt8]
  /// True if the state after a letter is the same, whatever stood before.
  let isUsable: Bool

  static let none: UInt8 = 0
  static let allowed: UInt8 = 1
  static let stop: UInt8 = 2

  static let shared = ASCIIPairBreaks(.shared)

  /// Characters after which a space does not break, or whose rules look at more than neighbours: they would take the
  /// decision after spaces from all others.
  private static let contextual = Set("([{-/|".utf8)

  private init(_ automaton: BreakAutomaton) {
    let members = (UInt8(0x20)...0x7E).filter { !Self.contextual.contains($0) }
    var kindOf = [Int](repeating: -1, count: 128)
    for byte in members { kindOf[Int(byte)] = BreakAutomaton.classOf(UInt32(byte)) }
    let kinds = Set(members.map { BreakAutomaton.classOf(UInt32($0)) })
    let letter = BreakAutomaton.classOf(0x61)

    func next(_ state: UInt16, _ kind: Int) -> UInt16 {
      automaton.entries[Int(state & BreakAutomaton.stateMask) + kind]
    }
    let states = stride(from: 0, to: automaton.entries.count, by: BreakAutomaton.columns)
      .map { UInt16(truncatingIfNeeded: $0) }
    let afterLetter = Set(states.map { next($0, letter) & BreakAutomaton.stateMask })
    let areLetters = (UInt32(0x61)...0x7A).allSatisfy {
      BreakAutomaton.classOf($0) == letter && BreakAutomaton.classOf($0 - 0x20) == letter
    }
    isUsable = afterLetter.count == 1 && areLetters

    struct Pair: Hashable {
      var first: Int
      var second: Int
    }
    var stops: Set<Pair> = []
    var says: [Pair: UInt16] = [:]
    while true {
      // The states in which each class may leave the automaton, pairs that stop not passed.
      var reached: [Int: Set<UInt16>] = [letter: afterLetter]
      var open = afterLetter.map { (kind: letter, state: $0) }
      while let (kind, state) = open.popLast() {
        for other in kinds where !stops.contains(Pair(first: kind, second: other)) {
          let after = next(state, other) & BreakAutomaton.stateMask
          if reached[other, default: []].insert(after).inserted { open.append((other, after)) }
        }
      }
      let known = stops.count
      for kind in kinds {
        for other in kinds {
          let codes = Set((reached[kind] ?? []).map { next($0, other) & ~BreakAutomaton.stateMask })
          let pair = Pair(first: kind, second: other)
          if codes.count == 1, let code = codes.first, code == 0 || code == BreakAutomaton.allowed {
            says[pair] = code
          } else {
            stops.insert(pair)
          }
        }
      }
      if stops.count == known { break }
    }
    var codes = [UInt8](repeating: Self.stop, count: 128 * 128)
    for first in members {
      for second in members {
        let pair = Pair(first: kindOf[Int(first)], second: kindOf[Int(second)])
        guard !stops.contains(pair), let code = says[pair] else { continue }
        codes[Int(first) | Int(second) << 7] = code == 0 ? Self.none : Self.allowed
      }
    }
    self.codes = codes
  }

  /// The code of two ASCII characters.
  func code(_ first: UInt8, _ second: UInt8) -> UInt8 {
    guard isUsable, first < 0x80, second < 0x80 else { return Self.stop }
    return codes[Int(first) | Int(second) << 7]
  }
}
