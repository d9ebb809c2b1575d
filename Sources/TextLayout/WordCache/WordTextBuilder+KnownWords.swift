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
    var directions = WordDirections()
    func addKnownWords() -> Int? {
      self.addKnownWords(
        of: text, directions: directions, unitsPerEm: lastUnits[kind], label: label, shaper: preparer.shaper,
        session: session)
    }
    // The faces of all words together decide the unit in which widths are kept: mostly that of the last text with such letters.
    let kind = Self.hasEmoji(text) ? 1 : 0
    for _ in 0..<2 {
      var found = addKnownWords()
      if found == nil, directions.areOneWay, needsBidi(in: text), let bidi {
        directions = WordDirections(bidi.resolve(text).runs)
        found = addKnownWords()
      }
      guard let faces = found else { return nil }
      let setting = setting(ofFaces: faces, base: base, label: label, preparer: preparer)
      if setting.unitsPerEm == lastUnits[kind] {
        return wordSums.makeBody(text, setting: setting)
      }
      lastUnits[kind] = setting.unitsPerEm
    }
    return nil
  }

  /// Whether characters beyond the basic plane are in the text, as most emoji are.
  private static func hasEmoji(_ text: Span<UInt8>) -> Bool {
    var most: UInt8 = 0
    for index in text.indices { most = max(most, text[index]) }
    return most >= 0xF0
  }

  /// Adds up the words of a text in `wordSums`; gives the bits of the faces met, nil where the text needs more.
  private mutating func addKnownWords(
    of text: Span<UInt8>, directions: WordDirections, unitsPerEm: Int, label: TextLabel,
    shaper: any TextShaper, session: () -> (any ShapingSession)?
  ) -> Int? {
    var directions = directions
    wordSums.removeAll(in: text)
    var reader = WordReader(seed: words.seed)
    var isRightToLeft = reader.readFirst(text)
    if bidi == nil || !directions.areOneWay { isRightToLeft = false }
    var context = words.start(unitsPerEm: unitsPerEm, isRightToLeft: isRightToLeft)
    while true {
      let range = reader.start..<reader.end
      guard let direction = directions.key(of: max(0, range.lowerBound &- 1)..<range.upperBound) else {
        return nil
      }
      let key = KnownWords.Key(context: context, direction: direction, hash: reader.hash)
      let known = words.word(range, of: text, key: key)
      guard
        let word = known
          ?? addWord(
            range, of: text, in: context, key: key,
            levels: direction == 0
              ? [] : directions.parts(of: max(0, range.lowerBound - 1)..<range.upperBound),
            label: label, shaper: shaper, session: session),
        word.flags.contains(.isServed)
      else { return nil }
      wordSums.add(word, segments: words.segments)
      guard range.upperBound < text.count else { break }
      context = Int(word.next)
      reader.read(text)
    }
    guard !directions.areOneWay || wordSums.flags.contains(.isRightToLeft) == isRightToLeft,
      wordSums.position < PackedSegments.farthest
    else { return nil }
    return Int(wordSums.faces)
  }

  // MARK: Words

  /// Works out a word and notes it; nil where there are no fonts for it, or it is too long to be kept.
  @inline(never)
  private mutating func addWord(
    _ range: Range<Int>, of text: Span<UInt8>, in number: Int, key: KnownWords.Key, levels: [BidiRun],
    label: TextLabel, shaper: any TextShaper, session: () -> (any ShapingSession)?
  ) -> KnownWords.Word? {
    guard range.count <= KnownWords.longestWord, session() != nil, words.makeRoom() else { return nil }
    // With the space before, which a character may belong to or kern with.
    let part = text.extracting(max(0, range.lowerBound - 1)..<range.upperBound)
    let word = measuredWord(
      part, in: number, levels: levels, label: label, shaper: shaper, session: session)
    return words.add(word ?? .unserved, range: range, of: text, key: key)
  }

  /// A word worked out by the same passes as whole paragraphs; nil where it takes more of its text.
  private mutating func measuredWord(
    _ text: Span<UInt8>, in number: Int, levels: [BidiRun], label: TextLabel, shaper: any TextShaper,
    session: () -> (any ShapingSession)?
  ) -> KnownWords.Word? {
    guard Self.isOneParagraph(text) else { return nil }
    var context = words.contexts[number]
    let start = context.isStart ? 0 : 1
    let goesOn = text[text.count - 1] == 0x20
    let isOneWay = levels.isEmpty
    let levels =
      context.isRightToLeft ? [BidiRun(range: 0..<text.count, level: 1)] : levels
    breaks.removeAll(keepingCapacity: true)
    guard
      let met = itemizer.itemize(part: text, scripts: &context.scripts, levels: levels, session: session),
      !isOneWay || (context.isRightToLeft ? met.isUniform : !met.isRightToLeft),
      tables.breaker.appendUntailoredBreaks(
        inPart: text, from: start, place: &context.place, goesOn: goesOn, to: &breaks)
    else { return nil }
    // Characters before the first that has a script are set in that one, and what was shaped cannot go on.
    guard context.scripts.script != 0 || !goesOn, start == 0 || !joins || context.tail != .shaped else {
      return nil
    }
    var flags: KnownWords.Flags = met.isRightToLeft ? [.isServed, .isRightToLeft] : .isServed
    if start > 0, breaks.first?.offset == start { flags.insert(.followsBreak) }
    guard noteSegments(in: text, from: start) else { return nil }
    addFaces(for: label, shaper: shaper)
    guard let ends = measure(text, unitsPerEm: context.unitsPerEm, isPart: true, session: session)
    else { return nil }
    var space = 0
    if start > 0 {
      guard queries.count > 2, queries[1] == start, positions[0] == 0,
        !joins || context.tail == .space || !ends.first,
        let advance = spaceAdvance(in: text, unitsPerEm: context.unitsPerEm, session: session)
      else { return nil }
      space = advance
    }
    context.isStart = false
    context.tail =
      itemizer.items.last?.start == text.count - 1 ? .space : ends.last ? .shaped : .pairs
    noteFaces()
    let last = positions.count - 2
    guard last >= 2 * start,
      let space = Int32(exactly: space), let lineStart = Int32(exactly: start > 0 ? positions[1] : 0),
      let fit = Int32(exactly: positions[last]), let end = Int32(exactly: positions[last + 1]),
      let segments = words.addSegments(
        start..<positions.count / 2 - 1, positions: positions, faceSets: faceSets)
    else { return nil }
    return KnownWords.Word(
      segments: segments, space: space, start: lineStart, fit: fit, end: end,
      next: goesOn ? Int32(truncatingIfNeeded: words.number(of: context)) : 0, lastFaces: faceSets.last ?? 1,
      faces: UInt8(truncatingIfNeeded: met.faces), flags: flags)
  }

  /// Whether the item of the space before a word goes on in the word.
  private var joins: Bool { itemizer.items.count == 1 || itemizer.items[1].start > 1 }

  /// The advance that the space before a word has by itself, as it was counted with what stands before it.
  private mutating func spaceAdvance(
    in text: Span<UInt8>, unitsPerEm: Int, session: () -> (any ShapingSession)?
  ) -> Int? {
    guard let item = itemizer.items.first else { return nil }
    let space = TextItem(
      range: 0..<1, run: 0, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
      isCovered: true)
    guard let advance = tables.spaceAdvance(space, in: text, session: session) else { return nil }
    return PreparationBuilder.labelUnits(
      advance, faceUnit: tables.unitsPerEm[item.face], unitsPerEm: unitsPerEm, relativeSize: 1)
  }
}
