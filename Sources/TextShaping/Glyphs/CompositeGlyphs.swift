/// The composite glyphs of a TrueType face: glyphs whose outlines are those of other glyphs, put together.
///
/// Layout of the tables: OpenType specification, "glyf", "loca" and "head".
struct CompositeGlyphs {
  private let outlines: FontBlob
  private let locations: FontBlob
  private let hasLongLocations: Bool

  /// The tables of a face; nil where its outlines are not TrueType's.
  init?(face: OpaquePointer) {
    let header = unsafe FontBlob(table: openTypeTag("head"), of: face)
    guard let format = header.int16(at: 50) else { return nil }
    hasLongLocations = format != 0
    unsafe outlines = FontBlob(table: openTypeTag("glyf"), of: face)
    unsafe locations = FontBlob(table: openTypeTag("loca"), of: face)
    guard !outlines.isEmpty else { return nil }
  }

  /// Bytes of outlines that may go into one glyph, a part counting as often as it stands in it: far beyond real fonts,
  /// whose largest glyphs have some 20,000.
  private static let most = 1 << 20
  /// Deeper than real fonts nest, which is 6.
  private static let deepest = 32

  /// True if the outline of a glyph is put together from so few parts that it is drawn in bounded time.
  func isBounded(_ glyph: UInt32) -> Bool {
    var left = Self.most
    return take(glyph, depth: 0, from: &left)
  }

  /// Takes the bytes of a glyph and of its parts from what is left; false once that is too little.
  private func take(_ glyph: UInt32, depth: Int, from left: inout Int) -> Bool {
    guard depth <= Self.deepest, let range = range(of: glyph) else { return depth <= Self.deepest }
    left -= 64 + range.count
    guard left >= 0 else { return false }
    // A count of contours below 0 says that the glyph is made of others.
    guard let contours = outlines.uint16(at: range.lowerBound), contours >= 0x8000 else { return true }
    var place = range.lowerBound + 10
    while place + 4 <= range.upperBound, let flags = outlines.uint16(at: place),
      let part = outlines.uint16(at: place + 2)
    {
      guard take(UInt32(part), depth: depth + 1, from: &left) else { return false }
      guard flags & Flags.more != 0 else { break }
      place += 4 + Flags.length(after: flags)
    }
    return true
  }

  /// The bytes of a glyph's outline; nil where it has none.
  private func range(of glyph: UInt32) -> Range<Int>? {
    let index = Int(glyph)
    guard let start = location(index), let end = location(index + 1), start < end else { return nil }
    return start..<min(end, max(start, outlines.count))
  }

  private func location(_ index: Int) -> Int? {
    hasLongLocations
      ? locations.uint32(at: 4 * index).map { Int($0) } : locations.uint16(at: 2 * index).map { 2 * Int($0) }
  }

  /// The flags of a part.
  private enum Flags {
    static let more: UInt16 = 0x20

    /// The bytes of a part's arguments and scales.
    static func length(after flags: UInt16) -> Int {
      let scale = flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      return (flags & 0x1 != 0 ? 4 : 2) + scale
    }
  }
}
