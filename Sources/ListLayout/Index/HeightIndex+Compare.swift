// Whether two indexes place their slots alike, found out by looking only at nodes that they do not share.

extension HeightIndex {
  /// True if all slots have the tops and heights that they have in another index of the same list (decision D6).
  ///
  /// Complexity: O(1) where the content heights differ; else O(sections + nodes that are not shared).
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
        && a.rows.hasSameHeights(as: b.rows, estimates, other.estimates)
        && a.reader.lanes?.content.bands == b.reader.lanes?.content.bands
    }
  }
}

extension RowTree {
  fileprivate func hasSameHeights(
    as other: RowTree, _ estimates: ClassEstimates, _ otherEstimates: ClassEstimates
  ) -> Bool {
    guard totals.height(estimates) == other.totals.height(otherEstimates), count == other.count else {
      return false
    }
    if count == 0 { return true }
    guard let root, let otherRoot = other.root, estimates == otherEstimates else {
      return HeightRuns(reader, estimates) == HeightRuns(other.reader, otherEstimates)
    }
    return root === otherRoot || root.handle.hasSameHeights(as: otherRoot.handle, estimates)
  }
}

extension RowNodeHandle {
  fileprivate func hasSameHeights(as other: RowNodeHandle, _ estimates: ClassEstimates) -> Bool {
    let hasSameShape =
      !isLeaf && level == other.level && count == other.count
      && (0..<count).allSatisfy { slots(at: $0) == other.slots(at: $0) }
    guard hasSameShape else {
      let (rows, others) = (RowReader(root: self, totals: .zero), RowReader(root: other, totals: .zero))
      return HeightRuns(rows, estimates) == HeightRuns(others, estimates)
    }
    return (0..<count).allSatisfy { number in
      childNode(at: number) === other.childNode(at: number)
        || child(at: number).hasSameHeights(as: other.child(at: number), estimates)
    }
  }
}

/// The heights of rows, equal neighbours as one.
private struct HeightRuns: Equatable {
  private struct Run: Equatable {
    var count: Int
    var height: Units
  }

  private var runs: [Run] = []

  init(_ reader: RowReader, _ estimates: ClassEstimates) {
    reader.visit(from: RowNumber(0), estimates, Staleness()) { _, count, height, _ in
      append(count, height)
      return true
    }
  }

  private mutating func append(_ count: Int, _ height: Units) {
    if let last = runs.last, last.height == height {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(count: count, height: height))
    }
  }
}
