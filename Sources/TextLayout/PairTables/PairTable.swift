internal import CUnicodeTables

/// The data of a face for measuring plain text, read once from its tables: advances, pair kerning, and the
/// substitutions that can happen (rule P6).
///
/// A character is in the table only if every lookup that a shaper applies to it by default is followed here:
/// ligatures and contextual substitution by ``SubstitutionProgram``, pair kerning by a matrix of classes.
/// Everything is in whole font units. The tables serve one script and language of one face.
package final class PairTable: Sendable {
  /// A glyph as the scan sees it, and for a character its line-break class, in one word.
  package struct Symbol: Hashable, Sendable {
    package var bits: UInt64

    /// Set beside the line-break class of a letter of the table's script.
    static let letter: UInt8 = 0x80
    /// Set beside the line-break class of a trailing space.
    static let trailing: UInt8 = 0x40

    /// - Parameters:
    ///   - row: where the pairs that begin with the symbol start in `pairs`; below 2 to the 24th.
    ///   - column: the symbol's place in the row of the one before it.
    package init(row: Int, column: Int, advance: Int, breakClass: UInt8 = 0) {
      bits =
        UInt64(truncatingIfNeeded: advance & 0xFFFF) | UInt64(truncatingIfNeeded: column & 0xFFFF) << 16
        | UInt64(truncatingIfNeeded: row & 0xFF_FFFF) << 32 | UInt64(breakClass) << 56
    }

    package var advance: Int { Int(truncatingIfNeeded: bits & 0xFFFF) }
    package var column: Int { Int(truncatingIfNeeded: bits >> 16 & 0xFFFF) }
    package var row: Int { Int(truncatingIfNeeded: bits >> 32 & 0xFF_FFFF) }
    /// 0 for a trailing space, 1 for all others.
    var stands: UInt16 { UInt16(truncatingIfNeeded: ~bits >> 62 & 1) }
    package var breakClass: Int { Int(truncatingIfNeeded: bits >> 56 & 0x3F) }
  }

  /// The start of each block of 64 code points in `characters`. The two blocks of ASCII stand first.
  let blocks: [UInt16]
  /// For each character the word of its symbol, with its line-break class.
  let characters: [Symbol]
  /// For each character its symbol; `unsafeSymbol` for one that the shaper must see.
  let characterSymbols: [UInt16]
  let symbols: [Symbol]
  /// For each row and column twice the kerning, and 1 where a substitution may be due; `refused` where the tables
  /// do not say what a shaper does.
  let pairs: [Int16]
  let substitutions: SubstitutionProgram
  /// The symbol of the glyph that rules see in place of a soft hyphen, which no character has; that of unsafe characters where soft
  /// hyphens are left to the shaper.
  let softHyphen: UInt16
  /// True if the table leaves anything to the shaper once substitution has begun: a rule, or a pair of glyphs.
  let mayRefuse: Bool
  /// True if kerning widens both characters of a pair, by half each: the table then tells the widths of lines, and not where within them
  /// a character begins.
  package let sharesKerning: Bool
  /// A bound of what cutting the text between two characters changes.
  let greatestKerning: Int

  /// The symbol of every character that is not safe.
  package static let unsafeSymbol: UInt16 = 0
  /// The symbol before the text's first character.
  package static let boundarySymbol: UInt16 = 1
  /// The mark in `pairs` of what only the shaper knows.
  package static let refused = Int16.min | 1

  /// The facts that are read of a face, from fonts or from a kit.
  package struct Contents: Sendable {
    /// The safe characters with their symbols, and whether they are of the table's script.
    package var characters: [(scalar: UInt32, symbol: UInt16, isLetter: Bool)]
    /// The symbols, those of unsafe characters and of the text's boundary first.
    package var symbols: [Symbol]
    /// Rows for the symbols; the first row and column are those of unsafe characters, the second those of the boundary.
    package var pairs: [Int16]
    package var substitutions: SubstitutionProgram
    package var softHyphen: UInt16
    package var sharesKerning = false

    package init(
      characters: [(scalar: UInt32, symbol: UInt16, isLetter: Bool)], symbols: [Symbol], pairs: [Int16],
      substitutions: SubstitutionProgram, softHyphen: UInt16 = PairTable.unsafeSymbol
    ) {
      self.characters = characters
      self.symbols = symbols
      self.pairs = pairs
      self.substitutions = substitutions
      self.softHyphen = softHyphen
    }
  }

  /// A table from what was read of a face.
  package init(_ contents: Contents) {
    let (characters, symbols, pairs) = (contents.characters, contents.symbols, contents.pairs)
    let unsafeBlock = 2 * 64
    var map = [UInt16](repeating: Self.unsafeSymbol, count: unsafeBlock + 64)
    var words = [Symbol](repeating: Symbol(row: 0, column: 0, advance: 0), count: map.count)
    let last = characters.reduce(0x7F) { max($0, $1.scalar) }
    var blocks = [UInt16](repeating: UInt16(unsafeBlock), count: Int(last >> 6) + 1)
    (blocks[0], blocks[1]) = (0, 64)
    for (scalar, symbol, isLetter) in characters where Int(symbol) < symbols.count {
      let block = Int(scalar >> 6)
      if Int(blocks[block]) == unsafeBlock {
        blocks[block] = UInt16(truncatingIfNeeded: map.count)
        map += [UInt16](repeating: Self.unsafeSymbol, count: 64)
        words += [Symbol](repeating: words[unsafeBlock], count: 64)
      }
      let place = Int(blocks[block]) + Int(scalar & 63)
      let known = symbols[Int(symbol)]
      map[place] = symbol
      words[place] = Symbol(
        row: known.row, column: known.column, advance: known.advance,
        breakClass: line_break_class(scalar) & UInt8(LINE_BREAK_CLASS_MASK) | (isLetter ? Symbol.letter : 0)
          | (scalar == 0x20 ? Symbol.trailing : 0))
    }
    self.blocks = blocks
    self.characters = words
    characterSymbols = map
    self.symbols = symbols
    self.pairs = pairs
    substitutions = contents.substitutions
    softHyphen = Int(contents.softHyphen) < symbols.count ? contents.softHyphen : Self.unsafeSymbol
    let columns = symbols.count > Int(Self.boundarySymbol) ? max(1, symbols[Int(Self.boundarySymbol)].row) : 1
    // The first row and the first column are those of unsafe characters.
    let hasRefusedPair = pairs.indices.contains {
      $0 >= columns && $0 % columns != 0 && pairs[$0] == Self.refused
    }
    mayRefuse = hasRefusedPair || substitutions.mayRefuse
    sharesKerning = contents.sharesKerning
    greatestKerning = pairs.reduce(0) { $1 == Self.refused ? $0 : max($0, abs(Int($1 >> 1))) }
  }

  /// The place of a character in `characters`; that of an unsafe one for any that the table does not have.
  @inline(__always)
  func place(of scalar: UInt32) -> Int {
    let block = Int(truncatingIfNeeded: scalar >> 6)
    return (block < blocks.count ? Int(blocks[block]) : 2 * 64) &+ Int(truncatingIfNeeded: scalar & 63)
  }

  /// The symbol of a character.
  package func symbol(of scalar: UInt32) -> UInt16 { characterSymbols[place(of: scalar)] }

  /// True if the table has the character as a letter of its script.
  func isLetter(_ scalar: UInt32) -> Bool {
    UInt8(truncatingIfNeeded: characters[place(of: scalar)].bits >> 56) & Symbol.letter != 0
  }

  /// True if the table can measure the character.
  package func isSafe(_ scalar: Unicode.Scalar) -> Bool { symbol(of: scalar.value) != Self.unsafeSymbol }

  /// The size in bytes, which is counted with the face (rule P7).
  package var byteCount: Int {
    blocks.count * 2 + characters.count * 10 + symbols.count * 8 + pairs.count * 2 + substitutions.byteCount
  }

  /// The entry for two neighbours.
  @inline(__always)
  func pair(_ first: UInt16, _ second: UInt16) -> Int16 {
    pairs[symbols[Int(first)].row &+ symbols[Int(second)].column]
  }
}
