/// Paragraphs put together from whole words.
///
/// What a word is cut into and how wide that is depends on the text before it by a ``KnownWords/Context`` only, and on the text
/// behind it not at all: for a space ends it, at which no face has another glyph or width for what stands on its other side,
/// but for kerning, which counts with the word behind. Words of which that does not hold are noted as such, and leave their
/// text to the passes over the whole of it.
extension WordTextBuilder {
  /// Prepares a text from its words; those that are not known are worked out by themselves. Nil where it needs more.
  mutating func prepareFromKnownWords(
    _ text: Span<UInt8>, of label: TextLabel, base: PreparedSetting, preparer: TextPreparer,
    session: () -> (any ShapingSession)?
  ) -> PreparedBody? {
    guard text[0] != 0x20 else { return nil }
    // The faces of all words together decide the unit in which widths are kept: mostly that of the last text.
    for _ in 0..<2 {
      guard
        let faces = addKnownWords(
          of: text, unitsPerEm: lastUnit, label: label, shaper: preparer.shaper, session: session)
      else { return nil }
      let setting = setting(ofFaces: faces, base: base, label: label, preparer: preparer)
      if setting.unitsPerEm == lastUnit {
        return PreparedBody.make(
          setting: setting, positions: wordPositions.span, faces: wordFaces.span, text: text)
      }
      lastUnit = setting.unitsPerEm
    }
    return nil
  }

  /// Adds up the words of a text into `wordPositions` and `wordFaces`, as segments have them; gives the bits of the faces met, nil
  /// where the text needs more.
  private mutating func addKnownWords(
    of text: Span<UInt8>, unitsPerEm: Int, label: TextLabel, shaper: any TextShaper,
    session: () -> (any ShapingSession)?
  ) -> Int? {
    wordPositions.removeAll(keepingCapacity: true)
    wordFaces.removeAll(keepingCapacity: true)
    var start = 0
    var end = Self.endOfFirstWord(in: text)
    let isRightToLeft = Self.seemsRightToLeft(text.extracting(0..<end))
    var context = words.start(unitsPerEm: unitsPerEm, isRightToLeft: isRightToLeft)
    var (position, fit) = (0, 0)
    var lastFaces: UInt8 = 1
    var (faces, sizes): (UInt8, UInt8) = (1, 1)
    var met: KnownWords.Flags = []
    while true {
      let known = words.word(start..<end, of: text, in: context)
      guard
        let word = known
          ?? addWord(start..<end, of: text, in: context, label: label, shaper: shaper, session: session),
        word.flags.contains(.isServed)
      else { return nil }
      position &-= Int(word.space)
      if word.flags.contains(.followsBreak) {
        wordPositions.append(fit)
        wordPositions.append(position &+ Int(word.start))
        wordFaces.append(lastFaces)
        lastFaces = 1
      }
      for index in Int(word.segments.lowerBound)..<Int(word.segments.upperBound) {
        let segment = words.segments[index]
        wordPositions.append(position &+ Int(segment.fit))
        wordPositions.append(position &+ Int(segment.end))
        wordFaces.append(lastFaces | segment.faces)
        sizes |= segment.faces
        lastFaces = 1
      }
      lastFaces |= word.lastFaces
      sizes |= word.lastFaces
      fit = position &+ Int(word.fit)
      position &+= Int(word.end)
      faces |= word.faces
      met.formUnion(word.flags)
      guard end < text.count else { break }
      context = Int(word.next)
      start = end
      end = Self.endOfWord(in: text, from: start)
    }
    guard met.contains(.isRightToLeft) == isRightToLeft, position < PackedSegments.farthest else {
      return nil
    }
    wordPositions.append(fit)
    wordPositions.append(position)
    wordFaces.append(lastFaces)
    // Where the first face makes all lines nothing is noted.
    if sizes == 1 { wordFaces.removeAll(keepingCapacity: true) }
    return Int(faces)
  }

  // MARK: Words

  /// The end of a word, with the spaces behind it.
  ///
  /// Signs take their script and their item from what stands around them, so that words of signs alone go with both neighbours,
  /// and words that begin with one go with the word before. What is a sign is a guess from first bytes.
  @inline(__always)
  private static func endOfWord(in text: Span<UInt8>, from start: Int) -> Int {
    var first = start
    while true {
      let end = endOfSpaces(in: text, from: endOfLetters(in: text, from: first))
      guard end < text.count else { return end }
      if mayBegin(text[end]), mayBegin(text[first]) || hasLetter(text.extracting(first..<end)) { return end }
      first = end
    }
  }

  /// The place of the first space from `start` on.
  @inline(__always)
  private static func endOfLetters(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end &+ 8 <= text.count {
      let bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: end, as: UInt64.self)
      let others = UInt64(littleEndian: bytes) ^ 0x2020_2020_2020_2020
      // The lowest bit set stands at the first byte that is zero.
      let spaces = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      if spaces != 0 { return end &+ spaces.trailingZeroBitCount >> 3 }
      end &+= 8
    }
    while end < text.count, text[end] != 0x20 { end &+= 1 }
    return end
  }

  @inline(__always)
  private static func endOfSpaces(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == 0x20 { end &+= 1 }
    return end
  }

  /// Whether a character that begins with the byte is a letter or a digit, or an emoji.
  @inline(__always)
  private static func mayBegin(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0xC3 && byte != 0xE2
  }

  private static func hasLetter(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where mayBegin(word[index]) { return true }
    return false
  }

  /// The end of the first word together with those before it that hold no letter: what comes before the first letter takes its
  /// script.
  private static func endOfFirstWord(in text: Span<UInt8>) -> Int {
    var start = 0
    while start < text.count {
      let end = endOfWord(in: text, from: start)
      for index in start..<end {
        let byte = text[index]
        if (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 && byte != 0xE2 && byte < 0xEF { return end }
      }
      start = end
    }
    return text.count
  }

  /// Whether letters of Hebrew, Arabic or a script near them are in the text.
  private static func seemsRightToLeft(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      let byte = text[index]
      guard byte >= 0xD6, byte < 0xE0, index + 1 < text.count else { continue }
      if byte > 0xD6 || text[index + 1] >= 0x90 { return true }
    }
    return false
  }

  /// Works out a word and notes it; nil where there are no fonts for it, or it is too long to be kept.
  @inline(never)
  private mutating func addWord(
    _ range: Range<Int>, of text: Span<UInt8>, in number: Int, label: TextLabel, shaper: any TextShaper,
    session: () -> (any ShapingSession)?
  ) -> KnownWords.Word? {
    guard range.count <= KnownWords.longestWord, session() != nil, words.makeRoom() else { return nil }
    // With the space before, which a character may belong to or kern with.
    let part = text.extracting(max(0, range.lowerBound - 1)..<range.upperBound)
    let (word, segments) =
      measuredWord(part, in: number, label: label, shaper: shaper, session: session)
      ?? (
        KnownWords.Word(
          segments: 0..<0, space: 0, start: 0, fit: 0, end: 0, next: 0, lastFaces: 1, faces: 1, flags: []), []
      )
    return words.add(word, segments: segments, range: range, of: text, in: number)
  }

  /// A word worked out by the same passes as whole paragraphs; nil where it takes more of its text.
  private mutating func measuredWord(
    _ text: Span<UInt8>, in number: Int, label: TextLabel, shaper: any TextShaper,
    session: () -> (any ShapingSession)?
  ) -> (KnownWords.Word, [KnownWords.Segment])? {
    guard Self.isOneParagraph(text) else { return nil }
    var context = words.contexts[number]
    let start = context.isStart ? 0 : 1
    let goesOn = text[text.count - 1] == 0x20
    breaks.removeAll(keepingCapacity: true)
    guard
      let met = itemizer.itemize(
        part: text, scripts: &context.scripts, isRightToLeft: context.isRightToLeft, session: session),
      tables.breaker.appendUntailoredBreaks(
        inPart: text, from: start, place: &context.place, goesOn: goesOn, to: &breaks)
    else { return nil }
    // Characters before the first that has a script are set in that one.
    guard context.scripts.script != 0 || !goesOn else { return nil }
    var flags: KnownWords.Flags = met.isRightToLeft ? [.isServed, .isRightToLeft] : .isServed
    if start > 0 {
      if breaks.first?.offset == start {
        flags.insert(.followsBreak)
      } else {
        breaks.insert(LineBreak(offset: start, kind: .allowed), at: 0)
      }
    }
    guard noteSegments(in: text) else { return nil }
    addFaces(for: label, shaper: shaper)
    guard let ends = measure(text, unitsPerEm: context.unitsPerEm, isPart: true, session: session)
    else { return nil }
    var space = 0
    if start > 0 {
      guard queries.count > 2, queries[1] == start, positions[0] == 0,
        let advance = spaceAdvance(in: text, context: context, isShaped: ends.first, session: session)
      else { return nil }
      space = advance
    }
    context.isStart = false
    context.tail =
      itemizer.items.last?.start == text.count - 1 ? .space : ends.last ? .shaped : .pairs
    noteFaces()
    let places = positions.map { Int32(exactly: $0) }
    guard !places.contains(nil), let space = Int32(exactly: space), let before = places.prefix(2).last ?? 0
    else { return nil }
    let count = queries.count / 2
    let segments = (start..<count).map {
      KnownWords.Segment(
        fit: places[2 * $0] ?? 0, end: places[2 * $0 + 1] ?? 0, faces: faceSets.isEmpty ? 1 : faceSets[$0])
    }
    guard let last = segments.last else { return nil }
    let word = KnownWords.Word(
      segments: 0..<0, space: space, start: start > 0 ? before : 0, fit: last.fit, end: last.end,
      next: goesOn ? Int32(truncatingIfNeeded: words.number(of: context)) : 0, lastFaces: last.faces,
      faces: UInt8(truncatingIfNeeded: met.faces), flags: flags)
    return (word, segments.dropLast())
  }

  /// The advance that the space before a word has by itself, as it was counted with what stands before it; nil where the word goes
  /// on in its item and only the whole of that tells how.
  private mutating func spaceAdvance(
    in text: Span<UInt8>, context: KnownWords.Context, isShaped: Bool, session: () -> (any ShapingSession)?
  ) -> Int? {
    guard let item = itemizer.items.first else { return nil }
    if itemizer.items.count == 1 || itemizer.items[1].start > 1 {
      switch context.tail {
      case .space: break
      case .pairs: if isShaped { return nil }
      case .shaped: return nil
      }
    }
    let space = TextItem(
      range: 0..<1, run: 0, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
      isCovered: true)
    guard let advance = tables.spaceAdvance(space, in: text, session: session) else { return nil }
    return PreparationBuilder.labelUnits(
      advance, faceUnit: tables.unitsPerEm[item.face], unitsPerEm: context.unitsPerEm, relativeSize: 1)
  }
}
