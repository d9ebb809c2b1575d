/// The scan of a simple text.
///
/// Safety: the buffers are those of the preparation that makes the scan, which does not outlive it.
@safe
struct SimpleTextScan {
  private let face: SimpleTextFace
  private let text: UnsafeBufferPointer<UInt8>
  private let segments: UnsafeMutableBufferPointer<SimpleText.Segment>

  /// The number of segments found.
  private(set) var count = 0
  /// Where the first pairs of neighbours that announce a substitution end: offset and character.
  private(set) var hot = InlineArray<4, (offset: Int, character: Int)>(repeating: (0, 0))
  private(set) var hotCount = 0
  /// Whether a break stands between two characters that kern, the first of which does not hang.
  private(set) var kernsAtBreak = false

  private var pending: SimpleText.Segment?
  private var pendingKerns = false
  private var isKnown = true
  /// How many bytes continue characters so far.
  private var continuations = 0

  init(
    _ text: UnsafeBufferPointer<UInt8>, into segments: UnsafeMutableBufferPointer<SimpleText.Segment>,
    face: SimpleTextFace
  ) {
    unsafe self.text = text
    unsafe self.segments = segments
    self.face = face
  }

  /// Finds the segments; false where the text holds what the scan does not know.
  ///
  /// Segments are stored at each character and kept where the automaton says so, for words end where no one can
  /// foretell: a branch there would be mispredicted word by word. All that is seldom due shares one branch.
  mutating func run() -> Bool {
    guard let start = unsafe text.baseAddress, let first = unsafe segments.baseAddress else { return false }
    let characters = unsafe face.characters
    let pairs = unsafe face.pairs
    let automaton = unsafe face.automaton
    let end = unsafe start + text.count
    var here = unsafe start
    var segment = unsafe first
    var previous = PairTable.Symbol(row: face.boundaryRow, column: 0, advance: 0)
    var said: UInt16 = 0
    var position: Int32 = 0
    var solid: Int32 = 0
    while unsafe here < end {
      let byte = unsafe here.pointee
      var next = unsafe here + 1
      let character: PairTable.Symbol
      if byte < 0x80 {
        unsafe character = characters[Int(byte)]
      } else {
        unsafe character = characters[longCharacter(at: here, next: &next)]
      }
      let pair = unsafe pairs[previous.row &+ character.column]
      position &+= Int32(truncatingIfNeeded: previous.advance) &+ Int32(pair >> 1)
      let stands = previous.stands
      solid = stands != 0 ? position : solid
      said = unsafe automaton[Int(said & BreakAutomaton.stateMask) &+ character.breakClass]
      unsafe segment.pointee = SimpleText.Segment(
        fit: solid, end: position,
        characters: Int32(truncatingIfNeeded: here - start &- continuations))
      if said & (BreakAutomaton.rare | stands) | UInt16(truncatingIfNeeded: pair & 1) != 0 {
        unsafe segment = handle(said, pair: pair, segment, stands: stands != 0, offset: here - start)
      }
      unsafe segment += Int(said & BreakAutomaton.allowed)
      if byte >= 0x80 { unsafe continuations &+= next - here - 1 }
      previous = character
      unsafe here = next
    }
    position &+= Int32(truncatingIfNeeded: previous.advance)
    let last = unsafe automaton[Int(said & BreakAutomaton.stateMask) &+ BreakAutomaton.endOfText]
    if last & BreakAutomaton.settles != 0 { unsafe segment = settle(segment) }
    unsafe segment.pointee = SimpleText.Segment(
      fit: previous.stands != 0 ? position : solid, end: position,
      characters: Int32(truncatingIfNeeded: text.count &- continuations))
    unsafe count = segment - first + 1
    return isKnown
  }

  /// Does what few characters ask for. The segment at hand is written already; gives the place that it has now.
  @inline(never)
  private mutating func handle(
    _ said: UInt16, pair: Int16, _ place: UnsafeMutablePointer<SimpleText.Segment>, stands: Bool, offset: Int
  ) -> UnsafeMutablePointer<SimpleText.Segment> {
    let segment = unsafe place.pointee
    var place = unsafe place
    if pair & 1 != 0 {
      if pair == PairTable.refused { isKnown = false }
      // The count goes on beyond what is listed, to tell that there are more.
      if hotCount < hot.count { hot[hotCount] = (offset, Int(segment.characters)) }
      hotCount += 1
    }
    if said & BreakAutomaton.mandatory != 0 { isKnown = false }
    if said & BreakAutomaton.settles != 0 {
      unsafe place = settle(place)
      unsafe place.pointee = segment
    }
    let kerns = stands && pair & ~1 != 0
    if said & BreakAutomaton.pending != 0 {
      pending = segment
      pendingKerns = kerns
    } else if said & BreakAutomaton.allowed != 0, kerns {
      kernsAtBreak = true
    }
    return unsafe place
  }

  /// Keeps the segment whose end was pending; gives the place for the next.
  private mutating func settle(
    _ place: UnsafeMutablePointer<SimpleText.Segment>
  ) -> UnsafeMutablePointer<SimpleText.Segment> {
    guard let found = pending else { return unsafe place }
    unsafe place.pointee = found
    kernsAtBreak = kernsAtBreak || pendingKerns
    pending = nil
    return unsafe place + 1
  }

  /// The place of the character of several bytes that begins at `here`; `next` moves behind it.
  @inline(never)
  private mutating func longCharacter(
    at here: UnsafePointer<UInt8>, next: inout UnsafePointer<UInt8>
  ) -> Int {
    let byte = unsafe here.pointee
    let length = byte < 0xE0 ? 1 : 2
    guard byte < 0xF0, byte >= 0xC2, let start = unsafe text.baseAddress,
      unsafe here + length < start + text.count
    else {
      isKnown = false
      return face.table.place(of: .max)
    }
    var scalar = UInt32(byte) & (byte < 0xE0 ? 0x1F : 0x0F)
    for _ in 0..<length {
      scalar = unsafe scalar << 6 | UInt32(next.pointee & 0x3F)
      unsafe next += 1
    }
    return face.table.place(of: scalar)
  }
}
