/// Punctuation that hangs at the sides of lines, in a paragraph that is prepared.
extension LabelBuilder {
  /// Adds the marks that may hang to the changes of the paragraph, which rise.
  mutating func addHanging(in text: Span<UInt8>, _ hanging: HangingPunctuation, isLast: Bool) {
    let start = hanging.contains(.first) && paragraphStart == 0 ? openingMark(in: text) : nil
    let end = hanging.contains(.last) && isLast ? closingMark(in: text) : nil
    var marks: [(range: Range<Int>, kind: PreparedStorage.Trim.Kind)] = []
    if hanging.hangsStops {
      var offset = 0
      while offset < text.count {
        let first = offset
        guard HangingPunctuation.isStop(text.nextScalar(at: &offset)) else { continue }
        marks.append((first..<offset, hanging.contains(.forceEnd) ? .hangs : .mayHang))
      }
    }
    if let end, marks.last?.range != end { marks.append((end, .hangs)) }
    for mark in marks where mark.range != start {
      guard let width = advance(ofMark: mark.range, in: text) else { continue }
      // Of a mark that is narrow at a line's end too, only what it takes up there.
      change(endingAt: mark.range.upperBound) { $0.hang = (width + $0.width + $0.atEnd, mark.kind) }
    }
    guard let start, let width = advance(ofMark: start, in: text) else { return }
    change(endingAt: start.upperBound) {
      $0 = SpacingChange(end: start.upperBound, width: -width)
    }
    if keepsDetail { detail.contents.startHang = width }
  }

  private func openingMark(in text: Span<UInt8>) -> Range<Int>? {
    guard !text.isEmpty else { return nil }
    var end = 0
    return HangingPunctuation.isOpening(text.nextScalar(at: &end)) ? 0..<end : nil
  }

  /// The mark that ends the paragraph's content.
  private func closingMark(in text: Span<UInt8>) -> Range<Int>? {
    let end = countsTrailing ? text.count : endOfContent(from: 0, to: text.count, in: text)
    guard end > 0 else { return nil }
    let start = text.startOfScalar(before: end)
    var next = start
    return HangingPunctuation.isClosing(text.nextScalar(at: &next)) && next == end ? start..<end : nil
  }

  /// The advance of a mark by itself, in units of the label, with the letter spacing behind it; nil for one that is not shaped.
  private mutating func advance(ofMark range: Range<Int>, in text: Span<UInt8>) -> Int? {
    guard let item = item(at: range.lowerBound, in: text) else { return nil }
    let measures = runs[item.run].measures
    let session = fonts[measures.tables].session
    let glyphs = session.glyphs(text, item: item.text, range: range)
    let advance = glyphs.reduce(0) { $0 + $1.advance }
    let width = scale(ofFace: item.text.face, measures).width(advance)
    guard advance != 0, !measures.spacing.isNone else { return width }
    let spacing = measures.spacing.width(
      after: range, of: text, isCursive: session.isCursive(item.text))
    return width + units.units(points: spacing)
  }

  /// Changes what is noted of the character that ends at an offset.
  private mutating func change(endingAt end: Int, _ body: (inout SpacingChange) -> Void) {
    let place = spacing.partitioningIndex { $0.end >= end }
    if place == spacing.count || spacing[place].end != end {
      spacing.insert(SpacingChange(end: end, width: 0), at: place)
    }
    body(&spacing[place])
  }
}
