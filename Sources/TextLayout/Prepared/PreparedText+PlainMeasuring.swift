extension PreparedText {
  /// The size in the given space where positions alone tell it: text prepared from words then needs no clusters. Nil where a
  /// line ends inside a segment or text is left out, and where only clusters tell how narrow the space may become.
  ///
  /// - Parameters:
  ///   - width: no NaN.
  ///   - height: infinite for none.
  /// - Complexity: linear in the label's segments; allocates nothing.
  func plainMeasurement(limit: Int, width: Double, height: Double) -> TextMeasurement? {
    let segments = body.segments
    // An empty label has a line, but no segment.
    guard let limit = body.plainLimit(limit), segments.count > 0 else { return nil }
    let isMixed = unsafe body.head.pointee.flags.contains(.isMixed)
    var sum = LineSum(setting)
    var (widest, next) = (0, Int.max)
    // The widest of the lines that would end earlier if they were narrower, and of those of one segment, which might.
    var (least, leastAlone) = (0, 0)
    var (index, start) = (0, 0)
    repeat {
      let first = index
      var faces: UInt8 = isMixed ? 0 : 1
      var fit = 0
      repeat {
        if isMixed { faces |= body.faces(ofSegment: index) }
        fit = segments.fit(index)
        index += 1
      } while index < segments.count && segments.fit(index) - start <= limit
      let isLast = index == segments.count
      let lineWidth = max(0, fit - start)
      widest = max(widest, lineWidth)
      if index - first > 1 { least = max(least, lineWidth) } else { leastAlone = max(leastAlone, lineWidth) }
      sum.add(setting.lineExtent(ofFaces: faces), endsParagraph: isLast)
      // The first line shows in any space.
      if sum.count > 1, sum.total > height + LineSum.tolerance { return nil }
      guard !isLast else { break }
      if sum.count >= lineLimit { return nil }
      next = min(next, segments.fit(index) - start)
      start = segments.end(index - 1)
    } while true
    guard leastAlone <= least else { return nil }
    return measurement(of: sum, widest: widest, validFrom: least, to: next, width: width, isTruncated: false)
  }

  /// What lines amount to.
  ///
  /// - Parameters:
  ///   - least: the least limit that gives the same lines, in units; `next` the least greater one that gives others.
  ///   - width: the width proposed, in points.
  func measurement(
    of lines: LineSum, widest: Int, validFrom least: Int, to next: Int, width: Double, isTruncated: Bool
  ) -> TextMeasurement {
    TextMeasurement(
      width: reportedWidth(widest, proposed: width),
      height: rounded(lines.height(minimumLines: style.minimumLines)),
      firstBaseline: roundedBaseline(lines.firstBaseline, rule: .toNearestOrAwayFromZero),
      lastBaseline: roundedBaseline(lines.lastBaseline, rule: .up), lineCount: lines.count,
      isTruncated: isTruncated, validFrom: least == 0 ? 0 : sixtyFourths(least) / 64,
      validTo: next == .max ? .infinity : sixtyFourths(next) / 64)
  }
}
