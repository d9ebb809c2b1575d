internal import CHarfBuzz
internal import TextLayout

/// Putting the table together from the glyphs that it covers.
extension PairTableBuilder {
  /// The table of glyphs whose symbols and substitutions are known; nil for one too large.
  func assemble(
    safe: [(scalar: UInt32, glyph: Int)], glyphs: [Int], symbolOfGlyph: [UInt16],
    compiled: SubstitutionCompiler.Result
  ) throws(MalformedTable) -> PairTable.Contents? {
    let roles = compiled.roles(symbolCount: glyphs.count + 2)
    // Glyphs that kern and announce alike share a row, or a column.
    let positioned = glyphs.map { replacements.positioned($0) }
    let rows = Grouping(
      positioned.indices.map { Key(kerning.firstSignature(positioned[$0]), roles.first[$0 + 2]) })
    let columns = Grouping(
      positioned.indices.map { Key(kerning.secondSignature(positioned[$0]), roles.second[$0 + 2]) })
    try budget.spend(rows.examples.count * columns.examples.count * (1 + kerning.subtableCount))
    let seconds = columns.examples.map { positioned[$0] }
    // A line's end takes a space's part of shared kerning along.
    let space = sharesKerning ? characters.first { $0.scalar == 0x20 }?.glyph : nil
    let entries = rows.examples.map { first in
      zip(columns.examples, kerning.adjustments(positioned[first], seconds)).map { second, adjustment in
        let isKnown = adjustment == 0 || positioned[second] != space
        return Self.entry(
          isKnown ? adjustment : nil,
          isContextual: !roles.first[first + 2].isDisjoint(with: roles.second[second + 2]))
      }
    }
    // Different classes may still come to the same.
    let distinctRows = Grouping(entries)
    let distinctColumns = Grouping(
      columns.examples.indices.map { column in distinctRows.examples.map { entries[$0][column] } })

    // Row 0 and column 0 are those of unsafe characters, row 1 and column 1 those of the boundary.
    let width = distinctColumns.examples.count + 2
    var pairs = [Int16](repeating: PairTable.refused, count: width)
    pairs += [PairTable.refused] + [Int16](repeating: 0, count: width - 1)
    for row in distinctRows.examples {
      pairs += [PairTable.refused, 0] + distinctColumns.examples.map { entries[row][$0] }
    }
    var symbols = [
      PairTable.Symbol(row: 0, column: 0, advance: 0),
      PairTable.Symbol(row: width, column: 1, advance: 0),
    ]
    for (index, glyph) in positioned.enumerated() {
      let row = distinctRows.groups[rows.groups[index]] + 2
      let column = distinctColumns.groups[columns.groups[index]] + 2
      symbols.append(
        PairTable.Symbol(row: row * width, column: column, advance: advances(glyph)))
    }
    guard pairs.count < 1 << 24 else { return nil }
    var contents = PairTable.Contents(
      characters: safe.map { ($0.scalar, symbolOfGlyph[$0.glyph], isLetter($0.scalar)) },
      symbols: symbols, pairs: pairs, substitutions: compiled.program,
      softHyphen: softHyphen.map { symbolOfGlyph[$0] } ?? PairTable.unsafeSymbol)
    contents.sharesKerning = sharesKerning
    return contents
  }

  /// True if the character is of the table's script.
  private func isLetter(_ scalar: UInt32) -> Bool {
    ShapedScript.tag(of: scalar) == script.rawValue
  }

  private struct Key: Hashable {
    var kerning: [Int]
    var roles: GlyphSet

    init(_ kerning: [Int], _ roles: GlyphSet) {
      self.kerning = kerning
      self.roles = roles
    }
  }

  private static let greatestKerning = 16_000

  private static func entry(_ kerning: Int?, isContextual: Bool) -> Int16 {
    guard let kerning, abs(kerning) < greatestKerning else { return PairTable.refused }
    return Int16(kerning * 2 + (isContextual ? 1 : 0))
  }
}
