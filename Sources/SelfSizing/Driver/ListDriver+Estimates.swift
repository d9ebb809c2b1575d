internal import ListLayout
internal import RowLayout
internal import TextLayout

extension ListDriver {
  /// Estimates the heights of rows, headers and footers from samples spread over the list, in which each kind of row is as
  /// frequent as in the list, so that the content is about as long as it will turn out. O(sections + sample), whatever
  /// the number of rows.
  func estimate() {
    estimating = sizer.measurer.estimating
    estimatedCount = data.numberOfItems
    var starts: [Int] = []
    var total = 0
    for section in data.sections {
      starts.append(total)
      total += section.items.count
    }
    let headers = data.sections.indices.filter { data.sections[$0].header != nil }
    let footers = data.sections.indices.filter { data.sections[$0].footer != nil }
    samples = [
      sample(of: total) { number in
        // The last section that starts at or before the row; it is not empty.
        let section = starts.partitioningIndex { $0 > number } - 1
        return .row(number - starts[section], section: section)
      },
      sample(of: headers.count) { .header(headers[$0]) },
      sample(of: footers.count) { .footer(footers[$0]) },
    ]
    for (number, sample) in samples.enumerated() where !sample.guesses.isEmpty {
      send(.estimate(sample.mean, estimateClass: number))
    }
  }

  /// Estimates anew where most of the list came after it was last done, as when the data is loaded late.
  func estimateIfGrown() {
    if data.numberOfItems > 2 * estimatedCount { estimate() }
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

  private func sample(of count: Int, place: (Int) -> SlotPlace) -> EstimateSample {
    var sample = EstimateSample()
    for number in EstimateSample.order(of: count) where !sample.isEnough {
      if let item = item(at: place(number)), let guess = guess(row(item)) { sample.add(guess, width: width) }
    }
    return sample
  }

  /// What guesses a row's height: its configurator, or a layout with texts that are not shaped.
  private func guess(_ row: ConfiguredRow) -> ((Double) -> Double)? {
    if let estimate = row.estimate { return estimate }
    guard let prepared = try? estimating.prepare(DigestedBody(row.body(sizer.measurer.environment))) else {
      return nil
    }
    return { width in (try? prepared.height(width: width).height) ?? .nan }
  }
}
