/// Substitution's queries of a scan's breaks, and its moves of positions.
extension SimpleTextScan {
  /// The pair of neighbours of a number that announces a substitution, by the offset and number of its second character; nil behind the
  /// last.
  ///
  /// - Parameter before: the pair before it.
  func contextualPair(at index: Int, behind before: (offset: Int, character: Int)) -> (
    offset: Int, character: Int
  )? {
    if index >= contextualCount { return nil }
    if index < contextual.count {
      return (Int(contextual[index].offset), Int(contextual[index].character))
    }
    let text = unsafe text.span
    var (offset, character) = before
    while true {
      _ = text.nextScalar(at: &offset)
      character += 1
      if offset >= text.count { return nil }
      if isContextual(at: offset) { return (offset, character) }
    }
  }

  /// True if a substitution may be due around the pair that ends with the character at an offset.
  func isContextual(at offset: Int) -> Bool {
    let table = unsafe face._withUnsafeGuaranteedRef { $0.table }
    let text = unsafe text.span
    var place = text.startOfScalar(before: offset)
    var start = place
    if place > 0 { start = text.startOfScalar(before: place) }
    let before = place > 0 ? table.symbol(of: text.nextScalar(at: &start)) : PairTable.boundarySymbol
    let first = table.symbol(of: text.nextScalar(at: &place))
    let second = table.symbol(of: text.nextScalar(at: &place))
    let after = place < text.count ? table.symbol(of: text.nextScalar(at: &place)) : PairTable.boundarySymbol
    return table.isAnnounced(by: first, second, before: before, after: after)
  }

  /// Moves the characters of a part of the text to where its symbols are after substitution, and all behind it as far as its
  /// end moved. The symbols at the ends of the part, where these are not the text's, are those that they were.
  mutating func move(_ part: Range<Int>, to run: Span<UInt16>, table: PairTable) {
    let text = unsafe text.span
    var offset = part.lowerBound
    var position = unsafe positions[offset]
    var shift: Int32 = 0
    var previous = PairTable.boundarySymbol
    for place in run.indices {
      let symbol = run[place]
      var advance = 0
      if symbol != SubstitutionProgram.joined {
        position &+= Int32(table.pair(previous, symbol) >> 1)
        advance = table.symbols[Int(symbol)].advance
        previous = symbol
      }
      shift = unsafe position &- positions[offset]
      unsafe positions[offset] = position
      _ = text.nextScalar(at: &offset)
      position &+= Int32(truncatingIfNeeded: advance)
    }
    if offset == text.count { shift = position &- self.position }
    guard shift != 0 else { return }
    for offset in offset..<text.count where text[offset] & 0xC0 != 0x80 {
      unsafe positions[offset] &+= shift
    }
    self.position &+= shift
  }

  /// True if something holds for every break inside a part of the text, by its offset and the number of characters in
  /// front of it there.
  func allBreaks(in part: Range<Int>, _ holds: (_ offset: Int, _ place: Int) -> Bool) -> Bool {
    var place = 0
    var counted = part.lowerBound
    var index = unsafe UnsafeBufferPointer(start: breaks, count: breakCount).partitioningIndex {
      Int($0) > part.lowerBound
    }
    while index < breakCount {
      let offset = unsafe Int(breaks[index])
      if offset >= part.upperBound { break }
      for byte in counted..<offset where unsafe text[byte] & 0xC0 != 0x80 { place += 1 }
      counted = offset
      if !holds(offset, place) { return false }
      index += 1
    }
    return true
  }

  /// True if symbols kern at all breaks inside a part of the text as its characters do.
  ///
  /// - Parameter symbols: those of the part after substitution.
  func kernsAsBefore(
    in part: Range<Int>, symbols: Span<UInt16>, table: PairTable
  ) -> Bool {
    allBreaks(in: part) { offset, place in
      let kerning = kerning(before: offset, table: table)
      guard unsafe text[offset - 1] != 0x20 && symbols[place] != SubstitutionProgram.joined else {
        return kerning == 0
      }
      var before = place - 1
      while before > 0, symbols[before] == SubstitutionProgram.joined { before -= 1 }
      return Int(table.pair(symbols[before], symbols[place]) >> 1) == kerning
    }
  }

  /// True if the last character is a soft hyphen.
  var endsWithSoftHyphen: Bool {
    unsafe hasSoftHyphens && text[text.count - 1] == 0xAD && text[text.count - 2] == 0xC2
  }

  /// The number of characters with an advance in a part of the text: each takes letter spacing.
  func spacingCount(in part: Range<Int>) -> Int {
    var count = 0
    var before = position(at: part.lowerBound)
    for end in part.lowerBound..<part.upperBound {
      let next = end &+ 1
      if unsafe next < text.count && text[next] & 0xC0 == 0x80 { continue }
      let position = position(at: next)
      if position != before { count &+= 1 }
      before = position
    }
    return count
  }

  /// True if a line may end between two characters that kern without substitution, the first no trailing space.
  func kernsAtBreak(table: PairTable) -> Bool {
    !allBreaks(in: unsafe 0..<text.count) { offset, _ in kerning(before: offset, table: table) == 0 }
  }

  /// The kerning of the characters on both sides of an offset inside the text, or of a soft hyphen before it; 0 where the first one is a
  /// trailing space.
  func kerning(before offset: Int, table: PairTable) -> Int {
    let text = unsafe text.span
    guard text[offset - 1] != 0x20 else { return 0 }
    var (before, offset) = (text.startOfScalar(before: offset), offset)
    if text[before] == 0xC2, text[before + 1] == 0xAD {
      guard before > 0 else { return 0 }
      before = text.startOfScalar(before: before)
    }
    let first = table.symbol(of: text.nextScalar(at: &before))
    return Int(table.pair(first, table.symbol(of: text.nextScalar(at: &offset))) >> 1)
  }

  /// The position of a character that begins at an offset of the text, or of its end.
  @inline(__always)
  func position(at offset: Int) -> Int {
    let end = unsafe text.count
    precondition(offset >= 0 && offset <= end)
    return Int(offset == end ? position : unsafe positions[offset])
  }

  /// Moves the positions to where substitution puts them; false where the shaper must tell. What kerns at breaks does so as before.
  ///
  /// - Parameter cache: the outcomes known for the face.
  mutating func applySubstitutions(_ face: SimpleTextFace, cache: FontTables.PairFace? = nil) -> Bool {
    unsafe contextualCount == 0 || SimpleText.substitute(in: &self, text, face: face, cache: cache)
  }
}
