/// Breaks, items and segments of a paragraph.
extension LabelBuilder {
  /// Adds a paragraph's segments to the table.
  mutating func addParagraph(_ paragraph: ParagraphScanner.Paragraph, of text: Span<UInt8>) {
    beginParagraph(at: paragraph.text.lowerBound)
    let isLast = paragraph.isLast
    let content = text.extracting(paragraph.text)
    #if !SELFSIZING_NO_KERNELS
      if addSimpleText(content, paragraph, isLast: isLast, isAll: content.count == text.count) { return }
      let terminator = text.extracting(paragraph.text.upperBound..<paragraph.end)
      if addSimpleDetail(content, paragraph, terminator: terminator) { return }
    #endif
    itemize(content)
    // Where there are more paragraphs, their items count too.
    if isLast, table.segments.isEmpty, !keepsDetail, remembered == nil { chooseUnits() }
    findOpportunities(in: content)
    findSpacing(
      in: content, isLast: isLast || isChromium && paragraph.end == text.count, isTerminated: !isLast)
    if breaks.count > table.segments.count { table.reserveCapacity(table.segments.count + breaks.count + 1) }
    var piece = ParagraphPiece(content: position, tab: nextTab(from: 0, in: content))
    repeat {
      findBoundaries(of: &piece, in: content, isTerminated: !isLast)
      if isChromium, paragraph.text.upperBound == text.count, piece.range.upperBound == content.count {
        reserveHyphen(in: content)
      }
      var end = measure(piece, of: content)
      if isChromium, itemizer.isRightToLeft { boundaries.removeAll { $0.isInLigature } }
      if !spacing.isEmpty { end = reached(end + spreadPositions()) }
      addSegments(of: &piece, in: content, endsParagraph: !isLast)
      position = end
      piece.moveOn()
    } while piece.range.lowerBound < content.count
    if keepsDetail {
      addDetail(of: content, terminator: text.extracting(paragraph.text.upperBound..<paragraph.end))
    }
    forgetParagraph(of: content.count)
  }

  mutating func beginParagraph(at start: Int) {
    paragraphStart = start
    if start == 0 { run = 0 }
    while run + 1 < runs.count, runs[run].end <= paragraphStart { run += 1 }
  }

  // MARK: Items

  /// Cuts the paragraph into items, in the directions of UAX #9.
  mutating func itemize(_ text: Span<UInt8>) {
    levels.removeFew()
    let direction = looks[look].style.direction
    isRightToLeft = direction == .rightToLeft
    itemizer.begin()
    addItems(of: text)
    if itemizer.isRightToLeft || isRightToLeft, let bidi = sources.bidi, !text.isEmpty {
      if itemizer.isRightToLeft, itemizer.isUniform, direction != .leftToRight {
        isRightToLeft = true
        levels.append(BidiRun(range: 0..<text.count, level: 1))
      } else {
        let resolved = bidi.resolve(text, baseLevel: direction.level)
        isRightToLeft = resolved.baseLevel & 1 == 1
        levels = resolved.runs
        itemizer.setDirections(levels, of: text)
      }
    }
    itemizer.finish(isRightToLeft: isRightToLeft && levels.count == 1 && levels[0].level & 1 == 1)
  }

  private mutating func addItems(of text: Span<UInt8>) {
    var position = 0
    var run = run
    while position < text.count {
      let end = end(ofRunAt: position, in: text, run: &run)
      if runs[run].box != nil {
        let end = GraphemeBreaker().boundary(after: position, in: text)
        itemizer.addBox(position..<end, run: run)
        position = end
      } else {
        let tables = tables(ofRun: run)
        position = itemizer.add(
          position..<end, of: text, run: run, clusters: &fonts[tables].clusters,
          session: fonts[tables].session)
      }
    }
  }

  /// Moves on to the run that the paragraph's text belongs to from an offset on; gives the end of that run there.
  func end(ofRunAt start: Int, in text: Span<UInt8>, run: inout Int) -> Int {
    while run + 1 < runs.count, runs[run].end <= paragraphStart + start { run += 1 }
    return run + 1 < runs.count ? min(text.count, runs[run].end - paragraphStart) : text.count
  }

  /// The end of an item.
  @inline(__always)
  func end(ofItem index: Int, in text: Span<UInt8>) -> Int {
    index + 1 < itemizer.items.count ? itemizer.items[index + 1].start : text.count
  }

  // MARK: Segments

  /// Finds the places where segments of a piece end, at break opportunities between clusters and behind tabs, and with them its own end.
  private mutating func findBoundaries(
    of piece: inout ParagraphPiece, in text: Span<UInt8>, isTerminated: Bool
  ) {
    boundaries.removeAll(keepingCapacity: true)
    let start = piece.range.lowerBound
    let mayEnd = takesPieces
    while piece.nextBreak < breaks.count {
      let found = breaks[piece.nextBreak]
      piece.nextBreak += 1
      guard found.offset > 0, found.offset < text.count else { continue }
      addTabs(of: &piece, before: found.offset, in: text)
      // A cluster is whole on one line.
      if itemizer.isInsideCluster(found.offset, next: &piece.nextCluster) { continue }
      if hasUnbreakableRuns, isInsideUnbreakable(paragraphStart + found.offset) { continue }
      var flags: SegmentTable.Ending.Flags = []
      if showsHyphen(found, in: text) { flags.insert(.softHyphen) }
      if found.excludedLineStart != nil {
        flags.insert(.notAtLineStart)
        if isOneCluster(from: boundaries.last?.end ?? start, to: found.offset, in: text) {
          flags.insert(.oneCluster)
        }
      }
      if piece.tab.end == found.offset {
        flags.insert(.tab)
        piece.tab = nextTab(from: piece.tab.item + 1, in: text)
      }
      addBoundary(found.offset, flags: flags, from: start, in: text)
      if found.offset >= piece.leastEnd, mayEnd, endsPiece(&piece, at: found.offset, in: text) { return }
    }
    addTabs(of: &piece, before: text.count, in: text)
    let endsWithTab = piece.tab.end == text.count
    if endsWithTab, isTerminated {
      // The terminator stands behind the tab.
      addBoundary(text.count, flags: [.tab, .noBreak], from: start, in: text)
    }
    addBoundary(text.count, flags: endsWithTab && !isTerminated ? .tab : [], from: start, in: text)
    piece.range = start..<text.count
  }

  /// Ends segments behind the tabs before an offset.
  private mutating func addTabs(of piece: inout ParagraphPiece, before end: Int, in text: Span<UInt8>) {
    while piece.tab.end < end {
      addBoundary(piece.tab.end, flags: [.tab, .noBreak], from: piece.range.lowerBound, in: text)
      piece.tab = nextTab(from: piece.tab.item + 1, in: text)
    }
  }

  /// The next tab by its item, and its end; `Int.max` behind the last.
  private func nextTab(from first: Int, in text: Span<UInt8>) -> (item: Int, end: Int) {
    guard itemizer.hasTabs else { return (0, .max) }
    for index in first..<max(first, itemizer.items.count) {
      let item = itemizer.items[index]
      if item.isControl, text[item.start] == 0x09 { return (index, item.start + 1) }
    }
    return (itemizer.items.count, .max)
  }

  /// Adds the boundary of a segment that begins at the last one; the first at an offset.
  mutating func addBoundary(
    _ end: Int, flags: SegmentTable.Ending.Flags = [], from first: Int, in text: Span<UInt8>
  ) {
    let start = boundaries.last?.end ?? first
    let content = countsTrailing ? end : endOfContent(from: start, to: end, in: text)
    boundaries.append(Boundary(end: end, contentEnd: content, isTrailing: content == start, flags: flags))
  }

  /// The end of a part of the text without its trailing space (rule W2).
  @inline(__always)
  func endOfContent(from start: Int, to end: Int, in text: Span<UInt8>) -> Int {
    if !itemizer.hasLongSpaces {
      var content = end
      while content > start {
        let byte = text[content &- 1]
        if byte == 0x20 || byte == 0x09 {
          content &-= 1
        } else if byte == 0x80, content &- start >= 3, text[content &- 3] == 0xE3, text[content &- 2] == 0x80
        {
          content &-= 3
        } else {
          break
        }
      }
      return content
    }
    return endOfContentOfClusters(from: start, to: end, in: text)
  }

  @inline(never)
  private func endOfContentOfClusters(from start: Int, to end: Int, in text: Span<UInt8>) -> Int {
    var content = end
    var long = itemizer.longClusters.partitioningIndex { $0.upperBound > end }
    while content > start {
      var first = content - 1
      if long > 0, itemizer.longClusters[long - 1].upperBound == content {
        long -= 1
        first = itemizer.longClusters[long].lowerBound
      } else {
        while first > start, text[first] & 0xC0 == 0x80 { first -= 1 }
      }
      guard text.isTrailing(clusterAt: first, end: content) else { break }
      content = first
    }
    return max(start, content)
  }

  private func isOneCluster(from start: Int, to end: Int, in text: Span<UInt8>) -> Bool {
    GraphemeBreaker().boundary(after: start, in: text) == end
  }

  /// True if a place of the text lies inside a run that no line may end in, or between two that stay together.
  func isInsideUnbreakable(_ offset: Int) -> Bool {
    let run = runNumber(at: offset)
    let startsRun = run > 0 && runs[run - 1].end == offset
    return startsRun ? runs[run].joinsPrevious : runs[run].isUnbreakable
  }

  /// The run that a byte of the text belongs to; the last one at the end.
  ///
  /// - Complexity: O(log *n*) in the runs.
  func runNumber(at offset: Int) -> Int {
    min(runs.partitioningIndex { $0.end > offset }, runs.count - 1)
  }

  /// Adds the segments between the boundaries of a piece, as they were measured.
  private mutating func addSegments(
    of piece: inout ParagraphPiece, in text: Span<UInt8>, endsParagraph: Bool
  ) {
    var item = 0
    var start = piece.range.lowerBound
    let isLast = piece.range.upperBound == text.count
    let bits = itemBits.first ?? 0
    let areAlike = itemBits.allSatisfy { $0 == bits }
    for index in boundaries.indices {
      let boundary = boundaries[index]
      if !boundary.isTrailing { piece.content = boundary.contentPosition }
      let endsParagraph = isLast && endsParagraph && index + 1 == boundaries.count
      var faces = bits
      if !areAlike {
        while item + 1 < itemBits.count, itemizer.items[piece.firstItem + item + 1].start <= start {
          item += 1
        }
        faces = itemBits[item]
        var other = item + 1
        while other < itemBits.count, itemizer.items[piece.firstItem + other].start < boundary.end {
          faces |= itemBits[other]
          other += 1
        }
      }
      if endsParagraph || text.isEmpty { faces |= Self.bit(ofFace: firstFace(at: text.count)) }
      table.append(
        contentEnd: piece.content + boundary.endChange, advanceEnd: boundary.position, faces: faces,
        ending: ending(of: boundary, endsParagraph: endsParagraph))
      start = boundary.end
    }
  }

  /// The number of a boundary's ending.
  @inline(__always)
  private mutating func ending(of boundary: Boundary, endsParagraph: Bool) -> UInt16 {
    if boundary.flags.isEmpty, !endsParagraph, !itemizer.hasTabs, boundary.endChange >= 0 || !reservesRoom {
      return 0
    }
    return specialEnding(of: boundary, endsParagraph: endsParagraph)
  }

  @inline(never)
  private mutating func specialEnding(of boundary: Boundary, endsParagraph: Bool) -> UInt16 {
    var ending = SegmentTable.Ending(boundary.flags)
    if endsParagraph { ending.flags.insert(.endsParagraph) }
    if itemizer.hasTabs, boundary.isTrailing, !countsTrailing { ending.flags.insert(.trailingOnly) }
    if !ending.flags.isDisjoint(with: [.softHyphen, .reserves]) {
      ending.hyphen = hyphenAdvance(ofRun: runNumber(at: paragraphStart + max(0, boundary.end - 1)))
    }
    if ending.flags.contains(.trimsEnd) { ending.hyphen = boundary.trim }
    if reservesRoom { ending.reserve(-boundary.endChange) }
    return table.number(of: ending)
  }

  /// The number of the first face of the run that an offset of the paragraph belongs to.
  mutating func firstFace(at offset: Int) -> Int {
    let absolute = paragraphStart + offset
    guard absolute == runs[runs.count - 1].end else { return strut(ofRun: runNumber(at: absolute)) }
    // An empty line at the end is as tall as the one before it ends.
    return strut(ofRun: absolute > 0 ? runNumber(at: absolute - 1) : 0)
  }
}
