internal import CUnicodeTables

/// Finds extended grapheme clusters, what a reader takes for one character, by UAX #29 of Unicode 16.0.
///
/// The tables are the project's own, so that the answers do not change with the standard library's version.
public struct GraphemeBreaker: Sendable {
  /// A breaker.
  public init() {}

  /// The boundaries inside a text in rising order; start and end of the text are left out.
  ///
  /// - Complexity: O(n).
  public func boundaries(in utf8: Span<UInt8>) -> [Int] {
    var boundaries: [Int] = []
    appendBoundaries(in: utf8, to: &boundaries)
    return boundaries
  }

  /// Appends the boundaries inside a text, as `boundaries(in:)` lists them, to `boundaries`.
  public func appendBoundaries(in utf8: Span<UInt8>, to boundaries: inout [Int]) {
    var offset = 0
    var state: UInt32 = 0
    while offset < utf8.count {
      // Nothing is remembered of the first of the two.
      if offset > 0, utf8.isPlainBoundary(offset) {
        boundaries.append(offset)
        offset &+= 1
        continue
      }
      let (kind, length) = utf8.graphemeBreakClass(at: offset)
      let entry = Int(grapheme_break_entry(state, kind))
      if entry & GRAPHEME_BREAK_BOUNDARY != 0 { boundaries.append(offset) }
      state = UInt32(truncatingIfNeeded: entry)
      offset &+= length
    }
  }

  /// The end of the cluster that begins at `offset`, itself a boundary: the next boundary, or the text's length.
  ///
  /// - Complexity: O(length of the cluster).
  public func boundary(after offset: Int, in utf8: Span<UInt8>) -> Int {
    guard offset >= 0, offset < utf8.count else { return utf8.count }
    let next = offset &+ 1
    if next < utf8.count, utf8.isPlainBoundary(next) { return next }
    var place = offset
    var state: UInt32 = 0
    while place < utf8.count {
      let (kind, length) = utf8.graphemeBreakClass(at: place)
      let entry = Int(grapheme_break_entry(state, kind))
      if entry & GRAPHEME_BREAK_BOUNDARY != 0 { return place }
      state = UInt32(truncatingIfNeeded: entry)
      place &+= length
    }
    return place
  }

  /// True if a line that is too narrow for its first word may end before `offset`, a boundary inside the text: not
  /// before a soft hyphen, which belongs to what stands before it (evidence C7, rule W3).
  public func allowsEmergencyBreak(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    guard offset >= 0, offset &+ 1 < utf8.count else { return true }
    return !(utf8[offset] == 0xC2 && utf8[offset &+ 1] == 0xAD)
  }
}

extension Span<UInt8> {
  /// True if both bytes around an offset inside the text are characters from U+0020 to U+007E, which always stand apart.
  @inline(__always)
  fileprivate func isPlainBoundary(_ offset: Int) -> Bool {
    self[offset &- 1] &- 0x20 < 0x5F && self[offset] &- 0x20 < 0x5F
  }
}
