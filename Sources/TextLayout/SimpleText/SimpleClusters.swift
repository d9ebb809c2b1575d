/// The characters of a word of simple text with what cutting before them changes, straight from the pair table, where no
/// substitution is near: nothing is worked out for the rest of the text, and nothing kept.
///
/// Safety: the pointer leads into a body, which whoever walks the lines keeps alive.
@safe
package struct SimpleClusters: ClusterReader {
  private let text: UnsafeBufferPointer<UInt8>
  private let table: PairTable
  /// Where the next character begins, and its symbol.
  private var offset: Int
  private var symbol: UInt16
  /// By how much the last character read and the next one kern, where the last one does not hang.
  private var kerning = 0

  /// A reader for `count` characters from an offset on; nil where a substitution may be near.
  init?(_ body: PreparedBody, byteCount: Int, table: PairTable, from offset: Int, count: Int) {
    let text = unsafe UnsafeBufferPointer(start: body.text, count: byteCount)
    guard offset < text.count,
      unsafe !Self.mayChange(text.span, from: offset, count: count, table: table)
    else { return nil }
    var end = offset
    symbol = unsafe table.symbol(of: text.span.nextScalar(at: &end))
    unsafe self.text = text
    self.table = table
    self.offset = offset
  }

  /// Whether neighbours announce a substitution so near that one might show, in the text as it stands or where it is cut.
  private static func mayChange(
    _ text: Span<UInt8>, from start: Int, count: Int, table: PairTable
  ) -> Bool {
    // So far cuts are shaped again, and so far rules look; a pair is announced by one character more.
    let margin = ItemLayout.farthest + 2 * table.substitutions.reach + 2
    var offset = start
    var back = 0
    while offset > 0, back < margin {
      offset = text.startOfScalar(before: offset)
      back += 1
    }
    var (before, first, second) = (
      PairTable.boundarySymbol, PairTable.boundarySymbol, PairTable.boundarySymbol
    )
    for _ in 0...back + count + margin {
      let isEnd = offset >= text.count
      let after = isEnd ? PairTable.boundarySymbol : table.symbol(of: text.nextScalar(at: &offset))
      if table.isAnnounced(by: first, second, before: before, after: after) { return true }
      if isEnd { break }
      (before, first, second) = (first, second, after)
    }
    return false
  }

  package var greatestLessening: Int { table.greatestKerning }

  package mutating func next(at place: Int) -> (width: Int, shift: Int, hangs: Bool) {
    let text = unsafe text.span
    guard offset < text.count else { return (0, 0, true) }
    let hangs = text[offset] == 0x20
    _ = text.nextScalar(at: &offset)
    let advance = table.symbols[Int(symbol)].advance
    guard offset < text.count else {
      kerning = 0
      return (advance, 0, hangs)
    }
    var end = offset
    let next = table.symbol(of: text.nextScalar(at: &end))
    let distance = Int(table.pair(symbol, next) >> 1)
    kerning = hangs ? 0 : distance
    symbol = next
    return (advance + distance, 0, hangs)
  }

  package var nextCanBeginLine: Bool { unsafe offset < text.count && text[offset] != 0x20 }

  package func cut(before cluster: Int) -> PreparedStorage.Cut? {
    kerning == 0 ? nil : PreparedStorage.Cut(cluster: cluster, endChange: -kerning, startChange: 0)
  }

  package func cutPairs(from cluster: Int) -> Range<Int> { 0..<0 }
}
