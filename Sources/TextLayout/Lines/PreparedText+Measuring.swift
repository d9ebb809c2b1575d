#if canImport(Glibc)
  internal import Glibc
#endif

extension PreparedText {
  /// The metrics of one line in the label's first font, in points.
  public var fontMetrics: TextFontMetrics {
    TextFontMetrics(
      ascent: firstBox.ascent, descent: firstBox.descent, leading: lineLeading, capHeight: firstBox.capHeight)
  }

  /// The size of the label in the given space (rules T1 to T8). A width that is no number counts as 0.
  ///
  /// - Complexity: linear in the label's segments; allocates nothing.
  public func measure(width: Double?, height: Double?) -> TextMeasurement {
    var width = width ?? .infinity
    if width.isNaN { width = 0 }
    var height = height ?? .infinity
    if height.isNaN { height = 0 }
    let limit = limit(for: width)
    #if !SELFSIZING_NO_KERNELS
      if let measured = measureInOneLine(limit: limit) { return measured }
    #endif
    var lines = ShownLines(self, limit: limit, height: height)
    var widest = 0
    var next = Int.max
    var least = 0
    // The line of one segment, which only might end earlier if it were narrower, whose limit is the greatest, and that of the others.
    var (ofOne, leastOfOthers) = (FilledLine?.none, 0)
    while lines.advance() {
      widest = max(widest, lines.line.extent)
      next = min(next, lines.line.next)
      if !lines.line.isOneSegment {
        least = max(least, lines.line.least)
      } else if lines.line.least > ofOne?.least ?? 0 {
        leastOfOthers = ofOne?.least ?? 0
        ofOne = lines.line.filled
      } else {
        leastOfOthers = max(leastOfOthers, lines.line.least)
      }
    }
    if let ofOne, ofOne.least > least { least = max(least, lines.least(of: ofOne)) }
    if leastOfOthers > least {
      var again = ShownLines(self, limit: limit, height: height)
      while again.advance() {
        let line = again.line
        if line.least > least { least = max(least, line.cut?.least ?? again.least(of: line.filled)) }
      }
    }
    return measurement(
      of: lines.heights.sum, widest: max(0, widest + lines.trailing), validFrom: least, to: next,
      isTruncated: lines.isTruncated)
  }

  /// Returns the measurement of lines.
  ///
  /// - Parameter least: the least limit that gives the same lines, in units; `next` the least greater one that gives others.
  func measurement(
    of lines: LineSum, widest: Int, validFrom least: Int, to next: Int, isTruncated: Bool
  ) -> TextMeasurement {
    let validTo = next == .max ? .infinity : sixtyFourths(next) / 64
    return TextMeasurement(
      width: reportedWidth(widest, below: validTo),
      height: rounded(lines.height(minimumLines: style.minimumLines)),
      firstBaseline: roundedBaseline(lines.firstBaseline, rule: .toNearestOrAwayFromZero),
      lastBaseline: roundedBaseline(lines.lastBaseline, rule: .up), lineCount: lines.count,
      isTruncated: isTruncated, validFrom: least == 0 ? 0 : sixtyFourths(least) / 64, validTo: validTo)
  }

  /// The widest line rounded up to a pixel (rule T7), though not to where other lines come out: fed back, the width must give
  /// the same ones (rule W8).
  private func reportedWidth(_ widest: Int, below end: Double) -> Double {
    let width = points(widest)
    let rounded =
      if let scale = style.lineMetrics.scale {
        Self.roundedUp(width, scale: scale)
      } else {
        (width * 64).rounded(.up) / 64
      }
    return rounded < end ? rounded : max(sixtyFourths(widest) / 64, end - 1 / 64)
  }

  @inline(__always)
  func roundedBaseline(_ baseline: Double, rule: FloatingPointRoundingRule) -> Double {
    guard let scale = style.lineMetrics.scale else { return baseline }
    return rule == .up ? Self.roundedUp(baseline, scale: scale) : (baseline * scale).rounded(rule) / scale
  }
}
