/// The substitutions of a kit's table, read from bytes that may be anything: whatever names another part names one that is there.
extension ByteReader {
  private static let mostPlaces = 1 << 22

  mutating func kitProgram(symbolCount: Int) throws(ByteFault) -> SubstitutionProgram {
    var program = SubstitutionProgram()
    program.wordsPerSet = (symbolCount + 63) / 64
    let setCount = try count(ofSize: 1, "sets")
    try require(setCount * program.wordsPerSet <= Self.mostPlaces, "there are too many sets")
    for _ in 0..<setCount { try addKitSet(to: &program, symbolCount: symbolCount) }
    for _ in 0..<(try count(ofSize: 1, "places")) {
      program.places.append(Int32(try number(atMost: setCount - 1, "a place")))
    }
    for _ in 0..<(try count(ofSize: 2, "replacements")) {
      let from = try number(atMost: symbolCount - 1, "a symbol")
      program.replacements.append((UInt16(from), try kitResult(symbolCount: symbolCount)))
    }
    try readKitRules(into: &program, symbolCount: symbolCount, setCount: setCount)
    for _ in 0..<(try count(ofSize: 3, "records")) {
      let place = try number(atMost: 255, "the place of a record")
      let rules = try kitRange(upTo: program.rules.count, "rules of a record")
      program.records.append(.init(place: Int32(place), rules: rules))
    }
    for _ in 0..<(try count(ofSize: 2, "lookups")) {
      program.lookups.append(try kitRange(upTo: program.rules.count, "rules of a lookup"))
    }
    try require(program.lookups.count <= 64, "there are more lookups than 64")
    try require(
      program.lookups.reduce(0) { $0 + $1.count } <= program.rules.count, "lookups have rules in common")
    try checkRecords(of: program)
    for _ in 0..<(try count(ofSize: 4, "announcements")) {
      let before = try number(atMost: setCount, "a set")
      let first = Int32(try number(atMost: setCount - 1, "a set"))
      let second = Int32(try number(atMost: setCount - 1, "a set"))
      let after = try number(atMost: setCount, "a set")
      program.announcements.append(
        SubstitutionProgram.Announcement(
          before: before == 0 ? nil : Int32(before - 1), first: first, second: second,
          after: after == 0 ? nil : Int32(after - 1)))
    }
    program.makeIndex(symbolCount: symbolCount)
    return program
  }

  private mutating func addKitSet(
    to program: inout SubstitutionProgram, symbolCount: Int
  ) throws(ByteFault) {
    let start = program.sets.count
    for _ in 0..<program.wordsPerSet { program.sets.append(0) }
    var next = 0
    for _ in 0..<(try count(ofSize: 2, "ranges of a set")) {
      try require(next < symbolCount, "a set has no such symbol")
      let first = next + (try number(atMost: symbolCount - 1 - next, "a symbol"))
      let last = first + (try number(atMost: symbolCount - 1 - first, "the length of a range"))
      for symbol in first...last { program.sets[start + symbol >> 6] |= 1 << UInt64(symbol & 63) }
      next = last + 1
    }
  }

  /// A symbol that comes of a substitution, or ``SubstitutionProgram/unknown``.
  private mutating func kitResult(symbolCount: Int) throws(ByteFault) -> UInt16 {
    let symbol = try number(atMost: Int(SubstitutionProgram.unknown), "a symbol")
    try require(
      symbol < symbolCount || symbol == Int(SubstitutionProgram.unknown), "there is no symbol \(symbol)")
    return UInt16(symbol)
  }

  private mutating func kitRange(upTo limit: Int, _ name: String) throws(ByteFault) -> Range<Int32> {
    let start = try number(atMost: limit, name)
    let count = try number(atMost: limit - start, name)
    return Int32(start)..<Int32(start + count)
  }

  private mutating func readKitRules(
    into program: inout SubstitutionProgram, symbolCount: Int, setCount: Int
  ) throws(ByteFault) {
    var expected = 0
    for _ in 0..<(try count(ofSize: 5, "rules")) {
      let start = expected + (try signed(within: program.places.count, "where a rule's places begin"))
      let backtrack = try number(atMost: 255, "the places of a rule")
      let input = try number(atMost: 255, "the places of a rule")
      let lookahead = try number(atMost: 255, "the places of a rule")
      expected = start + backtrack + input + lookahead
      try require(input > 0 && start >= 0 && expected <= program.places.count, "a rule has no places")
      let action: SubstitutionProgram.Action
      switch try kind(below: 5, "the action of a rule") {
      case 0: action = .replace(try kitRange(upTo: program.replacements.count, "replacements of a rule"))
      case 1: action = .ligate(try kitResult(symbolCount: symbolCount))
      case 2: action = .apply(try kitRange(upTo: 1 << 24, "records of a rule"))
      case 3: action = .refuse
      default:
        let second = try number(atMost: setCount - 1, "a set")
        action = .unless(second: Int32(second), skip: Int32(try number(atMost: 1 << 24, "rules left out")))
        expected = start
      }
      program.rules.append(
        SubstitutionProgram.Rule(
          start: Int32(start), backtrack: UInt16(backtrack), input: UInt16(input),
          lookahead: UInt16(lookahead),
          action: action))
    }
  }

  /// The rules that the records of one rule may have between them: each is tried wherever that rule matches.
  private static let mostWork = 1 << 14

  /// Refuses records that are not there, rules within rules within rules, and rules whose records take work without end.
  private func checkRecords(of program: SubstitutionProgram) throws(ByteFault) {
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
