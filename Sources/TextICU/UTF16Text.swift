/// A text as ICU wants it, UTF-16, with the way back to UTF-8 offsets.
struct UTF16Text {
  let units: [UInt16]

  /// Text from well-formed UTF-8.
  init(_ utf8: Span<UInt8>) {
    units = [UInt16](capacity: utf8.count) { units in
      var offset = 0
      while offset < utf8.count {
        let lead = utf8[offset]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length > 1, offset &+ length <= utf8.count else {
          units.append(length == 1 ? UInt16(lead) : 0xFFFD)
          offset &+= 1
          continue
        }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for place in 1..<length { value = value << 6 | UInt32(utf8[offset &+ place] & 0x3F) }
        offset &+= length
        if value < 0x10000 {
          units.append(UInt16(truncatingIfNeeded: value))
        } else {
          units.append(UInt16(truncatingIfNeeded: 0xD7C0 &+ (value >> 10)))
          units.append(UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF))
        }
      }
    }
  }

  /// The number of UTF-8 bytes of the units in `range`, which starts and ends between characters.
  func utf8Length(_ range: Range<Int>) -> Int {
    var length = 0
    for unit in units[range.clamped(to: units.indices)] {
      // Each half of a surrogate pair stands for two of the four bytes.
      length &+= unit < 0x80 ? 1 : unit < 0x800 || (0xD800..<0xE000).contains(unit) ? 2 : 3
    }
    return length
  }
}
