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

  /// Metrics from their numbers; a unit below 1 counts as 1000.
  package init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int, capHeight: Int) {
    self.unitsPerEm = unitsPerEm > 0 ? unitsPerEm : 1000
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }

  /// The same metrics counted in units of which `factor` make one of these.
  package func scaled(by factor: Int) -> FaceMetrics {
    FaceMetrics(
      unitsPerEm: unitsPerEm * factor, ascent: ascent * factor, descent: descent * factor,
      lineGap: lineGap * factor, capHeight: capHeight * factor)
  }
}
