extension RawSpan {
  /// The eight bytes from an offset on, the first of them the lowest.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
