#if canImport(Glibc)
  internal import Glibc
#endif

extension PreparedText: TextMeasuring {
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
    if !isSimple, let plain = plainMeasurement(limit: limit, width: width, height: height) { return plain }
    return switch source {
    case .full(let storage): measure(storage, limit: limit, width: width, height: height)
    case .simple(let text): measure(text, limit: limit, width: width, height: height)
    }
  }

  /// The same line by line.
  func measure(_ source: some LineSource, limit: Int, width: Double, height: Double) -> TextMeasurement {
    var lines = ShownLines(self, source, limit: limit, height: height)
    var widest = 0
    var least = 0
    var next = Int.max
    while let line = lines.next() {
      widest = max(widest, line.width)
      least = max(least, line.least)
      next = min(next, line.next)
    }
    return measurement(
      of: lines.stack.sum, widest: widest, validFrom: least, to: next, width: width,
      isTruncated: lines.isTruncated)
  }

  /// The widest line rounded up to a pixel (rule T7), though not beyond a proposed width that it fits: fed back, that
  /// must give the same lines (rule W8).
  func reportedWidth(_ widest: Int, proposed: Double) -> Double {
    let width = points(widest)
    let rounded =
      switch style.lineMetrics {
      case .pixel(let scale): Self.roundedUp(width, scale: scale)
      case .css: (width * 64).rounded(.up) / 64
      }
    return widest <= limit(for: proposed) ? min(rounded, max(0, proposed)) : rounded
  }

  func roundedBaseline(_ baseline: Double, rule: FloatingPointRoundingRule) -> Double {
    guard case .pixel(let scale) = style.lineMetrics else { return baseline }
    return rule == .up ? Self.roundedUp(baseline, scale: scale) : (baseline * scale).rounded(rule) / scale
  }
}
