extension Span<UInt8> {
  /// The Unicode scalar whose UTF-8 begins at `offset`, which moves past it.
  ///
  /// The bytes are taken to be those of a Swift string; malformed ones give U+FFFD and move on by a byte, and an offset
  /// outside the span gives U+FFFD.
  @inline(__always)
  package func nextScalar(at offset: inout Int) -> UInt32 {
    guard offset >= 0, offset < count else {
      offset += 1
      return 0xFFFD
    }
    let first = UInt32(self[offset])
    if first < 0x80 {
      offset += 1
      return first
    }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, offset + length <= count else {
      offset += 1
      return 0xFFFD
    }
    var scalar = first & (0x7F >> UInt32(length))
    for index in 1..<length { scalar = scalar << 6 | UInt32(self[offset + index] & 0x3F) }
    offset += length
    return scalar
  }

  /// Where the character begins that ends at an offset above 0.
  @inline(__always)
  func characterStart(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
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
