/// The pieces that long text of one item is scanned in.
extension SimpleText {
  /// The greatest length of a piece in bytes; and how far before it its end is looked for.
  private static let longestPiece = 1 << 14
  private static let farthestEnd = 1 << 12

  /// The end of the piece that begins at an offset of an item: behind a space far from all that the face may substitute, so that
  /// scanning both sides apart is scanning them together but for the kerning there; nil where there is no such place.
  static func endOfPiece(from start: Int, of item: Span<UInt8>, table: PairTable) -> Int? {
    guard item.count - start > longestPiece else { return item.count }
    var end = start + longestPiece
    let nearest = end - farthestEnd
    while end > nearest {
      if item[end - 1] == 0x20, item[end] != 0x20, isFarFromSubstitutions(end, in: item, table: table) {
        return end
      }
      end -= 1
    }
    return nil
  }

  /// The kerning of the characters on both sides of an offset.
  static func kerning(at offset: Int, of item: Span<UInt8>, table: PairTable) -> Int {
    var (before, offset) = (item.startOfScalar(before: offset), offset)
    let first = table.symbol(of: item.nextScalar(at: &before))
    return Int(table.pair(first, table.symbol(of: item.nextScalar(at: &offset))) >> 1)
  }

  /// True if no neighbours near an offset announce a substitution: rules begin within their reach of those that do, look as far, and
  /// go on as far from what they changed.
  private static func isFarFromSubstitutions(
    _ offset: Int, in item: Span<UInt8>, table: PairTable
  ) -> Bool {
    let distance = 6 * table.substitutions.reach + 2
    var start = offset
    for _ in 0..<distance where start > 0 { start = item.startOfScalar(before: start) }
    var symbols: [UInt16] = []
    var (place, behind) = (start, 0)
    while place < item.count, behind < distance {
      if place >= offset { behind += 1 }
      symbols.append(table.symbol(of: item.nextScalar(at: &place)))
    }
    return symbols.indices.allSatisfy {
      symbols[$0] != PairTable.unsafeSymbol && !table.isContextual($0, in: symbols)
    }
  }
}
