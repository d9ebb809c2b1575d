/// What measuring plain Latin text needs of a face, read once from its tables: advances, pair kerning, and the
/// substitutions that can happen (rule P6).
///
/// A character is in the table only if every lookup that a shaper applies to it by default is followed here:
/// ligatures and contextual substitution by ``SubstitutionProgram``, pair kerning by a matrix of classes.
/// Everything is in whole font units. The tables serve one script and language of one face.
struct PairTable: Sendable {
  /// A character, or a glyph that substitution can bring about, as the scan sees it.
  struct Symbol: Sendable {
    /// Where the row of the pairs that begin with the symbol starts in `pairs`.
    var row: UInt32
    /// The place of the symbol in the row of the one before it.
    var column: UInt16
    var advance: UInt16
  }

  /// Where the characters of each block of 64 start in `characters`, for code points below `blocks.count * 64`.
  let blocks: [UInt16]
  /// The symbol of each character; `unsafeSymbol` for one that the shaper must see.
  let characters: [UInt16]
  let symbols: [Symbol]
  /// For each row and column twice the kerning, and 1 where a substitution may be due; `refused` where the tables
  /// do not say what a shaper does.
  let pairs: [Int16]
  let substitutions: SubstitutionProgram

  /// The symbol of every character that is not safe.
  static let unsafeSymbol: UInt16 = 0
  /// The symbol before the text's first character.
  static let boundarySymbol: UInt16 = 1
  /// The mark in `pairs` of what only the shaper knows.
  static let refused = Int16.min | 1

  /// The symbol of a character.
  func symbol(of scalar: UInt32) -> UInt16 {
    let block = Int(scalar >> 6)
    guard block < blocks.count else { return Self.unsafeSymbol }
    return characters[Int(blocks[block]) + Int(scalar & 63)]
  }

  /// The number of characters that the table can measure.
  var safeCharacterCount: Int { characters.count { $0 != Self.unsafeSymbol } }

  /// Whether the table can measure the character.
  func isSafe(_ scalar: Unicode.Scalar) -> Bool { symbol(of: scalar.value) != Self.unsafeSymbol }

  /// The size in bytes, which is counted with the face (rule P7).
  var byteCount: Int {
    blocks.count * 2 + characters.count * 2 + symbols.count * 8 + pairs.count * 2 + substitutions.byteCount
  }

  /// The advance of every scalar of a text, 0 for one that joined the ligature before it; nil where the text needs
  /// the shaper.
  func advances(of text: some Sequence<Unicode.Scalar>) -> [Int]? {
    var run = text.map { symbol(of: $0.value) }
    guard !run.contains(Self.unsafeSymbol) else { return nil }
    var isHot: [Int] = []
    var previous = Self.boundarySymbol
    for (index, symbol) in run.enumerated() {
      let pair = pair(previous, symbol)
      if pair & 1 != 0 { isHot.append(index) }
      previous = symbol
    }
    if !isHot.isEmpty {
      guard substitutions.apply(to: &run, near: isHot) else { return nil }
    }
    return advances(ofSymbols: run)
  }

  private func advances(ofSymbols run: [UInt16]) -> [Int]? {
    var result = [Int](repeating: 0, count: run.count)
    var last: Int?
    for (index, symbol) in run.enumerated() where symbol != SubstitutionProgram.joined {
      result[index] = Int(symbols[Int(symbol)].advance)
      if let last {
        let pair = pair(run[last], symbol)
        guard pair != Self.refused else { return nil }
        result[last] += Int(pair >> 1)
      }
      last = index
    }
    return result
  }

  private func pair(_ first: UInt16, _ second: UInt16) -> Int16 {
    pairs[Int(symbols[Int(first)].row) + Int(symbols[Int(second)].column)]
  }
}
