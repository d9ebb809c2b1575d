extension Itemizer {
  /// The script of what was read, for characters that have none of their own.
  struct Scripts {
    /// An opening bracket that was not closed, and the script that comes back when it is (UAX #24, section 5).
    private struct Bracket {
      var closing: UInt32
      var script: UInt32
    }

    /// The script that holds; 0 before the first character that has one.
    private(set) var script: UInt32 = 0
    private var brackets: [Bracket] = []
    private(set) var hasBrackets = false

    private static let deepestNesting = 32

    init(_ script: UInt32 = 0) { self.script = script }

    /// Takes in a cluster that has a script or is a bracket.
    @inline(__always)
    mutating func add(_ properties: ClusterProperties) {
      if properties.bracket != .none, matchesBracket(properties) { return }
      guard properties.script != 0 else { return }
      // Brackets before the first script are of it, too.
      if script == 0 { for index in brackets.indices { brackets[index].script = properties.script } }
      script = properties.script
    }

    /// True if a closing bracket brings back the script that stood before its opening one.
    @inline(never)
    private mutating func matchesBracket(_ properties: ClusterProperties) -> Bool {
      hasBrackets = true
      if properties.bracket == .opening {
        if brackets.count == Self.deepestNesting { brackets.removeFirst() }
        brackets.append(Bracket(closing: properties.closing, script: script))
        return false
      }
      while let bracket = brackets.popLast() {
        guard bracket.closing == properties.closing else { continue }
        if bracket.script != 0 { script = bracket.script }
        return true
      }
      return false
    }
  }
}
