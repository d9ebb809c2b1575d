/// A ``RowTree`` for reading: its root without a hold on it, so that handing it on costs no count of references.
///
/// It is valid while the tree that it comes from is held and not changed; readers are made and dropped within one call
/// on an index.
struct RowReader {
  let root: RowNodeHandle?
  /// The totals of the tree.
  let totals: HeightTotals

  var count: Int { totals.slots }

  /// The class of the rows of a tree without nodes.
  var loneClass: Int {
    for estimateClass in 0..<8 where totals.unmeasured[estimateClass] > 0 { return estimateClass }
    return 0
  }
}

extension RowReader {
  /// The rows from the last one on that does not begin behind a point, the first where each does; the tree is not empty.
  ///
  /// Complexity: O(log n).
  @inline(__always)
  func locate(_ point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness) -> RowSteps {
    RowSteps(self, from: point, estimates, staleness)
  }

  /// Gets rows with what is before the first of them, how many they are, how tall each is, and what is kept of it; says
  /// whether to go on.
  typealias Visitor = (_ at: RowCursor, _ count: Int, _ height: Units, _ value: SlotValue) -> Bool

  /// Visits rows from the one on that ``locate(_:_:_:)`` finds, equal unmeasured neighbours as one, until `body` returns
  /// false; the tree is not empty. Complexity: O(log n + words visited).
  func visit(
    from point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness, _ body: Visitor
  ) {
    var steps = locate(point, estimates, staleness)
    while body(steps.at, steps.count, steps.height, steps.value), steps.advance(estimates, staleness) {}
  }

  /// Visits rows from `start` on, up to an end where one is given, equal unmeasured neighbours as one, until `body` returns
  /// false.
  ///
  /// `body` gets the number of rows and what is kept of each. Complexity: O(log n + words visited).
  func visit(
    from start: Int, to end: Int = .max, _ staleness: Staleness,
    _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    let end = min(end, count)
    guard start < end else { return }
    visit(from: RowNumber(start), ClassEstimates(), staleness) { at, count, _, value in
      body(min(count, end - at.row), value) && at.row + count < end
    }
  }

  /// Gets a row's number, its height and what is kept of it; says whether to go on.
  typealias RowVisitor = (_ row: Int, _ height: Units, _ value: SlotValue) -> Bool

  /// Visits the rows after one, one by one; false where one without height comes. Complexity: O(log n + rows visited).
  func visitRows(
    after row: Int, _ estimates: ClassEstimates, _ staleness: Staleness, _ body: RowVisitor
  ) -> Bool {
    guard row &+ 1 < count else { return true }
    var isFlat = false
    visit(from: RowNumber(row &+ 1), estimates, staleness) { cursor, count, height, value in
      isFlat = height == 0
      return !isFlat && (cursor.row..<cursor.row &+ count).allSatisfy { body($0, height, value) }
    }
    return !isFlat
  }
}

extension RowNodeHandle {
  /// The rows below the node. Complexity: O(node).
  var reader: RowReader { RowReader(root: self, totals: sum()) }
}
