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
    var left = index
    var offset = 0
    // All bytes of a block but those that continue a character begin one.
    while left >= 8, offset + 8 <= count {
      left -= 8 - continuations(at: offset).nonzeroBitCount
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

  /// Does something at every byte that continues a character, in order.
  @inline(__always)
  func forEachContinuation(_ action: (_ offset: Int) -> Void) {
    var offset = 0
    while offset + 8 <= count {
      var left = continuations(at: offset)
      while left != 0 {
        action(offset + left.trailingZeroBitCount / 8)
        left &= left &- 1
      }
      offset += 8
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { action(offset) }
      offset += 1
    }
  }

  /// Which of eight bytes from an offset on continue a character: the lowest bit of each one's byte, the first lowest.
  @inline(__always)
  private func continuations(at offset: Int) -> UInt64 {
    let block = unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return block >> 7 & ~(block >> 6) & 0x0101_0101_0101_0101
  }
}
