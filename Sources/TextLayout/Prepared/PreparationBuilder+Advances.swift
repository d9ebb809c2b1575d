extension PreparationBuilder {
  /// Notes the advances that the label's fonts give to what is no character of the text.
  mutating func setAdvances() {
    let font = session.font(ofRun: 0)
    contents.spaceAdvance = labelUnits(
      font.spaceAdvance, faceUnit: font.metrics.unitsPerEm, relativeSize: 1)
    contents.runAdvances = [advances(ofRun: 0)]
    contents.tabs.own = label.style.tabStops.map { labelUnits(points: $0) }
    let first = label.runs[0].font
    contents.tabs.interval = 8 * contents.spaceAdvance
    if first.tracking != 0 || first.wordSpacing != 0 {
      contents.tabs.interval = max(
        0, contents.tabs.interval + labelUnits(points: 8 * (first.tracking + first.wordSpacing)))
    }
  }

  /// Notes that the clusters from here on belong to a run, whose font makes its hyphens and tokens.
  mutating func noteAdvances(ofRun run: Int) {
    guard run != lastRun else { return }
    lastRun = run
    var advances = advances(ofRun: run)
    if let last = contents.runAdvances.last, last.hyphen == advances.hyphen, last.token == advances.token {
      return
    }
    advances.firstCluster = contents.clusterWidths.count
    if contents.runAdvances.last?.firstCluster == advances.firstCluster { contents.runAdvances.removeLast() }
    contents.runAdvances.append(advances)
  }

  private mutating func advances(ofRun run: Int) -> PreparedStorage.RunAdvances {
    if let known = advancesOfFonts[label.runs[run].font] { return known }
    let found = PreparedStorage.RunAdvances(
      firstCluster: 0, hyphen: hyphenAdvance(ofRun: run), token: tokenAdvance(ofRun: run),
      tokenParts: tokenParts(ofRun: run))
    advancesOfFonts[label.runs[run].font] = found
    return found
  }

  /// The width of the hyphen at a broken soft hyphen of a run: the first face's, in the run's style (C9).
  private func hyphenAdvance(ofRun run: Int) -> Int {
    let font = session.font(ofRun: run)
    guard font.hyphenAdvance != 0 else { return 0 }
    return width(of: String(font.hyphen), asGlyphOf: font, advance: font.hyphenAdvance, run: run)
  }

  /// The width of the label's token in a run's style.
  private func tokenAdvance(ofRun run: Int) -> Int {
    let font = session.font(ofRun: run)
    let token = label.style.truncationToken
    let advance = token == "\u{2026}" ? font.ellipsisAdvance : nil
    return width(of: token, asGlyphOf: font, advance: advance, run: run)
  }

  /// The widths of what a line shows of a token that is wider: as many of its first clusters as may count.
  private func tokenParts(ofRun run: Int) -> [Int] {
    let token = label.style.truncationToken
    guard token.utf8.count > 1, token != "\u{2026}" else { return [] }
    let bytes = Array(token.utf8)
    return GraphemeBreaker().boundaries(in: bytes.span).prefix(Self.mostTokenParts).map { end in
      width(
        of: String(decoding: bytes[..<end], as: UTF8.self), asGlyphOf: session.font(ofRun: run), advance: nil,
        run: run)
    }
  }

  /// The most clusters of a token that a line too narrow for it shows.
  private static var mostTokenParts: Int { 64 }

  /// The width of a text in a run's style; where nothing but the glyph counts and its advance is known, that.
  private func width(of string: String, asGlyphOf font: ShapingFont, advance: Int?, run: Int) -> Int {
    let style = label.runs[run].font
    if let advance, style.features.isEmpty, style.tracking == 0, style.wordSpacing == 0 {
      return labelUnits(
        advance, faceUnit: font.metrics.unitsPerEm, relativeSize: relativeSize(ofRun: run))
    }
    let bytes = Array(string.utf8)
    let graphemes = bytes.isEmpty ? [] : [0] + GraphemeBreaker().boundaries(in: bytes.span) + [bytes.count]
    let piece = TextPiece(range: 0..<bytes.count, run: run, isRightToLeft: false)
    var width = 0
    var clusters: [ShapedCluster] = []
    for item in session.itemize(bytes.span, pieces: [piece], graphemes: graphemes) {
      session.shape(bytes.span, item: item, range: item.range, into: &clusters)
      let spacing = Spacing(style, isCursive: session.isCursive(item))
      var shaped = 0
      var added = 0.0
      for (index, cluster) in clusters.enumerated() where cluster.advance != 0 {
        let end = index + 1 < clusters.count ? clusters[index + 1].offset : item.range.upperBound
        shaped += cluster.advance
        added += spacing.width(after: cluster.offset..<max(cluster.offset + 1, end), of: bytes.span)
      }
      width += labelUnits(
        shaped, faceUnit: session.metrics(of: item).unitsPerEm, relativeSize: relativeSize(ofRun: run))
      if added != 0 { width += labelUnits(points: added) }
    }
    return width
  }
}
