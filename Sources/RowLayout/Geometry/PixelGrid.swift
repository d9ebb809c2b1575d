/// A length rounded up to a pixel (rule T7); what rounding errors of doubles add does not count as a pixel.
func roundedUp(_ length: Double, toScale scale: Double) -> Double {
  let pixels = length * scale
  // Of more pixels than there are numbers none is nearer.
  guard scale > 0, pixels.isFinite else { return length }
  return max(0, (pixels - 1e-6).rounded(.up)) / scale
}
