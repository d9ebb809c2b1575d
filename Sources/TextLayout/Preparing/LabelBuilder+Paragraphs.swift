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
    findBreaks(in: content, isTerminated: !isLast)
    if isChromium, paragraph.text.upperBound == text.count {
      reserveHyphen(in: content)
    }
    findSpacing(
      in: content, isLast: isLast || isChromium && paragraph.end == text.count, isTerminated: !isLast)
    var end = measure(content)
    if isChromium, itemizer.isRightToLeft { boundaries.removeAll { $0.isInLigature } }
    if !spacing.isEmpty { end = reached(end + spreadPositions()) }
    addSegments(of: content, endsParagraph: !isLast)
    position = end
    if keepsDetail {
      addDetail(of: content, terminator: text.extracting(paragraph.text.upperBound..<paragraph.end))
    }
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

  /// Finds the places where segments end: at break opportunities between clusters, and behind tabs.
  private mutating func findBreaks(in text: Span<UInt8>, isTerminated: Bool) {
    findOpportunities(in: text)
    boundaries.removeAll(keepingCapacity: true)
    var cluster = 0
    var tab = nextTab(from: 0, in: text)
    for index in breaks.indices {
      let found = breaks[index]
      guard found.offset > 0, found.offset < text.count else { continue }
      while tab.end <= found.offset {
        if tab.end < found.offset { addBoundary(tab.end, flags: [.tab, .noBreak], in: text) }
        if tab.end == found.offset { break }
        tab = nextTab(from: tab.item + 1, in: text)
      }
      // A cluster is whole on one line.
      if itemizer.isInsideCluster(found.offset, next: &cluster) { continue }
      if hasUnbreakableRuns, isInsideUnbreakable(paragraphStart + found.offset) { continue }
      var flags: SegmentTable.Ending.Flags = []
      if showsHyphen(found, in: text) { flags.insert(.softHyphen) }
      if found.excludedLineStart != nil {
        flags.insert(.notAtLineStart)
        if isOneCluster(from: boundaries.last?.end ?? 0, to: found.offset, in: text) {
          flags.insert(.oneCluster)
        }
      }
      if tab.end == found.offset {
        flags.insert(.tab)
        tab = nextTab(from: tab.item + 1, in: text)
      }
      addBoundary(found.offset, flags: flags, in: text)
    }
    while tab.end < text.count {
      addBoundary(tab.end, flags: [.tab, .noBreak], in: text)
      tab = nextTab(from: tab.item + 1, in: text)
    }
    if tab.end == text.count, isTerminated {
      // The terminator stands behind the tab.
      addBoundary(text.count, flags: [.tab, .noBreak], in: text)
      addBoundary(text.count, in: text)
    } else {
      addBoundary(text.count, flags: tab.end == text.count ? .tab : [], in: text)
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
    _ end: Int, flags: SegmentTable.Ending.Flags = [], from first: Int = 0, in text: Span<UInt8>
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

  /// Adds the segments between the boundaries, as they were measured.
  private mutating func addSegments(of text: Span<UInt8>, endsParagraph: Bool) {
    var item = 0
    var start = 0
    var content = position
    table.reserveCapacity(table.segments.count + boundaries.count)
    let bits = itemBits.first ?? 0
    let areAlike = itemBits.allSatisfy { $0 == bits }
    for index in boundaries.indices {
      let boundary = boundaries[index]
      if !boundary.isTrailing { content = boundary.contentPosition }
      var faces = bits
      if !areAlike {
        while item + 1 < itemBits.count, itemizer.items[item + 1].start <= start { item += 1 }
        faces = itemBits[item]
        var other = item + 1
        while other < itemBits.count, itemizer.items[other].start < boundary.end {
          faces |= itemBits[other]
          other += 1
        }
      }
      if index + 1 == boundaries.count, text.isEmpty || endsParagraph {
        faces |= Self.bit(ofFace: firstFace(at: text.count))
      }
      table.append(
        contentEnd: content + boundary.endChange, advanceEnd: boundary.position, faces: faces,
        ending: ending(of: boundary, endsParagraph: endsParagraph && index + 1 == boundaries.count))
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
