internal import CHarfBuzz
internal import TextLayout

/// Finds out which characters of a face are safe, and makes their ``PairTable``.
struct PairTableBuilder {
  private var substitution: LookupReader
  private var positioning: LookupReader
  var kerning: PairAdjustments

  /// The lookups in the order in which they apply: substitution, then positioning by context.
  private var lookups: [(lookup: LayoutLookup, kind: LookupReader.Kind)] = []
  /// Lookups that contextual rules name.
  private var nested: [Int: LayoutLookup] = [:]
  /// Glyphs that the shaper does more with than is followed here.
  private var opaque: GlyphSet
  /// The characters of the alphabet that the face has, with the glyphs that rules find.
  var characters: [(scalar: UInt32, glyph: Int)]
  /// The glyphs that lookups put in the place of others, one by one.
  var replacements: SingleReplacements
  /// The glyph that stands for a soft hyphen while rules run, which skip it where it does not match; nil where it is not known.
  private(set) var softHyphen: Int?
  /// True if kerning comes from the face's older table, which shares it out among both glyphs of a pair.
  private(set) var sharesKerning = false
  let advances: (Int) -> Int
  private let glyphCount: Int
  let script: hb_script_t
  /// The widest glyph measured by tables, an em of the finest fonts: with it and the greatest kerning the 32-bit positions of
  /// the longest simple text cannot overflow.
  private static let widestAdvance = 16_384
  let budget: ReadingBudget

  init(
    _ alphabet: [ClosedRange<UInt32>], softHyphen: UInt32?, script tag: UInt32, face: OpaquePointer,
    font: OpaquePointer, language: hb_language_t?, features: [FontFeature], budget: ReadingBudget
  ) throws(MalformedTable) {
    guard ActiveLookups.areTold(features) else { throw MalformedTable() }
    self.budget = budget
    script = tag == 0 ? HB_SCRIPT_COMMON : hb_script_t(tag)
    let (gsub, gpos) = (openTypeTag("GSUB"), openTypeTag("GPOS"))
    substitution = unsafe LookupReader(
      table: LayoutTable(face: face, tag: gsub, budget: budget), kind: .substitution)
    positioning = unsafe LookupReader(
      table: LayoutTable(face: face, tag: gpos, budget: budget), kind: .positioning)
    glyphCount = substitution.table.glyphCount
    kerning = try unsafe PairAdjustments(
      glyphCount: glyphCount, deltas: VariationDeltas(face: face, font: font, budget: budget))
    opaque = GlyphSet(count: glyphCount)
    replacements = SingleReplacements(glyphCount: glyphCount)
    characters = unsafe Self.characters(of: alphabet, font: font)
    let (hyphens, glyphs) = (softHyphen.map { [$0...$0] } ?? [], 0..<glyphCount)
    self.softHyphen = unsafe Self.characters(of: hyphens, font: font).map(\.glyph).first(
      where: glyphs.contains)
    var widths = [Int](repeating: -1, count: glyphCount)
    for glyph in widths.indices {
      widths[glyph] = unsafe Int(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph)))
    }
    let known = widths
    advances = { $0 < known.count ? known[$0] : -1 }
    for glyph in 0..<glyphCount
    where unsafe hb_ot_layout_get_glyph_class(face, hb_codepoint_t(glyph)) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
      || !(0...Self.widestAdvance).contains(known[glyph])
    {
      opaque.insert(glyph)
    }
    try readLookups(
      unsafe ActiveLookups(
        font: font, table: gsub, script: script, language: language, features: features),
      kind: .substitution)
    let active = unsafe ActiveLookups(
      font: font, table: gpos, script: script, language: language, features: features)
    try readLookups(active, kind: .positioning)
    for index in active.lookups { try kerning.add(lookup: index, of: positioning.table) }
    // Without a kerning feature the shaper falls back on the older table of that name.
    if !active.hasKerning {
      let older = unsafe LayoutTable(face: face, tag: openTypeTag("kern"), budget: budget)
      sharesKerning = !older.isEmpty
      if sharesKerning {
        guard !features.contains(where: { $0.tag == "kern" }) else { throw MalformedTable() }
        try kerning.add(kerning: older)
      }
    }
    opaque.formUnion(kerning.opaque)
    let refused = try replacements.resolve(
      &characters, opaque: opaque, sets: substitution.sets, positionedSets: positioning.sets, budget: budget)
    opaque.formUnion(refused)
    if sharesKerning { self.softHyphen = nil }
  }

  private static func characters(
    of alphabet: [ClosedRange<UInt32>], font: OpaquePointer
  ) -> [(scalar: UInt32, glyph: Int)] {
    var result: [(scalar: UInt32, glyph: Int)] = []
    for scalar in alphabet.joined() {
      var glyph: hb_codepoint_t = 0
      if unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph != 0 {
        result.append((scalar, Int(glyph)))
      }
    }
    return result
  }

  private mutating func readLookups(
    _ active: ActiveLookups, kind: LookupReader.Kind
  ) throws(MalformedTable) {
    for index in active.opaque {
      let lookup = try read(index, kind: kind)
      opaque.formUnion(lookup.opaque)
      for rule in lookup.rules { insert(rule.input[0], of: kind, into: &opaque) }
      if kind == .positioning {
        var pairs = PairAdjustments(glyphCount: glyphCount, deltas: kerning.deltas)
        try pairs.add(lookup: index, of: positioning.table)
        guard pairs.isEmpty else { throw MalformedTable() }
      }
    }
    for index in active.lookups {
      var lookup = try read(index, kind: kind)
      try budget.spend(lookup.rules.count * opaque.words.count)
      for rule in lookup.rules.indices { try resolve(&lookup.rules[rule]) }
      if kind == .substitution {
        replacements.take(from: &lookup, nested: nested)
      } else {
        replacements.addPositioned(lookup)
      }
      opaque.formUnion(lookup.opaque)
      for rule in lookup.rules where rule.matters && rule.pattern.count == 1 {
        insert(rule.input[0], of: kind, into: &opaque)
      }
      if !lookup.rules.isEmpty { lookups.append((lookup, kind)) }
    }
  }

  private mutating func read(_ index: Int, kind: LookupReader.Kind) throws(MalformedTable) -> LayoutLookup {
    kind == .substitution ? try substitution.lookup(index) : try positioning.lookup(index)
  }

  /// Reads the lookups that a rule names; what they do must be single or ligature substitution, and a ligature the
  /// only thing that the rule does.
  private mutating func resolve(_ rule: inout LayoutRule) throws(MalformedTable) {
    guard case .apply(let records) = rule.action else { return }
    for record in records {
      if nested[record.lookup] == nil { nested[record.lookup] = try substitution.lookup(record.lookup) }
      guard let lookup = nested[record.lookup] else { continue }
      try budget.spend(lookup.rules.count)
      let isPlain = lookup.rules.allSatisfy { inner in
        switch inner.action {
        case .replace: true
        case .ligate: records.count == 1
        case .apply, .refuse: false
        }
      }
      if !isPlain || !lookup.opaque.isEmpty { rule.action = .refuse }
    }
  }

  private func insert(_ place: LayoutRule.Place, of kind: LookupReader.Kind, into set: inout GlyphSet) {
    switch place {
    case .glyph(let glyph): set.insert(glyph)
    case .set(let index): set.formUnion(sets(of: kind)[index])
    }
  }

  private func sets(of kind: LookupReader.Kind) -> [GlyphSet] {
    kind == .substitution ? substitution.sets : positioning.sets
  }

  // MARK: Closure

  /// The glyphs that text over the safe characters can bring about, and the rules that can match among them.
  private mutating func closure() throws(MalformedTable) -> GlyphSet {
    var universe = GlyphSet(count: glyphCount)
    for character in characters where !opaque.contains(character.glyph) { universe.insert(character.glyph) }
    if let softHyphen, !opaque.contains(softHyphen) { universe.insert(softHyphen) }
    let steps = stepsOfPass
    while true {
      try budget.spend(steps)
      var next = universe
      let reached = [
        substitution.sets.map { !$0.isDisjoint(with: universe) },
        positioning.sets.map { !$0.isDisjoint(with: universe) },
      ]
      func isReached(_ place: LayoutRule.Place, _ kind: LookupReader.Kind) -> Bool {
        switch place {
        case .glyph(let glyph): universe.contains(glyph)
        case .set(let index): reached[kind == .substitution ? 0 : 1][index]
        }
      }
      func canMatch(_ rule: LayoutRule, _ kind: LookupReader.Kind) -> Bool {
        rule.backtrack.allSatisfy { isReached($0, kind) } && rule.input.allSatisfy { isReached($0, kind) }
          && rule.lookahead.allSatisfy { isReached($0, kind) }
      }
      func addResults(of rule: LayoutRule) {
        switch rule.action {
        case .replace(let map): for (from, to) in map where universe.contains(from) { next.insert(to) }
        case .ligate(let glyph): next.insert(glyph)
        case .apply(let records):
          for record in records {
            for inner in nested[record.lookup]?.rules ?? [] where canMatch(inner, .substitution) {
              addResults(of: inner)
            }
          }
        case .refuse: break
        }
      }
      for index in lookups.indices {
        let kind = lookups[index].kind
        for rule in lookups[index].lookup.rules where canMatch(rule, kind) { addResults(of: rule) }
      }
      next.subtract(opaque)
      if next == universe { break }
      universe = next
    }
    return universe
  }

  /// The steps of looking at all rules once, those of nested lookups as often as they are named.
  private var stepsOfPass: Int {
    var steps = (substitution.sets.count + positioning.sets.count) * (1 + glyphCount / 64)
    for (lookup, _) in lookups {
      for rule in lookup.rules {
        steps += rule.pattern.count
        switch rule.action {
        case .apply(let records):
          for record in records { steps += 4 * (nested[record.lookup]?.rules.count ?? 0) }
        case .replace(let map): steps += map.count
        case .ligate, .refuse: break
        }
      }
    }
    return steps
  }

  // MARK: The table

  mutating func table(mostGlyphs: Int) throws(MalformedTable) -> PairTable.Contents? {
    let universe = try closure()
    var glyphs: [Int] = []
    universe.forEach { glyphs.append($0) }
    // What is met often stands together, so that a text's pairs share few lines of the cache.
    var frequencyOf = [Double](repeating: 0, count: glyphCount)
    for character in characters where universe.contains(character.glyph) {
      frequencyOf[character.glyph] += PairAlphabet.frequency(of: character.scalar)
    }
    glyphs.sort { (frequencyOf[$1], $0) < (frequencyOf[$0], $1) }
    guard !glyphs.isEmpty, glyphs.count < mostGlyphs else { return nil }
    // The first two symbols are that of unsafe characters and that of the text's boundary.
    var symbolOfGlyph = [UInt16](repeating: SubstitutionProgram.unknown, count: glyphCount)
    for (index, glyph) in glyphs.enumerated() { symbolOfGlyph[glyph] = UInt16(index + 2) }

    let safe = characters.filter { universe.contains($0.glyph) }
    let frequencies = [0, 0] + glyphs.map { frequencyOf[$0] }

    var compiler = SubstitutionCompiler(symbolOfGlyph: symbolOfGlyph, frequencies: frequencies)
    // Each place of each rule becomes a set of symbols.
    try budget.spend(stepsOfPass * (1 + glyphs.count / 64))
    for (lookup, kind) in lookups {
      compiler.add(lookup, sets: sets(of: kind), nested: nested, nestedSets: substitution.sets)
    }
    guard let compiled = compiler.finish() else { return nil }
    try budget.spend((glyphs.count + 2) * (2 * compiled.pairs.count + kerning.subtableCount))
    return try assemble(safe: safe, glyphs: glyphs, symbolOfGlyph: symbolOfGlyph, compiled: compiled)
  }
}
