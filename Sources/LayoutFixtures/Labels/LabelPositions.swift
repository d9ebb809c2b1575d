internal import TextLayout

/// Carets of a label, the rectangles of its ranges and what stands at its points.
public struct LabelPositions: Hashable, Sendable {
  /// Each caret's offset, its distances from left and top, and its height; nil where they were not asked for.
  public var carets: [[Double]]?
  /// The rectangles of each range, each by left, top, width and height.
  public var rectangles: [[[Double]]] = []
  /// The offset at each point.
  public var hits: [Int] = []
  private var hasRanges: Bool

  init(
    of text: PreparedText, _ label: LabelDocument, width: Double, hasCarets: Bool, hasRanges: Bool,
    budget: inout PositionBudget
  ) throws(TextError) {
    self.hasRanges = hasRanges
    let positions = try text.positions(width: width)
    if hasCarets { carets = positions.carets().map { [Double($0.offset), $0.x, $0.y, $0.height] } }
    guard hasRanges else { return }
    for range in label.ranges ?? [] {
      let range = range[0]..<range[1]
      guard budget.take(linesOf: range, in: positions) else { return }
      let found = positions.rectangles(of: range).map { [$0.x, $0.y, $0.width, $0.height] }
      budget.rectangles -= found.count
      rectangles.append(found)
    }
    for point in label.points ?? [] {
      let offset = positions.offset(atX: point[0], y: point[1]).offset
      guard budget.take(linesOf: offset..<offset + 1, in: positions) else { return }
      hits.append(offset)
    }
  }

  func writeMembers(to json: inout JSONWriter) {
    if let carets { json.member("carets", carets) }
    guard hasRanges else { return }
    json.member("rects", rectangles)
    json.member("hits", hits)
  }
}

/// The rectangles and characters that one label may ask for, in all its results: ranges that each span many lines are few bytes of input.
struct PositionBudget {
  /// The rectangles that may yet be found.
  var rectangles: Int
  /// The characters that may yet be passed on the lines of ranges and points.
  var characters: Int

  /// True if more was looked for than there was.
  var isExceeded: Bool { rectangles < 0 || characters < 0 }

  /// Takes the characters of the lines that a range is on; false if there are not as many.
  mutating func take(linesOf range: Range<Int>, in positions: TextPositions) -> Bool {
    guard !range.isEmpty else { return !isExceeded }
    let first = positions.scalars(ofLine: positions.line(of: range.lowerBound))
    let last = positions.scalars(ofLine: positions.line(of: range.upperBound - 1))
    characters -= max(0, last.upperBound - first.lowerBound)
    return !isExceeded
  }
}
