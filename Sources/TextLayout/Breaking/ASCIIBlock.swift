/// Eight bytes of plain ASCII text looked at together.
///
/// Each byte of a mask is 80 where the byte of the text is of the sort, and 0 elsewhere; the first byte of the text is
/// the lowest. The masks hold only where the block is plain.
struct ASCIIBlock {
  /// The lowest and the highest bit of each byte.
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let tops: UInt64 = 0x8080_8080_8080_8080

  let spaces: UInt64
  /// Infixes of numbers: , . : ;
  let infixes: UInt64
  /// True if all eight are letters, digits, quotes without a side, infixes or spaces.
  let isPlain: Bool

  @inline(__always)
  init(_ bytes: UInt64) {
    let letters = Self.within(bytes | Self.ones &* 0x20, 0x61, 0x7A)
    let digits = Self.within(bytes, 0x30, 0x39)
    let quotes = Self.equal(bytes, 0x22) | Self.equal(bytes, 0x27)
    let infixes = Self.equal(bytes | Self.ones &* 0x02, 0x2E) | Self.equal(bytes | Self.ones, 0x3B)
    let spaces = Self.equal(bytes, 0x20)
    isPlain = (letters | digits | quotes | infixes | spaces) & ~bytes & Self.tops == Self.tops
    self.spaces = spaces & Self.tops
    self.infixes = infixes & Self.tops
  }

  /// Bytes from `low` to `high`, in their top bits; right where all bytes are below 80, so that no sum carries.
  @inline(__always)
  private static func within(_ bytes: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    (bytes &+ ones &* (0x80 &- low)) & ~(bytes &+ ones &* (0x7F &- high))
  }

  /// Bytes equal to `value`, in their top bits; right where all bytes are below 80.
  @inline(__always)
  private static func equal(_ bytes: UInt64, _ value: UInt64) -> UInt64 {
    ~((bytes ^ ones &* value) &+ ones &* 0x7F)
  }

  /// The highest bit of each byte of any text that is a value, and of some behind the first such; other bits say nothing.
  @inline(__always)
  static func places(of value: UInt8, in bytes: UInt64) -> UInt64 {
    let differences = bytes ^ ones &* UInt64(value)
    return (differences &- ones) & ~differences
  }
}

extension Span<UInt8> {
  /// The bytes from an offset on, the first of them the lowest; behind an end that is less than eight bytes away stand spaces.
  @inline(__always)
  func block(at offset: Int, before end: Int) -> UInt64 {
    if end &- offset >= 8 { return self.bytes.eightBytes(at: offset) }
    var bytes = ASCIIBlock.ones &* 0x20
    for place in stride(from: end &- 1, through: offset, by: -1) { bytes = bytes &<< 8 | UInt64(self[place]) }
    return bytes
  }

  /// The offset of the first byte in a part whose highest bit is among the bits found in its block; the part's end where there is none.
  @inline(__always)
  func firstByte(in part: Range<Int>, where found: (_ block: UInt64) -> UInt64) -> Int {
    var offset = part.lowerBound
    while offset < part.upperBound {
      let places = found(block(at: offset, before: part.upperBound)) & ASCIIBlock.tops
      if places != 0 { return offset &+ places.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return part.upperBound
  }
}
