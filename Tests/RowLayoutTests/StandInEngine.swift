import TextLayout

@testable import RowLayout

/// Prepares strings as stand-in texts: every character 0.47 of the font's size wide, lines of the system font's height
/// (or whole points, for sums that can be done in the head).
struct StandInEngine: TextPreparing {
  var hasWholeLines = true

  func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    guard let font = label.runs.first?.font else {
      throw TextError(.invalidStyle, "A label needs a font.")
    }
    let string = label.runs.map(\.string).joined()
    let isBody = font.size > 14
    let text =
      hasWholeLines
      ? StandInText(
        counting: string, advance: isBody ? 8 : 6, lineHeight: isBody ? 20 : 16, ascent: isBody ? 16 : 13,
        capHeight: isBody ? 12 : 9)
      : StandInText(
        counting: string, advance: font.size * 0.47, lineHeight: font.size * 1.19336,
        ascent: font.size * 0.95215, capHeight: font.size * 0.70459, leading: font.leading ?? 0)
    var scale = 2.0
    if case .pixel(let own) = label.style.lineMetrics { scale = own }
    return PreparedStandInText(
      text, lineLimit: label.style.lineLimit, minimumLines: label.style.minimumLines, scale: scale)
  }
}
