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
    let characters = unsafe face.characters
    let pairs = unsafe face.pairs
    let automaton = unsafe face.automaton
    let end = unsafe text.count
    var row = face.boundaryRow
    var state = 0
    var position: Int32 = 0
    var solid: Int32 = 0
    var count = 0
    /// 1 where the character before does not hang.
    var standsBefore: UInt16 = 1
    var offset = 0
    while offset < end {
      let start = offset
      let byte = unsafe text[offset]
      offset &+= 1
      var place = Int(byte)
      if byte >= 0x80 { place = longCharacter(byte, &offset) }
      let character = unsafe characters[place]
      let pair = unsafe pairs[row &+ character.column]
      position &+= Int32(pair >> 1)
      solid = standsBefore != 0 ? position : solid
      let said = unsafe automaton[state &+ character.breakClass]
      let segment = SimpleText.Segment(
        fit: solid, end: position,
        characters: Int32(truncatingIfNeeded: start &- continuations))
      if said & BreakAutomaton.rare | said & standsBefore | UInt16(truncatingIfNeeded: pair & 1) != 0 {
        count = handle(said, pair: pair, segment, count: count, stands: standsBefore != 0, offset: start)
      }
      unsafe segments[count] = segment
      count &+= Int(said & BreakAutomaton.allowed)
      state = Int(said & BreakAutomaton.stateMask)
      standsBefore = byte == 0x20 ? 0 : 1
      position &+= Int32(truncatingIfNeeded: character.advance)
      row = character.row
      if byte >= 0x80 { continuations &+= offset &- start &- 1 }
    }
    let last = unsafe automaton[state &+ BreakAutomaton.endOfText]
    if last & BreakAutomaton.settles != 0 { count = settle(count: count) }
    unsafe segments[count] = SimpleText.Segment(
      fit: standsBefore != 0 ? position : solid, end: position,
      characters: Int32(truncatingIfNeeded: end &- continuations))
    self.count = count &+ 1
    return isKnown
  }

  /// Does what few characters ask for; gives the number of segments.
  @inline(never)
  private mutating func handle(
    _ said: UInt16, pair: Int16, _ segment: SimpleText.Segment, count: Int, stands: Bool, offset: Int
  ) -> Int {
    var count = count
    if pair & 1 != 0 {
      if pair == PairTable.refused { isKnown = false }
      // The count goes on beyond what is listed, to tell that there are more.
      if hotCount < hot.count { hot[hotCount] = (offset, Int(segment.characters)) }
      hotCount += 1
    }
    if said & BreakAutomaton.mandatory != 0 { isKnown = false }
    if said & BreakAutomaton.settles != 0 { count = settle(count: count) }
    let kerns = stands && pair & ~1 != 0
    if said & BreakAutomaton.pending != 0 {
      pending = segment
      pendingKerns = kerns
    } else if said & BreakAutomaton.allowed != 0, kerns {
      kernsAtBreak = true
    }
    return count
  }

  /// Keeps the segment whose end was pending.
  private mutating func settle(count: Int) -> Int {
    guard let found = pending else { return count }
    unsafe segments[count] = found
    kernsAtBreak = kernsAtBreak || pendingKerns
    pending = nil
    return count + 1
  }

  /// The place of a character of several bytes, whose first is `byte`; the offset moves behind it.
  @inline(never)
  private mutating func longCharacter(_ byte: UInt8, _ offset: inout Int) -> Int {
    let length = byte < 0xE0 ? 1 : 2
    guard byte < 0xF0, byte >= 0xC2, unsafe offset &+ length <= text.count else {
      isKnown = false
      return face.table.place(of: .max)
    }
    var scalar = UInt32(byte) & (byte < 0xE0 ? 0x1F : 0x0F)
    for _ in 0..<length {
      scalar = unsafe scalar << 6 | UInt32(text[offset] & 0x3F)
      offset &+= 1
    }
    return face.table.place(of: scalar)
  }
}
