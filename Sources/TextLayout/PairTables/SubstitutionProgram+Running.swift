/// Running a program over symbols of its table.
extension SubstitutionProgram {
  /// True if two neighbours announce a rule also by what stands before and behind them.
  func isAnnounced(by first: UInt16, _ second: UInt16, before: UInt16, after: UInt16) -> Bool {
    callers[Int(before)].before & callers[Int(first)].first & callers[Int(second)].second
      & callers[Int(after)].after != 0
  }

  /// The part of a run of symbols in which rules may begin that pairs announce, from the one that ends at `first` to that at `last`.
  func window(from first: Int, to last: Int, count: Int) -> Range<Int> {
    min(count, max(0, first - 1 - reach))..<min(count, last + 1 + reach)
  }

  /// Runs over one window of a text, which grows by what may follow from changes.
  func apply(
    to run: inout MutableSpan<UInt16>, window: inout Range<Int>,
    matches: inout Matches
  ) -> Bool {
    var hasChanges = matches.hasChanges
    var starts = starters(of: run.span, in: window)
    while starts != 0 {
      let index = starts.trailingZeroBitCount
      starts &= starts &- 1
      matches.hasChanges = false
      guard apply(index, to: &run, in: &window, matches: &matches) else { return false }
      // What changed, and what the window grew by, may begin with other lookups.
      guard matches.hasChanges else { continue }
      hasChanges = true
      starts = starters(of: run.span, in: window) & (~1 << UInt64(index))
    }
    matches.hasChanges = hasChanges
    return true
  }

  /// The lookups that symbols of a window may begin with, a bit each.
  private func starters(of run: Span<UInt16>, in window: Range<Int>) -> UInt64 {
    var starts: UInt64 = 0
    for place in window {
      let symbol = run[place]
      if symbol != Self.joined { starts |= starters[Int(symbol)] }
    }
    return starts
  }

  /// Runs one lookup over a window.
  private func apply(
    _ index: Int, to run: inout MutableSpan<UInt16>, in window: inout Range<Int>, matches: inout Matches
  ) -> Bool {
    let lookup = lookups[index]
    var place = window.lowerBound
    while place < window.upperBound {
      let symbol = run[place]
      guard symbol != Self.joined, starters[Int(symbol)] >> UInt64(index) & 1 != 0
      else {
        place += 1
        continue
      }
      switch step(lookup, at: place, run: &run, matches: &matches) {
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

  private enum Outcome {
    case passed
    case matched(end: Int, changed: Bool)
    case refused
  }

  /// Tries the rules in order at a place.
  private func step(
    _ rules: Range<Int32>, at place: Int, run: inout MutableSpan<UInt16>,
    matches: inout Matches
  ) -> Outcome {
    var index = rules.lowerBound
    while index < rules.upperBound {
      let rule = self.rules[Int(index)]
      index += 1
      if case .unless(let second, let skip) = rule.action {
        if !matchesGuard(rule, second: second, at: place, run: run.span) { index += skip }
        continue
      }
      guard let match = match(rule, at: place, run: run.span) else { continue }
      matches.append(match.extent)
      return perform(rule, at: place, end: match.end, run: &run, matches: &matches)
    }
    return .passed
  }

  private func perform(
    _ rule: Rule, at place: Int, end: Int, run: inout MutableSpan<UInt16>,
    matches: inout Matches
  ) -> Outcome {
    switch rule.action {
    case .refuse: return .refused
    case .unless: return .passed
    case .replace(let range):
      for replacement in range where replacements[Int(replacement)].from == run[place] {
        run[place] = replacements[Int(replacement)].to
        return run[place] == Self.unknown ? .refused : .matched(end: end, changed: true)
      }
      return .refused
    case .ligate(let symbol):
      guard symbol != Self.unknown else { return .refused }
      for index in place + 1..<end { run[index] = Self.joined }
      run[place] = symbol
      return .matched(end: end, changed: true)
    case .apply(let range):
      return apply(range, at: place, end: end, run: &run, matches: &matches)
    }
  }

  /// Runs the lookups that a contextual rule names at its matched places.
  private func apply(
    _ range: Range<Int32>, at place: Int, end: Int, run: inout MutableSpan<UInt16>,
    matches: inout Matches
  ) -> Outcome {
    var changed = false
    for index in range {
      let record = records[Int(index)]
      var target = place
      for _ in 0..<record.place { target = next(target, run: run.span) ?? run.count }
      guard target < run.count else { return .refused }
      switch step(record.rules, at: target, run: &run, matches: &matches) {
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

  @inline(__always)
  private func contains(_ set: Int32, _ symbol: UInt16) -> Bool {
    sets[Int(set) * wordsPerSet + Int(symbol >> 6)] >> UInt64(symbol & 63) & 1 != 0
  }

  @inline(__always)
  private func next(_ place: Int, run: Span<UInt16>) -> Int? {
    var place = place + 1
    while place < run.count && run[place] == Self.joined { place += 1 }
    return place < run.count ? place : nil
  }

  @inline(__always)
  private func previous(_ place: Int, run: Span<UInt16>) -> Int? {
    var place = place - 1
    while place >= 0 && run[place] == Self.joined { place -= 1 }
    return place >= 0 ? place : nil
  }

  private func matchesGuard(
    _ rule: Rule, second: Int32, at place: Int, run: Span<UInt16>
  ) -> Bool {
    guard contains(places[Int(rule.start)], run[place]), let next = next(place, run: run) else {
      return false
    }
    return contains(second, run[next])
  }

  /// The place behind the input that the rule matches at a place, and all places matched; nil if it does not.
  private func match(_ rule: Rule, at place: Int, run: Span<UInt16>)
    -> (
      end: Int, extent: Range<Int>
    )?
  {
    let backtrackStart = Int(rule.start)
    let inputStart = backtrackStart + Int(rule.backtrack)
    guard contains(places[inputStart], run[place]) else { return nil }
    var last = place
    for index in 1..<max(1, Int(rule.input)) {
      guard let next = next(last, run: run), contains(places[inputStart + index], run[next])
      else {
        return nil
      }
      last = next
    }
    let end = last + 1
    var before = place
    for index in 0..<Int(rule.backtrack) {
      guard let previous = previous(before, run: run),
        contains(places[backtrackStart + index], run[previous])
      else { return nil }
      before = previous
    }
    let lookaheadStart = inputStart + Int(rule.input)
    for index in 0..<Int(rule.lookahead) {
      guard let next = next(last, run: run), contains(places[lookaheadStart + index], run[next])
      else {
        return nil
      }
      last = next
    }
    // Joined characters right behind belong to the last matched ligature.
    func passJoined(_ place: Int) -> Int {
      var place = place
      while place < run.count && run[place] == Self.joined { place += 1 }
      return place
    }
    return (passJoined(end), before..<passJoined(last + 1))
  }
}
