/// One line of a prepared label at some width.
public struct TextLine: Hashable, Sendable {
  /// The Unicode scalars on the line, counted from the start of the label, with trailing spaces. A line that shows the token is cut by
  /// ``omitted`` from what it begins with to the end of the label, and has here what it would hold without it.
  public var scalars: Range<Int>
  /// The width in points without trailing spaces, with a hyphen or ellipsis that shows.
  public var width: Double
  /// From the top of the label down to the line's baseline.
  public var baseline: Double
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// True if a hyphen shows at a broken soft hyphen.
  public var showsHyphen: Bool
  /// From the left edge of the label, which is as wide as its widest line, to the line, by its alignment. In a label as wide as was
  /// proposed it is ``TextPositions/left(ofLine:)``.
  public var x: Double
  /// The scalars that are left out where this line shows the truncation token; nil for a line that shows as it is.
  public var omitted: Range<Int>?
  /// The truncation token that shows there: as much of it as fits, and one character at least.
  public var token: String?
  /// The points by which the line's letters stand closer together, all in all, so that what is left of the text is on it (rule R6).
  public var tightening = 0.0
  /// The points by which a full-width mark at the line's end is narrower than elsewhere, so that the line holds it.
  public var trim = 0.0
  /// The points by which punctuation stands out where the line begins and where it ends, beyond its width.
  public var hang = LineHang()
  /// The scalars behind which gaps stand in a justified line; the line's width has them.
  public var gaps: [Int] = []
  /// The points of each gap.
  public var gap = 0.0
}

extension PreparedText {
  /// The lines at `width` points that show within the line limit and a height.
  ///
  /// - Parameters:
  ///   - width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  ///   - height: lines that do not fit it are left out, all but the first (rule T6).
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments.
  public func lines(width: Double, height: Double = .infinity) throws(TextError) -> [TextLine] {
    try TextError.checkWidth(width)
    try TextError.checkWidth(height)
    return lines(ShownLines(self, limit: limit(for: width), height: height))
  }

  /// The lines that show where each has a width of its own: beside a picture, in a shape.
  ///
  /// ```swift
  /// let lines = try text.lines { line in line < 3 ? 200 : 320 }
  /// ```
  ///
  /// Lines are filled greedily, whatever the style says.
  ///
  /// - Parameters:
  ///   - height: lines that do not fit it are left out, all but the first (rule T6).
  ///   - widthOfLine: the width in points of a line by its number, from 0 on; less than 0, or no number, counts as 0.
  /// - Throws: ``TextError`` for a height that is no number.
  /// - Complexity: linear in the label's segments.
  public func lines(
    height: Double = .infinity, widthOfLine: (Int) -> Double
  ) throws(TextError) -> [TextLine] {
    try TextError.checkWidth(height)
    return withoutActuallyEscaping(widthOfLine) { widthOfLine in
      lines(
        ShownLines(
          self, limit: .max, height: height,
          limitOfLine: {
            let width = widthOfLine($0)
            return limit(for: width.isNaN ? 0 : width)
          }))
    }
  }

  private func lines(_ shown: consuming ShownLines) -> [TextLine] {
    let clusters = clusters
    let scalars = clusters.contents.clusterScalars
    var lines: [TextLine] = []
    while let line = shown.next() {
      let range = clusters.clusters(of: line.filled)
      lines.append(
        TextLine(
          scalars: scalars[range.lowerBound]..<scalars[range.upperBound], width: points(line.width),
          baseline: shown.heights.sum.lastBaseline, ascent: shown.heights.sum.last.ascent,
          descent: shown.heights.sum.last.descent, showsHyphen: line.filled.showsHyphen && line.cut == nil,
          x: points(line.filled.indent),
          omitted: line.cut.map { scalars[$0.omitted.lowerBound]..<scalars[$0.omitted.upperBound] },
          token: line.cut.map { shownToken(of: $0) }, tightening: points(line.tightening)))
      if clusters.hasEdgeMarks { lines[lines.count - 1].addMarks(of: line, clusters, self) }
      if style.alignment == .justified, line.cut == nil, line.tightening == 0, shown.limit < 1 << 60 {
        lines[lines.count - 1].justify(
          line.filled, of: clusters, free: shown.limit - shown.trailing - line.extent, self)
      }
    }
    align(&lines, rightToLeft: clusters.contents.rightToLeftParagraphs)
    return lines
  }

  /// As much of the token as a line shows.
  private func shownToken(of cut: TruncatedLine) -> String {
    guard let count = cut.tokenClusters else { return style.truncationToken }
    let bytes = Array(style.truncationToken.utf8)
    let ends = GraphemeBreaker().boundaries(in: bytes.span)
    return count > ends.count
      ? style.truncationToken : String(decoding: bytes[..<ends[count - 1]], as: UTF8.self)
  }

  /// Gives each line, which stands at its indent, its place beside the widest one.
  private func align(_ lines: inout [TextLine], rightToLeft paragraphs: [Range<Int>]) {
    let trailing = style.indent.trailing
    let widest = lines.lazy.map { $0.x + $0.width }.max() ?? 0
    var paragraph = 0
    for index in lines.indices {
      let indent = lines[index].x
      let room = widest - indent - lines[index].width
      let start = lines[index].scalars.lowerBound
      while paragraph < paragraphs.count, paragraphs[paragraph].upperBound <= start { paragraph += 1 }
      let isRightToLeft = paragraph < paragraphs.count && paragraphs[paragraph].contains(start)
      switch style.alignment {
      case .center: lines[index].x = (isRightToLeft ? trailing : indent) + room / 2
      case .leading, .justified: lines[index].x = isRightToLeft ? trailing + room : indent
      case .trailing: lines[index].x = isRightToLeft ? trailing : indent + room
      }
    }
  }
}

/// The points by which punctuation stands out at a line's sides (``HangingPunctuation``).
public struct LineHang: Hashable, Sendable {
  /// Before the side where reading begins.
  public var start = 0.0
  /// Behind the side where it ends.
  public var end = 0.0

  /// Nothing stands out.
  public init() {}
}

extension TextLine {
  /// Notes what marks at the line's sides do not take up of it.
  fileprivate mutating func addMarks(
    of line: ShownLines.Line, _ clusters: PreparedStorage, _ text: PreparedText
  ) {
    guard let cut = line.cut else {
      let marks = clusters.edgeMarks(of: line.filled, isTightened: line.tightening > 0)
      trim = text.points(marks.trim)
      (hang.start, hang.end) = (text.points(marks.startHang), text.points(marks.endHang))
      return
    }
    let first = clusters.clusters(of: line.filled).lowerBound
    hang.start = text.points(clusters.startHang(of: first..<cut.omitted.lowerBound))
  }

  /// Shares what is free on the line among its gaps.
  fileprivate mutating func justify(
    _ line: FilledLine, of clusters: PreparedStorage, free: Int, _ text: PreparedText
  ) {
    guard free > 0, !line.endsParagraph else { return }
    gaps = clusters.gaps(of: line).map { clusters.contents.clusterScalars[$0] }
    guard !gaps.isEmpty else { return }
    gap = text.points(free) / Double(gaps.count)
    width += text.points(free)
  }
}
