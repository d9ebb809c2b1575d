internal import CUnicodeTables

/// Eight bytes of plain ASCII text looked at together.
///
/// Each byte of a mask is 80 where the byte of the text is of the sort, and 0 elsewhere; the first byte of the text is
/// the lowest. The masks hold only where the block is plain.
struct ASCIIBlock {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  let spaces: UInt64
  /// Infixes of numbers: , . : ;
  let infixes: UInt64
  /// Whether all eight are letters, digits, quotes without a side, infixes or spaces.
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
}

extension LineBreakScan {
  /// Takes in plain ASCII text from `offset`, which follows a letter, as far as pairs of neighbours tell its breaks.
  ///
  /// Eight bytes are looked at together where all are words, spaces and plain punctuation, else one by one. Offsets
  /// are written ahead and kept by adding the answer to the count: no branch depends on where words end.
  ///
  /// - Returns: the end of what was taken in.
  @inline(never)
  mutating func readASCIIRun(from offset: Int, in utf8: Span<UInt8>) -> Int {
    var end = offset
    var before = UInt8(ASCII_RUN_LETTER)
    while end < utf8.count {
      let block = readBlocks(from: end, after: before, in: utf8)
      if block > end {
        end = block
        before = ascii_run_sort(Tailoring.isChromium, utf8[end &- 1])
      }
      guard readBytes(&end, &before, in: utf8) else { return end }
    }
    return end
  }

  /// Takes in up to eight bytes one by one; false where the run is over.
  @inline(__always)
  private mutating func readBytes(_ end: inout Int, _ before: inout UInt8, in utf8: Span<UInt8>) -> Bool {
    let limit = min(utf8.count, end &+ 8)
    breaks.makeRoom(for: 8)
    while end < limit {
      let sort = ascii_run_sort(Tailoring.isChromium, utf8[end])
      let action = Int(ascii_run_action(Tailoring.isChromium, before, sort))
      if action == ASCII_RUN_END { return false }
      breaks.write(end, keeping: action)
      before = sort
      end &+= 1
    }
    return true
  }

  /// Takes in as many plain blocks of eight as there are, and returns where they end.
  @inline(__always)
  private mutating func readBlocks(from offset: Int, after before: UInt8, in utf8: Span<UInt8>) -> Int {
    var end = offset
    var carry: UInt64 = before == 2 ? 0x80 : 0
    while end &+ 8 <= utf8.count {
      let bytes = unsafe utf8.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self)
      let block = ASCIIBlock(UInt64(littleEndian: bytes))
      let afterSpace = block.spaces << 8 | carry
      // An infix after a space may begin a number, and Chromium breaks before it.
      let isHeld = !Tailoring.isChromium && block.infixes & afterSpace != 0
      if !block.isPlain || isHeld { break }
      var starts = afterSpace & ~block.spaces
      breaks.makeRoom(for: 8)
      // Most blocks begin two words or fewer.
      breaks.write(end &+ starts.trailingZeroBitCount >> 3, keeping: starts == 0 ? 0 : 1)
      starts &= starts &- 1
      breaks.write(end &+ starts.trailingZeroBitCount >> 3, keeping: starts == 0 ? 0 : 1)
      starts &= starts &- 1
      while starts != 0 {
        breaks.write(end &+ starts.trailingZeroBitCount >> 3, keeping: 1)
        starts &= starts &- 1
      }
      carry = block.spaces >> 56
      end &+= 8
    }
    return end
  }
}
