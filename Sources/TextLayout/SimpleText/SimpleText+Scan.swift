extension SimpleText {
  /// Prepares a paragraph; nil where it is not simple, so that it must be shaped.
  ///
  /// One pass over the UTF-8 does it all: each character is looked up once, the kerning with the one before it and its
  /// advance are added up, and the line-break automaton takes a step.
  ///
  /// - Complexity: linear in the text.
  package static func prepare(_ text: Span<UInt8>, face: SimpleTextFace) -> SimpleText? {
    guard text.count > 0, text.count <= longest else { return nil }
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe withUnsafeTemporaryAllocation(of: Segment.self, capacity: text.count + 2) { segments in
        unsafe prepare(text, face: face, segments: segments)
      }
    }
  }

  private static func prepare(
    _ text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace, segments: UnsafeMutableBufferPointer<Segment>
  ) -> SimpleText? {
    var scan = SimpleTextScan(face: face)
    guard unsafe scan.run(text, into: segments) else { return nil }
    guard scan.marks & 1 == 0 else { return nil }
    var isOrdered = true
    var before: Int32 = 0
    for index in 0..<scan.count {
      let segment = unsafe segments[index]
      isOrdered = isOrdered && before <= segment.fit && segment.end &- segment.fit <= Int32(UInt16.max)
      before = segment.fit
    }
    guard isOrdered else { return nil }
    return unsafe SimpleText(
      text, segments: UnsafeBufferPointer(rebasing: segments[..<scan.count]), face: face,
      isPlain: !scan.kernsAtBreak)
  }
}

/// The scan of a simple text.
struct SimpleTextScan {
  private let face: SimpleTextFace
  /// The number of segments found.
  private(set) var count = 0
  /// All pairs of neighbours with a bit in common: the lowest says that a substitution may be due, or that the text holds a
  /// character that is not safe.
  private(set) var marks: Int16 = 0
  /// Whether a break stands between two characters that kern, the first of which does not hang.
  private(set) var kernsAtBreak = false

  init(face: SimpleTextFace) { self.face = face }

  /// Finds the segments; false where the text holds what the scan does not know.
  ///
  /// Segments are stored at each character and kept where the automaton says so, for words end where no one can
  /// foretell: a branch there would be mispredicted word by word.
  mutating func run(
    _ text: UnsafeBufferPointer<UInt8>, into segments: UnsafeMutableBufferPointer<SimpleText.Segment>
  ) -> Bool {
    let characters = unsafe face.characters
    let pairs = unsafe face.pairs
    let next = unsafe face.next
    let says = unsafe face.says
    var row = face.boundaryRow
    var state = 0
    var position: Int32 = 0
    var solid: Int32 = 0
    var count = 0
    var marks: Int16 = 0
    var kerningAtBreak: Int16 = 0
    var hangsBefore = false
    var pending: SimpleText.Segment?
    var offset = 0
    while offset < text.count {
      let start = offset
      let byte = unsafe text[offset]
      offset &+= 1
      var place = Int(byte)
      if byte >= 0x80 { place = unsafe placeOfLong(byte, in: text, &offset) }
      let character = unsafe characters[place]
      let pair = unsafe pairs[row &+ character.column]
      marks |= pair
      position &+= Int32(pair >> 1)
      solid = hangsBefore ? solid : position
      let step = state &+ character.breakClass
      let said = unsafe says[step]
      state = unsafe Int(next[step])
      if said > BreakAutomaton.allowed {
        guard said & BreakAutomaton.mandatory == 0 else { return false }
        if said & BreakAutomaton.settles != 0, let found = pending {
          unsafe segments[count] = found
          count &+= 1
          pending = nil
        }
        if said & BreakAutomaton.pending != 0 {
          pending = SimpleText.Segment(fit: solid, end: position, byteEnd: Int32(truncatingIfNeeded: start))
          kerningAtBreak |= hangsBefore ? 0 : pair
        }
      }
      unsafe segments[count] = SimpleText.Segment(
        fit: solid, end: position, byteEnd: Int32(truncatingIfNeeded: start))
      let isBreak = said & BreakAutomaton.allowed
      count &+= Int(isBreak)
      kerningAtBreak |= hangsBefore ? 0 : pair & (0 &- Int16(isBreak))
      hangsBefore = byte == 0x20
      position &+= Int32(truncatingIfNeeded: character.advance)
      row = character.row
    }
    if unsafe says[state &+ BreakAutomaton.endOfText] & BreakAutomaton.settles != 0, let found = pending {
      unsafe segments[count] = found
      count &+= 1
    }
    unsafe segments[count] = SimpleText.Segment(
      fit: hangsBefore ? solid : position, end: position, byteEnd: Int32(truncatingIfNeeded: text.count))
    self.count = count &+ 1
    self.marks = marks
    kernsAtBreak = kerningAtBreak & ~1 != 0
    return true
  }

  /// The place of a character of several bytes, whose first is `byte`; the offset moves behind it.
  @inline(__always)
  private func placeOfLong(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int {
    let length = byte < 0xE0 ? 1 : 2
    guard byte < 0xF0, byte >= 0xC2, offset &+ length <= text.count else {
      offset = text.count
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
