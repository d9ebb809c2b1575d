internal import TextLayout

/// Turns the rules of a face, as far as they can match among the symbols of a ``PairTable``, into a
/// ``SubstitutionProgram``, and chooses for each rule the pair of neighbours that announces it.
struct SubstitutionCompiler {
  /// A program with what announces its rules.
  struct Result {
    var program = SubstitutionProgram()
    /// For each announcing pair of places the two sets of symbols.
    var pairs: [(first: GlyphSet, second: GlyphSet)] = []

    /// Which announcing pairs each symbol begins, and which it ends.
    func roles(symbolCount: Int) -> (first: [GlyphSet], second: [GlyphSet]) {
      var first = [GlyphSet](repeating: GlyphSet(count: pairs.count), count: symbolCount)
      var second = first
      for (index, pair) in pairs.enumerated() {
        pair.first.forEach { first[$0].insert(index) }
        pair.second.forEach { second[$0].insert(index) }
      }
      return (first, second)
    }
  }

  private let symbolOfGlyph: [UInt16]
  private let frequencies: [Double]
  private let symbolCount: Int
  private var result = Result()
  private var setNumbers: [GlyphSet: Int32] = [:]
  private var sets: [GlyphSet] = []
  /// The frequency of the symbols of each set.
  private var weights: [Double] = []
  private var announcements: Set<SubstitutionProgram.Announcement> = []

  init(symbolOfGlyph: [UInt16], frequencies: [Double]) {
    self.symbolOfGlyph = symbolOfGlyph
    self.frequencies = frequencies
    symbolCount = frequencies.count
  }

  /// Adds a lookup behind those already there.
  mutating func add(
    _ lookup: LayoutLookup, sets: [GlyphSet], nested: [Int: LayoutLookup], nestedSets: [GlyphSet]
  ) {
    var symbolSets: [Int: Int32] = [:]
    var innerSymbolSets: [Int: Int32] = [:]
    var compiled: [SubstitutionProgram.Rule] = []
    for rule in lookup.rules {
      guard let places = places(of: rule, sets: sets, memo: &symbolSets) else { continue }
      var records: Range<Int32> = 0..<0
      if case .apply(let inner) = rule.action, !inner.isEmpty {
        let list = inner.map { record in
          SubstitutionProgram.Record(
            place: Int32(record.place),
            rules: addRules(
              compile(nested[record.lookup]?.rules ?? [], sets: nestedSets, memo: &innerSymbolSets)))
        }
        let start = Int32(result.program.records.count)
        result.program.records += list
        records = start..<Int32(result.program.records.count)
      }
      compiled.append(self.rule(rule, places: places, records: records))
      if rule.matters { announce(rule, places) }
    }
    guard !compiled.isEmpty else { return }
    result.program.lookups.append(addRules(compiled))
  }

  /// The program; nil where there are more lookups than it can tell apart.
  mutating func finish() -> Result? {
    guard result.program.lookups.count <= 64 else { return nil }
    result.program.wordsPerSet = (symbolCount + 63) / 64
    result.program.sets = sets.flatMap { $0.words }
    orderAnnouncements()
    result.program.makeIndex(symbolCount: symbolCount)
    return result
  }

  /// Puts the announcements met most often first, and notes their pairs.
  private mutating func orderAnnouncements() {
    result.program.announcements = announcements.sorted {
      (weight($1.first, $1.second), $0.first, $0.second) < (weight($0.first, $0.second), $1.first, $1.second)
    }
    var pairs: Set<[Int32]> = []
    for announcement in result.program.announcements
    where pairs.insert([announcement.first, announcement.second]).inserted {
      result.pairs.append((sets[Int(announcement.first)], sets[Int(announcement.second)]))
    }
  }

  private mutating func compile(
    _ rules: [LayoutRule], sets: [GlyphSet], memo: inout [Int: Int32]
  ) -> [SubstitutionProgram.Rule] {
    var compiled: [SubstitutionProgram.Rule] = []
    for rule in rules {
      guard let places = places(of: rule, sets: sets, memo: &memo) else { continue }
      compiled.append(self.rule(rule, places: places, records: 0..<0))
    }
    return compiled
  }

  // MARK: Rules

  /// The sets of symbols of a rule's places; nil where one is empty, so that the rule cannot match.
  private mutating func places(
    of rule: LayoutRule, sets: [GlyphSet], memo: inout [Int: Int32]
  ) -> [Int32]? {
    var result: [Int32] = []
    for place in rule.backtrack + rule.input + rule.lookahead {
      let number: Int32
      switch place {
      case .glyph(let glyph):
        guard let symbol = symbol(of: glyph) else { return nil }
        var set = GlyphSet(count: symbolCount)
        set.insert(symbol)
        number = intern(set)
      case .set(let index):
        if let known = memo[index] {
          number = known
        } else {
          var set = GlyphSet(count: symbolCount)
          sets[index].forEach { glyph in
            if let symbol = symbol(of: glyph) { set.insert(symbol) }
          }
          number = intern(set)
          memo[index] = number
        }
      }
      guard !self.sets[Int(number)].isEmpty else { return nil }
      result.append(number)
    }
    return result
  }

  private func symbol(of glyph: Int) -> Int? {
    guard glyph < symbolOfGlyph.count, symbolOfGlyph[glyph] != SubstitutionProgram.unknown else { return nil }
    return Int(symbolOfGlyph[glyph])
  }

  private mutating func intern(_ set: GlyphSet) -> Int32 {
    if let known = setNumbers[set] { return known }
    let number = Int32(sets.count)
    sets.append(set)
    var weight = 0.0
    set.forEach { weight += frequencies[$0] }
    weights.append(weight)
    setNumbers[set] = number
    return number
  }

  private mutating func rule(
    _ rule: LayoutRule, places: [Int32], records: Range<Int32>
  ) -> SubstitutionProgram.Rule {
    let action: SubstitutionProgram.Action
    switch rule.action {
    case .refuse: action = .refuse
    case .apply: action = .apply(records)
    case .ligate(let glyph): action = .ligate(symbolOrUnknown(glyph))
    case .replace(let map):
      let start = Int32(result.program.replacements.count)
      for (from, to) in map.sorted(by: { $0.key < $1.key }) {
        guard let symbol = symbol(of: from) else { continue }
        result.program.replacements.append((UInt16(symbol), symbolOrUnknown(to)))
      }
      action = .replace(start..<Int32(result.program.replacements.count))
    }
    let start = Int32(result.program.places.count)
    result.program.places += places
    return SubstitutionProgram.Rule(
      start: start, backtrack: UInt16(rule.backtrack.count), input: UInt16(rule.input.count),
      lookahead: UInt16(rule.lookahead.count), action: action)
  }

  private func symbolOrUnknown(_ glyph: Int) -> UInt16 {
    glyph < symbolOfGlyph.count ? symbolOfGlyph[glyph] : SubstitutionProgram.unknown
  }

  /// Appends rules; long stretches of ligatures that begin alike get a look at the second symbol in front.
  private mutating func addRules(_ rules: [SubstitutionProgram.Rule]) -> Range<Int32> {
    let start = Int32(result.program.rules.count)
    var index = 0
    while index < rules.count {
      var end = index
      while end < rules.count, beginsAlike(rules[index], rules[end]) { end += 1 }
      if end - index > 2 {
        var seconds = GlyphSet(count: symbolCount)
        for rule in rules[index..<end] {
          seconds.formUnion(sets[Int(result.program.places[Int(rule.start) + 1])])
        }
        result.program.rules.append(
          SubstitutionProgram.Rule(
            start: rules[index].start, backtrack: 0, input: 1, lookahead: 0,
            action: .unless(second: intern(seconds), skip: Int32(end - index))))
      }
      end = max(end, index + 1)
      result.program.rules += rules[index..<end]
      index = end
    }
    return start..<Int32(result.program.rules.count)
  }

  private func beginsAlike(_ one: SubstitutionProgram.Rule, _ other: SubstitutionProgram.Rule) -> Bool {
    guard case .ligate = one.action, case .ligate = other.action, one.input > 1, other.input > 1 else {
      return false
    }
    return result.program.places[Int(one.start)] == result.program.places[Int(other.start)]
  }

  // MARK: Announcements

  /// The frequency of symbols of two sets side by side.
  private func weight(_ first: Int32, _ second: Int32) -> Double {
    weights[Int(first)] * weights[Int(second)]
  }

  /// Marks the pair of neighbouring places that is met least often, with what stands around it: where no such pair stands, the
  /// rule cannot match. Symbols that only substitution brings about need no mark, for what changed is looked at anyway.
  private mutating func announce(_ rule: LayoutRule, _ places: [Int32]) {
    let order = Array(places[..<rule.backtrack.count].reversed()) + places[rule.backtrack.count...]
    var best: (weight: Double, place: Int)?
    for (place, (first, second)) in zip(order, order.dropFirst()).enumerated() {
      let weight = weight(first, second)
      if best.map({ weight < $0.weight }) ?? true { best = (weight, place) }
    }
    guard let place = best?.place else { return }
    func number(_ place: Int) -> Int32? { order.indices.contains(place) ? order[place] : nil }
    announcements.insert(
      SubstitutionProgram.Announcement(
        before: number(place - 1), first: order[place], second: order[place + 1], after: number(place + 2)))
  }
}
