// Comparing the places of two indexes' slots, in the trees that they do not share.

extension HeightIndex {
  /// True if all slots have the tops and heights that they have in another index of the same list (decision D6).
  ///
  /// Complexity: O(1) where the content heights differ; else O(sections + words of trees that are not shared).
  func hasSameGeometry(as other: HeightIndex) -> Bool {
    guard contentHeight == other.contentHeight, slotCount == other.slotCount,
      sectionCount == other.sectionCount
    else {
      return false
    }
    return (0..<sectionCount).allSatisfy { number in
      guard let a = sections.record(number), let b = other.sections.record(number) else { return false }
      if a.reader.isHidden(gaps), b.reader.isHidden(gaps) { return true }
      return a.reader.height(a.header, estimates) == b.reader.height(b.header, other.estimates)
        && a.reader.height(a.footer, estimates) == b.reader.height(b.footer, other.estimates)
        && a.reader.lanes?.content.bands == b.reader.lanes?.content.bands
        && a.reader.lanes?.spanHeights == b.reader.lanes?.spanHeights
        && zip(a.trees, b.trees).allSatisfy { $0.hasSameHeights(as: $1, estimates, other.estimates) }
    }
  }
}

extension SectionRecord {
  /// The trees that its rows are in but those that span.
  fileprivate var trees: [RowTree] { lanes?.reader.trees ?? [rows] }
}

extension RowTree {
  fileprivate func hasSameHeights(
    as other: RowTree, _ estimates: ClassEstimates, _ otherEstimates: ClassEstimates
  ) -> Bool {
    guard totals.height(estimates) == other.totals.height(otherEstimates), count == other.count else {
      return false
    }
    if count == 0 || root != nil && root === other.root && estimates == otherEstimates { return true }
    return reader.heights(estimates) == other.reader.heights(otherEstimates)
  }
}

extension RowReader {
  /// The heights of the rows, equal neighbours as one.
  fileprivate func heights(_ estimates: ClassEstimates) -> [Run<Units>] {
    var runs: [Run<Units>] = []
    visit(from: RowNumber(0), estimates, Staleness()) { _, count, height, _ in
      runs.append(count, height)
      return true
    }
    return runs
  }
}

/// Neighbours of which the same is known.
struct Run<Value: Hashable>: Hashable {
  var count: Int
  var value: Value
}

extension Array {
  /// Adds neighbours, to the last ones where the same is known of them.
  mutating func append<Value>(_ count: Int, _ value: Value) where Element == Run<Value> {
    if let last = indices.last, self[last].value == value {
      self[last].count += count
    } else {
      append(Run(count: count, value: value))
    }
  }
}
