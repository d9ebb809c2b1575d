internal import CUnicodeTables

/// The line-break class of a character.
@inline(__always)
func lineBreakKind(of scalar: UInt32) -> UInt32 {
  UInt32(line_break_class(scalar)) & UInt32(LINE_BREAK_CLASS_MASK)
}

/// One decoded character: its value and its length in bytes.
struct DecodedScalar {
  var value: UInt32
  var length: Int
}

extension UInt8 {
  /// True for a letter in ASCII.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension Span<UInt8> {
  /// Decodes the character at `offset`, which is below `count`.
  ///
  /// The text is expected to be well-formed; of a sequence that is cut off or has no lead byte one byte is taken, as
  /// U+FFFD, and nothing outside the span is read.
  @inline(__always)
  func decodeScalar(at offset: Int) -> DecodedScalar {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return DecodedScalar(value: lead, length: 1) }
    let left = count &- offset
    if lead < 0xE0, lead >= 0xC0, left >= 2 {
      return DecodedScalar(value: (lead & 0x1F) << 6 | continuation(offset &+ 1), length: 2)
    }
    if lead < 0xF0, lead >= 0xE0, left >= 3 {
      let high = (lead & 0x0F) << 12 | continuation(offset &+ 1) << 6
      return DecodedScalar(value: high | continuation(offset &+ 2), length: 3)
    }
    if lead >= 0xF0, left >= 4 {
      let high = (lead & 0x07) << 18 | continuation(offset &+ 1) << 12
      let low = continuation(offset &+ 2) << 6 | continuation(offset &+ 3)
      return DecodedScalar(value: high | low, length: 4)
    }
    return DecodedScalar(value: 0xFFFD, length: 1)
  }

  /// The line-break class and the length of the character at `offset`, which is below `count`; read as
  /// `decodeScalar(at:)` reads.
  @inline(__always)
  func lineBreakClass(at offset: Int) -> (kind: UInt32, length: Int) {
    let mask = UInt32(LINE_BREAK_CLASS_MASK)
    let lead = self[offset]
    if lead < 0x80 { return (UInt32(line_break_class_of_one(lead)) & mask, 1) }
    let left = count &- offset
    if lead < 0xE0, lead >= 0xC0, left >= 2 {
      return (UInt32(line_break_class_of_two(lead, self[offset &+ 1])) & mask, 2)
    }
    if lead < 0xF0, lead >= 0xE0, left >= 3 {
      return (UInt32(line_break_class_of_three(lead, self[offset &+ 1], self[offset &+ 2])) & mask, 3)
    }
    let scalar = decodeScalar(at: offset)
    return (lineBreakKind(of: scalar.value), scalar.length)
  }

  /// The grapheme class and the length of the character at `offset`, which is below `count`.
  @inline(__always)
  func graphemeBreakClass(at offset: Int) -> (kind: UInt32, length: Int) {
    let lead = self[offset]
    if lead < 0x80 { return (UInt32(grapheme_break_class_of_one(lead)), 1) }
    let left = count &- offset
    if lead < 0xE0, lead >= 0xC0, left >= 2 {
      return (UInt32(grapheme_break_class_of_two(lead, self[offset &+ 1])), 2)
    }
    if lead < 0xF0, lead >= 0xE0, left >= 3 {
      return (UInt32(grapheme_break_class_of_three(lead, self[offset &+ 1], self[offset &+ 2])), 3)
    }
    let scalar = decodeScalar(at: offset)
    return (UInt32(grapheme_break_class(scalar.value)), scalar.length)
  }

  @inline(__always)
  private func continuation(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 0x3F }

  /// The first byte of the character that ends before `offset`, which is above 0.
  @inline(__always)
  func startOfScalar(before offset: Int) -> Int {
    var start = offset &- 1
    while start > 0, offset &- start < 4, self[start] & 0xC0 == 0x80 { start &-= 1 }
    return start
  }
}
