/// The vertical metrics of one face, in the face's own units (rule R7).
package struct FaceMetrics: Hashable, Sendable {
  /// Units to the em.
  package var unitsPerEm: Int
  /// From the baseline up.
  package var ascent: Int
  /// From the baseline down (positive).
  package var descent: Int
  /// The distance that the face asks for between two lines, beyond ascent and descent.
  package var lineGap: Int
  /// The height of capital letters.
  package var capHeight: Int
  /// True if the face's own line height was out of ``plausibleLines`` and is replaced by that of most faces of text.
  package var isReplaced = false

  /// The line heights, in ems, that are taken from a face: fonts of mathematics reach 6.
  package static let plausibleLines = 0...16

  /// Metrics of nothing, to be read into.
  static let none = FaceMetrics(unitsPerEm: 1, ascent: 0, descent: 0, lineGap: 0, capHeight: 0)

  /// Metrics from their numbers; a unit below 1 counts as 1000.
  package init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int, capHeight: Int) {
    self.unitsPerEm = unitsPerEm > 0 ? unitsPerEm : 1000
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }

  /// Returns the metrics counted in units of which `factor` make one of these.
  package func scaled(by factor: Int) -> FaceMetrics {
    var scaled = FaceMetrics(
      unitsPerEm: unitsPerEm * factor, ascent: ascent * factor, descent: descent * factor,
      lineGap: lineGap * factor, capHeight: capHeight * factor)
    scaled.isReplaced = isReplaced
    return scaled
  }

  /// These metrics, with 4/5 and 1/5 of an em where ascent and descent make no line of ``plausibleLines``.
  package var plausible: FaceMetrics {
    let most = Self.plausibleLines.upperBound * unitsPerEm
    let isPlausible =
      abs(ascent) <= most && abs(descent) <= most && (0...most).contains(ascent + descent) && lineGap <= most
    guard !isPlausible else { return self }
    var replaced = FaceMetrics(
      unitsPerEm: unitsPerEm, ascent: unitsPerEm * 4 / 5, descent: unitsPerEm / 5, lineGap: 0,
      capHeight: capHeight)
    replaced.isReplaced = true
    return replaced
  }
}
