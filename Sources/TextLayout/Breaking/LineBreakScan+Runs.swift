internal import CUnicodeTables

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
      let block = ASCIIBlock(utf8.bytes.eightBytes(at: end))
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

  /// Takes in ideographs from `offset`, which follows one: a break stands before each, and the automaton's state does not
  /// change.
  ///
  /// - Returns: the end of what was taken in.
  @inline(never)
  mutating func readIdeographs(from offset: Int, in utf8: Span<UInt8>) -> Int {
    var end = offset
    while end &+ 2 < utf8.count {
      let lead = utf8[end]
      guard lead & 0xF0 == 0xE0 else { break }
      let kind = line_break_class_of_three(lead, utf8[end &+ 1], utf8[end &+ 2])
      guard Int(kind) & LINE_BREAK_CLASS_MASK == LINE_BREAK_IDEOGRAPH else { break }
      breaks.append(LineBreak(offset: end, kind: .allowed))
      end &+= 3
    }
    return end
  }
}
