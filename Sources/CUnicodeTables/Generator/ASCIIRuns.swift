/// Runs of ASCII characters between which a look at two neighbours is enough, for the fast path through plain text.
///
/// A run begins after a letter. Each character has a sort; what a pair of sorts does stands in a table. Sort 0 ends the
/// run, and the automaton takes over.
enum ASCIIRuns {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let digits = "0123456789"

  private enum Action: UInt8 {
    case none = 0
    case allowed = 1
    case end = 2
  }

  /// Sorts by number, from 1, and what the pairs of them do.
  private struct Rules {
    var sorts: [String]
    /// By sort before and after; every other pair has no break.
    var pairs: [(Int, Int, Action)]
  }

  /// UAX #14: words, digits, quotes that have no side, and the infixes of numbers. Nothing breaks between any two of
  /// them (LB19, LB23, LB25, LB28, LB29, LB15d) but after spaces (LB18); an infix after a space may begin a number
  /// (LB15c), which the run leaves to the automaton.
  private static let unicode = Rules(
    sorts: [letters, " ", digits + "\"'", ",.:;"], pairs: [(2, 1, .allowed), (2, 3, .allowed), (2, 4, .end)])

  /// Chromium: breaks after spaces, and before brackets where its table of pairs says so (C2, C3).
  private static let chromium = Rules(
    sorts: [letters + digits + "/$'@^_`", " ", "!\"#%&)*+,.:;=>\\]|}~", "(<[{"],
    pairs: [(2, 1, .allowed), (2, 3, .allowed), (2, 4, .allowed), (3, 4, .allowed)])

  /// The sort of every byte; bytes beyond ASCII end a run.
  private static func sorts(_ rules: Rules) -> [Int] {
    var sorts = [Int](repeating: 0, count: 256)
    for (number, members) in rules.sorts.enumerated() {
      for byte in members.utf8 { sorts[Int(byte)] = number + 1 }
    }
    return sorts
  }

  /// The action of sort `b` after `a`, at a * 8 + b.
  private static func actions(_ rules: Rules) -> [Int] {
    var actions = [Int](repeating: Int(Action.none.rawValue), count: 64)
    for sort in 0..<8 where sort == 0 || sort > rules.sorts.count {
      for other in 0..<8 { actions[other * 8 + sort] = Int(Action.end.rawValue) }
    }
    for (a, b, action) in rules.pairs { actions[a * 8 + b] = Int(action.rawValue) }
    return actions
  }

  static func append(to text: inout SourceText) {
    for (name, rules) in [("unicode", unicode), ("chromium", chromium)] {
      text.array("ascii_run_sorts_\(name)", type: "uint8_t", sorts(rules))
      text.array("ascii_run_actions_\(name)", type: "uint8_t", actions(rules))
    }
  }
}
