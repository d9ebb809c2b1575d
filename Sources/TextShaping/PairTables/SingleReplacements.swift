/// The glyphs that lookups of single substitution put in the place of others, whatever stands around them: figures of one width, small
/// capitals.
///
/// A glyph that no rule before its lookup looks at stands for its replacement from the start. One that no rule behind the lookup looks
/// at, nor at its replacement, stays itself for rules, and is as wide and kerns as its replacement.
struct SingleReplacements {
  /// The glyphs that rules look at or bring about.
  private struct Touched {
    var glyphs: GlyphSet
    /// The numbers of sets that rules name.
    var sets: Set<Int> = []
    private var lookups: Set<Int> = []

    init(glyphCount: Int) { glyphs = GlyphSet(count: glyphCount) }

    func contains(_ glyph: Int, in all: [GlyphSet]) -> Bool {
      glyphs.contains(glyph) || sets.contains { all[$0].contains(glyph) }
    }

    /// Adds a rule's glyphs, and those of the lookups that it names.
    mutating func add(_ rule: LayoutRule, nested: [Int: LayoutLookup]) {
      for place in rule.pattern {
        switch place {
        case .glyph(let glyph): glyphs.insert(glyph)
        case .set(let index): sets.insert(index)
        }
      }
      switch rule.action {
      case .replace(let map): for glyph in map.values { glyphs.insert(glyph) }
      case .ligate(let glyph): glyphs.insert(glyph)
      case .apply(let records):
        for record in records where lookups.insert(record.lookup).inserted {
          for inner in nested[record.lookup]?.rules ?? [] { add(inner, nested: nested) }
        }
      case .refuse: break
      }
    }
  }

  private struct Lookup {
    var replaced: [Int: Int] = [:]
    var touched: Touched
  }

  private let glyphCount: Int
  private var lookups: [Lookup] = []
  private var positioned: Touched
  /// The glyphs by which others are positioned.
  private var ends: [Int: Int] = [:]

  init(glyphCount: Int) {
    self.glyphCount = glyphCount
    positioned = Touched(glyphCount: glyphCount)
  }

  /// The glyph by which one is positioned.
  func positioned(_ glyph: Int) -> Int { ends[glyph] ?? glyph }

  /// Takes the rules that replace single glyphs out of a lookup of substitution, in the order in which lookups apply.
  mutating func take(from lookup: inout LayoutLookup, nested: [Int: LayoutLookup]) {
    var own = Lookup(touched: Touched(glyphCount: glyphCount))
    lookup.rules.removeAll { rule in
      own.touched.add(rule, nested: nested)
      guard rule.pattern.count == 1, case .replace(let map) = rule.action else { return false }
      own.replaced.merge(map) { first, _ in first }
      return true
    }
    lookups.append(own)
  }

  /// Notes the glyphs that a lookup of positioning looks at.
  mutating func addPositioned(_ lookup: LayoutLookup) {
    for rule in lookup.rules { positioned.add(rule, nested: [:]) }
  }

  /// Finds out what replaced glyphs are, and changes characters to the glyphs that they begin as; gives the glyphs of which neither
  /// can be told.
  mutating func resolve(
    _ characters: inout [(scalar: UInt32, glyph: Int)], opaque: GlyphSet, sets: [GlyphSet],
    positionedSets: [GlyphSet], budget: ReadingBudget
  ) throws(MalformedTable) -> GlyphSet {
    var refused = GlyphSet(count: glyphCount)
    let setCount = lookups.reduce(lookups.count) { $0 + $1.touched.sets.count } + positioned.sets.count
    for (place, lookup) in lookups.enumerated() where !lookup.replaced.isEmpty {
      var starts: [Int: Int] = [:]
      let begun = Set(characters.map { $0.glyph })
      for (glyph, other) in lookup.replaced {
        guard begun.contains(glyph) else {
          refused.insert(glyph)
          continue
        }
        try budget.spend(setCount)
        let isTouchedBehind = [glyph, other].contains { glyph in
          positioned.contains(glyph, in: positionedSets)
            || lookups[(place + 1)...].contains { $0.touched.contains(glyph, in: sets) }
        }
        if !isTouchedBehind, other < glyphCount, !opaque.contains(other), !opaque.contains(glyph) {
          ends[glyph] = other
          continue
        }
        refused.insert(glyph)
        if other < glyphCount, !lookups[..<place].contains(where: { $0.touched.contains(glyph, in: sets) }) {
          starts[glyph] = other
        }
      }
      for index in characters.indices {
        let glyph = characters[index].glyph
        if let start = starts[glyph], !opaque.contains(glyph) { characters[index].glyph = start }
      }
    }
    return refused
  }
}
