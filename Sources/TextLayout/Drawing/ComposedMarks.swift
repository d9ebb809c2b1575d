/// The full-width marks of a label whose lines are set, and which of them are narrow on the line at hand.
struct ComposedMarks {
  private let trim: SpacingTrim
  /// By their first bytes.
  private var marks: [Int: FullWidthMark] = [:]
  /// The bytes that paragraphs begin at.
  private var paragraphs: Set<Int> = [0]
  /// The first byte of the line and the one behind its token, the end of what shows before what is left out or trails, and what a mark
  /// there gives up, in points.
  private var starts = (line: 0, rest: 0)
  private var end = 0
  private var givenUp = 0.0

  init(
    label: TextLabel, text: [UInt8], parts: [LabelPart], session: any ShapingSession,
    _ shaper: any TextShaper
  ) throws(TextError) {
    trim = label.style.spacingTrim
    var shapes = try MarkShapes(
      fonts: label.runs.map { $0.font }, language: label.language, shaper: shaper, plain: session)
    let found = FullWidthMark.marks(in: text.span) { sort, range, offset in
      let part = parts.partitioningIndex { $0.range.lowerBound > offset } - 1
      guard part >= 0, let item = parts[part].item else { return FullWidthMark.Shape(sort: sort) }
      return shapes.shape(sort, range, of: text.span, item: item)
    }
    for mark in found { marks[mark.range.lowerBound] = mark }
    ParagraphScanner.forEach(in: text.span, tailoring: label.style.tailoring) { paragraph in
      if !paragraph.isLast { paragraphs.insert(paragraph.end) }
    }
  }

  /// Begins a line.
  mutating func begin(at start: Int, rest: Int? = nil, end: Int, trim: Double) {
    (starts, self.end, givenUp) = ((start, rest ?? start), end, trim)
  }

  /// The room that the mark beginning at a byte loses before and behind what shows of it, in points; nil for none.
  ///
  /// - Parameter points: the length of a unit of its face.
  func change(at offset: Int, points: Double) -> (before: Double, behind: Double)? {
    guard let mark = marks[offset] else { return nil }
    if mark.isOpening {
      let isNarrow =
        offset == starts.line || offset == starts.rest
        ? trim.opensNarrow(mark, beginsParagraph: paragraphs.contains(offset)) : mark.isTrimmed
      return isNarrow ? (Double(mark.shape.trim) * points, 0) : nil
    }
    if mark.range.upperBound == end, !mark.staysNarrow { return (0, givenUp) }
    return mark.isTrimmed ? (0, Double(mark.shape.trim) * points) : nil
  }
}
