internal import Synchronization
public import TextLayout

/// Guesses the sizes of texts without shaping them, for rows that were not measured yet.
///
/// The advances of single characters are taken once per font and script, by measuring some of them (about a hundred
/// short labels); after that an estimate touches no font. An estimator can stand in wherever text is prepared: rows resolved
/// with it have likely heights at a fraction of the cost.
public final class TextEstimator: TextPreparing {
  private struct Calibration {
    var advances: [FontDescription: CharacterAdvances] = [:]
    var metrics: [FontDescription: TextFontMetrics] = [:]
  }

  private let preparing: any TextPreparing
  private let calibration = Mutex(Calibration())

  /// An estimator whose characters are as wide as `preparing` measures them.
  public init(calibratedBy preparing: any TextPreparing) { self.preparing = preparing }

  /// True if what it is calibrated by has the stack.
  public func hasStack(_ name: String) -> Bool { preparing.hasStack(name) }

  /// Makes a height estimate for texts in a font.
  ///
  /// - Throws: `TextError` where the font stack is not known.
  public func estimate(
    _ font: FontDescription, style: ParagraphStyle = ParagraphStyle()
  ) throws(TextError) -> TextEstimate {
    TextEstimate(
      advances: try advances(of: font, scripts: CharacterAdvances.allScripts),
      fontMetrics: try metrics(of: font), size: font.size,
      style: style)
  }

  /// A label whose measurements are guesses.
  public func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    guard let first = label.runs.first else { return try preparing.prepare(label) }
    var tallest = try metrics(of: first.font)
    var runs: [EstimatedText.Run] = []
    for run in label.runs {
      let metrics = try metrics(of: run.font)
      if metrics.ascent + metrics.descent > tallest.ascent + tallest.descent { tallest = metrics }
      runs.append(
        EstimatedText.Run(
          text: run.string, box: run.box, font: run.font,
          advances: try advances(
            of: run.font, scripts: CharacterAdvances.scripts(of: run.string.utf8Span.span))))
    }
    return EstimatedText(runs: runs, style: label.style, fontMetrics: tallest)
  }

  private func advances(
    of font: FontDescription, scripts: CharacterAdvances.Scripts
  ) throws(TextError) -> CharacterAdvances {
    let font = CharacterAdvances.font(like: font)
    let known = calibration.withLock { $0.advances[font] }
    if let known, scripts & ~known.scripts == 0 { return known }
    // Outside the lock: two tasks may both measure, and find the same.
    var found: CharacterAdvances
    if let known { found = known } else { found = try CharacterAdvances(of: font, by: preparing) }
    try found.measure(scripts, by: preparing)
    calibration.withLock { [found] calibration in
      // Another task may know more scripts by now.
      let other = calibration.advances[font]?.scripts ?? 0
      if other & ~found.scripts == 0 { calibration.advances[font] = found }
    }
    return found
  }

  private func metrics(of font: FontDescription) throws(TextError) -> TextFontMetrics {
    if let known = calibration.withLock({ $0.metrics[font] }) { return known }
    let found = try preparing.prepare(TextLabel("x", font: font)).fontMetrics
    calibration.withLock { $0.metrics[font] = found }
    return found
  }
}
