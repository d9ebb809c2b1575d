/// Rows of one kind that hold about as much, some of them guessed.
struct HeightStratum {
  /// The rows that belong together.
  struct Key: Hashable {
    var kind: ReuseKind
    /// True if the rows' heights can be guessed.
    var isGuessable: Bool
    /// The rows' content size, in steps of half an octave.
    private var size: Int

    init(kind: ReuseKind, isGuessable: Bool, content: Double) {
      self.kind = kind
      self.isGuessable = isGuessable
      size = Int((2 * (content + 1).log2).rounded(.down))
    }
  }

  let key: Key
  /// The number of rows looked at.
  private(set) var count = 1
  /// Numbers of rows that can be guessed.
  private var candidates: [Int]
  private var nextCandidate = 0
  private var guesses = RunningMoments()
  /// Guesses kept for other widths, with their last answers.
  private var kept: [(guess: (Double) -> Double, height: Double)] = []
  /// The mean at the width last moved to, over the mean of the kept guesses at the first width.
  private var ratio = 1.0
  private var keptMean = 0.0

  /// The most rows kept for other widths, and the most that can be guessed.
  private static let mostKept = 16
  private static let mostCandidates = 1024

  init(key: Key, first: Int) {
    self.key = key
    candidates = [first]
  }

  /// True if the rows' heights can be guessed.
  var isGuessable: Bool { key.isGuessable }

  /// Counts a row.
  mutating func add(_ number: Int) {
    count += 1
    if candidates.count < Self.mostCandidates { candidates.append(number) }
  }

  /// True if more rows can be guessed.
  var hasMore: Bool { isGuessable && nextCandidate < candidates.count }

  /// Guesses the next row.
  ///
  /// - Returns: whether there was one.
  mutating func guessNext(width: Double, _ guess: (Int) -> ((Double) -> Double)?) -> Bool {
    guard hasMore else { return false }
    let number = candidates[nextCandidate]
    nextCandidate += 1
    guard let guess = guess(number) else { return true }
    let height = guess(width)
    guard height >= 0, height.isFinite else { return true }
    guesses.add(height)
    if kept.count < Self.mostKept {
      kept.append((guess, height))
      keptMean += (height - keptMean) / Double(kept.count)
    }
    return true
  }

  /// The mean height; nil where nothing was guessed.
  var mean: Double? { guesses.count > 0 ? guesses.mean * ratio : nil }

  /// The height of all rows looked at.
  var total: Double { (mean ?? 0) * Double(count) }

  /// The variance of ``total``, the rows guessed being exact.
  var varianceOfTotal: Double {
    guard guesses.count > 0, count > guesses.count else { return 0 }
    let rest = Double(count) * Double(count - guesses.count)
    return rest * guesses.variance / Double(guesses.count)
  }

  /// By how much the variance falls with another guess.
  var gain: Double { varianceOfTotal / Double(guesses.count + 1) }

  /// Brings the kept guesses to another width.
  ///
  /// - Returns: the heights before and after.
  mutating func move(to width: Double) -> [(old: Double, new: Double)] {
    var pairs: [(old: Double, new: Double)] = []
    var moved = RunningMoments()
    for place in kept.indices {
      let old = kept[place].height
      let new = kept[place].guess(width)
      guard new >= 0, new.isFinite else { continue }
      kept[place].height = new
      pairs.append((old, new))
      moved.add(new)
    }
    if keptMean > 0, moved.count > 0 { ratio = moved.mean / keptMean }
    return pairs
  }
}

extension Double {
  /// The logarithm to base 2, to a hundredth.
  fileprivate var log2: Double {
    guard self > 0, isFinite else { return 0 }
    // Between powers of two a straight line is near enough.
    return Double(exponent) + (significand - 1)
  }
}
