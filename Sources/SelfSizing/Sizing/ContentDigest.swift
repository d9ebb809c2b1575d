/// A 64-bit digest of what a row shows, the same in every process (FNV-1a by G. Fowler, L. Noll and P. Vo; numbers a
/// word at a time): tells whether a height measured earlier, perhaps by an earlier run of the program, still belongs
/// to the content.
///
/// ```swift
/// var digest = ContentDigest()
/// digest.combine(message.text)
/// digest.combine(message.date)
/// ```
public struct ContentDigest: Hashable, Sendable {
  /// The digest of what was combined so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// Adds a whole number.
  public mutating func combine(_ number: UInt64) {
    // A word at a time, its upper half folded down so that all its bits reach all bits of the digest.
    value = (value ^ number) &* Self.prime
    value = (value ^ value >> 32) &* Self.prime
  }

  /// Adds a whole number.
  public mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Adds a number; 0 and -0 count as one, and so do all that are not a number.
  public mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.isNaN ? .max : number.bitPattern)
  }

  /// Adds a text, byte by byte as it is written, and its end.
  public mutating func combine(_ text: String) {
    let bytes = text.utf8Span.span
    for i in bytes.indices { add(bytes[i]) }
    // No byte of UTF-8.
    add(0xFF)
  }

  /// The digest of bytes, and nothing for their end.
  init(of bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The digest of a text.
  init(of text: String) { combine(text) }

  private static let prime: UInt64 = 0x100_0000_01B3

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* Self.prime }
}
