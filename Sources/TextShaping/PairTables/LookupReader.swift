/// Reads the lookups of a GSUB or GPOS table as ``LayoutRule``s.
struct LookupReader {
  /// Which of the two tables is read; types are numbered differently.
  enum Kind {
    case substitution, positioning
  }

  let table: LayoutTable
  let kind: Kind
  /// The sets that places of rules name by number.
  private(set) var sets: [GlyphSet] = []

  private var setOfCoverage: [Int: Int] = [:]
  private var setOfClass: [ClassKey: Int] = [:]
  private var classesAt: [Int: [UInt16]] = [:]
  private var ruleCount = 0

  /// More rules than any font of text has; a table that says so is not worth the time.
  private static let mostRules = 50_000

  private struct ClassKey: Hashable {
    var definition: Int
    var value: Int
    /// The coverage that glyphs of the class must be in, if any.
    var coverage: Int?
  }

  init(table: LayoutTable, kind: Kind) {
    self.table = table
    self.kind = kind
  }

  /// Reads a lookup. Pair adjustment is not told in rules: ``PairAdjustments`` reads it.
  mutating func lookup(_ index: Int) throws(MalformedTable) -> LayoutLookup {
    let (type, flags, subtables) = try table.lookup(index)
    var result = LayoutLookup(glyphCount: table.glyphCount)
    for var subtable in subtables {
      try table.budget.spend(table.glyphCount / 64)
      var subtype = type
      if type == (kind == .substitution ? 7 : 9) {
        (subtype, subtable) = try table.extended(subtable)
      }
      // Lookups that look past base glyphs or ligatures see other neighbours than the text's.
      if flags & 0x6 != 0 {
        result.opaque.formUnion(try firstCoverage(of: subtable, type: subtype))
      } else {
        try read(subtable, type: subtype, into: &result)
      }
    }
    return result
  }

  private func firstCoverage(of subtable: Int, type: Int) throws(MalformedTable) -> GlyphSet {
    let isContextual = kind == .substitution ? type == 5 || type == 6 : type == 7 || type == 8
    guard isContextual, try table.uint16(subtable) == 3 else {
      return try table.coverage(subtable + (try table.uint16(subtable + 2)))
    }
    let isChained = type == 6 || type == 8
    let inputAt = isChained ? subtable + 4 + 2 * (try table.uint16(subtable + 2)) + 2 : subtable + 6
    return try table.coverage(subtable + (try table.uint16(inputAt)))
  }

  private mutating func read(
    _ subtable: Int, type: Int, into result: inout LayoutLookup
  ) throws(MalformedTable) {
    switch (kind, type) {
    case (.substitution, 1): try readSingle(subtable, into: &result)
    case (.substitution, 4): try readLigatures(subtable, into: &result)
    case (.substitution, 5), (.positioning, 7): try readContext(subtable, into: &result)
    case (.substitution, 6), (.positioning, 8): try readChainedContext(subtable, into: &result)
    case (.positioning, 2): break
    case (.positioning, 1):
      // Bit 2 of the value format: the advance changes.
      guard try table.uint16(subtable + 4) & 0x4 != 0 else { return }
      result.opaque.formUnion(try firstCoverage(of: subtable, type: type))
    default:
      // Multiple, alternate and reverse substitution; cursive attachment; attachment of marks, whose own
      // coverage comes first.
      result.opaque.formUnion(try firstCoverage(of: subtable, type: type))
    }
  }

  private mutating func add(_ rule: LayoutRule, to result: inout LayoutLookup) throws(MalformedTable) {
    ruleCount += 1
    guard ruleCount <= Self.mostRules else { throw MalformedTable() }
    result.rules.append(rule)
  }

  // MARK: Substitution

  private mutating func readSingle(_ subtable: Int, into result: inout LayoutLookup) throws(MalformedTable) {
    let coverage = subtable + (try table.uint16(subtable + 2))
    var replacements: [Int: Int] = [:]
    let format = try table.uint16(subtable)
    let value = try table.uint16(subtable + 4)
    for (glyph, index) in try table.coveredGlyphs(coverage) {
      switch format {
      case 1: replacements[glyph] = (glyph + value) & 0xFFFF
      case 2: replacements[glyph] = try table.uint16(subtable + 6 + 2 * index)
      default: throw MalformedTable()
      }
    }
    try add(
      LayoutRule(input: [.set(try coverageSet(coverage))], action: .replace(replacements)), to: &result)
  }

  private mutating func readLigatures(_ subtable: Int, into result: inout LayoutLookup) throws(MalformedTable)
  {
    guard try table.uint16(subtable) == 1 else { throw MalformedTable() }
    let coverage = subtable + (try table.uint16(subtable + 2))
    for (glyph, index) in try table.coveredGlyphs(coverage) {
      let set = subtable + (try table.uint16(subtable + 6 + 2 * index))
      for offset in try table.uint16s(set + 2, count: try table.uint16(set)) {
        let ligature = set + offset
        let components = try table.uint16s(ligature + 4, count: max(0, try table.uint16(ligature + 2) - 1))
        try add(
          LayoutRule(
            input: [.glyph(glyph)] + components.map { .glyph($0) },
            action: .ligate(try table.uint16(ligature))),
          to: &result)
      }
    }
  }

  // MARK: Contexts

  private mutating func readContext(_ subtable: Int, into result: inout LayoutLookup) throws(MalformedTable) {
    let format = try table.uint16(subtable)
    if format == 3 {
      let count = try table.uint16(subtable + 2)
      let input = try coveragePlaces(subtable, at: subtable + 6, count: count)
      let action = try records(
        at: subtable + 6 + 2 * count, count: try table.uint16(subtable + 4), inputCount: count)
      guard count > 0 else { throw MalformedTable() }
      return try add(LayoutRule(input: input, action: action), to: &result)
    }
    guard format == 1 || format == 2 else { throw MalformedTable() }
    let classes = format == 2 ? subtable + (try table.uint16(subtable + 4)) : nil
    let listAt = subtable + (format == 2 ? 6 : 4)
    for (first, rule) in try rules(of: subtable, listAt: listAt, classes: classes) {
      let count = try table.uint16(rule)
      let recordCount = try table.uint16(rule + 2)
      guard count > 0 else { throw MalformedTable() }
      let rest = try places(at: rule + 4, count: count - 1, classes: classes)
      let action = try records(at: rule + 4 + 2 * (count - 1), count: recordCount, inputCount: count)
      try add(LayoutRule(input: [first] + rest, action: action), to: &result)
    }
  }

  private mutating func readChainedContext(
    _ subtable: Int, into result: inout LayoutLookup
  ) throws(MalformedTable) {
    let format = try table.uint16(subtable)
    if format == 3 {
      var at = subtable + 2
      var sequences: [[LayoutRule.Place]] = []
      for _ in 0..<3 {
        let count = try table.uint16(at)
        sequences.append(try coveragePlaces(subtable, at: at + 2, count: count))
        at += 2 + 2 * count
      }
      let action = try records(at: at + 2, count: try table.uint16(at), inputCount: sequences[1].count)
      guard !sequences[1].isEmpty else { throw MalformedTable() }
      return try add(
        LayoutRule(backtrack: sequences[0], input: sequences[1], lookahead: sequences[2], action: action),
        to: &result)
    }
    guard format == 1 || format == 2 else { throw MalformedTable() }
    var classes: [Int?] = [nil, nil, nil]
    if format == 2 {
      for index in 0..<3 { classes[index] = subtable + (try table.uint16(subtable + 4 + 2 * index)) }
    }
    let listAt = subtable + (format == 2 ? 10 : 4)
    for (first, rule) in try rules(of: subtable, listAt: listAt, classes: classes[1]) {
      var at = rule
      var sequences: [[LayoutRule.Place]] = []
      for part in 0..<3 {
        let written = try table.uint16(at)
        guard part != 1 || written > 0 else { throw MalformedTable() }
        let count = part == 1 ? written - 1 : written
        sequences.append(try places(at: at + 2, count: count, classes: classes[part]))
        at += 2 + 2 * count
      }
      let input = [first] + sequences[1]
      let action = try records(at: at + 2, count: try table.uint16(at), inputCount: input.count)
      try add(
        LayoutRule(backtrack: sequences[0], input: input, lookahead: sequences[2], action: action),
        to: &result)
    }
  }

  /// The rules of a subtable that lists them by first glyph or by its class, each with its first place.
  private mutating func rules(
    of subtable: Int, listAt: Int, classes: Int?
  ) throws(MalformedTable) -> [(first: LayoutRule.Place, rule: Int)] {
    let coverage = subtable + (try table.uint16(subtable + 2))
    let offsets = try table.uint16s(listAt + 2, count: try table.uint16(listAt))
    var starts: [(LayoutRule.Place, Int)] = []
    if let classes {
      for (value, offset) in offsets.enumerated() {
        starts.append((.set(try classSet(classes, value, covered: coverage)), offset))
      }
    } else {
      for (glyph, index) in try table.coveredGlyphs(coverage) where index < offsets.count {
        starts.append((.glyph(glyph), offsets[index]))
      }
    }
    var result: [(first: LayoutRule.Place, rule: Int)] = []
    for (first, offset) in starts where offset != 0 {
      let set = subtable + offset
      for rule in try table.uint16s(set + 2, count: try table.uint16(set)) {
        result.append((first, set + rule))
      }
    }
    return result
  }

  private mutating func coveragePlaces(
    _ subtable: Int, at offset: Int, count: Int
  ) throws(MalformedTable) -> [LayoutRule.Place] {
    var result: [LayoutRule.Place] = []
    for coverage in try table.uint16s(offset, count: count) {
      result.append(.set(try coverageSet(subtable + coverage)))
    }
    return result
  }

  private mutating func places(
    at offset: Int, count: Int, classes: Int?
  ) throws(MalformedTable) -> [LayoutRule.Place] {
    var result: [LayoutRule.Place] = []
    for value in try table.uint16s(offset, count: count) {
      if let classes {
        result.append(.set(try classSet(classes, value, covered: nil)))
      } else {
        result.append(.glyph(value))
      }
    }
    return result
  }

  private func records(at offset: Int, count: Int, inputCount: Int) throws(MalformedTable)
    -> LayoutRule.Action
  {
    let numbers = try table.uint16s(offset, count: 2 * count)
    guard count > 0 else { return .apply([]) }
    guard kind == .substitution else { return .refuse }
    let records = stride(from: 0, to: numbers.count, by: 2).map {
      (place: numbers[$0], lookup: numbers[$0 + 1])
    }
    return records.allSatisfy { $0.place < inputCount } ? .apply(records) : .refuse
  }

  // MARK: Sets

  private mutating func coverageSet(_ offset: Int) throws(MalformedTable) -> Int {
    if let known = setOfCoverage[offset] { return known }
    sets.append(try table.coverage(offset))
    setOfCoverage[offset] = sets.count - 1
    return sets.count - 1
  }

  private mutating func classSet(
    _ definition: Int, _ value: Int, covered coverage: Int?
  ) throws(MalformedTable) -> Int {
    let key = ClassKey(definition: definition, value: value, coverage: coverage)
    if let known = setOfClass[key] { return known }
    try table.budget.spend(table.glyphCount)
    if classesAt[definition] == nil { classesAt[definition] = try table.classes(definition) }
    var set = GlyphSet(count: table.glyphCount)
    for (glyph, candidate) in (classesAt[definition] ?? []).enumerated() where Int(candidate) == value {
      set.insert(glyph)
    }
    if let coverage { set = set.intersection(sets[try coverageSet(coverage)]) }
    sets.append(set)
    setOfClass[key] = sets.count - 1
    return sets.count - 1
  }
}
