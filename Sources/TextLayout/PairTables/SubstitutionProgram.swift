/// The substitutions of a face that can happen among the symbols of a ``PairTable``, in a form to run.
///
/// It does what a shaper does with the same lookups: each runs over the text once, from its start to its end; at
/// each place the first rule that matches is taken, and the search goes on behind what it matched. Only the
/// neighbourhood of pairs that some rule needs is looked at: the table marks for every rule one pair of
/// neighbours without which it cannot match, and every change opens its own neighbourhood.
package struct SubstitutionProgram: Sendable {
  package struct Rule: Sendable {
    /// The start of the pattern's sets in `places`: backtrack (nearest first), input, lookahead.
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

  /// The announcements of rules that a symbol has a part in, a bit each: as the first or second of two neighbours, or as what
  /// stands before or behind them.
  package struct Caller: Equatable, Sendable {
    package var before: UInt64
    package var first: UInt64
    package var second: UInt64
    package var after: UInt64

    package init(all bits: UInt64 = 0) { (before, first, second, after) = (bits, bits, bits, bits) }

    package mutating func formUnion(_ other: Caller) {
      before |= other.before
      first |= other.first
      second |= other.second
      after |= other.after
    }
  }

  /// Neighbouring places of a rule without which it cannot match, by the numbers of their sets: the pair that is met least
  /// often, and the places around it, where the rule has them.
  package struct Announcement: Hashable, Sendable {
    package var before: Int32?
    package var first: Int32
    package var second: Int32
    package var after: Int32?

    package init(before: Int32?, first: Int32, second: Int32, after: Int32?) {
      self.before = before
      self.first = first
      self.second = second
      self.after = after
    }
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
  /// The announcements of rules, those met most often first.
  package var announcements: [Announcement] = []
  // The index, which follows from all others.
  /// For each symbol the lookups that have a rule whose input begins with it, a bit each.
  package private(set) var starters: [UInt64] = []
  /// For each symbol the announcements that it has a part in.
  package private(set) var callers: [Caller] = []
  /// The greatest distance between a rule's first input place and another place of its pattern.
  package private(set) var reach = 0

  package init() {}

  package var byteCount: Int {
    sets.count * 8 + places.count * 4 + rules.count * MemoryLayout<Rule>.stride
      + records.count * MemoryLayout<Record>.stride + replacements.count * 4 + starters.count * 8
      + callers.count * MemoryLayout<Caller>.stride
  }

  /// Works out the index of a program over so many symbols, all of whose rules are there.
  package mutating func makeIndex(symbolCount: Int) {
    starters = [UInt64](repeating: 0, count: symbolCount)
    for (index, lookup) in lookups.enumerated() {
      let bit = UInt64(1) << UInt64(min(index, 63))
      // A set that many rules begin with is gone through once.
      var sets: Set<Int32> = []
      for rule in lookup {
        let rule = rules[Int(rule)]
        sets.insert(places[Int(rule.start) + Int(rule.backtrack)])
      }
      for set in sets { forEachMember(ofSet: set) { starters[$0] |= bit } }
    }
    reach = rules.reduce(0) { max($0, Int($1.backtrack), Int($1.input) + Int($1.lookahead)) }
    indexCallers(symbolCount: symbolCount)
  }

  /// Notes which announcements each symbol has a part in; those met most often have a bit of their own, all others share one.
  private mutating func indexCallers(symbolCount: Int) {
    var bits = [Caller](repeating: Caller(), count: sets.count / max(1, wordsPerSet))
    var anything = Caller()
    for (index, announcement) in announcements.enumerated() {
      let bit = UInt64(1) << UInt64(min(index, 63))
      bits[Int(announcement.first)].first |= bit
      bits[Int(announcement.second)].second |= bit
      if let before = announcement.before { bits[Int(before)].before |= bit } else { anything.before |= bit }
      if let after = announcement.after { bits[Int(after)].after |= bit } else { anything.after |= bit }
    }
    callers = [Caller](repeating: anything, count: symbolCount)
    // No more than making the sets took.
    for (set, bits) in bits.enumerated() where bits != Caller() {
      forEachMember(ofSet: Int32(truncatingIfNeeded: set)) { callers[$0].formUnion(bits) }
    }
    // What is not in the table may be anything.
    callers[Int(PairTable.unsafeSymbol)] = Caller(all: ~0)
  }

  /// Calls `body` with every symbol of a set, in rising order.
  package func forEachMember(ofSet set: Int32, _ body: (Int) -> Void) {
    for index in 0..<wordsPerSet {
      var bits = sets[Int(set) * wordsPerSet + index]
      while bits != 0 {
        body(index << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// True if some rule leaves the text to the shaper.
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
            rules[Int($0)].input > 1 && Int(rule.input) < Int(rules[Int($0)].input) + Int(record.place)
          }
        }
      case .unless: false
      }
    }
    return rulesRefuse
  }

  /// The ranges of a run where rules matched, also those that change nothing; more than fit make it full.
  ///
  /// A cut of the text outside of all of them leaves both sides as they are, for it takes context from no rule that
  /// matched, and gives none to another.
  package struct Matches {
    private var ranges = InlineArray<32, (start: Int32, end: Int32)>(repeating: (0, 0))
    private(set) var count = 0
    private(set) var isFull = false
    /// True if a symbol changed.
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

    /// True if a break before the index lies inside a match.
    func straddle(_ place: Int) -> Bool {
      if isFull { return true }
      for index in 0..<count where place > Int(ranges[index].start) && place < Int(ranges[index].end) {
        return true
      }
      return false
    }
  }
}
