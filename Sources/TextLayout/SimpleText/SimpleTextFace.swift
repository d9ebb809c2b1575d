/// What preparing simple text needs of the first face of a font stack, in memory that the scan reads without checks.
///
/// Safety: the pointers are allocated and filled by `init`, never written again, and freed by `deinit`. Every index that the
/// scan makes is in range by construction: bytes and places are looked up in whole blocks, rows and columns come
/// from the same table, and so do the states and classes of the automaton.
@safe
package final class SimpleTextFace: @unchecked Sendable {
  package let table: PairTable
  package let font: ShapingFont

  let characters: UnsafeMutablePointer<PairTable.Symbol>
  /// For each first byte of a character of two, counted from C0, where the characters begin that go on from it.
  let leads: UnsafeMutablePointer<UInt16>
  let pairs: UnsafeMutablePointer<Int16>
  let automaton: UnsafeMutablePointer<UInt16>
  /// For two neighbours in ASCII, the first one in the lower byte of the index: the distance between their starts, moved up
  /// by `asciiShift`; below it whether a line may end between them, and, out of the way of eight such bits, whether they
  /// may announce a substitution, and whether the pair alone does not tell.
  let ascii: UnsafeMutablePointer<Int32>
  /// What all faces share, at hand for the scan.
  let breakPlaces = unsafe BreakPlaces.table

  /// Whether text of the language breaks as plain UAX #14 has it, the only way that the scan knows.
  let breaksPlainly: Bool

  /// The row of the text's boundary.
  let boundaryRow: Int
  /// How far what may hang at a segment's end reaches: one to three spaces, and a space kerned with what may follow.
  let hangs: [Int]
  /// The face as texts with all their clusters name it, one array for all of them.
  let sizedFaces: [PreparedStorage.SizedFace]

  package init(table: PairTable, font: ShapingFont, language: String?) {
    let options = LineBreakOptions(language: language)
    breaksPlainly = options.reading == 0 && !options.keepsAll
    self.table = table
    self.font = font
    unsafe characters = UnsafeMutablePointer.copy(table.characters)
    // Two of these bytes begin no character.
    unsafe leads = UnsafeMutablePointer.copy(
      (0..<32).map { UInt16(truncatingIfNeeded: table.place(of: $0 < 2 ? .max : UInt32($0) << 6) & ~63) })
    unsafe pairs = UnsafeMutablePointer.copy(table.pairs)
    unsafe automaton = UnsafeMutablePointer.copy(BreakAutomaton.shared.entries)
    boundaryRow = table.symbols[Int(PairTable.boundarySymbol)].row
    unsafe ascii = Self.asciiPairs(of: table)
    hangs = Self.hangs(of: table)
    sizedFaces = [PreparedStorage.SizedFace(metrics: font.metrics, relativeSize: 1)]
  }

  private static func hangs(of table: PairTable) -> [Int] {
    let space = table.symbol(of: 0x20)
    let advance = table.symbols[Int(space)].advance
    let kerned = table.symbols.indices.map { advance + Int(table.pair(space, UInt16($0)) >> 1) }
    return Hangs.distinct([1, 2, 3].map { $0 * advance } + kerned.filter { $0 > 0 })
  }

  /// ISO 15924's tag of Latin.
  static let latin: UInt32 = 0x4C61_746E

  static let asciiBreak: Int32 = 1
  static let asciiHot: Int32 = 1 << 8
  static let asciiStop: Int32 = 1 << 9
  static let asciiShift: Int32 = 10

  private static func asciiPairs(of table: PairTable) -> UnsafeMutablePointer<Int32> {
    let count = 128 << 8
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    unsafe memory.initialize(repeating: asciiStop, count: count)
    let breaks = ASCIIPairBreaks.shared
    for first in UInt8(0x20)..<0x7F {
      let symbol = table.symbol(of: UInt32(first))
      for second in UInt8(0x20)..<0x7F {
        let pair = table.pair(symbol, table.symbol(of: UInt32(second)))
        let code = breaks.code(first, second)
        // Where a line may end between two that kern, its width is another: that is noted character by character.
        let mayBreak = code == ASCIIPairBreaks.allowed
        guard pair != PairTable.refused, code != ASCIIPairBreaks.stop,
          !mayBreak || pair >> 1 == 0 || first == 0x20
        else { continue }
        let distance = table.symbols[Int(symbol)].advance + Int(pair >> 1)
        unsafe memory[Int(first) | Int(second) << 8] =
          Int32(truncatingIfNeeded: distance) << asciiShift | (mayBreak ? asciiBreak : 0)
          | (pair & 1 == 0 ? 0 : asciiHot)
      }
    }
    return unsafe memory
  }

  deinit {
    unsafe characters.deallocate()
    unsafe leads.deallocate()
    unsafe pairs.deallocate()
    unsafe automaton.deallocate()
    unsafe ascii.deallocate()
  }
}
