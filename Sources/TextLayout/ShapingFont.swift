/// The facts of one run's fonts that preparing needs.
package struct ShapingFont: Sendable {
  /// The metrics of the first face.
  package var metrics: FaceMetrics
  /// The advance of a space in the first face's units.
  package var spaceAdvance: Int
  /// The advance of the hyphen that shows at a broken soft hyphen, in the first face's units (C9), and the hyphen itself.
  package var hyphenAdvance: Int
  package var hyphen: Unicode.Scalar
  /// The advance of U+2026 in the first face's units; nil if the face has no such.
  package var ellipsisAdvance: Int?

  package init(
    metrics: FaceMetrics, spaceAdvance: Int, hyphenAdvance: Int, ellipsisAdvance: Int?,
    hyphen: Unicode.Scalar = "\u{2010}"
  ) {
    self.ellipsisAdvance = ellipsisAdvance
    self.hyphen = hyphen
    self.metrics = metrics
    self.spaceAdvance = spaceAdvance
    self.hyphenAdvance = hyphenAdvance
  }
}
