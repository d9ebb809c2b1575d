internal import TextLayout

/// A label whose size is guessed from its characters' advances; stands in for a prepared text where a row's height is
/// wanted before anything is shaped.
struct EstimatedText: TextMeasuring {
  struct Run: Sendable {
    var text: String
    var box: InlineBox?
    var font: FontDescription
    var advances: CharacterAdvances
  }

  let runs: [Run]
  let style: ParagraphStyle
  /// The metrics of the tallest of the runs' fonts.
  let fontMetrics: TextFontMetrics
  var isEstimated: Bool { true }

  func measure(width: Double?, height: Double?) -> TextMeasurement {
    let limit = width.map { max(0, $0) } ?? .infinity
    var lines = LineEstimate(width: limit)
    for run in runs {
      if let box = run.box {
        let line = fontMetrics.ascent + fontMetrics.descent
        lines.addBox(width: box.width, excess: max(0, box.ascent + box.descent - line))
      } else {
        lines.add(run.text.utf8Span.span, advances: run.advances, size: run.font.size)
      }
    }
    lines.finish()
    var shown = style.shown(ofLines: lines.count)
    if let height, height.isFinite { shown = min(shown, linesFitting(height)) }
    let lineHeight = fontMetrics.ascent + fontMetrics.descent
    return TextMeasurement(
      width: Double(lines.width), height: style.height(of: lines, limit: shown, metrics: fontMetrics),
      firstBaseline: fontMetrics.ascent,
      lastBaseline: fontMetrics.ascent + Double(shown - 1) * (lineHeight + fontMetrics.leading),
      lineCount: shown, isTruncated: shown < lines.count,
      validFrom: limit, validTo: limit.nextUp)
  }

  /// The number of lines that fit entirely into a height, at least 1 (rule T6).
  private func linesFitting(_ height: Double) -> Int {
    let distance = fontMetrics.ascent + fontMetrics.descent + fontMetrics.leading
    guard distance > 0 else { return Int.max }
    return Int(max(1, min((height + fontMetrics.leading) / distance + 1e-9, 1e9)))
  }
}
