internal import CUnicodeTables

/// The state of a pass over a text beside the automaton's own.
struct LineBreakScan<Tailoring: BoundaryTailoring> {
  let keepsAll: Bool
  /// The options, if pairs of characters allow more than the rules; else nil.
  private let options: LineBreakOptions?
  private let reading: UInt32
  let dictionary: (any DictionaryBreaking)?
  var breaks: BreakBuffer
  /// The boundary whose rule looks ahead; 0 for none.
  private var pending = 0
  /// The start of the run of dictionary letters being read; nil outside one.
  private var runStart: Int?
  private var found: [Int] = []
  /// The last character that is no mark, and the class of the last one, where pairs of characters count.
  private var last: (scalar: UInt32, kind: UInt32) = (0, 0)
  /// True if all boundaries go through `read(_:_:at:in:)`: in runs of dictionary letters, or to keep letters together.
  private var isSpecial: Bool

  init(options: LineBreakOptions, dictionary: (any DictionaryBreaking)?, breaks: [LineBreak]) {
    keepsAll = options.keepsAll
    reading = UInt32(options.reading)
    self.options = options.looksAtPairs ? options : nil
    self.dictionary = dictionary
    isSpecial = keepsAll || options.looksAtPairs
    self.breaks = BreakBuffer(appendingTo: breaks)
  }

  /// True if a character of class `kind` may mean more than "a break here" or "none".
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
    resolvePending(entry, in: utf8)
    if kind >= LINE_BREAK_FIRST_DICTIONARY_CLASS {
      // A mark belongs to what stands before it, where the rules may break after it: no run begins with one.
      if runStart == nil, kind != LINE_BREAK_DICTIONARY_MARK { beginRun(at: offset) }
    } else if runStart != nil {
      endRun(at: offset, in: utf8)
    }
    // What the tailoring takes out of the rules' hands is not pending.
    if case .pending = Boundary(entry) { pending = 0 }
    let isBreak = options.flatMap { pairBreaks($0, kind, at: offset, in: utf8) }
    if offset > 0 {
      let boundary = Tailoring.boundary(entry, reading: reading, before: offset, in: utf8)
      guard let isBreak, !boundary.isMandatory else { return add(boundary, at: offset, in: utf8) }
      pending = 0
      add(isBreak ? .allowed : .none, at: offset, in: utf8)
    }
  }

  /// True if the character at `offset` and the one before it have a break beyond the rules, false if they have none that the rules
  /// have; nil where the rules hold.
  private mutating func pairBreaks(
    _ options: LineBreakOptions, _ kind: UInt32, at offset: Int, in utf8: Span<UInt8>
  ) -> Bool? {
    if Int(kind) == LINE_BREAK_DICTIONARY_MARK { return nil }
    if Int(kind) == LINE_BREAK_MARK || Int(kind) == LINE_BREAK_JOINER {
      // "Break all" has no break behind a mark; otherwise it belongs to what it follows.
      last.kind = kind
      return nil
    }
    let before = last
    let scalar = utf8.decodeScalar(at: offset).value
    // Chromium's "break all" takes these signs for letters.
    let isSign = Tailoring.isChromium && (scalar == 0x2B || scalar == 0x7C)
    last = (scalar, isSign ? UInt32(LINE_BREAK_LETTER) : kind)
    guard offset > 0 else { return nil }
    if options.breaksAll, line_break_all(before.kind, last.kind) { return true }
    return options.relaxation.boundary(before: scalar, after: before.scalar, reading: reading)
  }

  /// Leaves the boundaries of a run of plain text, all of them known, to no rule that looks ahead.
  @inline(__always)
  mutating func forgetPending() { pending = 0 }

  /// Takes in the end of the text.
  mutating func finish(_ entry: UInt32, in utf8: Span<UInt8>) {
    resolvePending(entry, in: utf8)
    if runStart != nil { endRun(at: utf8.count, in: utf8) }
    if Tailoring.opensLastLine { add(Boundary(entry), at: utf8.count, in: utf8) }
  }

  private mutating func resolvePending(_ entry: UInt32, in utf8: Span<UInt8>) {
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
    if keepsAll, utf8.isKeptTogether(around: offset, isBrowser: Tailoring.isChromium) { return }
    if contextualLength == 0 { return addPlain(offset, after: utf8[offset &- 1], in: utf8) }
    breaks.append(LineBreak(offset: offset, kind: .allowed, contextualLength: contextualLength))
  }

  private mutating func beginRun(at offset: Int) {
    runStart = offset
    isSpecial = true
  }

  /// Asks the dictionary for the breaks inside the run of its letters that ends at `end`.
  private mutating func endRun(at end: Int, in utf8: Span<UInt8>) {
    guard let start = runStart else { return }
    runStart = nil
    isSpecial = keepsAll || options != nil
    // Where all letters part, so do these.
    guard let dictionary, options?.breaksAll != true else { return }
    found.removeAll(keepingCapacity: true)
    dictionary.appendBreaks(inRun: utf8.extracting(start..<end), to: &found)
    for offset in found where offset > 0 && offset < end &- start {
      breaks.append(LineBreak(offset: start &+ offset, kind: .allowed))
    }
  }
}
