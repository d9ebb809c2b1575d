/// A running mean and variance (B. P. Welford 1962).
struct RunningMoments {
  private(set) var count = 0
  private(set) var mean = 0.0
  private var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    let distance = value - mean
    mean += distance / Double(count)
    squares += distance * (value - mean)
  }

  /// The variance; 0 for fewer than two values.
  var variance: Double { count > 1 ? squares / Double(count - 1) : 0 }

  /// The mean's standard error as a part of the mean.
  var relativeError: Double {
    mean > 0 ? (variance / Double(max(1, count))).squareRoot() / mean : 0
  }
}
