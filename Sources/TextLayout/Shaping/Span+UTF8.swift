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
}
