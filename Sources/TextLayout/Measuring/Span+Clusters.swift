extension Span<UInt8> {
  /// An item of letters that join, and on both sides the cluster to which they may: ASCII is none. Nil where a character that
  /// joining passes over stands there.
  func joining(_ item: Range<Int>, surroundings: Range<Int>) -> Range<Int>? {
    var (start, end) = (item.lowerBound, item.upperBound)
    if start > 0, self[start - 1] >= 0x80 {
      start = surroundings.lowerBound
      if isTransparent(at: start) { return nil }
    }
    if end < count, self[end] >= 0x80 {
      if isTransparent(at: end) { return nil }
      end = surroundings.upperBound
    }
    return start..<end
  }

  /// True for what joining passes over and is a cluster by itself: format characters, whose joining type is T (ArabicShaping.txt).
  private func isTransparent(at offset: Int) -> Bool {
    var offset = offset
    switch nextScalar(at: &offset) {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xFFF9...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// True if a cluster is trailing space at a line's end (rule W2): it begins with a space or tab, or is U+3000 alone.
  @inline(__always)
  func isTrailing(clusterAt start: Int, end: Int) -> Bool {
    let first = self[start]
    if first == 0x20 || first == 0x09 { return true }
    return first == 0xE3 && end - start == 3 && self[start + 1] == 0x80 && self[start + 2] == 0x80
  }
}
