/// A text as ICU wants it, UTF-16, with the way back to UTF-8 offsets.
struct UTF16Text {
  let units: [UInt16]

  /// Text from well-formed UTF-8.
  init(_ utf8: Span<UInt8>) {
    units = [UInt16](capacity: utf8.count) { units in
      var offset = 0
      while offset < utf8.count { Self.write(utf8.character(at: &offset)) { units.append($0) } }
    }
  }

  /// Writes a character, which takes one unit or two.
  @inline(__always)
  static func write(_ character: UInt32, _ unit: (UInt16) -> Void) {
    if character < 0x10000 { return unit(UInt16(truncatingIfNeeded: character)) }
    unit(UInt16(truncatingIfNeeded: 0xD7C0 &+ (character >> 10)))
    unit(UInt16(truncatingIfNeeded: 0xDC00 | character & 0x3FF))
  }
}

extension Span<UInt8> {
  /// The character at an offset, which moves past it; U+FFFD for a byte that begins none.
  @inline(__always)
  func character(at offset: inout Int) -> UInt32 {
    let lead = self[offset]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, offset &+ length <= count else {
      offset &+= 1
      return length == 1 ? UInt32(lead) : 0xFFFD
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in 1..<length { value = value << 6 | UInt32(self[offset &+ place] & 0x3F) }
    offset &+= length
    return value
  }
}

extension [UInt16] {
  /// The number of UTF-8 bytes of a part that starts and ends between characters.
  func utf8Length(_ range: Range<Int>) -> Int {
    var length = 0
    for unit in self[range.clamped(to: indices)] {
      // Each half of a surrogate pair stands for two of the four bytes.
      length &+= unit < 0x80 ? 1 : unit < 0x800 || (0xD800..<0xE000).contains(unit) ? 2 : 3
    }
    return length
  }
}
