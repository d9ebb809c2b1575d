/// Cluster detail: the clusters of the items that were measured, in the same pass.
extension LabelBuilder {
  /// Begins the detail of a label.
  mutating func beginDetail() {
    detail = ClusterDetailBuilder(
      hasDictionary: sources.dictionary != nil,
      countsTrailing: looks[look].style.wrapping.whiteSpace.countsTrailing)
    detail.contents.unitsPerEm = units.unitsPerEm
    detail.contents.tabs = tabs
    advancesFont = -1
    addAdvances(ofRun: 0)
  }

  /// Ends the detail of a label.
  mutating func finishDetail() {
    // An empty label is as tall as its first font.
    if detail.contents.metricsRuns.isEmpty { detail.addMetrics(face: 0, strut: 0) }
    detail.contents.faces = faces.values
    detail.finish()
  }

  /// Adds the clusters of a paragraph that was measured, and their segments.
  mutating func addDetail(of text: Span<UInt8>, terminator: Span<UInt8>) {
    var graphemes = [0]
    graphemes.reserveCapacity(text.count + 1)
    GraphemeBreaker().appendBoundaries(in: text, to: &graphemes)
    if !text.isEmpty { graphemes.append(text.count) }
    let firstCluster = detail.contents.clusterWidths.count
    let firstScalar = detail.scalars
    detail.reserve(clusters: graphemes.count, segments: boundaries.count)
    var layout = ItemLayout()
    var shaped: [ShapedCluster] = []
    var next = 0
    for index in itemizer.items.indices {
      let item = itemizer.items[index]
      addAdvances(ofRun: item.run)
      detail.addLevel(level(at: item.start))
      if item.isControl {
        next = addControl(item, to: end(ofItem: index, in: text), graphemes: graphemes, from: next, of: text)
      } else {
        let textItem = textItem(item, item.start..<end(ofItem: index, in: text))
        detail.addMetrics(
          face: number(ofFace: item.face, run: item.run), strut: strut(ofRun: item.run))
        let style = style(of: item)
        if let number = number(of: item, textItem.range, index: index, in: text, style: style) {
          fonts[tables(ofRun: item.run)].items.layOut(textItem.range, number: number, in: &layout)
        } else {
          session(tables(ofRun: item.run)).shape(text, item: textItem, range: textItem.range, into: &shaped)
          layout.set(textItem, shaped: shaped, graphemes: graphemes, from: next)
        }
        addClusters(of: textItem, run: item.run, layout: layout, graphemes: graphemes, from: next, in: text)
        next += layout.clusterCount
      }
    }
    if !terminator.isEmpty {
      let strut = firstFace(at: text.count)
      detail.addMetrics(face: strut, strut: strut)
    }
    addSpacingDetail(graphemes: graphemes, firstCluster: firstCluster)
    holdUnbreakables(graphemes: graphemes, firstCluster: firstCluster)
    detail.addLevel(isRightToLeft ? 1 : 0)
    if !terminator.isEmpty { detail.addTerminator(terminator) }
    addDetailSegments(graphemes: graphemes, firstCluster: firstCluster)
    if isRightToLeft { detail.contents.rightToLeftParagraphs.append(firstScalar..<detail.scalars) }
  }

  /// The embedding level of the paragraph at an offset.
  private func level(at offset: Int) -> UInt8 {
    let place = levels.partitioningIndex { $0.range.lowerBound > offset }
    return place > 0 ? levels[place - 1].level : isRightToLeft ? 1 : 0
  }

  /// Adds a tab, a box or a line separator; gives the first of `graphemes` behind it.
  private mutating func addControl(
    _ item: Itemizer.Item, to end: Int, graphemes: [Int], from first: Int, of text: Span<UInt8>
  ) -> Int {
    let control = control(item.run, isSeparator: item.isSeparator)
    detail.addMetrics(face: control.face, strut: control.strut)
    detail.addCluster(of: text, item.start..<end, width: control.width)
    return first + 1
  }

  /// Adds the clusters of an item that was shaped.
  private mutating func addClusters(
    of item: TextItem, run: Int, layout: ItemLayout, graphemes: [Int], from first: Int, in text: Span<UInt8>
  ) {
    let font = runs[run].measures
    let session = session(font.tables)
    let scale = scale(ofFace: item.face, font)
    let firstCluster = detail.contents.clusterWidths.count
    let firstScalar = detail.scalars
    var spacing = SpacingCount(scale: scale, from: item.range.lowerBound)
    spacing.isCursive = session.isCursive(item)
    var previous = 0
    for index in 0..<layout.clusterCount {
      let range = layout[index].offset..<layout[index + 1].offset
      if !item.isCovered { detail.addUncovered(range, of: text) }
      let end =
        scale.width(layout[index + 1].position)
        + spacing.width(clusters: Int(layout[index + 1].spacings), to: range.upperBound, of: text)
      detail.addCluster(of: text, range, width: end - previous + self.spacing(at: range.upperBound))
      if layout[index].isInside { detail.continueLigature() }
      previous = end
    }
    if item.isShapedInParts { detail.contents.longContexts.joinOrAppend(firstScalar..<detail.scalars) }
    detail.addUnsafeBreaks(
      of: item, layout: layout, firstCluster: firstCluster, in: text, session: session, scale: scale
    ) { offset in
      let place = boundaries.partitioningIndex { $0.end >= offset }
      return place < boundaries.count && boundaries[place].end == offset
    }
  }

  /// Forbids emergency breaks inside unbreakable runs.
  private mutating func holdUnbreakables(graphemes: [Int], firstCluster: Int) {
    guard hasUnbreakableRuns else { return }
    for (index, offset) in graphemes.dropLast().enumerated()
    where isInsideUnbreakable(paragraphStart + offset) {
      detail.contents.clusterFlags[firstCluster + index].insert(.joinsPrevious)
    }
  }

  /// Adds the segments between the boundaries, as clusters make them.
  private mutating func addDetailSegments(graphemes: [Int], firstCluster: Int) {
    var cursor = SegmentCursor(
      cluster: firstCluster, position: detail.contents.ends.last ?? 0,
      contentEnd: detail.contents.ends.last ?? 0)
    var grapheme = 0
    for (index, boundary) in boundaries.enumerated() {
      // A segment that ends for its tab alone is none for a walk over clusters.
      if boundary.flags.contains(.noBreak) { continue }
      while grapheme < graphemes.count, graphemes[grapheme] < boundary.end { grapheme += 1 }
      let isLast = index + 1 == boundaries.count
      let end = isLast ? detail.contents.clusterWidths.count : firstCluster + grapheme
      detail.contents.addSegment(before: end, flags: .init(boundary.flags), cursor: &cursor)
    }
    if graphemes.count == 1, detail.contents.clusterWidths.count == firstCluster {
      detail.contents.addEmptySegment(cursor: &cursor)
    }
    detail.contents.paragraphEnds.append(detail.contents.fits.count)
  }

  // MARK: Advances

  /// Notes the hyphen and token of a run from here on.
  mutating func addAdvances(ofRun run: Int) {
    let font = runs[run].font
    if advancesFont == font { return }
    advancesFont = font
    let (hyphen, token) = (hyphenAdvance(ofRun: run), tokenAdvance(ofRun: run))
    let parts = tokenParts(ofRun: run)
    detail.addAdvances(hyphen: hyphen, token: token, tokenParts: { parts })
  }

  /// The widths of the first clusters of a token that is wider than a line.
  private mutating func tokenParts(ofRun run: Int) -> [Int] {
    let token = looks[look].style.truncationToken
    guard token.utf8.count > 1, token != "\u{2026}" else { return [] }
    let bytes = Array(token.utf8)
    var parts: [Int] = []
    for end in GraphemeBreaker().boundaries(in: bytes.span).prefix(Self.mostTokenParts) {
      parts.append(
        width(
          of: String(decoding: bytes[..<end], as: UTF8.self), asGlyphOf: fonts[tables(ofRun: run)].font,
          advance: nil, run: run))
    }
    return parts
  }

  /// The most clusters of a token that a line too narrow for it shows.
  private static var mostTokenParts: Int { 64 }

  /// The width of the hyphen at a broken soft hyphen of a run: the first face's, in the run's style (C9).
  mutating func hyphenAdvance(ofRun run: Int) -> Int {
    let font = fonts[tables(ofRun: run)].font
    guard font.hyphenAdvance != 0 else { return 0 }
    return width(
      of: String(font.hyphen), asGlyphOf: font, advance: font.hyphenAdvance, run: run, isSpaced: false)
  }

  /// The width of the label's token in a run's style.
  private mutating func tokenAdvance(ofRun run: Int) -> Int {
    let font = fonts[tables(ofRun: run)].font
    let token = looks[look].style.truncationToken
    let advance = token == "\u{2026}" ? font.ellipsisAdvance : nil
    return width(of: token, asGlyphOf: font, advance: advance, run: run)
  }

  /// The width of a text in a run's style; where nothing but the glyph counts and its advance is known, that.
  ///
  /// - Parameter isSpaced: whether letter spacing stands behind its characters.
  private mutating func width(
    of string: String, asGlyphOf face: ShapingFont, advance: Int?, run: Int, isSpaced: Bool = true
  ) -> Int {
    let font = runs[run].measures
    let tables = font.tables
    if let advance, looks[look].fonts[runs[run].font].lent.font.features.isEmpty,
      font.spacing.isNone || !isSpaced
    {
      return units.units(advance, faceUnit: face.metrics.unitsPerEm, relativeSize: font.relativeSize)
    }
    let text = Array(string.utf8)
    let session = fonts[tables].session
    var token = Itemizer()
    token.begin()
    _ = token.add(
      0..<text.count, of: text.span, run: run, clusters: &fonts[tables].clusters, session: session)
    if token.isRightToLeft, let bidi = sources.bidi {
      token.setDirections(bidi.resolve(text.span).runs, of: text.span)
    }
    token.finish(isRightToLeft: false)
    var width = 0
    var shaped: [ShapedCluster] = []
    for (index, item) in token.items.enumerated() where !item.isControl {
      let end = index + 1 < token.items.count ? token.items[index + 1].start : text.count
      let textItem = textItem(item, item.start..<end)
      let scale = scale(ofFace: item.face, font)
      session.shape(text.span, item: textItem, range: textItem.range, into: &shaped)
      var spacing = SpacingCount(scale: scale, from: item.start)
      spacing.isCursive = session.isCursive(textItem)
      width += scale.width(shaped.reduce(0) { $0 + $1.advance })
      if isSpaced {
        width += spacing.width(clusters: shaped.count { $0.advance != 0 }, to: end, of: text.span)
      }
      // No line is wider.
      width = min(max(width, -LengthUnits.farthest), LengthUnits.farthest)
    }
    return width
  }
}

extension SizedFace {
  /// A box among letters.
  init(_ box: InlineBox, fontSize: Double) {
    self.init(
      metrics: FaceMetrics(unitsPerEm: 0, ascent: 0, descent: 0, lineGap: 0, capHeight: 0), relativeSize: 1,
      box: SizedBox(ascent: box.ascent, descent: box.descent, fontSize: fontSize))
  }
}
