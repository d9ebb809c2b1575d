/// The data of a font stack's first face for preparing simple text, in memory that the scan reads without checks.
///
/// Every index that the scan makes is in range by construction: bytes and places are looked up in whole blocks, rows and columns
/// come from the same table, and so do the states and classes of the automaton.
package final class SimpleTextFace: Sendable {
  package let table: PairTable
  package let font: ShapingFont

  let characters: Memory<PairTable.Symbol>
  /// For each first byte of a character of two, counted from C0, where the characters begin that go on from it.
  let leads: Memory<UInt16>
  let pairs: Memory<Int16>
  let automaton: Memory<UInt16>
  /// For two neighbours in ASCII, the first one in the lower byte of the index, what ``ASCIIStep`` says.
  let ascii: Memory<Int64>
  /// The table that all faces share, at hand for the scan.
  let breakPlaces = BreakPlaces.table

  /// True if text of the language breaks as plain UAX #14 has it, the only rules that the scan knows.
  let breaksPlainly: Bool

  /// The row of the text's boundary.
  let boundaryRow: Int
  /// The advance of a space.
  var spaceAdvance: Int { table.symbols[Int(table.symbol(of: 0x20))].advance }
  /// The face as texts with all their clusters name it, one array for all of them.
  let sizedFaces: [SizedFace]

  package init(table: PairTable, font: ShapingFont, language: String?) {
    let options = LineBreakOptions(language: language)
    breaksPlainly = options.reading == 0 && !options.keepsAll
    self.table = table
    self.font = font
    characters = Memory(table.characters)
    // Two of these bytes begin no character.
    leads = Memory(
      (0..<32).map { UInt16(truncatingIfNeeded: table.place(of: $0 < 2 ? .max : UInt32($0) << 6) & ~63) })
    pairs = Memory(table.pairs)
    automaton = Memory(BreakAutomaton.shared.entries)
    boundaryRow = table.symbols[Int(PairTable.boundarySymbol)].row
    ascii = ASCIIStep.all(of: table)
    sizedFaces = [SizedFace(metrics: font.metrics, relativeSize: 1)]
  }

  /// ISO 15924's tag of Latin.
  static let latin: UInt32 = 0x4C61_746E

  deinit {
    characters.free()
    leads.free()
    pairs.free()
    automaton.free()
    ascii.free()
  }
}
