internal import CHarfBuzz
internal import TextLayout

/// Reads the tables of one face for a kit: one for all scripts and languages that the face sets by the same rules.
struct KitTableMaker {
  let face: FontFace
  /// The characters that some stack sets in the face.
  let characters: [(scalar: UInt32, script: Int)]

  /// The rules that text of a script and language is set by.
  struct Rules: Hashable {
    var substitution: ActiveLookups
    var positioning: ActiveLookups
  }

  /// Fonts of ideographs take about that much.
  private static let budget = 4_000_000_000

  /// True if tables tell the face's advances at every size: not where letters change with it, or are bitmaps.
  var isReadable: Bool { !face.hasOpticalSize && face.strike == nil }

  /// The rules for text of a script in a language; nil where the face sets none.
  func rules(script: Int, language: String) -> Rules? {
    guard isReadable, characters.contains(where: { $0.script == script || $0.script == 0 }) else {
      return nil
    }
    let tag = KitAlphabet.scripts[script]
    let script = tag == 0 ? HB_SCRIPT_COMMON : hb_script_t(tag)
    let language = unsafe language.isEmpty ? nil : hb_language_from_string(language, -1)
    return unsafe face.withFont { font in
      unsafe Rules(
        substitution: ActiveLookups(
          font: font, table: openTypeTag("GSUB"), script: script, language: language),
        positioning: ActiveLookups(font: font, table: openTypeTag("GPOS"), script: script, language: language)
      )
    }
  }

  /// The table for scripts with the same rules as one of them has in a language; nil where tables can measure nothing.
  func table(scripts: Set<Int>, language: String) -> FontKitContents.Table? {
    guard let first = scripts.min() else { return nil }
    let wanted = characters.filter { $0.script == 0 || scripts.contains($0.script) }.map {
      $0.scalar...$0.scalar
    }
    let language = unsafe language.isEmpty ? nil : hb_language_from_string(language, -1)
    let contents = unsafe face.withFont { font in
      unsafe PairTable.readContents(
        of: wanted, script: KitAlphabet.scripts[first], font: font, language: language,
        budget: ReadingBudget(Self.budget), mostGlyphs: 60_000)
    }
    return contents.flatMap { $0.sharesKerning ? nil : Self.merged($0) }
  }

  // MARK: Merging

  /// The facts by which symbols are told apart.
  private struct Signature: Hashable {
    var bits: UInt64
    var sets: [Int32]
    /// The symbol itself, where a replacement begins with it.
    var replaced: Int?
  }

  /// The table with one symbol for all that no rule tells apart, numbered as the characters come up.
  private static func merged(_ contents: PairTable.Contents) -> FontKitContents.Table {
    let program = contents.substitutions
    var signatures = contents.symbols.map { Signature(bits: $0.bits, sets: [], replaced: nil) }
    let setCount = program.sets.count / max(1, program.wordsPerSet)
    for set in 0..<setCount {
      program.forEachMember(ofSet: Int32(set)) { signatures[$0].sets.append(Int32(set)) }
    }
    for replacement in program.replacements {
      signatures[Int(replacement.from)].replaced = Int(replacement.from)
    }
    for index in 0..<2 { signatures[index].replaced = index }
    var numbers: [Signature: Int] = [signatures[0]: 0, signatures[1]: 1]
    var symbols = Array(contents.symbols[..<2])
    func number(of symbol: Int) -> UInt16 {
      if let known = numbers[signatures[symbol]] { return UInt16(known) }
      numbers[signatures[symbol]] = symbols.count
      symbols.append(contents.symbols[symbol])
      return UInt16(symbols.count - 1)
    }
    let characters = contents.characters.sorted { $0.scalar < $1.scalar }.map {
      (scalar: $0.scalar, symbol: number(of: Int($0.symbol)))
    }
    let renumbered = contents.symbols.indices.map { number(of: $0) }
    return FontKitContents.Table(
      characters: characters, symbols: symbols, pairs: contents.pairs,
      substitutions: program.renumbered(renumbered, count: symbols.count))
  }
}

extension SubstitutionProgram {
  /// The program over other symbols.
  fileprivate func renumbered(_ numbers: [UInt16], count: Int) -> SubstitutionProgram {
    func number(_ symbol: UInt16) -> UInt16 { symbol == Self.unknown ? symbol : numbers[Int(symbol)] }
    var program = self
    program.wordsPerSet = (count + 63) / 64
    program.sets = []
    for set in 0..<sets.count / max(1, wordsPerSet) {
      var members = GlyphSet(count: count)
      forEachMember(ofSet: Int32(set)) { members.insert(Int(numbers[$0])) }
      program.sets += members.words
    }
    program.replacements = replacements.map { (number($0.from), number($0.to)) }
    for index in rules.indices {
      if case .ligate(let symbol) = rules[index].action {
        program.rules[index].action = .ligate(number(symbol))
      }
    }
    program.makeIndex(symbolCount: count)
    return program
  }
}
