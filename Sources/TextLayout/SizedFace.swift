/// The metrics of a face in a size relative to the label's first font.
package struct SizedFace: Hashable, Sendable {
  package var metrics: FaceMetrics
  /// The font size divided by the first font's.
  package var relativeSize: Double
  /// Its height above the baseline, in ems of the first font.
  package var lift = 0.0
  /// The box among the letters that this is instead of a face.
  package var box: SizedBox?
}

/// A box among the letters as it was given, in points at a size of the label's first font.
package struct SizedBox: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  package var fontSize: Double
}
