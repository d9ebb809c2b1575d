/// The substitutions of a kit's table, read from bytes that may be anything: whatever names another part names one that is there.
extension ByteCoder {
  private static var mostWordsOfSets: Int { 1 << 22 }

  mutating func code(_ program: inout SubstitutionProgram, symbolCount: Int) throws(ByteFault) {
    let setCount = try codeSets(of: &program, symbolCount: symbolCount)
    try code(&program.places, of: 0) { coder, set throws(ByteFault) in
      try coder.code(&set, atMost: setCount - 1, "a place")
    }
    try code(&program.replacements, of: (0, 0)) { coder, replacement throws(ByteFault) in
      try coder.code(&replacement.from, atMost: symbolCount - 1, "a symbol")
      try coder.code(result: &replacement.to, symbolCount: symbolCount)
    }
    let (placeCount, replacementCount) = (program.places.count, program.replacements.count)
    var expected = 0
    try code(&program.rules, of: .init(start: 0, backtrack: 0, input: 0, lookahead: 0, action: .refuse)) {
      coder, rule throws(ByteFault) in
      try coder.code(&rule, expected: &expected, placeCount: placeCount)
      try coder.code(
        &rule.action, replacementCount: replacementCount, symbolCount: symbolCount, setCount: setCount)
      if case .unless = rule.action { expected = Int(rule.start) }
    }
    let ruleCount = program.rules.count
    try code(&program.records, of: .init(place: 0, rules: 0..<0)) { coder, record throws(ByteFault) in
      try coder.code(&record.place, atMost: 255, "the place of a record")
      try coder.code(&record.rules, upTo: ruleCount, "rules of a record")
    }
    try code(&program.lookups, of: 0..<0) { coder, lookup throws(ByteFault) in
      try coder.code(&lookup, upTo: ruleCount, "rules of a lookup")
    }
    if isReading { try checkLookups(of: program) }
    try code(&program.announcements, of: .init(before: nil, first: 0, second: 0, after: nil)) {
      coder, announcement throws(ByteFault) in
      try coder.code(&announcement.before, upTo: setCount)
      try coder.code(&announcement.first, atMost: setCount - 1, "a set")
      try coder.code(&announcement.second, atMost: setCount - 1, "a set")
      try coder.code(&announcement.after, upTo: setCount)
    }
    if isReading { program.makeIndex(symbolCount: symbolCount) }
  }

  /// The sets by the ranges of their symbols; gives their number.
  private mutating func codeSets(
    of program: inout SubstitutionProgram, symbolCount: Int
  ) throws(ByteFault) -> Int {
    var sets: [[ClosedRange<UInt32>]] = []
    if !isReading {
      for set in 0..<program.sets.count / max(1, program.wordsPerSet) {
        var members: [UInt32] = []
        program.forEachMember(ofSet: Int32(set)) { members.append(UInt32($0)) }
        sets.append(.init(rising: members))
      }
    }
    try code(&sets, of: []) { coder, ranges throws(ByteFault) in
      try coder.code(&ranges, upTo: symbolCount - 1)
    }
    guard isReading else { return sets.count }
    program.wordsPerSet = (symbolCount + 63) / 64
    try require(sets.count * program.wordsPerSet <= Self.mostWordsOfSets, "there are too many sets")
    program.sets = [UInt64](repeating: 0, count: sets.count * program.wordsPerSet)
    for (number, ranges) in sets.enumerated() {
      for symbol in ranges.joined() {
        program.sets[number * program.wordsPerSet + Int(symbol >> 6)] |= 1 << UInt64(symbol & 63)
      }
    }
    return sets.count
  }

  /// A symbol that comes of a substitution, or ``SubstitutionProgram/unknown``.
  private mutating func code(result symbol: inout UInt16, symbolCount: Int) throws(ByteFault) {
    try code(&symbol, atMost: Int(SubstitutionProgram.unknown), "a symbol")
    let isThere = symbol < symbolCount || symbol == SubstitutionProgram.unknown
    try require(isThere, "there is no such symbol")
  }

  private mutating func code(
    _ range: inout Range<Int32>, upTo limit: Int, _ name: String
  ) throws(ByteFault) {
    var (start, count) = (Int(range.lowerBound), range.count)
    try code(&start, atMost: limit, name)
    try code(&count, atMost: limit - start, name)
    range = Int32(start)..<Int32(start + count)
  }

  /// The number of a set and one, 0 for none.
  private mutating func code(_ set: inout Int32?, upTo setCount: Int) throws(ByteFault) {
    var number = set.map { $0 + 1 } ?? 0
    try code(&number, atMost: setCount, "a set")
    set = number == 0 ? nil : number - 1
  }

  /// A rule but for its action.
  ///
  /// - Parameter expected: the place behind those of the rule before.
  private mutating func code(
    _ rule: inout SubstitutionProgram.Rule, expected: inout Int, placeCount: Int
  ) throws(ByteFault) {
    var distance = Int(rule.start) - expected
    try code(signed: &distance, within: placeCount, "where a rule's places begin")
    let start = expected + distance
    try code(&rule.backtrack, atMost: 255, "the places of a rule")
    try code(&rule.input, atMost: 255, "the places of a rule")
    try code(&rule.lookahead, atMost: 255, "the places of a rule")
    expected = start + Int(rule.backtrack) + Int(rule.input) + Int(rule.lookahead)
    try require(rule.input > 0 && start >= 0 && expected <= placeCount, "a rule has no places")
    rule.start = Int32(start)
  }

  private mutating func code(
    _ action: inout SubstitutionProgram.Action, replacementCount: Int, symbolCount: Int, setCount: Int
  ) throws(ByteFault) {
    var (kind, range): (Int, Range<Int32>) = (3, 0..<0)
    var (symbol, second, skip): (UInt16, Int32, Int32) = (0, 0, 0)
    switch action {
    case .replace(let replacements): (kind, range) = (0, replacements)
    case .ligate(let ligature): (kind, symbol) = (1, ligature)
    case .apply(let records): (kind, range) = (2, records)
    case .refuse: break
    case .unless(let set, let rules): (kind, second, skip) = (4, set, rules)
    }
    try code(&kind, atMost: 4, "the action of a rule")
    switch kind {
    case 0:
      try code(&range, upTo: replacementCount, "replacements of a rule")
      action = .replace(range)
    case 1:
      try code(result: &symbol, symbolCount: symbolCount)
      action = .ligate(symbol)
    case 2:
      try code(&range, upTo: 1 << 24, "records of a rule")
      action = .apply(range)
    case 3: action = .refuse
    default:
      try code(&second, atMost: setCount - 1, "a set")
      try code(&skip, atMost: 1 << 24, "rules left out")
      action = .unless(second: second, skip: skip)
    }
  }

  // MARK: Checks

  /// The rules that the records of one rule may have between them: each is tried wherever that rule matches.
  private static var mostWork: Int { 1 << 14 }

  /// Refuses lookups with too many rules, records that are not there, rules within rules within rules, and rules whose records take
  /// work without end.
  private func checkLookups(of program: SubstitutionProgram) throws(ByteFault) {
    try require(program.lookups.count <= 64, "there are more lookups than 64")
    try require(
      program.lookups.reduce(0) { $0 + $1.count } <= program.rules.count, "lookups have rules in common")
    // Up to each rule how many have records, and up to each record how many rules there are to try and places to pass: records
    // and rules may name one another as often as they like.
    var withRecords = [0]
    withRecords.reserveCapacity(program.rules.count + 1)
    for rule in program.rules {
      var hasRecords = false
      if case .apply(let records) = rule.action {
        try require(Int(records.upperBound) <= program.records.count, "a rule has no such records")
        hasRecords = !records.isEmpty
      }
      withRecords.append(withRecords[withRecords.count - 1] + (hasRecords ? 1 : 0))
    }
    var work = [0]
    work.reserveCapacity(program.records.count + 1)
    for record in program.records {
      let (first, end) = (Int(record.rules.lowerBound), Int(record.rules.upperBound))
      try require(withRecords[first] == withRecords[end], "a rule within a rule has records")
      work.append(work[work.count - 1] + 1 + Int(record.place) + record.rules.count)
    }
    var total = 0
    for rule in program.rules {
      guard case .apply(let records) = rule.action else { continue }
      let own = work[Int(records.upperBound)] - work[Int(records.lowerBound)]
      try require(own <= Self.mostWork, "a rule has more within it than can be tried")
      total += own
    }
    // In all no more than makes the table in time.
    try require(total <= Self.mostWork << 10, "rules have more within them than can be tried")
  }
}
