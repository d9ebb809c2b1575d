/// The 64-bit digest XXH64 of bytes (Y. Collet, "xxHash fast digest algorithm"; seed 0): several gigabytes a second, and
/// `xxhsum -H64 FILE` prints the same digits.
package enum ByteDigest {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The digest of bytes.
  ///
  /// - Complexity: O(number of bytes).
  package static func digest(of bytes: RawSpan) -> UInt64 {
    var offset = 0
    var hash = prime5
    if bytes.byteCount >= 32 {
      var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
      while offset <= bytes.byteCount - 32 {
        lanes.0 = round(lanes.0, bytes.eightBytes(at: offset))
        lanes.1 = round(lanes.1, bytes.eightBytes(at: offset + 8))
        lanes.2 = round(lanes.2, bytes.eightBytes(at: offset + 16))
        lanes.3 = round(lanes.3, bytes.eightBytes(at: offset + 24))
        offset += 32
      }
      hash =
        rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { hash = (hash ^ round(0, lane)) &* prime1 &+ prime4 }
    }
    hash &+= UInt64(bytes.byteCount)
    while offset <= bytes.byteCount - 8 {
      hash = rotated(hash ^ round(0, bytes.eightBytes(at: offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset <= bytes.byteCount - 4 {
      let half = UInt64(
        UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotated(hash ^ half &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.byteCount {
      let byte = UInt64(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self))
      hash = rotated(hash ^ byte &* prime5, 11) &* prime1
      offset += 1
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  /// A digest as text: 16 hexadecimal digits.
  package static func spelled(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always) private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always) private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
