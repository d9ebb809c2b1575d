extension SimpleText {
  /// Prepares a paragraph; nil where it is not simple, so that it must be shaped.
  ///
  /// One pass over the UTF-8 does it all: each character is looked up once, the kerning with the one before it and its
  /// advance are added up, and the line-break automaton takes a step. Where that pass met neighbours that announce a
  /// substitution, the face's rules are run, and the positions added up again.
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
    guard unsafe scan.run(text, into: segments), scan.hasLatin else { return nil }
    let found = unsafe UnsafeMutableBufferPointer(rebasing: segments[..<scan.count])
    if scan.isHot {
      guard unsafe substitute(in: text, face: face, segments: found) else { return nil }
    } else if scan.kernsAtBreak {
      return nil
    }
    var isOrdered = true
    var before: Int32 = 0
    for index in 0..<scan.count {
      let segment = unsafe segments[index]
      isOrdered = isOrdered && before <= segment.fit && segment.end &- segment.fit <= Int32(UInt16.max)
      before = segment.fit
    }
    guard isOrdered else { return nil }
    return unsafe SimpleText(text, segments: UnsafeBufferPointer(found), face: face)
  }

  /// Runs the face's substitutions and moves the segments to what comes of them; false where a break would change
  /// them, or where the shaper is needed.
  private static func substitute(
    in text: UnsafeBufferPointer<UInt8>, face: SimpleTextFace, segments: UnsafeMutableBufferPointer<Segment>
  ) -> Bool {
    let table = face.table
    guard !table.mayRefuse else { return false }
    var run: [UInt16] = []
    var hangs: [Bool] = []
    run.reserveCapacity(text.count)
    hangs.reserveCapacity(text.count)
    let bytes = unsafe text.span
    var offset = 0
    while offset < bytes.count {
      hangs.append(bytes[offset] == 0x20)
      run.append(table.symbol(of: bytes.nextScalar(at: &offset)))
    }
    guard !run.contains(PairTable.unsafeSymbol) else { return false }
    let hot = table.hotPlaces(in: run)
    var matches: [Range<Int>] = []
    guard table.substitutions.apply(to: &run, near: hot, matches: &matches) else { return false }
    for match in matches {
      for index in 0..<segments.count - 1 {
        let cut = unsafe Int(segments[index].characters)
        if cut > match.lowerBound, cut < match.upperBound { return false }
      }
    }
    return unsafe move(segments, to: run, hangs: hangs, table: table)
  }

  /// Puts the segments where the symbols end; false where a break stands between two that kern.
  private static func move(
    _ segments: UnsafeMutableBufferPointer<Segment>, to run: [UInt16], hangs: [Bool], table: PairTable
  ) -> Bool {
    var position: Int32 = 0
    var solid: Int32 = 0
    var previous = PairTable.boundarySymbol
    var segment = 0
    for index in run.indices {
      let symbol = run[index]
      var kerning: Int32 = 0
      if symbol != SubstitutionProgram.joined {
        kerning = Int32(table.pair(previous, symbol) >> 1)
        previous = symbol
      }
      position &+= kerning
      if index > 0, !hangs[index - 1] { solid = position }
      if unsafe Int(segments[segment].characters) == index {
        if kerning != 0, index > 0, !hangs[index - 1] { return false }
        unsafe segments[segment].fit = solid
        unsafe segments[segment].end = position
        segment += 1
      }
      if symbol != SubstitutionProgram.joined {
        position &+= Int32(truncatingIfNeeded: table.symbols[Int(symbol)].advance)
      }
    }
    unsafe segments[segment].fit = hangs.last == true ? solid : position
    unsafe segments[segment].end = position
    return true
  }
}

/// The scan of a simple text.
struct SimpleTextScan {
  private let face: SimpleTextFace
  /// The number of segments found.
  private(set) var count = 0
  /// Whether a substitution may be due, or the text holds a character that is not safe.
  private(set) var isHot = false
  /// Whether a break stands between two characters that kern, the first of which does not hang.
  private(set) var kernsAtBreak = false
  /// Whether a letter decides that the text's script is Latin.
  private(set) var hasLatin = false

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
    var index: Int32 = 0
    var marks: Int16 = 0
    var kerningAtBreak: Int16 = 0
    var classes: UInt64 = 0
    var hangsBefore = false
    var pending: SimpleText.Segment?
    var pendingKerning: Int16 = 0
    var offset = 0
    while offset < text.count {
      let byte = unsafe text[offset]
      offset &+= 1
      var place = Int(byte)
      if byte >= 0x80 { place = unsafe placeOfLong(byte, in: text, &offset) }
      let character = unsafe characters[place]
      let pair = unsafe pairs[row &+ character.column]
      marks |= pair
      classes |= character.bits
      position &+= Int32(pair >> 1)
      solid = hangsBefore ? solid : position
      let step = state &+ character.breakClass
      let said = unsafe says[step]
      state = unsafe Int(next[step])
      let segment = SimpleText.Segment(fit: solid, end: position, characters: index)
      if said > BreakAutomaton.allowed {
        guard said & BreakAutomaton.mandatory == 0 else { return false }
        if said & BreakAutomaton.settles != 0, let found = pending {
          unsafe segments[count] = found
          count &+= 1
          kerningAtBreak |= pendingKerning
          pending = nil
        }
        if said & BreakAutomaton.pending != 0 {
          pending = segment
          pendingKerning = hangsBefore ? 0 : pair
        }
      }
      unsafe segments[count] = segment
      let isBreak = said & BreakAutomaton.allowed
      count &+= Int(isBreak)
      kerningAtBreak |= hangsBefore ? 0 : pair & (0 &- Int16(isBreak))
      hangsBefore = byte == 0x20
      position &+= Int32(truncatingIfNeeded: character.advance)
      row = character.row
      index &+= 1
    }
    if unsafe says[state &+ BreakAutomaton.endOfText] & BreakAutomaton.settles != 0, let found = pending {
      unsafe segments[count] = found
      count &+= 1
      kerningAtBreak |= pendingKerning
    }
    unsafe segments[count] = SimpleText.Segment(
      fit: hangsBefore ? solid : position, end: position, characters: index)
    self.count = count &+ 1
    isHot = marks & 1 != 0
    kernsAtBreak = kerningAtBreak & ~1 != 0
    hasLatin = UInt8(truncatingIfNeeded: classes >> 56) & PairTable.Symbol.latin != 0
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
