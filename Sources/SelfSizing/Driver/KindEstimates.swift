internal import ListLayout

/// The estimates of a list's rows by their kinds: a guess from a sample, or the mean of what the host measured.
///
/// The layout cache has eight classes: rows loaded by count, whose kinds nobody has looked at, share class 0, headers
/// class 1 and footers class 2; rows that come one by one have one of the others for each kind, as far as they reach.
struct KindEstimates {
  /// The samples of rows, of headers and of footers.
  var samples: [HeightSample] = []
  private var kinds: [ReuseKind: Learned] = [:]
  private var classes: [ReuseKind: Int] = [:]
  private var sent: [Int: Double] = [:]

  /// The heights of a kind that the host measures, at one width.
  private struct Learned {
    var heights = RunningMoments()
    /// The mean that counts, and of how many heights it was taken.
    var mean: Double?
    var usedCount = 0
  }

  /// The first class of a kind of rows, and the number after the last.
  private static let kindClasses = 3..<8

  /// The estimate class of rows of a kind that come one by one.
  mutating func estimateClass(of kind: ReuseKind) -> Int {
    if let known = classes[kind] { return known }
    let new = Self.kindClasses.lowerBound + classes.count
    guard Self.kindClasses.contains(new) else { return 0 }
    classes[kind] = new
    return new
  }

  /// The likely height of a row of a kind; nil where nothing is known.
  func mean(of kind: ReuseKind) -> Double? {
    samples.first?.mean(where: { $0 == kind }, known: { kinds[$0]?.mean }) ?? kinds[kind]?.mean
  }

  /// True if some rows cannot be guessed, so that something can be learned by measuring.
  var learns: Bool { samples.contains { $0.hasUnguessable } }

  /// True if rows differ in kind, so that each kind has an estimate of its own.
  var hasKinds: Bool { (samples.first?.kindCount ?? 0) > 1 }

  /// Takes in a measured height of a kind that cannot be guessed. The mean counts whenever it is one of twice as many
  /// rows as before, so that it changes seldom and is soon near the truth.
  mutating func learn(_ height: Double, of kind: ReuseKind) {
    guard height >= 0, height.isFinite else { return }
    kinds[kind, default: Learned()].heights.add(height)
  }

  /// The estimates of the classes that are other than when last asked, in points.
  mutating func changed() -> [(estimateClass: Int, height: Double)] {
    for (kind, learned) in kinds where learned.heights.count >= 2 * max(learned.usedCount, 1) - 1 {
      guard learned.heights.count > learned.usedCount else { continue }
      kinds[kind]?.usedCount = learned.heights.count
      let mean = learned.heights.mean
      if abs(mean - (learned.mean ?? -1)) > 0.05 * mean { kinds[kind]?.mean = mean }
    }
    var wanted: [(Int, Double)] = []
    for (number, sample) in samples.enumerated() {
      if let mean = sample.mean(known: { kinds[$0]?.mean }) { wanted.append((number, mean)) }
    }
    for (kind, number) in classes {
      // A kind that no sample has seen yet is like all rows.
      if let mean = mean(of: kind) ?? wanted.first(where: { $0.0 == 0 })?.1 { wanted.append((number, mean)) }
    }
    wanted.removeAll { sent[$0.0] == $0.1 }
    for (number, height) in wanted { sent[number] = height }
    // Rows without an estimate would never be measured (rule 4).
    return wanted.sorted { $0.0 < $1.0 }.map { (estimateClass: $0.0, height: max(1, $0.1)) }
  }

  /// Brings the guesses to another width. What the host measured stands for the new width until it measures there.
  ///
  /// - Returns: what stale heights of the classes are likely to be.
  mutating func move(to width: Double) -> [HeightScale] {
    for kind in kinds.keys {
      kinds[kind]?.heights = RunningMoments()
      kinds[kind]?.usedCount = 0
    }
    var scales: [HeightScale] = []
    for number in samples.indices {
      let trends = samples[number].move(to: width) { kinds[$0]?.mean }
      if let line = trends.all.line {
        scales.append(HeightScale(estimateClass: number, factor: line.factor, offset: line.offset))
      }
      guard number == 0 else { continue }
      for (kind, estimateClass) in classes {
        guard let line = trends.kinds[kind]?.line else { continue }
        scales.append(HeightScale(estimateClass: estimateClass, factor: line.factor, offset: line.offset))
      }
    }
    return scales
  }
}
