extension Span<UInt8> {
  /// The Unicode scalar whose UTF-8 begins at `offset`, which moves past it; read as `decodeScalar(at:)` reads, and U+FFFD for
  /// an offset outside the span.
  @inline(__always)
  package func nextScalar(at offset: inout Int) -> UInt32 {
    guard offset >= 0, offset < count else {
      offset += 1
      return 0xFFFD
    }
    let scalar = decodeScalar(at: offset)
    offset &+= scalar.length
    return scalar.value
  }

  /// Where a character begins, by its number; the end of the bytes if there are fewer.
  ///
  /// - Complexity: an eighth of a step a byte.
  func offset(ofCharacter index: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var left = index
    var offset = 0
    // All bytes of a block but those that continue a character begin one.
    while left >= 8, offset + 8 <= count {
      let block = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      left -= 8 - (block >> 7 & ~(block >> 6) & ones).nonzeroBitCount
      offset += 8
    }
    while offset < count {
      if self[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return count
  }
}
