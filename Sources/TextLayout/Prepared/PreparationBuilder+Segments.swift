extension PreparationBuilder {
  /// Cuts the paragraph's clusters, just added, at its break opportunities.
  mutating func addSegments(
    of paragraph: ParagraphScanner.Paragraph, graphemes: [Int], firstCluster: Int, firstPosition: Int,
    in text: Span<UInt8>
  ) {
    breaks.removeAll(keepingCapacity: true)
    breaker.appendBreaks(in: text.extracting(paragraph.text), to: &breaks)
    holdUnbreakables(graphemes: graphemes, firstCluster: firstCluster)
    // Of several paragraphs the first is no measure for all.
    if contents.paragraphEnds.isEmpty, paragraph.end == text.count {
      contents.reserveSegments(breaks.count + 1)
    }
    let start = paragraph.text.lowerBound
    var cursor = SegmentCursor(cluster: firstCluster, position: firstPosition, solid: firstPosition)
    var grapheme = 0
    for found in breaks {
      let offset = found.offset + start
      while grapheme < graphemes.count, graphemes[grapheme] < offset { grapheme += 1 }
      guard grapheme < graphemes.count, graphemes[grapheme] == offset, offset < paragraph.text.upperBound,
        offset > start, !isInsideUnbreakable(offset)
      else { continue }
      var flags: PreparedStorage.Flags = []
      if found.isSoftHyphen { flags.insert(.softHyphen) }
      if found.excludedLineStart != nil { flags.insert(.notAtLineStart) }
      contents.addSegment(before: firstCluster + grapheme, flags: flags, cursor: &cursor)
    }
    var flags: PreparedStorage.Flags = []
    if endsWithReservedHyphen(paragraph, in: text) { flags.insert(.reservesHyphen) }
    if paragraph.end > paragraph.text.upperBound {
      addTerminator(paragraph, in: text)
    }
    if contents.clusterWidths.count > firstCluster {
      contents.addSegment(before: contents.clusterWidths.count, flags: flags, cursor: &cursor)
    } else {
      contents.addEmptySegment(cursor: &cursor)
    }
    contents.paragraphEnds.append(contents.fits.count)
  }

  /// Whether a place of the text lies inside a run that no line may end in, or between two that stay together.
  private func isInsideUnbreakable(_ offset: Int) -> Bool {
    guard hasUnbreakableRuns else { return false }
    let run = runNumber(at: offset)
    let startsRun = run > 0 && runEnds[run - 1] == offset
    return startsRun ? label.runs[run].joinsPrevious : label.runs[run].isUnbreakable
  }

  /// Forbids emergency breaks inside unbreakable runs.
  private mutating func holdUnbreakables(graphemes: [Int], firstCluster: Int) {
    guard hasUnbreakableRuns else { return }
    for (index, offset) in graphemes.dropLast().enumerated() where isInsideUnbreakable(offset) {
      contents.clusterFlags[firstCluster + index].insert(.joinsPrevious)
    }
  }

  /// Appends the characters that end the paragraph: they have no width and stand on its last line.
  private mutating func addTerminator(_ paragraph: ParagraphScanner.Paragraph, in text: Span<UInt8>) {
    // A line of nothing but its end is as tall as the first face.
    addFirstFace(at: paragraph.text.upperBound)
    addCluster(of: text, paragraph.text.upperBound..<paragraph.end, width: 0)
    contents.clusterFlags[contents.clusterFlags.count - 1] = [.hangs, .endsParagraph]
  }

  /// Whether the paragraph ends the label with a soft hyphen, for which Chromium keeps room (C9).
  private func endsWithReservedHyphen(
    _ paragraph: ParagraphScanner.Paragraph, in text: Span<UInt8>
  ) -> Bool {
    let end = paragraph.text.upperBound
    return label.style.tailoring == .chromium && end == text.count && paragraph.text.count >= 2
      && text[end - 1] == 0xAD && text[end - 2] == 0xC2
  }
}
