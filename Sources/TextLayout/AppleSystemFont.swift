/// The vertical metrics of the system font of iOS, in ems (rule T10).
package enum AppleSystemFont {
  /// From the baseline up to the top of a line.
  package static let ascent = 0.95215
  /// From the baseline down to the bottom of a line.
  package static let descent = 0.24121
  /// The height of capital letters.
  package static let capHeight = 0.70459
}
