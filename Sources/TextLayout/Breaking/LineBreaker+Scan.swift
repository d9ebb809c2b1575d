internal import CUnicodeTables

extension LineBreaker {
  /// The one pass over the text: decode, look up the class, step the automaton, and act on the few entries that say
  /// something about a boundary.
  func scan<Tailoring: BoundaryTailoring>(
    _ utf8: Span<UInt8>, by tailoring: Tailoring.Type, into breaks: inout [LineBreak]
  ) {
    guard utf8.count > 0 else { return }
    var scan = LineBreakScan<Tailoring>(options: options, dictionary: dictionary, breaks: breaks)
    let (looksAtPairs, readsOtherwise) = (options.looksAtPairs, !options.relaxation.isNone)
    breaks = []
    let reading = UInt32(options.reading)
    var state: UInt32 = 0
    var offset = 0
    while offset < utf8.count {
      let lead = utf8[offset]
      var (kind, length) = utf8.lineBreakClass(at: offset)
      if readsOtherwise { kind = options.relaxation.classRead(kind, at: offset, in: utf8) }
      let entry = line_break_entry(reading, state, kind)
      state = entry
      let previous = utf8[max(0, offset &- 1)]
      if Tailoring.hasOwnMind(between: previous, lead) || scan.isAsked(entry, kind) {
        scan.read(entry, kind, at: offset, in: utf8)
      } else if Int(entry) & LINE_BREAK_ALLOWED << LINE_BREAK_BOUNDARY_SHIFT != 0 {
        scan.addPlain(offset, after: previous, in: utf8)
      }
      offset &+= length
      if looksAtPairs { continue }
      if lead.isASCIILetter {
        let end = scan.readASCIIRun(from: offset, in: utf8)
        state = stateAfterRun(offset..<end, state, reading, in: utf8)
        scan.forgetPending()
        offset = end
      } else if Int(kind) == LINE_BREAK_LETTER {
        offset = utf8.endOfLetters(from: offset)
      } else if Int(kind) == LINE_BREAK_IDEOGRAPH, !options.keepsAll {
        offset = scan.readIdeographs(from: offset, in: utf8)
      }
    }
    scan.finish(line_break_end(reading, state), in: utf8)
    scan.breaks.flush()
    breaks = scan.breaks.breaks
  }
}

extension Span<UInt8> {
  /// The end of the letters, beyond ASCII, and their marks from `offset`, which follows a letter: nothing breaks between
  /// them, and the automaton's state does not change.
  @inline(never)
  fileprivate func endOfLetters(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] >= 0x80 {
      let (kind, length) = lineBreakClass(at: end)
      guard Int(kind) == LINE_BREAK_LETTER || Int(kind) == LINE_BREAK_MARK else { break }
      end &+= length
    }
    return end
  }
}

/// The automaton's state after a run of plain ASCII text that follows a letter.
///
/// After any letter the state is the same, `afterLetter`, whatever stood before it: so only what follows the run's last
/// letter is read.
@inline(__always)
private func stateAfterRun(
  _ run: Range<Int>, _ afterLetter: UInt32, _ reading: UInt32, in utf8: Span<UInt8>
) -> UInt32 {
  var start = run.upperBound
  while start > run.lowerBound, !utf8[start &- 1].isASCIILetter { start &-= 1 }
  var state = afterLetter
  while start < run.upperBound {
    state = line_break_entry(reading, state, UInt32(line_break_class_of_one(utf8[start])) & 0x7F)
    start &+= 1
  }
  return state
}
