/// Items measured by the pair table of their face instead of being shaped.
extension LabelBuilder {
  /// Works out the positions in an item; gives the item's width, nil where it must be shaped, or looked at as a whole.
  mutating func measureByPairs(
    _ text: Span<UInt8>, face: SimpleTextFace, _ range: Range<Int>, at position: Int, _ scale: ItemScale
  ) -> Int? {
    if range.count <= SimpleText.longest {
      var piece = ItemPiece(range: range, position: position, scale: scale)
      return measure(&piece, of: text, face)
    }
    let known = measuredEnds
    if let width = measurePieces(of: text, face, range, at: position, scale) { return width }
    for boundary in known >> 1..<boundaries.count { boundaries[boundary].endChange = 0 }
    measuredEnds = known
    return nil
  }

  /// An item measured at once, or a piece of a long one.
  private struct ItemPiece {
    let range: Range<Int>
    /// The position of the item.
    let position: Int
    let scale: ItemScale
    /// The distance from the item's start, in units of the face; behind the piece once it is measured.
    var start = 0
    var isPart = false
  }

  /// Works out the positions in a long item piece by piece, cut where nothing that the face does reaches across.
  private mutating func measurePieces(
    of text: Span<UInt8>, _ face: SimpleTextFace, _ range: Range<Int>, at position: Int, _ scale: ItemScale
  ) -> Int? {
    guard scale.spacing.isNone else { return nil }
    let item = text.extracting(range)
    var (width, end) = (0, 0)
    while end < item.count {
      let start = end
      guard let found = SimpleText.endOfPiece(from: start, of: item, table: face.table) else { return nil }
      end = found
      var piece = ItemPiece(
        range: start + range.lowerBound..<end + range.lowerBound, position: position, scale: scale,
        start: width, isPart: true)
      guard measure(&piece, of: text, face) != nil else { return nil }
      width = piece.start
      guard end < item.count else { break }
      width += SimpleText.kerning(at: end, of: item, table: face.table)
      addPositions(before: piece.range.upperBound + 1, at: position + scale.width(width))
    }
    return scale.width(width)
  }

  /// Works out the positions in an item or a piece of it; gives the distance of its end from the item's start.
  private mutating func measure(
    _ piece: inout ItemPiece, of text: Span<UInt8>, _ face: SimpleTextFace
  ) -> Int? {
    let (range, position, scale, start) = (piece.range, piece.position, piece.scale, piece.start)
    let open = openBoundaries(in: range)
    var spacing = SpacingCount(scale: scale, from: range.lowerBound)
    let measured = SimpleText.scan(text.extracting(range), face: face) {
      scan -> (advance: Int, width: Int)? in
      scan.isPiece = piece.isPart
      scan.replaceBreaks(by: boundaries, open, from: range.lowerBound, table: face.table)
      guard scan.applySubstitutions(face, isWhole: piece.isPart) else { return nil }
      let kerns = scan.kernsAtBreak && scan.contextualCount == 0
      var clusters = AdvancingCharacters()
      func width(at offset: Int) -> Int {
        let width = scale.width(start + scan.position(at: offset))
        if scale.spacing.isNone { return width }
        return width
          + spacing.width(
            clusters: clusters.count(to: offset, in: scan), to: offset + range.lowerBound, of: text)
      }
      var index = open.lowerBound
      var isContentKnown = measuredEnds & 1 == 1
      var places = boundaries.mutableSpan
      while index < places.count, isContentKnown || places[index].contentEnd < range.upperBound {
        if !isContentKnown {
          places[index].contentPosition = position + width(at: places[index].contentEnd - range.lowerBound)
        }
        isContentKnown = places[index].end >= range.upperBound
        if isContentKnown { break }
        let offset = places[index].end - range.lowerBound
        places[index].position = position + width(at: offset)
        // What kerns at a break does so no more; the next line begins where it did.
        let kerning = kerns ? scan.kerning(before: offset, table: face.table) : 0
        if kerning != 0 { places[index].endChange = scale.width(-kerning) }
        index += 1
      }
      measuredEnds = 2 * index + (isContentKnown ? 1 : 0)
      return (Int(scan.position), width(at: range.count))
    }
    piece.start += measured?.advance ?? 0
    return measured?.width
  }

  /// Measures an item that is new by a pair table, all of its text looked at, and keeps it; nil where it must be shaped.
  @inline(never)
  mutating func entryByPairs(
    _ place: ItemCache.Place, _ range: Range<Int>, of text: Span<UInt8>, _ style: ItemStyle,
    _ pairs: SimpleTextFace?
  ) -> ItemCache.Entry? {
    guard let face = pairs, place.isKept else { return nil }
    let open = openBoundaries(in: range)
    return SimpleText.scan(text.extracting(range), face: face) { scan -> ItemCache.Entry? in
      scan.replaceBreaks(by: boundaries, open, from: range.lowerBound, table: face.table)
      guard scan.applySubstitutions(face, isWhole: true), !scan.kernsAtBreak, !scan.hasLigatures else {
        return nil
      }
      return fonts[style.tables].items.keep(scan, at: place, in: text)
    }
  }

  /// The boundaries whose positions are not known that end inside an item.
  private func openBoundaries(in range: Range<Int>) -> Range<Int> {
    let first = measuredEnds >> 1
    var end = first
    while end < boundaries.count, boundaries[end].end < range.upperBound { end += 1 }
    return first..<end
  }
}

extension SimpleTextScan {
  /// Puts boundaries in place of the breaks that were found in an item, which begins at an offset of the paragraph.
  fileprivate mutating func replaceBreaks(
    by boundaries: [LabelBuilder.Boundary], _ open: Range<Int>, from start: Int, table: PairTable
  ) {
    replaceBreaks(count: open.count, table: table) {
      UInt16(truncatingIfNeeded: boundaries[open.lowerBound + $0].end - start)
    }
  }
}

/// The number of characters of a scan that have an advance, counted on from one offset to the next: those that letter spacing follows.
struct AdvancingCharacters {
  private var offset = 0
  private var number = 0

  /// The number up to an offset.
  mutating func count(to end: Int, in scan: SimpleTextScan) -> Int {
    let text = unsafe scan.text.span
    while offset < end {
      let position = scan.position(at: offset)
      _ = text.nextScalar(at: &offset)
      if scan.position(at: offset) != position { number += 1 }
    }
    return number
  }
}
