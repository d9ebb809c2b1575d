/// One line of a prepared label at some width.
public struct TextLine: Hashable, Sendable {
  /// The Unicode scalars on the line, counted from the start of the label, with those that hang at its end.
  public var scalars: Range<Int>
  /// The width in points without what hangs at the end, with a hyphen or ellipsis that shows.
  public var width: Double
  /// From the top of the label down to the line's baseline.
  public var baseline: Double
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// Whether a hyphen shows at a broken soft hyphen.
  public var showsHyphen: Bool
}

extension PreparedText {
  /// The lines at `width` points, the line limit applied.
  ///
  /// - Parameter width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments.
  public func lines(width: Double) throws(TextError) -> [TextLine] {
    try TextError.checkWidth(width)
    var lines: [TextLine] = []
    var stack = LineStack(self)
    var walker = LineWalker(storage, limit: limit(for: width))
    let scalars = storage.contents.clusterScalars
    while let line = walker.next() {
      guard stack.count < lineLimit else { break }
      stack.add(line)
      lines.append(
        TextLine(
          scalars: scalars[line.clusters.lowerBound]..<scalars[line.clusters.upperBound],
          width: points(line.width), baseline: stack.lastBaseline, ascent: stack.last.ascent,
          descent: stack.last.descent, showsHyphen: line.showsHyphen))
    }
    return lines
  }
}
