/// The scan of a simple text: where each character begins, in units of the face, and before which ones lines may end.
///
/// Plain ASCII text goes by pairs of neighbours, eight at a time, without a branch that depends on the text; the rest
/// character by character through the line-break automaton.
///
/// Its memory is that of the preparation that makes the scan, which does not outlive it, with room for eight more than the text has bytes.
@safe
struct SimpleTextScan: ~Copyable {
  /// The face, which the preparation keeps alive, and its tables: the scan itself counts no references.
  private let face: Unmanaged<SimpleTextFace>
  private let characters: Memory<PairTable.Symbol>
  private let leads: Memory<UInt16>
  private let pairs: Memory<Int16>
  private let automaton: Memory<UInt16>
  private let ascii: Memory<Int64>
  private let breakPlaces: Memory<BreakPlaces>
  let bytes: Memory<UInt8>
  /// For each byte that begins a character its position.
  let positions: Memory<Int32>
  /// The offsets before which a line may end.
  let breaks: Memory<UInt16>

  /// The number of breaks found.
  private(set) var breakCount = 0
  /// The ends of the first pairs of neighbours that announce a substitution: offset and character.
  private(set) var contextual = InlineArray<16, (offset: UInt16, character: UInt16)>(repeating: (0, 0))
  private(set) var contextualCount = 0
  /// True if a break stands between two characters that kern, the first of which is no trailing space.
  private(set) var kernsAtBreak = false
  /// The position of the last character, and of the text's end.
  var position: Int32 = 0
  /// True if two spaces follow one another.
  private(set) var hasSpaces = false
  /// True if a soft hyphen was met, behind which lines show a hyphen.
  private(set) var hasSoftHyphens = false
  /// The number of bytes that continue characters so far.
  private(set) var continuations = 0

  private var previous: PairTable.Symbol
  /// The automaton's last result, with its state.
  private(set) var said: UInt16 = 0
  private var pending: Int?
  private var pendingKerns = false
  private var isKnown = true
  private let takesSoftHyphens: Bool

  init(
    _ bytes: Memory<UInt8>, positions: Memory<Int32>, breaks: Memory<UInt16>, face: SimpleTextFace,
    takesSoftHyphens: Bool = true
  ) {
    self.takesSoftHyphens = takesSoftHyphens
    self.bytes = bytes
    self.positions = positions
    self.breaks = breaks
    unsafe self.face = Unmanaged.passUnretained(face)
    characters = face.characters
    leads = face.leads
    pairs = face.pairs
    automaton = face.automaton
    ascii = face.ascii
    breakPlaces = face.breakPlaces
    previous = PairTable.Symbol(row: face.boundaryRow, column: 0, advance: 0)
  }

  /// Lends the face's table.
  @inline(__always)
  func withTable<Result>(_ body: (PairTable) -> Result) -> Result {
    unsafe face._withUnsafeGuaranteedRef { body($0.table) }
  }

  /// Scans the text; false where it holds what the scan does not know.
  ///
  /// - Parameters:
  ///   - state: the state of the automaton behind text that stands before this one.
  ///   - isLast: false where other text follows, to which no boundary of this one may be left.
  mutating func run(_ text: Span<UInt8>, from state: UInt16 = 0, isLast: Bool = true) -> Bool {
    said = state
    let count = bytes.count
    var offset = 0
    while offset < count {
      let byte = bytes[offset]
      offset = read(byte, at: offset, in: text)
      guard byte.isASCIILetter, offset < count else {
        if !isKnown { return false }
        continue
      }
      // After a letter no rule looks back beyond it, and what it did not decide is no break.
      pending = nil
      let end = readPairs(from: offset, in: text)
      guard end > offset else { continue }
      previous = characters[Int(bytes[end &- 1])]
      if end < count || !isLast { catchUp(with: offset..<end) }
      offset = end
    }
    position &+= Int32(truncatingIfNeeded: previous.advance)
    guard isLast else { return isKnown && pending == nil }
    let last = automaton[Int(said & BreakAutomaton.stateMask) &+ BreakAutomaton.endOfText]
    if last & BreakAutomaton.decides != 0 { resolvePending() }
    return isKnown
  }

  /// Puts breaks that are known in place of those found.
  mutating func replaceBreaks(
    count: Int, in text: Span<UInt8>, table: PairTable, offset: (_ index: Int) -> UInt16
  ) {
    for index in 0..<count { breaks[index] = offset(index) }
    breakCount = count
    kernsAtBreak = kernsAtBreak(in: text, table: table)
  }

  // MARK: Pairs

  /// Takes in ASCII text from `offset`, which follows a letter, as far as pairs of neighbours tell all of it; gives its end.
  @inline(__always)
  private mutating func readPairs(from offset: Int, in text: Span<UInt8>) -> Int {
    // Values of its own, as what is written could be the scan as far as the compiler knows.
    let (bytes, pairs, positions, breaks, breakPlaces) = (bytes, ascii, positions, breaks, breakPlaces)
    let count = bytes.count
    var end = offset
    var position = position
    var breakCount = breakCount
    while end &+ 8 <= count {
      let block = bytes.load(UInt64.self, at: end)
      if block & ASCIIBlock.tops != 0 { break }
      let before = position
      var flags = ASCIIStep.rounding >> 8
      for place in end..<end &+ 8 {
        let step = pairs[Int(UInt16(littleEndian: bytes.load(UInt16.self, at: place &- 1)))]
        flags = flags &+ flags &+ step
        position &+= Int32(truncatingIfNeeded: step)
        positions[place] = position
      }
      // Eight are written, of which those count that there are.
      let found = breakPlaces[Int(ASCIIStep.set(of: ASCIIStep.mayBreak, in: flags))]
      let places = found.places &+ SIMD8(repeating: UInt16(truncatingIfNeeded: end))
      breaks.store(places, at: breakCount)
      if flags & Self.seldom != 0 {
        if ASCIIStep.set(of: ASCIIStep.stop, in: flags) != 0 {
          position = before
          break
        }
        note(flags, at: end, in: text)
      }
      breakCount &+= found.count
      end &+= 8
    }
    while end < count {
      let byte = bytes[end]
      if byte >= 0x80 { break }
      let step = pairs[Int(bytes[end &- 1]) | Int(byte) << 8]
      let flags = step &+ ASCIIStep.rounding
      if flags & Self.seldom != 0 {
        if flags & ASCIIStep.stop != 0 { break }
        note((flags & Self.seldom) &<< 7, at: end, in: text)
      }
      position &+= Int32(truncatingIfNeeded: step)
      positions[end] = position
      breaks[breakCount] = UInt16(truncatingIfNeeded: end)
      breakCount &+= flags & ASCIIStep.mayBreak == 0 ? 0 : 1
      end &+= 1
    }
    self.position = position
    self.breakCount = breakCount
    return end
  }

  /// The flags that blocks of pairs seldom have.
  private static let seldom = (ASCIIStep.stop | ASCIIStep.contextual | ASCIIStep.spaces) &* 0xFF

  /// Notes what a block of pairs has beside breaks: spaces, and pairs that announce a substitution.
  @inline(never)
  private mutating func note(_ flags: Int64, at offset: Int, in text: Span<UInt8>) {
    if ASCIIStep.set(of: ASCIIStep.spaces, in: flags) != 0 { hasSpaces = true }
    var contextual = ASCIIStep.set(of: ASCIIStep.contextual, in: flags)
    while contextual != 0 {
      let place = contextual.leadingZeroBitCount
      contextual &= ~(0x80 >> UInt8(truncatingIfNeeded: place))
      noteContextual(at: offset + place, in: text)
    }
  }

  /// Brings the automaton, which stands behind a letter, to the end of what went by pairs: from the last letter on.
  @inline(__always)
  private mutating func catchUp(with range: Range<Int>) {
    var place = range.upperBound
    while place > range.lowerBound, !bytes[place &- 1].isASCIILetter { place &-= 1 }
    while place < range.upperBound {
      let character = characters[Int(bytes[place])]
      said = automaton[Int(said & BreakAutomaton.stateMask) &+ character.breakClass]
      place &+= 1
    }
  }

  // MARK: Characters

  /// Takes in one character; gives the offset of the next.
  @inline(__always)
  private mutating func read(_ byte: UInt8, at offset: Int, in text: Span<UInt8>) -> Int {
    var next = offset &+ 1
    let character: PairTable.Symbol
    if byte < 0x80 {
      character = characters[Int(byte)]
      if byte == 0x20, offset > 0, bytes[offset &- 1] == 0x20 { hasSpaces = true }
    } else if byte < 0xE0, next < bytes.count {
      if byte == 0xC2, bytes[next] == 0xAD { return readSoftHyphen(at: offset, in: text) }
      character = characters[Int(leads[Int(byte & 0x1F)]) &+ Int(bytes[next] & 0x3F)]
      next &+= 1
    } else {
      next = offset
      let scalar = text.nextScalar(at: &next)
      character = characters[withTable { $0.place(of: scalar) }]
    }
    let pair = pairs[previous.row &+ character.column]
    let kerns = previous.stands != 0 && pair & ~1 != 0
    position &+= Int32(truncatingIfNeeded: previous.advance) &+ Int32(pair >> 1)
    positions[offset] = position
    said = automaton[Int(said & BreakAutomaton.stateMask) &+ character.breakClass]
    if pair & 1 != 0 {
      if pair == PairTable.refused { isKnown = false } else { noteContextual(at: offset, in: text) }
    }
    if said & BreakAutomaton.rare != 0 { handleRare(at: offset, kerns: kerns) }
    if said & (BreakAutomaton.allowed | BreakAutomaton.pending) == BreakAutomaton.allowed {
      keep(offset, kerns: kerns)
    }
    continuations &+= next &- offset &- 1
    previous = character
    return next
  }

  /// Takes in a soft hyphen, which is as if it were not there: rules that its glyph does not match pass over it. What they do where it
  /// may match, and where one follows another or a space, or begins a line, is not known.
  @inline(never)
  private mutating func readSoftHyphen(at offset: Int, in text: Span<UInt8>) -> Int {
    let table = withTable { $0 }
    let hyphen = table.softHyphen
    var (before, next) = (offset > 0 ? text.startOfScalar(before: offset) : 0, offset &+ 2)
    let first =
      offset > 0 ? table.symbol(of: text.nextScalar(at: &before)) : PairTable.boundarySymbol
    let second =
      next < text.count ? table.symbol(of: text.nextScalar(at: &next)) : PairTable.boundarySymbol
    // A symbol that is not safe may be anything, as what stands beyond the neighbours.
    let anything = PairTable.unsafeSymbol
    said = automaton[Int(said & BreakAutomaton.stateMask) &+ BreakAutomaton.classOf(0xAD)]
    if !takesSoftHyphens || hyphen == PairTable.unsafeSymbol || first == anything || second == anything
      || offset > 0 && text[offset &- 1] == 0x20
      || said & (BreakAutomaton.allowed | BreakAutomaton.rare) != 0
      || table.isAnnounced(by: first, hyphen, before: anything, after: second)
      || table.isAnnounced(by: hyphen, second, before: first, after: anything)
    {
      isKnown = false
    }
    hasSoftHyphens = true
    positions[offset] =
      position &+ Int32(truncatingIfNeeded: previous.advance)
      &+ Int32(table.pair(first, second) >> 1)
    continuations &+= 1
    return offset &+ 2
  }

  @inline(__always)
  private mutating func keep(_ offset: Int, kerns: Bool) {
    breaks[breakCount] = UInt16(truncatingIfNeeded: offset)
    breakCount &+= 1
    if kerns { kernsAtBreak = true }
  }

  /// Notes the pair that ends with the character at an offset, unless what stands around it keeps all rules from matching.
  @inline(never)
  private mutating func noteContextual(at offset: Int, in text: Span<UInt8>) {
    guard withTable({ $0.isContextual(at: offset, in: text) }) else { return }
    // The count goes on beyond what is listed, to tell that there are more.
    if contextualCount < contextual.count {
      contextual[contextualCount] = (
        UInt16(truncatingIfNeeded: offset), UInt16(truncatingIfNeeded: offset - continuations)
      )
    }
    contextualCount += 1
  }

  /// Does what the automaton seldom asks for: boundaries that end a paragraph or wait for what follows.
  @inline(never)
  private mutating func handleRare(at offset: Int, kerns: Bool) {
    if said & BreakAutomaton.mandatory != 0 { isKnown = false }
    if said & BreakAutomaton.decides != 0 { resolvePending() }
    if said & BreakAutomaton.pending != 0 {
      pending = offset
      pendingKerns = kerns
    }
  }

  /// Keeps the break that was pending.
  private mutating func resolvePending() {
    guard let offset = pending else { return }
    keep(offset, kerns: pendingKerns)
    pending = nil
  }
}
