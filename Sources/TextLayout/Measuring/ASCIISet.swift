/// A set of ASCII characters.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a character; no byte beyond ASCII.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte & 63) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }

  /// The end of the characters of the set in a part of a text.
  @inline(__always)
  func end(in part: Range<Int>, of text: Span<UInt8>) -> Int {
    var end = part.lowerBound
    while end < part.upperBound, contains(text[end]) { end &+= 1 }
    return end
  }
}
