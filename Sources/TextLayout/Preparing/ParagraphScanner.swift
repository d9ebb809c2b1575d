/// Splits a label into paragraphs (rule P1).
enum ParagraphScanner {
  /// A paragraph: its text, and the end of the terminator that follows.
  struct Paragraph {
    var text: Range<Int>
    var end: Int
    /// True if tabs or soft hyphens are in it.
    var hasTabs = false
    var hasSoftHyphens = false
  }

  /// The paragraph that begins at a place of the text: at its start, or where the one before ended; nil behind the last.
  ///
  /// A terminator at the very end opens an empty paragraph, but for `.chromium`, which also knows no other terminators than LF
  /// and CRLF.
  static func paragraph(of text: Span<UInt8>, from start: Int, tailoring: BreakTailoring) -> Paragraph? {
    if start == text.count, start > 0, tailoring == .chromium { return nil }
    var found = Paragraph(text: start..<text.count, end: text.count)
    var index = start
    while index < text.count {
      index = text.endOfPlainBytes(from: index)
      guard index < text.count else { break }
      let length = terminatorLength(in: text, at: index, tailoring: tailoring)
      if length > 0 {
        (found.text, found.end) = (start..<index, index + length)
        break
      }
      if text[index] == 0x09 { found.hasTabs = true }
      if text[index] == 0xC2, index + 1 < text.count, text[index + 1] == 0xAD { found.hasSoftHyphens = true }
      index += 1
    }
    return found
  }

  /// The length of the paragraph terminator that begins at `index`, 0 if none does.
  private static func terminatorLength(
    in text: Span<UInt8>, at index: Int, tailoring: BreakTailoring
  ) -> Int {
    let byte = text[index]
    guard byte <= 0x0D && byte >= 0x0A || byte == 0xC2 || byte == 0xE2 else { return 0 }
    switch byte {
    case 0x0D:
      if index + 1 < text.count, text[index + 1] == 0x0A { return 2 }
      return tailoring == .chromium ? 0 : 1
    case 0x0A: return 1
    case 0x0B, 0x0C: return tailoring == .chromium ? 0 : 1
    case 0xC2:  // U+0085
      let isNextLine = index + 1 < text.count && text[index + 1] == 0x85
      return isNextLine && tailoring != .chromium ? 2 : 0
    default:  // U+2028, U+2029
      guard tailoring != .chromium, index + 2 < text.count, text[index + 1] == 0x80 else { return 0 }
      return text[index + 2] == 0xA8 || text[index + 2] == 0xA9 ? 3 : 0
    }
  }
}

extension Span<UInt8> {
  /// An offset before which from another one on no byte begins a terminator: as many blocks of eight on as have none.
  fileprivate func endOfPlainBytes(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let block = unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // A byte below 16 borrows; where none does, no other is taken for one.
      let ones: UInt64 = 0x0101_0101_0101_0101
      let low = (block &- ones &* 0x10) & ~block
      if (low | Self.equals(block, 0xC2) | Self.equals(block, 0xE2)) & (ones &* 0x80) != 0 { break }
      offset += 8
    }
    return offset
  }

  /// The highest bit of each byte of a block that is a value, and of some behind the first such.
  @inline(__always)
  private static func equals(_ block: UInt64, _ value: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = block ^ ones &* value
    return (differences &- ones) & ~differences
  }
}
