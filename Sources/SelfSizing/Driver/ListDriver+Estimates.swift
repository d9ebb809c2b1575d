internal import ListLayout
internal import RowLayout

extension ListDriver {
  /// Estimates the heights of rows, headers and footers from rows spread over the list, so that the content is about as
  /// long as it will turn out. The cost has a bound, whatever the number of rows.
  func estimate() {
    estimatedCount = cache.slotCount
    var starts: [Int] = []
    var total = 0
    for section in data.sections {
      starts.append(total)
      total += section.items.count
    }
    let headers = data.sections.indices.filter { data.sections[$0].header != nil }
    let footers = data.sections.indices.filter { data.sections[$0].footer != nil }
    let estimator = sizer.measurer.estimating
    let environment = sizer.measurer.environment
    func sample(_ count: Int, _ place: (Int) -> SlotPlace) -> HeightSample {
      HeightSample(
        of: count, width: width, estimator: estimator, environment: environment,
        item: { item(at: place($0)) }, row: row,
        across: { number, item in
          let place = place(number)
          let spans = if case .row = place.part { spans?(item) ?? false } else { true }
          let lanes = lanes(of: data.sections[place.section])
          return { lanes.width(inList: $0, spans: spans) }
        })
    }
    estimates.samples = [
      sample(total) { number in
        // The last section that starts at or before the row; it is not empty.
        let section = starts.partitioningIndex { $0 > number } - 1
        return .row(number - starts[section], section: section)
      },
      sample(headers.count) { .header(headers[$0]) },
      sample(footers.count) { .footer(footers[$0]) },
    ]
    sendEstimates()
  }

  /// Estimates anew where most of the list came after it was last done, as when the data is loaded late.
  func estimateIfGrown() {
    if cache.slotCount > 2 * estimatedCount { estimate() }
  }

  /// Brings estimates, and the heights measured at the width before, to the list's width.
  ///
  /// - Parameter isNew: whether nothing was measured at this width so far.
  func reestimate(isNew: Bool) {
    let scales = estimates.move(to: width)
    sendEstimates()
    if isNew, !scales.isEmpty { apply(.rescale(scales)) }
  }

  /// Takes in the height of a row for others of its kind, where these cannot be guessed.
  func learn(_ height: Double, of item: Item) {
    if height == 0 { hasRowsWithoutHeight = true }
    guard estimates.learns else { return }
    let row = row(item)
    if !row.isGuessable { estimates.learn(height, of: row.kind) }
  }

  /// Tells the layout cache what was learned.
  ///
  /// - Returns: whether anything was.
  @discardableResult
  func sendEstimates() -> Bool {
    let changed = estimates.changed()
    for (estimateClass, height) in changed { apply(.estimate(height, estimateClass: estimateClass)) }
    return !changed.isEmpty
  }
}
