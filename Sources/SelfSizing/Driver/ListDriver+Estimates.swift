internal import ListLayout
internal import RowLayout

/// Rows that stand for all of a class when its estimate is made.
struct EstimateSample {
  /// What guesses a row's height at a width.
  var guesses: [(Double) -> Double] = []
  /// The mean of all guesses made at the first width, for more rows than are kept here.
  var mean = 0.0

  /// The greatest number of rows that are looked at, and of those that are kept for other widths.
  static let looked = 1024
  static let kept = 128

  /// The mean of the kept rows' guesses at a width; nil without rows.
  func keptMean(width: Double) -> Double? {
    guard !guesses.isEmpty else { return nil }
    return guesses.reduce(0) { $0 + $1(width) } / Double(guesses.count)
  }
}

extension ListDriver {
  /// Estimates the heights of rows, headers and footers from samples spread over the list, so that the content is about
  /// as long as it will turn out. O(sample), whatever the list's length.
  func estimate() {
    estimating = sizer.measurer.estimating
    samples = [rowPlaces(), edgePlaces(\.header) { .header($0) }, edgePlaces(\.footer) { .footer($0) }]
      .map(sample)
    for (number, sample) in samples.enumerated() where !sample.guesses.isEmpty {
      send(.estimate(sample.mean, estimateClass: number))
    }
  }

  /// Brings the estimates to another width: by how much the kept rows of each sample change.
  func reestimate(from oldWidth: Double) {
    for (number, sample) in samples.enumerated() {
      guard let old = sample.keptMean(width: oldWidth), let new = sample.keptMean(width: width), old > 0
      else { continue }
      samples[number].mean *= new / old
      send(.estimate(samples[number].mean, estimateClass: number))
    }
  }

  private func sample(_ places: [SlotPlace]) -> EstimateSample {
    var sample = EstimateSample()
    var sum = 0.0
    var count = 0
    let step = max(1, places.count / EstimateSample.kept)
    for place in places {
      guard let item = item(at: place), let guess = guess(row(item)) else { continue }
      let height = guess(width)
      guard height >= 0, height.isFinite else { continue }
      sum += height
      if count % step == 0 { sample.guesses.append(guess) }
      count += 1
    }
    if count > 0 { sample.mean = sum / Double(count) }
    return sample
  }

  /// What guesses a row's height: its configurator, or a layout with texts that are not shaped.
  private func guess(_ row: ConfiguredRow) -> ((Double) -> Double)? {
    if let estimate = row.estimate { return estimate }
    guard let prepared = try? estimating.prepare(row.body(sizer.measurer.environment)) else { return nil }
    return { width in (try? prepared.height(width: width).height) ?? .nan }
  }

  /// All rows of a short list; of a long one so many, one of each of as many equal parts.
  private func rowPlaces() -> [SlotPlace] {
    let total = data.numberOfItems
    let count = min(total, EstimateSample.looked)
    var places: [SlotPlace] = []
    var section = 0
    var first = 0
    for part in 0..<count {
      // The golden ratio spreads the places inside the parts, so that no pattern of rows is hit in step.
      let inside =
        total > count ? (Double(part) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) : 0
      let number = min(total - 1, Int((Double(part) + inside) * Double(total) / Double(count)))
      while number - first >= data.sections[section].items.count {
        first += data.sections[section].items.count
        section += 1
      }
      places.append(.row(number - first, section: section))
    }
    return places
  }

  private func edgePlaces(_ edge: KeyPath<Section<Item>, Item?>, _ place: (Int) -> SlotPlace) -> [SlotPlace] {
    var places: [SlotPlace] = []
    for section in data.sections.indices where data.sections[section][keyPath: edge] != nil {
      places.append(place(section))
      if places.count == EstimateSample.looked { break }
    }
    return places
  }
}
