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
      let scalar = utf8.decodeScalar(at: offset)
      let kind = UInt32(line_break_class(scalar.value)) & UInt32(LINE_BREAK_CLASS_MASK)
      let entry = line_break_entry(reading, state, kind)
      state = entry
      if scan.isAsked(entry, kind) { scan.read(entry, kind, at: offset, in: utf8) }
      offset &+= scalar.length
    }
    scan.finish(line_break_end(reading, state), in: utf8)
    breaks = scan.breaks
  }
}

/// What a pass over a text carries along beside the automaton's state.
struct LineBreakScan<Tailoring: BoundaryTailoring> {
  let keepsAll: Bool
  let dictionary: (any DictionaryBreaking)?
  var breaks: [LineBreak]
  /// The boundary whose rule looks ahead; 0 for none.
  private var pending = 0
  /// Where the run of dictionary letters being read starts; nil outside one.
  private var runStart: Int?
  private var found: [Int] = []

  init(keepsAll: Bool, dictionary: (any DictionaryBreaking)?, breaks: [LineBreak]) {
    self.keepsAll = keepsAll
    self.dictionary = dictionary
    self.breaks = breaks
  }

  /// Whether reading a character of class `kind` may say more than "no break here".
  @inline(__always)
  func isAsked(_ entry: UInt32, _ kind: UInt32) -> Bool {
    let speaking = LINE_BREAK_BOUNDARY_MASK << LINE_BREAK_BOUNDARY_SHIFT | LINE_BREAK_SETTLES
    return Tailoring.asksEverywhere || Int(entry) & speaking != 0 || runStart != nil
      || kind >= LINE_BREAK_FIRST_DICTIONARY_CLASS
  }

  /// Takes in the character at `offset` and what the automaton says to it.
  @inline(__always)
  mutating func read(_ entry: UInt32, _ kind: UInt32, at offset: Int, in utf8: Span<UInt8>) {
    settle(entry, in: utf8)
    if kind >= LINE_BREAK_FIRST_DICTIONARY_CLASS {
      if runStart == nil { runStart = offset }
    } else if runStart != nil {
      endRun(at: offset, in: utf8)
    }
    if offset > 0 { add(Tailoring.boundary(entry, before: offset, in: utf8), at: offset, in: utf8) }
  }

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
    let isSoftHyphen = utf8[offset &- 1] == 0xAD && offset >= 2 && utf8[offset &- 2] == 0xC2
    breaks.append(
      LineBreak(
        offset: offset, kind: .allowed, isSoftHyphen: isSoftHyphen, contextualLength: contextualLength))
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

  /// Asks the dictionary for the breaks inside the run of its letters that ends at `end`.
  private mutating func endRun(at end: Int, in utf8: Span<UInt8>) {
    guard let start = runStart else { return }
    runStart = nil
    guard let dictionary else { return }
    found.removeAll(keepingCapacity: true)
    dictionary.appendBreaks(inRun: utf8.extracting(start..<end), to: &found)
    for offset in found where offset > 0 && offset < end &- start {
      breaks.append(LineBreak(offset: start &+ offset, kind: .allowed))
    }
  }
}
