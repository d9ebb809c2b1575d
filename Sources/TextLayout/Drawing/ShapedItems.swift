/// The glyphs of a label's items, each item shaped once: a line's part of an item is cut out of it where that is safe (rule W4),
/// and shaped by itself where it is not.
struct ShapedItems {
  /// By the starts of items.
  private var items: [Int: [ShapedGlyph]] = [:]
  /// Parts of items with an end at which breaking is not safe.
  private var parts: [Range<Int>: [ShapedGlyph]] = [:]
  private var partGlyphs = 0

  /// The most glyphs of parts that are kept: beyond, all are forgotten.
  private static let mostPartGlyphs = 1 << 20

  /// The glyphs of a part of an item, from left to right, as the session shapes it alone.
  ///
  /// - Complexity: linear in the item's glyphs; the first time, and for each part that is not safe to cut, what shaping costs.
  mutating func glyphs(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, _ session: any ShapingSession
  ) -> [ShapedGlyph] {
    guard !item.isShapedInParts else { return session.glyphs(text, item: item, range: range) }
    guard range != item.range else { return whole(text, item, session) }
    if let part = Self.part(range, of: whole(text, item, session), item: item) { return part }
    if let part = parts[range] { return part }
    let part = session.glyphs(text, item: item, range: range)
    if partGlyphs > Self.mostPartGlyphs {
      parts.removeAll()
      partGlyphs = 0
    }
    parts[range] = part
    partGlyphs += part.count
    return part
  }

  private mutating func whole(
    _ text: Span<UInt8>, _ item: TextItem, _ session: any ShapingSession
  ) -> [ShapedGlyph] {
    if let item = items[item.range.lowerBound] { return item }
    let glyphs = session.glyphs(text, item: item, range: item.range)
    items[item.range.lowerBound] = glyphs
    return glyphs
  }

  /// The glyphs of a part, where both its ends are the item's own or such that breaking there is safe. Clusters rise from left to
  /// right, or fall where the item reads from right to left.
  private static func part(_ range: Range<Int>, of glyphs: [ShapedGlyph], item: TextItem) -> [ShapedGlyph]? {
    /// The number of glyphs to the left of what begins at an offset, or to the left of what ends there.
    func place(_ offset: Int) -> Int {
      glyphs.partitioningIndex { item.isRightToLeft ? $0.offset < offset : $0.offset >= offset }
    }
    func isSafe(_ offset: Int) -> Bool {
      guard offset != item.range.lowerBound, offset != item.range.upperBound else { return true }
      let cluster =
        item.isRightToLeft
        ? place(offset + 1)..<place(offset) : place(offset)..<place(offset + 1)
      return !cluster.isEmpty && glyphs[cluster].allSatisfy { !$0.isUnsafeToBreak }
    }
    guard isSafe(range.lowerBound), isSafe(range.upperBound) else { return nil }
    let (start, end) = (place(range.lowerBound), place(range.upperBound))
    return Array(glyphs[min(start, end)..<max(start, end)])
  }
}
