/// Sets the lines of a label: which glyphs stand where, in visual order. For pictures; measuring needs none of it.
///
/// Each item of the label is shaped once, however many lines at however many widths are set.
package final class LineComposer {
  private let shown: ShownLabel
  var label: TextLabel { shown.label }
  private let text: [UInt8]
  /// The byte at which each scalar begins, and the end.
  private let scalarOffsets: [Int]
  private let session: any ShapingSession
  let preparer: TextPreparer
  let parts: [LabelPart]
  private let spaceAdvance: Double
  /// The bytes before which a gap stands between ideographs and letters.
  private let gaps: Set<Int>
  /// The full-width marks that may be narrow.
  private var marks: ComposedMarks?
  /// The first byte of the line that is set, and the points of its indent that tabs count.
  private var lineStart = 0
  private var tabOrigin = 0.0
  /// The bytes that begin characters behind which gaps of the line stand, and the points of each.
  private var lineGaps: Set<Int> = []
  private var lineGap = 0.0
  /// The bytes that begin marks which hang, and the points by which each does.
  private var hangs: [Int: Double] = [:]
  private var items = ShapedItems()

  /// A composer for the label.
  package init(label own: TextLabel, preparer: TextPreparer) throws(TextError) {
    let shown = ShownLabel(own, sources: preparer.sources)
    let label = shown.label
    self.shown = shown
    self.preparer = preparer
    let text = label.bytes
    session = try preparer.shaper.makeSession(fonts: label.runs.map { $0.font }, language: label.language)
    parts = try preparer.parts(of: label)
    var gaps: Set<Int> = []
    if label.style.autospace {
      Autospace.forEachGap(in: text.span, language: label.language) { gaps.insert($0) }
    }
    self.gaps = gaps
    var offsets: [Int] = []
    for index in text.indices where text[index] & 0xC0 != 0x80 { offsets.append(index) }
    scalarOffsets = offsets + [text.count]
    let font = session.font(ofRun: 0)
    spaceAdvance =
      Double(font.spaceAdvance) * (label.runs.first?.font.size ?? 0) / Double(max(1, font.metrics.unitsPerEm))
    self.text = text
    if label.style.spacingTrim != .spaceAll {
      marks = try ComposedMarks(label: label, text: text, parts: parts, session: session, preparer.shaper)
    }
  }

  /// Lines of the label, each from its left edge.
  package func compose(_ lines: [TextLine]) throws(TextError) -> [(runs: [GlyphRun], width: Double)] {
    var result: [(runs: [GlyphRun], width: Double)] = []
    for line in lines { result.append(try compose(line)) }
    return result
  }

  /// A line's glyphs from left to right, and the line's width, both in points.
  ///
  /// Trailing spaces are left out; a hyphen or truncation token that shows is there.
  private func compose(_ line: TextLine) throws(TextError) -> (runs: [GlyphRun], width: Double) {
    let shown = bytes(of: line.scalars)
    lineStart = shown.lowerBound
    let beginsParagraph = lineStart > 0 && !isInParagraph(lineStart - 1)
    let indent = label.style.indent
    tabOrigin = indent.isOwn(beginsLabel: lineStart == 0, beginsParagraph: beginsParagraph) ? indent.first : 0
    lineGap = line.gap
    lineGaps = Set(line.gaps.map { bytes(of: $0..<$0).lowerBound })
    hangs = [:]
    if line.hang.start > 0 { hangs[lineStart] = line.hang.start }
    var pen = Pen(composer: self)
    if let omittedScalars = line.omitted {
      let omitted = bytes(of: omittedScalars)
      let before = shown.lowerBound..<max(shown.lowerBound, omitted.lowerBound)
      marks?.begin(at: lineStart, rest: omitted.upperBound, end: before.upperBound, trim: 0)
      pen.add(before)
      // The token has the font of what stands before it on the line, or else behind it.
      let neighbour =
        !before.isEmpty
        ? before.upperBound - 1 : omitted.upperBound < text.count ? omitted.upperBound : shown.lowerBound
      try pen.add(line.token ?? label.style.truncationToken, run: runNumber(at: neighbour))
      pen.add(visible(omitted.upperBound..<text.count), isBehindToken: true)
    } else {
      let contentEnd = visible(shown)
      marks?.begin(at: lineStart, end: contentEnd.upperBound, trim: line.trim)
      if line.hang.end > 0, let last = scalarOffsets.last(where: { $0 < contentEnd.upperBound }) {
        hangs[last] = line.hang.end
      }
      pen.add(contentEnd)
      if line.showsHyphen {
        try pen.add("\u{2010}", run: runNumber(ofHyphenBehind: contentEnd.upperBound), isHyphen: true)
      }
    }
    var set = pen.finish()
    if line.tightening > 0 { tighten(&set, by: line.tightening) }
    return set
  }

  /// Moves the characters of a line closer together, by the same between any two.
  private func tighten(_ line: inout (runs: [GlyphRun], width: Double), by points: Double) {
    let count = line.runs.reduce(0) { $0 + max(1, $1.clusterCount) }
    guard count > 1 else { return }
    let step = points / Double(count - 1)
    var passed = 0
    for index in line.runs.indices {
      line.runs[index].x -= Double(passed) * step
      let own = line.runs[index].tighten(by: step, behind: passed)
      line.runs[index].width -= Double(own - (index + 1 == line.runs.count ? 1 : 0)) * step
      passed += own
    }
    line.width -= points
  }

  private func bytes(of own: Range<Int>) -> Range<Int> {
    let scalars = shown.shown(own)
    let last = scalarOffsets.count - 1
    let lower = min(max(0, scalars.lowerBound), last)
    return scalarOffsets[lower]..<scalarOffsets[min(max(lower, scalars.upperBound), last)]
  }

  private func runNumber(at offset: Int) -> Int {
    parts.last { $0.range.lowerBound <= max(0, offset) }?.run ?? 0
  }

  /// The run of a hyphen: that of its soft hyphen, which follows the content, or of the word that is divided.
  private func runNumber(ofHyphenBehind end: Int) -> Int {
    let text = text
    let isSoft = end + 2 <= text.count && text.span.endsWithSoftHyphen(at: end + 2)
    return runNumber(at: isSoft ? end : end - 1)
  }

  /// A range without its paragraph's terminator, soft hyphens at its end, and the trailing space where none are.
  private func visible(_ range: Range<Int>) -> Range<Int> {
    let text = text
    let keepsSpaces = label.style.wrapping.whiteSpace.countsTrailing
    var hasHyphen = false
    var end = range.upperBound
    for start in ([0] + GraphemeBreaker().boundaries(in: text.span.extracting(range))).reversed() {
      let start = range.lowerBound + start
      guard start < end else { continue }
      if text.span.endsWithSoftHyphen(at: end) {
        hasHyphen = true
      } else if isInParagraph(start) {
        let isTrailing = !keepsSpaces && !hasHyphen && text.span.isTrailing(clusterAt: start, end: end)
        guard isTrailing else { break }
      }
      end = start
    }
    return range.lowerBound..<end
  }

  /// False for a byte of a terminator.
  private func isInParagraph(_ offset: Int) -> Bool {
    let part = parts.partitioningIndex { $0.range.upperBound > offset }
    return part < parts.count && parts[part].range.lowerBound <= offset
  }

  /// The embedding level of the paragraph that the line begins in: the least of its parts', unless the style says it.
  var paragraphLevel: UInt8 {
    guard label.style.direction == .auto else { return label.style.direction == .rightToLeft ? 1 : 0 }
    var (level, end) = (UInt8.max, lineStart)
    for part in parts[parts.partitioningIndex(where: { $0.range.upperBound > lineStart })...] {
      guard part.range.lowerBound <= end else { break }
      (level, end) = (min(level, part.level), part.range.upperBound)
    }
    return level == .max ? 0 : level
  }

  func isTab(_ range: Range<Int>) -> Bool { range.count == 1 && text[range.lowerBound] == 0x09 }

  /// Sets one part at a place of the line, where so much stands before it in the order of the text; nil where a tab is a space.
  func set(
    _ part: LabelPart, _ range: Range<Int>, token: [UInt8]?, isHyphen: Bool, at x: Double,
    behind distance: Double?
  ) -> GlyphRun {
    let text = token ?? self.text
    let font = label.runs[part.run].font
    var run = GlyphRun(font: font, face: 0, run: part.run, glyphs: [], box: nil, x: x, width: 0)
    guard let item = part.item else {
      run.box = label.runs[part.run].box
      let isTab = text[range.lowerBound] == 0x09
      let tab = isTab ? distance.map { tabAdvance(at: $0) } : nil
      // A separator is as wide as a space; what ends no paragraph else is nothing.
      let width = run.box?.width ?? tab ?? (isTab || range.count == 3 ? spaceAdvance : 0)
      run.width = width + lineGap(behind: range.lowerBound, token)
      return run
    }
    run.face = item.face
    let points = font.size / Double(max(1, session.metrics(of: item).unitsPerEm))
    let spacing = LetterSpacing(font)
    let isCursive = session.isCursive(item)
    var pen = x
    var cluster: (offset: Int, advance: Int)?
    var narrowing = 0.0
    func gap() -> Double {
      guard let cluster, cluster.advance != 0, !isHyphen else { return 0 }
      var end = cluster.offset
      _ = text.span.nextScalar(at: &end)
      return spacing.width(after: cluster.offset..<end, of: text.span, isCursive: isCursive)
    }
    let glyphs =
      token == nil
      ? items.glyphs(text.span, item: item, range: range, session)
      : session.glyphs(text.span, item: item, range: range)
    for glyph in glyphs {
      if cluster?.offset != glyph.offset {
        // Spacing stands behind a whole cluster.
        pen += gap() + (cluster.map { lineGap(behind: $0.offset, token) } ?? 0)
        if token == nil, glyph.offset != lineStart, gaps.contains(glyph.offset) {
          // As wide as the font of what stands before it makes it.
          pen += label.runs[runNumber(at: glyph.offset - 1)].font.size / 8
        }
        cluster = (glyph.offset, 0)
        let change = token == nil ? change(at: glyph.offset, of: item, points: points) : nil
        // What is before the mark is lost before it, what is behind it afterwards.
        pen -= change?.before ?? 0
        narrowing = change?.behind ?? 0
      }
      cluster?.advance += glyph.advance
      run.glyphs.append(
        .init(
          id: glyph.id, x: pen + Double(glyph.x) * points, y: Double(glyph.y) * points + font.baselineOffset,
          scalar: token == nil ? scalar(at: glyph.offset) : nil))
      pen += Double(glyph.advance) * points - narrowing
      narrowing = 0
    }
    pen += gap() + (cluster.map { lineGap(behind: $0.offset, token) } ?? 0)
    run.width = pen - x
    return run
  }

  /// The room that the mark beginning at a byte loses before and behind what shows of it, from left to right.
  private func change(
    at offset: Int, of item: TextItem, points: Double
  ) -> (before: Double, behind: Double)? {
    let change = marks?.change(at: offset, points: points)
    guard let hang = hangs[offset] else { return change }
    if offset == lineStart { return item.isRightToLeft ? (0, hang) : (hang, 0) }
    let (before, behind) = change ?? (0, 0)
    return item.isRightToLeft ? (before + hang, behind) : (before, behind + hang)
  }

  /// The gap of a justified line behind the character that begins at a byte.
  private func lineGap(behind offset: Int, _ token: [UInt8]?) -> Double {
    token == nil && lineGaps.contains(offset) ? lineGap : 0
  }

  /// The label's own scalar that begins at a byte.
  private func scalar(at offset: Int) -> Int {
    shown.origin(max(0, scalarOffsets.partitioningIndex { $0 > offset } - 1))
  }

  /// The distance to the next tab stop (rule W5, C10).
  private func tabAdvance(at x: Double) -> Double {
    let x = x + tabOrigin
    for stop in label.style.tabStops where stop > x { return stop - x }
    let spacing = label.runs.first.map { $0.font.tracking + $0.font.wordSpacing } ?? 0
    let stop = (spaceAdvance + spacing) * 8
    guard stop > 0 else { return 0 }
    let rest = x.truncatingRemainder(dividingBy: stop)
    let distance = rest < 0 ? -rest : stop - rest
    return distance * 2 < spaceAdvance ? distance + stop : distance
  }
}

extension TextPreparer {
  /// Sets lines that a prepared label gave, each from its left edge.
  package func glyphLines(
    of label: TextLabel, _ lines: [TextLine]
  ) throws(TextError) -> [(runs: [GlyphRun], width: Double)] {
    try LineComposer(label: label, preparer: self).compose(lines)
  }
}
