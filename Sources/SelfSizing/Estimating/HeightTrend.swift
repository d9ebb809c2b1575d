/// The trend of heights over widths: the line through pairs of heights, by least squares.
struct HeightTrend {
  private var weight = 0.0
  /// The means before and after.
  private var old = 0.0
  private var new = 0.0
  /// The sums of squared distances before, and of their products with those after.
  private var squares = 0.0
  private var products = 0.0

  /// Adds a row's heights before and after, for as many rows as the weight says.
  mutating func add(old: Double, new: Double, weight: Double) {
    self.weight += weight
    let (dx, dy) = (old - self.old, new - self.new)
    self.old += dx * weight / self.weight
    self.new += dy * weight / self.weight
    squares += weight * dx * (old - self.old)
    products += weight * dx * (new - self.new)
  }

  /// The line `height * factor + offset`, whose factor is never below 0; nil where heights stay as they are.
  var line: (factor: Double, offset: Double)? {
    guard weight > 0, old > 0 else { return nil }
    let isFlat = squares <= 1e-9 * weight * old * old
    let factor = isFlat ? new / old : max(0, products / squares)
    let offset = new - factor * old
    guard abs(factor - 1) > 1e-6 || abs(offset) > 1e-6 else { return nil }
    return (factor, offset)
  }
}
