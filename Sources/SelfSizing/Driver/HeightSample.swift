internal import RowLayout

/// Rows that stand for all of a list when its heights are estimated.
///
/// Many rows are looked at, each only for its kind and for how much its item holds, which is cheap; a few of each such
/// stratum are guessed (stratified sampling with allocation after J. Neyman 1934). So a kind of row counts as often as it
/// comes, and a few rows a hundred times as long as the others count as what they are.
struct HeightSample {
  /// Rows of one kind that hold about as much.
  private(set) var strata: [HeightStratum] = []
  /// The width that the guesses are for.
  private(set) var width: Double

  /// The fewest rows looked at, of a list that has them: what is one row in 500 is met in 98 lists of a hundred.
  private static let fewestLooks = 2048
  /// The most rows looked at.
  private static let mostLooks = 32_768
  /// The most rows guessed.
  private static let mostGuesses = 1024
  /// The bytes that a row has beside its texts, so that short texts do not count as very different.
  private static let chrome = 40.0
  /// The standard error that is precise enough, of how much rows hold and of the mean guess.
  private static let precision = 0.015

  /// A sample of `count` rows, in a list of that width.
  ///
  /// - Parameters:
  ///   - item: gives the item of a number below `count`; nil leaves it out.
  ///   - row: gives an item's row.
  ///   - estimator: guesses rows without shaping their texts.
  ///   - across: gives the width of a row, by its number and item, in a list of a width.
  init<Item>(
    of count: Int, width: Double, estimator: RowMeasurer, environment: RowEnvironment,
    item: (Int) -> Item?, row: (Item) -> ConfiguredRow, across: (Int, Item) -> (Double) -> Double
  ) {
    self.width = width
    var spread = RunningMoments()
    var places: [HeightStratum.Key: Int] = [:]
    for number in Self.order(of: count).prefix(Self.mostLooks) {
      if spread.count >= Self.fewestLooks, spread.relativeError <= Self.precision { break }
      guard let item = item(number) else { continue }
      let row = row(item)
      let content =
        row.estimate.map { max(0, $0(across(number, item)(width))) }
        ?? Double(ItemContent.byteCount(of: item))
      spread.add(content + Self.chrome)
      let key = HeightStratum.Key(kind: row.kind, isGuessable: row.isGuessable, content: content)
      if let place = places[key] {
        strata[place].add(number)
      } else {
        places[key] = strata.count
        strata.append(HeightStratum(key: key, first: number))
      }
    }
    guess { number in
      guard let item = item(number), let guess = row(item).guess(estimator, environment) else { return nil }
      let width = across(number, item)
      return { guess(width($0)) }
    }
  }

  /// Guesses a few rows of each stratum, and then more where the mean of all gains most by it.
  private mutating func guess(_ guess: (Int) -> ((Double) -> Double)?) {
    var guessed = 0
    func guessSome(_ stratum: inout HeightStratum, _ count: Int = 8) {
      for _ in 0..<count { if stratum.guessNext(width: width, guess) { guessed += 1 } }
    }
    // Where nothing tells rows apart, many are guessed, so that those which differ are met.
    let fewest = max(8, 192 / max(1, strata.count))
    for place in strata.indices where strata[place].isGuessable { guessSome(&strata[place], fewest) }
    while guessed < Self.mostGuesses {
      let best = strata.indices.filter { strata[$0].hasMore }
        .max { strata[$0].gain < strata[$1].gain }
      guard let best, !isPrecise else { break }
      guessSome(&strata[best])
    }
  }

  /// True if the mean's standard error is small enough.
  private var isPrecise: Bool {
    let total = strata.reduce(0) { $0 + $1.total }
    let variance = strata.reduce(0) { $0 + $1.varianceOfTotal }
    return variance.squareRoot() <= Self.precision * total
  }

  /// The mean height of the rows of some kinds; nil where none of them was seen.
  ///
  /// - Parameter known: the mean height of a kind that cannot be guessed.
  func mean(
    where isMeant: (ReuseKind) -> Bool = { _ in true }, known: (ReuseKind) -> Double?
  ) -> Double? {
    var (sum, count) = (0.0, 0.0)
    for stratum in strata where isMeant(stratum.key.kind) {
      guard let mean = stratum.mean ?? known(stratum.key.kind) else { continue }
      sum += mean * Double(stratum.count)
      count += Double(stratum.count)
    }
    return count > 0 ? sum / count : nil
  }

  /// True if there are rows that cannot be guessed.
  var hasUnguessable: Bool { strata.contains { !$0.isGuessable } }

  /// The number of kinds of row seen.
  var kindCount: Int { Set(strata.map(\.key.kind)).count }

  /// Brings the guesses to another width, by how much the rows kept of each stratum change.
  ///
  /// - Parameter known: the mean height of a kind that cannot be guessed, which stays.
  /// - Returns: what heights at the width before are likely to be at the new one, for the rows of each kind and for all.
  mutating func move(
    to width: Double, known: (ReuseKind) -> Double?
  ) -> (kinds: [ReuseKind: HeightTrend], all: HeightTrend) {
    var kinds: [ReuseKind: HeightTrend] = [:]
    var all = HeightTrend()
    self.width = width
    for place in strata.indices {
      let pairs =
        strata[place].isGuessable
        ? strata[place].move(to: width) : known(strata[place].key.kind).map { [($0, $0)] } ?? []
      let weight = Double(strata[place].count) / Double(max(1, pairs.count))
      for (old, new) in pairs {
        kinds[strata[place].key.kind, default: HeightTrend()].add(old: old, new: new, weight: weight)
        all.add(old: old, new: new, weight: weight)
      }
    }
    return (kinds, all)
  }

  /// Every number below `count` once, in an order of which any beginning covers them evenly: multiples of a step near
  /// the golden section, which never falls in step with a pattern of rows.
  static func order(of count: Int) -> some Sequence<Int> {
    var step = max(1, Int(Double(count) * 0.618_033_988_749_895))
    while greatestCommonDivisor(step, count) > 1 { step += 1 }
    return (0..<max(0, count)).lazy.map { number in
      let (product, overflow) = number.multipliedReportingOverflow(by: step)
      return overflow ? number : product % count
    }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
