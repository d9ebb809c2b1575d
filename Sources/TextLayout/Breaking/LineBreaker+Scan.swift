internal import CUnicodeTables

extension LineBreaker {
  /// The one pass over the text: decode, look up the class, step the automaton, and act on the few entries that say
  /// something about a boundary.
  func scan<Tailoring: BoundaryTailoring>(
    _ utf8: Span<UInt8>, by tailoring: Tailoring.Type, into breaks: inout [LineBreak]
  ) {
    guard utf8.count > 0 else { return }
    var scan = LineBreakScan<Tailoring>(keepsAll: options.keepsAll, dictionary: dictionary, breaks: breaks)
    breaks = []
    let reading = UInt32(options.reading)
    var state: UInt32 = 0
    var offset = 0
    while offset < utf8.count {
      let lead = utf8[offset]
      let (kind, length) = utf8.lineBreakClass(at: offset)
      let entry = line_break_entry(reading, state, kind)
      state = entry
      let previous = utf8[max(0, offset &- 1)]
      if Tailoring.hasOwnMind(between: previous, lead) || scan.isAsked(entry, kind) {
        scan.read(entry, kind, at: offset, in: utf8)
      } else if Int(entry) & LINE_BREAK_ALLOWED << LINE_BREAK_BOUNDARY_SHIFT != 0 {
        scan.addPlain(offset, after: previous, in: utf8)
      }
      offset &+= length
      if isASCIILetter(lead) {
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

@inline(__always)
private func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

/// The automaton's state after a run of plain ASCII text that follows a letter.
///
/// After any letter the state is the same, `afterLetter`, whatever stood before it: so only what follows the run's last
/// letter is read.
@inline(__always)
private func stateAfterRun(
  _ run: Range<Int>, _ afterLetter: UInt32, _ reading: UInt32, in utf8: Span<UInt8>
) -> UInt32 {
  var start = run.upperBound
  while start > run.lowerBound, !isASCIILetter(utf8[start &- 1]) { start &-= 1 }
  var state = afterLetter
  while start < run.upperBound {
    state = line_break_entry(reading, state, UInt32(line_break_class_of_one(utf8[start])) & 0x7F)
    start &+= 1
  }
  return state
}

/// What a pass over a text carries along beside the automaton's state.
struct LineBreakScan<Tailoring: BoundaryTailoring> {
  let keepsAll: Bool
  let dictionary: (any DictionaryBreaking)?
  var breaks: BreakBuffer
  /// The boundary whose rule looks ahead; 0 for none.
  private var pending = 0
  /// Where the run of dictionary letters being read starts; nil outside one.
  private var runStart: Int?
  private var found: [Int] = []
  /// Whether every boundary goes through `read(_:_:at:in:)`: in a run of dictionary letters, or to keep letters together.
  private var isSpecial: Bool

  init(keepsAll: Bool, dictionary: (any DictionaryBreaking)?, breaks: [LineBreak]) {
    self.keepsAll = keepsAll
    self.dictionary = dictionary
    isSpecial = keepsAll
    self.breaks = BreakBuffer(appendingTo: breaks)
  }

  /// Whether reading a character of class `kind` may say more than "a break here" or "none".
  @inline(__always)
  func isAsked(_ entry: UInt32, _ kind: UInt32) -> Bool {
    // Of the boundary's two bits the higher one is set where it is mandatory or pending.
    let special =
      2 << LINE_BREAK_BOUNDARY_SHIFT | LINE_BREAK_SETTLES
      | (Tailoring.isChromium ? LINE_BREAK_DEPENDS_ON_LINE_START : 0)
    return Int(entry) & special != 0 || isSpecial || kind >= LINE_BREAK_FIRST_DICTIONARY_CLASS
  }

  /// Takes in a break opportunity about which nothing else is to be asked.
  @inline(__always)
  mutating func addPlain(_ offset: Int, after previous: UInt8, in utf8: Span<UInt8>) {
    let isSoftHyphen = previous == 0xAD && offset >= 2 && utf8[offset &- 2] == 0xC2
    breaks.append(LineBreak(offset: offset, kind: .allowed, isSoftHyphen: isSoftHyphen))
  }

  /// Takes in the character at `offset` and what the automaton says to it.
  @inline(never)
  mutating func read(_ entry: UInt32, _ kind: UInt32, at offset: Int, in utf8: Span<UInt8>) {
    settle(entry, in: utf8)
    if kind >= LINE_BREAK_FIRST_DICTIONARY_CLASS {
      // A mark belongs to what stands before it, where the rules may break after it: no run begins with one.
      if runStart == nil, kind != LINE_BREAK_DICTIONARY_MARK { beginRun(at: offset) }
    } else if runStart != nil {
      endRun(at: offset, in: utf8)
    }
    // What the tailoring takes out of the rules' hands is not pending.
    if case .pending = Boundary(entry) { pending = 0 }
    if offset > 0 { add(Tailoring.boundary(entry, before: offset, in: utf8), at: offset, in: utf8) }
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

  /// Leaves the boundaries of a run of plain text, all of them known, to no rule that looks ahead.
  @inline(__always)
  mutating func forgetPending() { pending = 0 }

  /// Takes in the end of the text.
  mutating func finish(_ entry: UInt32, in utf8: Span<UInt8>) {
    settle(entry, in: utf8)
    if runStart != nil { endRun(at: utf8.count, in: utf8) }
    if Tailoring.opensLastLine { add(Boundary(entry), at: utf8.count, in: utf8) }
  }

  private mutating func settle(_ entry: UInt32, in utf8: Span<UInt8>) {
    guard Int(entry) & LINE_BREAK_SETTLES != 0, pending > 0 else { return }
    add(.allowed, at: pending, in: utf8)
    pending = 0
  }

  @inline(__always)
  private mutating func add(_ boundary: Boundary, at offset: Int, in utf8: Span<UInt8>) {
    switch boundary {
    case .none: break
    case .allowed: addAllowed(offset, contextualLength: 0, in: utf8)
    case .allowedUnlessLineStarts(let back): addAllowed(offset, contextualLength: back, in: utf8)
    case .mandatory: breaks.append(LineBreak(offset: offset, kind: .mandatory))
    case .pending: pending = offset
    }
  }

  @inline(__always)
  private mutating func addAllowed(_ offset: Int, contextualLength: Int, in utf8: Span<UInt8>) {
    if keepsAll, isKeptTogether(around: offset, in: utf8) { return }
    if contextualLength == 0 { return addPlain(offset, after: utf8[offset &- 1], in: utf8) }
    breaks.append(LineBreak(offset: offset, kind: .allowed, contextualLength: contextualLength))
  }

  /// Whether letters or the like touch at `offset` (CSS Text, `keep-all`); marks belong to what they follow.
  private func isKeptTogether(around offset: Int, in utf8: Span<UInt8>) -> Bool {
    guard Int(line_break_class(utf8.decodeScalar(at: offset).value)) & LINE_BREAK_KEPT_TOGETHER != 0 else {
      return false
    }
    var start = offset
    while start > 0 {
      start = utf8.startOfScalar(before: start)
      let value = Int(line_break_class(utf8.decodeScalar(at: start).value))
      let kind = value & LINE_BREAK_CLASS_MASK
      if kind != LINE_BREAK_MARK && kind != LINE_BREAK_JOINER {
        return value & LINE_BREAK_KEPT_TOGETHER != 0
      }
    }
    return false
  }

  private mutating func beginRun(at offset: Int) {
    runStart = offset
    isSpecial = true
  }

  /// Asks the dictionary for the breaks inside the run of its letters that ends at `end`.
  private mutating func endRun(at end: Int, in utf8: Span<UInt8>) {
    guard let start = runStart else { return }
    runStart = nil
    isSpecial = keepsAll
    guard let dictionary else { return }
    found.removeAll(keepingCapacity: true)
    dictionary.appendBreaks(inRun: utf8.extracting(start..<end), to: &found)
    for offset in found where offset > 0 && offset < end &- start {
      breaks.append(LineBreak(offset: start &+ offset, kind: .allowed))
    }
  }
}
