extension SIMD8<Int32> {
  /// Returns the number of lanes that are at most a value; lanes rise, and none is below 0.
  @inline(__always)
  func count(atMost value: Int32) -> Int {
    // A difference below 0 tells which are beyond; in a word of a byte for each, the first of these is found at once.
    let beyond = (SIMD8(repeating: value) &- self) &>> 31
    let bytes = unsafe unsafeBitCast(SIMD8<Int8>(truncatingIfNeeded: beyond), to: UInt64.self)
    return bytes.littleEndian.trailingZeroBitCount / 8
  }
}
