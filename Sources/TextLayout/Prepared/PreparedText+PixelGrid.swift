/// Rounding to whole pixels.
extension PreparedText {
  /// The label's height on its pixel grid (rule R7).
  package func rounded(_ height: Double) -> Double { setting.rounded(height) }

  /// A length rounded up to a pixel; what exceeds a whole pixel by rounding of the sums alone is not rounded up.
  @inline(__always)
  static func roundedUp(_ length: Double, scale: Double) -> Double {
    let pixels = length * scale - 1e-9 * max(1, length * scale)
    // Without a call of the C library.
    guard let nearest = NearestWhole(pixels, below: 1 << 51) else { return pixels.rounded(.up) / scale }
    let rounded = nearest.value < pixels ? nearest.value + 1 : nearest.value
    // A quicker way to that number for the usual scales.
    return scale == 1 ? rounded : scale == 2 ? rounded * 0.5 : rounded / scale
  }
}
