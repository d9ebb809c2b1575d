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
  let pairs: UnsafeMutablePointer<Int16>
  let automaton: UnsafeMutablePointer<UInt16>

  /// The row of the text's boundary.
  let boundaryRow: Int

  /// Whether text of the language breaks as plain UAX #14 has it, the only way that the scan knows.
  package static func serves(language: String?) -> Bool {
    let options = LineBreakOptions(language: language)
    return options.reading == 0 && !options.keepsAll
  }

  package init(table: PairTable, font: ShapingFont) {
    self.table = table
    self.font = font
    unsafe characters = Self.copy(table.characters)
    unsafe pairs = Self.copy(table.pairs)
    unsafe automaton = Self.copy(BreakAutomaton.shared.entries)
    boundaryRow = table.symbols[Int(PairTable.boundarySymbol)].row
  }

  deinit {
    unsafe characters.deallocate()
    unsafe pairs.deallocate()
    unsafe automaton.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { unsafe (memory + index).initialize(to: element) }
    return unsafe memory
  }
}
