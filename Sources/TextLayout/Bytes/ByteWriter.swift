/// Writes numbers and texts as bytes, little endian; ``ByteReader`` reads them.
package struct ByteWriter {
  /// The bytes written so far.
  package var bytes: [UInt8] = []

  package init() {}

  /// Writes 8 bytes.
  package mutating func write(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// Writes a number as 7 bits a byte, the lowest first, each byte but the last with its highest bit set.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a count or an offset, which is not negative.
  package mutating func write(count: Int) { write(UInt64(bitPattern: Int64(count))) }

  /// Writes a number of any sign: twice it where it is not negative, else one less than twice its opposite.
  package mutating func write(signed number: Int) {
    write(UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63))
  }

  /// Writes a double, its eight bytes taken in reverse as one number: what has few digits takes few bytes.
  package mutating func write(double: Double) { write(double.bitPattern.byteSwapped) }

  /// Writes the count of a text's UTF-8 bytes and the bytes.
  package mutating func write(text: String) {
    write(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}
