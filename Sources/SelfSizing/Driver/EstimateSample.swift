internal import ListLayout

/// Rows that stand for all of a class when its estimate is made.
struct EstimateSample {
  /// What guesses a row's height at a width, for some of the rows: enough to tell how heights change with the width.
  private(set) var guesses: [(Double) -> Double] = []
  /// The mean of the guesses.
  var mean = 0.0
  private var count = 0
  /// The sum of squared distances from the mean (B. P. Welford 1962).
  private var squares = 0.0

  /// The greatest number of guesses kept for other widths.
  private static let kept = 128

  /// Adds a row; a guess that is no height does not count.
  mutating func add(_ guess: @escaping (Double) -> Double, width: Double) {
    let height = guess(width)
    guard height >= 0, height.isFinite else { return }
    count += 1
    let distance = height - mean
    mean += distance / Double(count)
    squares += distance * (height - mean)
    if guesses.count < Self.kept { guesses.append(guess) }
  }

  /// Whether the mean's standard error is below 2 %, so that hardly ever it is off by 5 % or more.
  var isEnough: Bool {
    guard count >= 64 else { return false }
    let variance = squares / Double(count - 1)
    return (variance / Double(count)).squareRoot() <= 0.02 * mean
  }

  /// The mean of the kept rows' guesses at a width; nil without rows.
  func keptMean(width: Double) -> Double? {
    guard !guesses.isEmpty else { return nil }
    return guesses.reduce(0) { $0 + $1(width) } / Double(guesses.count)
  }

  /// The numbers of rows to look at, one after the other until they are enough: all of a short list; of a long one at
  /// most 1024, spread so that any number of them from the first on covers the list evenly.
  static func order(of count: Int) -> some Sequence<Int> {
    (0..<min(count, 1024)).lazy.map { number in
      guard count > 64 else { return number }
      // Multiples of the golden ratio, which never fall in step with a pattern of rows.
      let part = (Double(number) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      return min(count - 1, Int(part * Double(count)))
    }
  }
}
