internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

/// Remembers what shaping both sides of a cut gave, as words come again and again.
///
/// A result depends on the text shaped, on the nearest letters to either side where letters join, and on how it is
/// shaped; all of that is the key. When the cache is full it starts anew.
final class CutCache: Sendable {
  /// Everything that a result depends on.
  struct Key: Hashable {
    var face: UInt64
    var script: UInt32
    var isRightToLeft: Bool
    var language: String?
    var features: [FontFeature]
    /// The text with its context, and where in it the parts begin and end.
    var bytes: [UInt8]
    var marks: SIMD8<Int32>
  }

  private static let capacity = 1 << 14
  /// Longer pieces are shaped each time: they would hardly come again.
  static let longestText = 96

  private let widths = Mutex<[Key: (before: Int, after: Int)]>([:])

  func widths(of key: Key) -> (before: Int, after: Int)? { widths.withLock { $0[key] } }

  func remember(_ result: (before: Int, after: Int), of key: Key) {
    widths.withLock { widths in
      if widths.count >= Self.capacity { widths.removeAll(keepingCapacity: true) }
      widths[key] = result
    }
  }
}

extension HarfBuzzSession {
  func widths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int) {
    let context = context(of: cut.before..<cut.after, in: text, item: item)
    guard context.count <= CutCache.longestText else {
      return shapedWidths(text, item: item, cut: cut, clusters: &clusters)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(context.count)
    for index in context { bytes.append(text[index]) }
    let start = context.lowerBound
    let key = CutCache.Key(
      face: runs[item.run].faces[item.face].number, script: item.script,
      isRightToLeft: item.isRightToLeft, language: languageTag, features: shapedFeatures[item.run],
      bytes: bytes,
      marks: SIMD8(
        Int32(cut.before - start), Int32(cut.from - start), Int32(cut.contentEnd - start),
        Int32(cut.cut - start),
        Int32(cut.to - start), Int32(cut.after - start), 0, 0))
    if let known = cuts.widths(of: key) { return known }
    let result = shapedWidths(text, item: item, cut: cut, clusters: &clusters)
    cuts.remember(result, of: key)
    return result
  }

  /// The text that shaping a range depends on: the range itself, and where letters join, the nearest one to either side, beyond
  /// marks and format characters, which joining passes over.
  private func context(of range: Range<Int>, in text: Span<UInt8>, item: TextItem) -> Range<Int> {
    guard isCursive(item) else { return range }
    var start = range.lowerBound
    for _ in 0..<Self.contextLength where start > 0 {
      start -= 1
      while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
      var offset = start
      if !Self.isTransparent(text.nextScalar(at: &offset)) { break }
    }
    var end = range.upperBound
    for _ in 0..<Self.contextLength where end < text.count {
      if !Self.isTransparent(text.nextScalar(at: &end)) { break }
    }
    return start..<min(end, text.count)
  }

  /// The characters of context that HarfBuzz keeps on each side (`hb_buffer_t::CONTEXT_LENGTH`).
  private static let contextLength = 5

  private static func isTransparent(_ scalar: UInt32) -> Bool {
    let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_FORMAT
  }
}
