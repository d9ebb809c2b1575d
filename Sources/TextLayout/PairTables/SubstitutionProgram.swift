/// The substitutions of a face that can happen among the symbols of a ``PairTable``, in a form to run.
///
/// It does what a shaper does with the same lookups: each runs over the text once, from its start to its end; at
/// each place the first rule that matches is taken, and the search goes on behind what it matched. Only the
/// neighbourhood of pairs that some rule needs is looked at: the table marks for every rule one pair of
/// neighbours without which it cannot match, and every change opens its own neighbourhood.
package struct SubstitutionProgram: Sendable {
  package struct Rule: Sendable {
    /// Where the sets of the pattern start in `places`: backtrack (nearest first), input, lookahead.
    package var start: Int32
    package var backtrack: UInt16
    package var input: UInt16
    package var lookahead: UInt16
    package var action: Action

    package init(start: Int32, backtrack: UInt16, input: UInt16, lookahead: UInt16, action: Action) {
      self.start = start
      self.backtrack = backtrack
      self.input = input
      self.lookahead = lookahead
      self.action = action
    }
  }

  package enum Action: Sendable {
    /// The first symbol becomes what `replacements[range]` says.
    case replace(Range<Int32>)
    case ligate(UInt16)
    /// Runs rules of `records[range]`; an empty range only keeps later rules from applying.
    case apply(Range<Int32>)
    case refuse
    /// Not a rule: if the second symbol is not in the set, the next rules, so many, cannot match.
    case unless(second: Int32, skip: Int32)
  }

  package struct Record: Sendable {
    package var place: Int32
    package var rules: Range<Int32>

    package init(place: Int32, rules: Range<Int32>) {
      self.place = place
      self.rules = rules
    }
  }

  /// The symbol of a character that joined a ligature before it.
  package static let joined = UInt16.max
  /// A replacement that the table has no symbol for.
  package static let unknown = UInt16.max - 1

  package var wordsPerSet = 1
  package var sets: [UInt64] = []
  package var places: [Int32] = []
  package var rules: [Rule] = []
  package var records: [Record] = []
  package var replacements: [(from: UInt16, to: UInt16)] = []
  /// The rules of each lookup.
  package var lookups: [Range<Int32>] = []
  /// For each symbol the lookups that have a rule whose input begins with it, a bit each.
  package var starters: [UInt64] = []
  /// The greatest distance between a rule's first input place and another place of its pattern.
  package var reach = 0

  package init() {}

  package var byteCount: Int {
    sets.count * 8 + places.count * 4 + rules.count * MemoryLayout<Rule>.stride
      + records.count * MemoryLayout<Record>.stride + replacements.count * 4 + starters.count * 8
  }

  /// Whether some rule leaves the text to the shaper.
  var mayRefuse: Bool {
    let rulesRefuse = rules.contains { rule in
      switch rule.action {
      case .refuse: true
      case .ligate(let symbol): symbol == Self.unknown
      // A rule of one place must name what each of its symbols becomes, or it is left to the shaper.
      case .replace(let range): range.contains { replacements[Int($0)].to == Self.unknown }
      // A lookup may reach beyond what matched only where it looks further than its own first place.
      case .apply(let range):
        range.contains { index in
          let record = records[Int(index)]
          return record.rules.contains {
            rules[Int($0)].input > 1 && rule.input < rules[Int($0)].input + UInt16(record.place)
          }
        }
      case .unless: false
      }
    }
    return rulesRefuse
  }

  /// Where rules matched, those that change nothing too, in the places of a run; more than it can list make it full.
  ///
  /// A cut of the text outside of all of them leaves both sides as they are, for it takes context from no rule that
  /// matched, and gives none to another.
  package struct Matches {
    private var ranges = InlineArray<32, (start: Int32, end: Int32)>(repeating: (0, 0))
    private(set) var count = 0
    private(set) var isFull = false
    /// Whether a symbol changed.
    var hasChanges = false

    mutating func append(_ range: Range<Int>) {
      guard count < ranges.count else {
        isFull = true
        return
      }
      ranges[count] = (
        Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound)
      )
      count += 1
    }

    /// Whether a cut before the place lies inside a match.
    func straddle(_ place: Int) -> Bool {
      if isFull { return true }
      for index in 0..<count where place > Int(ranges[index].start) && place < Int(ranges[index].end) {
        return true
      }
      return false
    }
  }

  /// Runs over a text of which the pairs that end at `hot` (rising) may be part of a match; false where the shaper is
  /// needed.
  func apply(to run: inout [UInt16], near hot: [Int], matches: inout Matches) -> Bool {
    var windows = windows(around: hot, count: run.count)
    return unsafe run.withUnsafeMutableBufferPointer { run in
      unsafe apply(to: run, windows: &windows, matches: &matches)
    }
  }

  /// Runs over one window of a text.
  func apply(
    to run: UnsafeMutableBufferPointer<UInt16>, window: Range<Int>, matches: inout Matches
  ) -> Bool {
    var starts: UInt64 = 0
    for place in window { starts |= unsafe starters[Int(run[place])] }
    var window = window
    while starts != 0 {
      let index = starts.trailingZeroBitCount
      starts &= starts &- 1
      var place = window.lowerBound
      guard unsafe apply(index, to: run, in: &window, from: &place, matches: &matches) else { return false }
      // What changed may begin with other lookups.
      if matches.hasChanges {
        starts = index < 63 ? ~0 << UInt64(index + 1) & ((1 << UInt64(lookups.count)) &- 1) : 0
      }
    }
    return true
  }

  private func apply(
    to run: UnsafeMutableBufferPointer<UInt16>, windows: inout [Range<Int>], matches: inout Matches
  ) -> Bool {
    for index in lookups.indices {
      var place = 0
      for window in windows.indices {
        guard unsafe apply(index, to: run, in: &windows[window], from: &place, matches: &matches) else {
          return false
        }
      }
    }
    return true
  }

  /// Runs one lookup over a window from `place` on, which moves to where the lookup came.
  private func apply(
    _ index: Int, to run: UnsafeMutableBufferPointer<UInt16>, in window: inout Range<Int>,
    from place: inout Int,
    matches: inout Matches
  ) -> Bool {
    let lookup = lookups[index]
    place = max(place, window.lowerBound)
    while place < window.upperBound {
      let symbol = unsafe run[place]
      guard symbol != Self.joined, starters[Int(symbol)] >> UInt64(index) & 1 != 0 else {
        place += 1
        continue
      }
      switch unsafe step(lookup, at: place, run: run, matches: &matches) {
      case .passed: place += 1
      case .refused: return false
      case .matched(let end, let changed):
        if changed {
          matches.hasChanges = true
          window =
            max(
              0, min(window.lowerBound, place - reach))..<min(
              run.count, max(window.upperBound, end + reach))
        }
        place = end
      }
    }
    return true
  }

  private func windows(around hot: [Int], count: Int) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    for place in hot {
      let (start, end) = (max(0, place - 1 - reach), min(count, place + 1 + reach))
      if let last = windows.last, start <= last.upperBound {
        windows[windows.count - 1] = last.lowerBound..<end
      } else {
        windows.append(start..<end)
      }
    }
    return windows
  }

  private enum Outcome {
    case passed
    case matched(end: Int, changed: Bool)
    case refused
  }

  /// Tries the rules in order at a place.
  private func step(
    _ rules: Range<Int32>, at place: Int, run: UnsafeMutableBufferPointer<UInt16>, matches: inout Matches
  ) -> Outcome {
    var index = rules.lowerBound
    while index < rules.upperBound {
      let rule = self.rules[Int(index)]
      index += 1
      if case .unless(let second, let skip) = rule.action {
        if unsafe !matchesGuard(rule, second: second, at: place, run: run) { index += skip }
        continue
      }
      guard let match = unsafe match(rule, at: place, run: run) else { continue }
      matches.append(match.extent)
      return unsafe perform(rule, at: place, end: match.end, run: run, matches: &matches)
    }
    return .passed
  }

  private func perform(
    _ rule: Rule, at place: Int, end: Int, run: UnsafeMutableBufferPointer<UInt16>, matches: inout Matches
  ) -> Outcome {
    switch rule.action {
    case .refuse: return .refused
    case .unless: return .passed
    case .replace(let range):
      for replacement in range where unsafe replacements[Int(replacement)].from == run[place] {
        unsafe run[place] = replacements[Int(replacement)].to
        return unsafe run[place] == Self.unknown ? .refused : .matched(end: end, changed: true)
      }
      return .refused
    case .ligate(let symbol):
      guard symbol != Self.unknown else { return .refused }
      for index in place + 1..<end { unsafe run[index] = Self.joined }
      unsafe run[place] = symbol
      return .matched(end: end, changed: true)
    case .apply(let range):
      return unsafe apply(range, at: place, end: end, run: run, matches: &matches)
    }
  }

  /// Runs the lookups that a contextual rule names at its matched places.
  private func apply(
    _ range: Range<Int32>, at place: Int, end: Int, run: UnsafeMutableBufferPointer<UInt16>,
    matches: inout Matches
  ) -> Outcome {
    var changed = false
    for index in range {
      let record = records[Int(index)]
      var target = place
      for _ in 0..<record.place { target = unsafe next(target, run: run) ?? run.count }
      guard target < run.count else { return .refused }
      switch unsafe step(record.rules, at: target, run: run, matches: &matches) {
      case .passed: continue
      case .refused: return .refused
      case .matched(let innerEnd, let innerChanged):
        // What a lookup does beyond the matched glyphs would move the place to go on from.
        guard innerEnd <= end else { return .refused }
        changed = changed || innerChanged
      }
    }
    return .matched(end: end, changed: changed)
  }

  // MARK: Matching

  private func contains(_ set: Int32, _ symbol: UInt16) -> Bool {
    sets[Int(set) * wordsPerSet + Int(symbol >> 6)] >> UInt64(symbol & 63) & 1 != 0
  }

  private func next(_ place: Int, run: UnsafeMutableBufferPointer<UInt16>) -> Int? {
    var place = place + 1
    while unsafe place < run.count && run[place] == Self.joined { place += 1 }
    return place < run.count ? place : nil
  }

  private func previous(_ place: Int, run: UnsafeMutableBufferPointer<UInt16>) -> Int? {
    var place = place - 1
    while unsafe place >= 0 && run[place] == Self.joined { place -= 1 }
    return place >= 0 ? place : nil
  }

  private func matchesGuard(
    _ rule: Rule, second: Int32, at place: Int, run: UnsafeMutableBufferPointer<UInt16>
  ) -> Bool {
    guard unsafe contains(places[Int(rule.start)], run[place]), let next = unsafe next(place, run: run) else {
      return false
    }
    return unsafe contains(second, run[next])
  }

  /// The place behind the input that the rule matches at a place, and all places matched; nil if it does not.
  private func match(_ rule: Rule, at place: Int, run: UnsafeMutableBufferPointer<UInt16>) -> (
    end: Int, extent: Range<Int>
  )? {
    let backtrackStart = Int(rule.start)
    let inputStart = backtrackStart + Int(rule.backtrack)
    guard unsafe contains(places[inputStart], run[place]) else { return nil }
    var last = place
    for index in 1..<max(1, Int(rule.input)) {
      guard let next = unsafe next(last, run: run), unsafe contains(places[inputStart + index], run[next])
      else {
        return nil
      }
      last = next
    }
    let end = last + 1
    var before = place
    for index in 0..<Int(rule.backtrack) {
      guard let previous = unsafe previous(before, run: run),
        unsafe contains(places[backtrackStart + index], run[previous])
      else { return nil }
      before = previous
    }
    let lookaheadStart = inputStart + Int(rule.input)
    for index in 0..<Int(rule.lookahead) {
      guard let next = unsafe next(last, run: run), unsafe contains(places[lookaheadStart + index], run[next])
      else {
        return nil
      }
      last = next
    }
    // Joined characters right behind belong to the last matched ligature.
    func passJoined(_ place: Int) -> Int {
      var place = place
      while unsafe place < run.count && run[place] == Self.joined { place += 1 }
      return place
    }
    return (passJoined(end), before..<passJoined(last + 1))
  }
}
