/// Splits a label into paragraphs (rule P1).
enum ParagraphScanner {
  /// A paragraph: its text, and the end of the terminator that follows.
  struct Paragraph {
    var text: Range<Int>
    var end: Int
    /// True if tabs or soft hyphens are in it.
    var hasTabs = false
    var hasSoftHyphens = false
    /// True if symbols may be in it that few fonts for text have: arrows, signs, pictographs.
    var hasSymbols = false

    /// True if no paragraph follows.
    var isLast: Bool { end == text.upperBound }
  }

  /// Calls `body` with each paragraph of a text from the one that begins at a place on.
  static func forEach(
    in text: Span<UInt8>, from start: Int = 0, tailoring: BreakTailoring, _ body: (Paragraph) -> Void
  ) {
    var next: Int? = start
    while let start = next, let paragraph = paragraph(of: text, from: start, tailoring: tailoring) {
      body(paragraph)
      next = paragraph.isLast ? nil : paragraph.end
    }
  }

  /// The paragraph that begins at a place of the text: at its start, or where the one before ended; nil behind the last.
  ///
  /// A terminator at the very end opens an empty paragraph, but for `.chromium`, which also knows no other terminators than LF
  /// and CRLF.
  private static func paragraph(of text: Span<UInt8>, from start: Int, tailoring: BreakTailoring)
    -> Paragraph?
  {
    if start == text.count, start > 0, tailoring == .chromium { return nil }
    var found = Paragraph(text: start..<text.count, end: text.count)
    var index = start
    while index < text.count {
      index = text.endOfPlainBytes(from: index, hasLong: &found.hasSymbols)
      guard index < text.count else { break }
      let length = terminatorLength(in: text, at: index, tailoring: tailoring)
      if length > 0 {
        (found.text, found.end) = (start..<index, index + length)
        break
      }
      if text[index] == 0x09 { found.hasTabs = true }
      if text[index] == 0xC2, index + 1 < text.count, text[index + 1] == 0xAD { found.hasSoftHyphens = true }
      // From U+2180 on.
      if text[index] >= 0xF0 || text[index] == 0xE2 && index + 1 < text.count && text[index + 1] >= 0x86 {
        found.hasSymbols = true
      }
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
  /// The offset of the first byte from one on that may begin a terminator.
  ///
  /// - Parameter hasLong: set where a character of four bytes begins before it.
  fileprivate func endOfPlainBytes(from start: Int, hasLong: inout Bool) -> Int {
    var offset = start
    // The highest bit of each byte of which the highest four are set.
    var long: UInt64 = 0
    defer { if long & ASCIIBlock.tops != 0 { hasLong = true } }
    while offset < count {
      let block = block(at: offset, before: count)
      // A byte below 16 borrows; none before it is taken for one.
      let low = (block &- ASCIIBlock.ones &* 0x10) & ~block
      if (low | block) & ASCIIBlock.tops != 0 {
        let found =
          (low | ASCIIBlock.places(of: 0xC2, in: block) | ASCIIBlock.places(of: 0xE2, in: block))
          & ASCIIBlock.tops
        let fourHighest = block & block &<< 1 & block &<< 2 & block &<< 3
        if found != 0 {
          let before = found.trailingZeroBitCount & ~7
          long |= fourHighest & ((1 &<< UInt64(before)) &- 1)
          return offset + before / 8
        }
        long |= fourHighest
      }
      offset += 8
    }
    return Swift.min(offset, count)
  }
}
