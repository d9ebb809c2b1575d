/// Substitution's queries of a scan's breaks, and its moves of positions.
extension SimpleTextScan {
  /// The pair of neighbours of a number that announces a substitution, by the offset and number of its second character; nil behind the
  /// last.
  ///
  /// - Parameter before: the pair before it.
  func contextualPair(
    at index: Int, behind before: (offset: Int, character: Int), in text: Span<UInt8>
  ) -> (offset: Int, character: Int)? {
    if index >= contextualCount { return nil }
    if index < contextual.count {
      return (Int(contextual[index].offset), Int(contextual[index].character))
    }
    var (offset, character) = before
    while true {
      _ = text.nextScalar(at: &offset)
      character += 1
      if offset >= text.count { return nil }
      if withTable({ $0.isContextual(at: offset, in: text) }) { return (offset, character) }
    }
  }

  /// The moves that bring the characters of a part of the text to where its symbols are after substitution. The symbols at the ends of the
  /// part, where these are not the text's, are those that they were.
  func moves(
    of part: Range<Int>, in text: Span<UInt8>, to run: Span<UInt16>, table: PairTable
  ) -> [SubstitutionCache.Move] {
    var moves: [SubstitutionCache.Move] = []
    var offset = part.lowerBound
    var position = positions[offset]
    var shift: Int32 = 0
    func move(by other: Int32) {
      if other == shift { return }
      shift = other
      moves.append(
        SubstitutionCache.Move(offset: UInt16(truncatingIfNeeded: offset - part.lowerBound), shift: shift))
    }
    var previous = PairTable.boundarySymbol
    for place in run.indices {
      let symbol = run[place]
      var advance = 0
      if symbol != SubstitutionProgram.joined {
        position &+= Int32(table.pair(previous, symbol) >> 1)
        advance = table.symbols[Int(symbol)].advance
        previous = symbol
      }
      move(by: position &- positions[offset])
      _ = text.nextScalar(at: &offset)
      position &+= Int32(truncatingIfNeeded: advance)
    }
    if offset == text.count { move(by: position &- self.position) }
    return moves
  }

  /// Moves the characters of a part of the text, and all behind it as far as its end moves.
  mutating func move(_ moves: ArraySlice<SubstitutionCache.Move>, from start: Int) {
    for index in moves.indices where moves[index].shift != 0 {
      let next = index + 1 < moves.endIndex ? start + Int(moves[index + 1].offset) : bytes.count
      // Bytes that begin no character have no position, and may have any.
      for offset in start + Int(moves[index].offset)..<next {
        positions[offset] &+= moves[index].shift
      }
    }
    position &+= moves.last?.shift ?? 0
  }

  /// True if something holds for every break inside a part of the text, by its offset and the number of characters in
  /// front of it there.
  func allBreaks(in part: Range<Int>, _ holds: (_ offset: Int, _ place: Int) -> Bool) -> Bool {
    var place = 0
    var counted = part.lowerBound
    var index = (0..<breakCount).partitioningNumber { breakOffset($0) > part.lowerBound }
    while index < breakCount {
      let offset = breakOffset(index)
      if offset >= part.upperBound { break }
      for byte in counted..<offset where bytes[byte] & 0xC0 != 0x80 { place += 1 }
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
    in part: Range<Int>, of text: Span<UInt8>, symbols: Span<UInt16>, table: PairTable
  ) -> Bool {
    allBreaks(in: part) { offset, place in
      let kerning = table.kerning(before: offset, in: text)
      guard text[offset - 1] != 0x20 && symbols[place] != SubstitutionProgram.joined else {
        return kerning == 0
      }
      var before = place - 1
      while before > 0, symbols[before] == SubstitutionProgram.joined { before -= 1 }
      return Int(table.pair(symbols[before], symbols[place]) >> 1) == kerning
    }
  }

  /// True if the last character is a soft hyphen.
  var endsWithSoftHyphen: Bool {
    hasSoftHyphens && bytes[bytes.count - 1] == 0xAD && bytes[bytes.count - 2] == 0xC2
  }

  /// The position of a character that begins at an offset, or of the text's end.
  @inline(__always)
  func position(at offset: Int) -> Int { Int(offset == bytes.count ? position : positions[offset]) }

  /// The offset of a break by its number.
  @inline(__always)
  func breakOffset(_ index: Int) -> Int {
    assert(index < breakCount)
    return Int(breaks[index])
  }

  /// True if a line may end between two characters that kern without substitution, the first no trailing space.
  func kernsAtBreak(in text: Span<UInt8>, table: PairTable) -> Bool {
    !allBreaks(in: 0..<text.count) { offset, _ in table.kerning(before: offset, in: text) == 0 }
  }

  /// Moves the positions to where substitution puts them; false where the shaper must tell. What kerns at breaks does so as before.
  ///
  /// - Parameter cache: the outcomes known for the face.
  mutating func applySubstitutions(
    in text: Span<UInt8>, _ face: SimpleTextFace, cache: PairFaces.Face? = nil
  ) -> Bool {
    if contextualCount == 0 { return true }
    guard let cache else {
      var none: SubstitutionCache?
      return SimpleText.substitute(in: &self, text, face: face, cache: &none)
    }
    return SimpleText.substitute(in: &self, text, face: face, cache: &cache.substitutions)
  }
}
