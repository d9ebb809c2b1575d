/// The places of a label's characters at a width: carets, rectangles of ranges, and what stands at a point.
///
/// Lines are those of the label within its line limit, as ``PreparedText/lines(width:height:)`` has them; a token has no places, and neither
/// has the text that it stands for. Offsets count Unicode scalars from the start of the label.
public struct TextPositions: Sendable {
  private struct Line {
    var filled: FilledLine
    var scalars: Range<Int>
    var top: Double
    var bottom: Double
    /// The lowest bottom of the line and those before it.
    var lowest: Double
    var baseline: Double
    /// The line's truncation; nil for one that shows as it is.
    var cut: TruncatedLine?
    /// By how much its letters stand closer together, all in all.
    var tightening: Int

    init(
      _ line: ShownLines.Line, endingWith lines: LineSum, of storage: PreparedStorage, below lowest: Double
    ) {
      let clusters = storage.clusters(of: line.filled)
      let starts = storage.contents.clusterScalars
      filled = line.filled
      scalars = starts[clusters.lowerBound]..<starts[clusters.upperBound]
      baseline = lines.lastBaseline
      (top, bottom) = (baseline - lines.last.ascent, baseline + lines.last.descent)
      self.lowest = max(lowest, bottom)
      cut = line.cut
      tightening = line.tightening
    }
  }

  private let text: PreparedText
  private let storage: PreparedStorage
  private let lines: [Line]
  /// The width of the label in units.
  private let room: Int

  /// The positions of a label's lines.
  ///
  /// - Parameter height: a distance from the label's top: of the lines the one there is enough.
  init(_ text: PreparedText, width: Double, at height: Double? = nil) {
    self.text = text
    storage = text.clusters
    var shown = ShownLines(text, limit: text.limit(for: width), height: .infinity)
    var lines: [Line] = []
    var widest = 0
    // Without a width of its own the label is as wide as its widest line.
    let units = width * Double(text.unitsPerEm) / text.fontSize
    let hasWidth = units < 0x1p60
    let wanted = hasWidth ? height : nil
    while let line = shown.next(below: wanted ?? -.infinity) {
      widest = max(widest, line.extent)
      let lowest = lines.last?.lowest ?? -.infinity
      lines.append(Line(line, endingWith: shown.heights.sum, of: storage, below: lowest))
      if wanted != nil { break }
    }
    self.lines = lines
    let trailing = text.setting.indents?.trailing ?? 0
    room = hasWidth ? Int(units.rounded()) : widest + trailing
  }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The scalars of a line, those that hang at its end included; none for a line that there is not.
  public func scalars(ofLine line: Int) -> Range<Int> {
    lines.indices.contains(line) ? lines[line].scalars : 0..<0
  }

  /// The top and the bottom of a line, and its baseline, from the label's top; nil for a line that there is not.
  public func box(ofLine line: Int) -> (top: Double, bottom: Double, baseline: Double)? {
    lines.indices.contains(line) ? (lines[line].top, lines[line].bottom, lines[line].baseline) : nil
  }

  /// The left edge of what shows on a line; nil for a line on which nothing does.
  public func left(ofLine line: Int) -> Double? {
    guard lines.indices.contains(line) else { return nil }
    return places(ofLine: line).places.lazy.filter { !$0.isTrailing }.map { $0.left }.min().map {
      text.points($0)
    }
  }

  private func places(ofLine line: Int) -> LinePlaces {
    let (line, alignment) = (lines[line], text.style.alignment)
    let trailing = text.setting.indents?.trailing ?? 0
    if let cut = line.cut {
      return LinePlaces(
        line.filled, cut: cut, of: storage, room: room, trailing: trailing, alignment: alignment)
    }
    return LinePlaces(
      line.filled, of: storage, room: room, trailing: trailing, alignment: alignment,
      tightening: line.tightening)
  }

  // MARK: Characters and words

  /// The number of scalars.
  var end: Int { storage.contents.clusterScalars.last ?? 0 }

  func nextCharacter(after offset: Int) -> Int {
    let scalars = storage.contents.clusterScalars
    let next = scalars.partitioningIndex { $0 > offset }
    return next < scalars.count ? scalars[next] : end
  }

  func previousCharacter(before offset: Int) -> Int {
    let scalars = storage.contents.clusterScalars
    let next = scalars.partitioningIndex { $0 >= offset }
    return next > 0 ? scalars[next - 1] : 0
  }

  /// The starts of words and of what stands between them other than white space.
  func words() -> [Int] { text.wordStarts ?? Array(storage.contents.clusterScalars) }

  // MARK: Lines

  /// The line that an offset stands on.
  ///
  /// - Complexity: O(log *n*) in the lines.
  public func line(of offset: Int, affinity: CaretAffinity = .downstream) -> Int {
    guard !lines.isEmpty else { return 0 }
    let next = lines.partitioningIndex { $0.scalars.lowerBound > offset }
    let line = max(0, next - 1)
    guard affinity == .upstream, line > 0, lines[line].scalars.lowerBound == offset,
      !lines[line - 1].filled.endsParagraph
    else { return line }
    return line - 1
  }

  /// The line at a distance from the label's top: the first one that ends below it, or the last one.
  private func line(at y: Double) -> Int {
    max(0, min(lines.count - 1, lines.partitioningIndex { $0.lowest > y }))
  }

  // MARK: Carets

  /// The caret at an offset; one inside a character stands before it, one beyond the text at its end.
  ///
  /// - Complexity: linear in the characters of the line.
  public func caret(at offset: Int, affinity: CaretAffinity = .downstream) -> TextCaret {
    let line = line(of: offset, affinity: affinity)
    guard lines.indices.contains(line) else {
      return TextCaret(offset: 0, affinity: affinity, line: 0, x: 0, y: 0, height: text.caretHeight)
    }
    let places = places(ofLine: line)
    let index = places.places.partitioningIndex { $0.scalars.lowerBound > offset } - 1
    guard index >= 0 else {
      return caret(offset: lines[line].scalars.lowerBound, affinity, line: line, at: places.emptyCaret)
    }
    let place = places.places[index]
    if affinity == .upstream, offset == place.scalars.lowerBound, index > 0 {
      return caret(offset: offset, affinity, line: line, at: places.places[index - 1].trailing)
    }
    guard offset >= place.scalars.upperBound else {
      return caret(
        offset: place.scalars.lowerBound, .downstream, line: line, at: places.leadingEdge(ofPlace: index))
    }
    return caret(offset: place.scalars.upperBound, .upstream, line: line, at: place.trailing)
  }

  private func caret(offset: Int, _ affinity: CaretAffinity, line: Int, at x: Int) -> TextCaret {
    TextCaret(
      offset: offset, affinity: affinity, line: line, x: text.points(x),
      y: lines[line].baseline - text.firstBox.ascent, height: text.caretHeight)
  }

  /// All carets of the label in the order of the text: for each offset between characters the one with the character after it, then
  /// where that is another place the one with the character before it.
  ///
  /// - Complexity: linear in the label's characters.
  public func carets() -> [TextCaret] {
    var carets: [TextCaret] = []
    // The trailing edge of the character before.
    var before: TextCaret?
    for line in lines.indices {
      let places = places(ofLine: line)
      if places.places.isEmpty {
        carets.append(
          caret(offset: lines[line].scalars.lowerBound, .downstream, line: line, at: places.emptyCaret))
      }
      for (index, place) in places.places.enumerated() {
        let edge = caret(
          offset: place.scalars.lowerBound, .downstream, line: line, at: places.leadingEdge(ofPlace: index))
        carets.append(edge)
        if let before, before.line != line || abs(before.x - edge.x) > Self.sameplace {
          carets.append(before)
        }
        let isNowhere = place.isTerminator || place.showsHyphen
        before =
          isNowhere ? nil : caret(offset: place.scalars.upperBound, .upstream, line: line, at: place.trailing)
      }
    }
    if let before { carets.append(before) }
    return carets
  }

  /// Carets this near, in points, are at one place.
  private static let sameplace = 0.05

  // MARK: Points and ranges

  /// A distance in units; that of no number is 0.
  private func units(_ distance: Double) -> Int {
    let units = distance * Double(text.unitsPerEm) / text.fontSize
    return units.isNaN ? 0 : Int(max(-0x1p50, min(0x1p50, units)))
  }

  /// The offset nearest to a point, with the side that it is on: on the line at its height, or the nearest line.
  ///
  /// - Complexity: linear in the characters of the line.
  public func offset(atX x: Double, y: Double) -> (offset: Int, affinity: CaretAffinity) {
    guard !lines.isEmpty else { return (0, .downstream) }
    let line = line(at: y)
    #if !SELFSIZING_NO_KERNELS
      if text.style.alignment == .leading, lines[line].tightening == 0, lines[line].cut == nil,
        let found = LinePlaces.offset(at: units(x), on: lines[line].filled, of: storage)
      {
        return found
      }
    #endif
    return places(ofLine: line).offset(at: units(x)) ?? (lines[line].scalars.lowerBound, .downstream)
  }

  /// The character at a point: its scalars; nil beside the text.
  public func character(atX x: Double, y: Double) -> Range<Int>? {
    guard let top = lines.first?.top, let bottom = lines.last?.bottom, y >= top, y < bottom else {
      return nil
    }
    let units = units(x)
    return places(ofLine: line(at: y)).places.first { $0.left <= units && units < $0.right }?.scalars
  }

  /// The rectangles of a range, from the first line to the last and from left to right, those that touch made one.
  ///
  /// - Complexity: linear in the characters of the lines that the range is on.
  public func rectangles(of range: Range<Int>) -> [TextRectangle] {
    guard !range.isEmpty, !lines.isEmpty else { return [] }
    var rectangles: [TextRectangle] = []
    for line in line(of: range.lowerBound)...max(line(of: range.lowerBound), line(of: range.upperBound - 1)) {
      let spans = places(ofLine: line).places
        .filter { $0.scalars.overlaps(range) && !$0.isTerminator && $0.right > $0.left }
        .map { (left: text.points($0.left), right: text.points($0.right)) }
        .sorted { $0.left < $1.left }
      var merged: [(left: Double, right: Double)] = []
      for span in spans {
        if let last = merged.last, span.left - last.right <= 1.0 / 16 {
          merged[merged.count - 1].right = max(last.right, span.right)
        } else {
          merged.append(span)
        }
      }
      for span in merged {
        rectangles.append(
          TextRectangle(
            line: line, x: span.left, y: lines[line].baseline - text.firstBox.ascent,
            width: span.right - span.left, height: text.caretHeight))
      }
    }
    return rectangles
  }
}
