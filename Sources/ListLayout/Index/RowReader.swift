/// A ``RowTree`` for reading: its root without a hold on it, so that handing it on costs no count of references.
///
/// It is valid while the tree that it comes from is held and not changed; readers are made and dropped within one call
/// on an index.
@safe struct RowReader {
  let root: Unmanaged<RowNode>?
  /// What the tree adds up to.
  let totals: HeightTotals

  var count: Int { totals.slots }

  /// The class of the rows of a tree without nodes.
  private var loneClass: Int {
    for estimateClass in 0..<8 where totals.unmeasured[estimateClass] > 0 { return estimateClass }
    return 0
  }

  /// A row with the height of everything before it.
  struct Located {
    var row: Int
    /// The heights of all rows before this one, without gaps.
    var before: Int
    var value: SlotValue
  }
}

extension RowReader {
  /// The row and the heights before it. Complexity: O(log n).
  @inline(__always)
  func locate(_ row: Int, _ estimates: ClassEstimates, _ staleness: Staleness) -> Located {
    guard var node = unsafe root else {
      let lone = loneClass
      return Located(row: row, before: row &* estimates[lone], value: SlotValue(estimateClass: lone))
    }
    var remaining = row
    var height = 0
    while unsafe node._withUnsafeGuaranteedRef({ !$0.isLeaf }) {
      unsafe node = node._withUnsafeGuaranteedRef { node in
        let index = node.child(holding: &remaining)
        height &+= node.height(upTo: index, estimates)
        return unsafe node.child(index)
      }
    }
    return unsafe node._withUnsafeGuaranteedRef { leaf in
      let found = leaf.leafHeight(before: remaining, estimates)
      return Located(
        row: row, before: height &+ found.height, value: leaf.value(at: found.index, staleness))
    }
  }

  /// What is kept of the row. Complexity: O(log n).
  @inline(__always)
  func value(at row: Int, _ staleness: Staleness) -> SlotValue {
    guard var node = unsafe root else { return SlotValue(estimateClass: loneClass) }
    var remaining = row
    while unsafe node._withUnsafeGuaranteedRef({ !$0.isLeaf }) {
      unsafe node = node._withUnsafeGuaranteedRef { unsafe $0.child($0.child(holding: &remaining)) }
    }
    return unsafe node._withUnsafeGuaranteedRef { $0.value(at: $0.word(of: remaining).index, staleness) }
  }

  /// The last row whose top is at most `y`, each row but the first having `gap` before it; `y` is not negative and
  /// the tree not empty. Complexity: O(log n).
  @inline(__always)
  func lastRow(topAtMost y: Int, gap: Int, _ estimates: ClassEstimates, _ staleness: Staleness) -> Located {
    guard var node = unsafe root else {
      let lone = loneClass
      let step = estimates[lone] &+ gap
      let row = step == 0 ? count - 1 : min(count - 1, y / step)
      return Located(row: row, before: row &* estimates[lone], value: SlotValue(estimateClass: lone))
    }
    var cursor = Cursor(row: 0, height: 0)
    while unsafe node._withUnsafeGuaranteedRef({ !$0.isLeaf }) {
      unsafe node = node._withUnsafeGuaranteedRef { node in
        unsafe node.child(node.child(topAtMost: y, gap, estimates, &cursor))
      }
    }
    return unsafe node._withUnsafeGuaranteedRef { leaf in
      let index = leaf.word(topAtMost: y, gap, estimates, &cursor).index
      return Located(row: cursor.row, before: cursor.height, value: leaf.value(at: index, staleness))
    }
  }

  /// How far a descent came: rows and heights passed.
  struct Cursor {
    var row: Int
    var height: Int
  }

  /// Gets rows with what is before the first of them, how many they are, how tall each is, and what is kept of it; says
  /// whether to go on.
  typealias Visitor = (_ at: Cursor, _ count: Int, _ height: Int, _ value: SlotValue) -> Bool

  /// Visits rows from the last one on whose top is at most `y`, as ``lastRow(topAtMost:gap:_:_:)`` finds it, equal
  /// unmeasured neighbours as one, until `body` returns false. Complexity: O(log n + words visited).
  func visit(
    topAtMost y: Int, gap: Int, _ estimates: ClassEstimates, _ staleness: Staleness, _ body: Visitor
  ) {
    guard let root = unsafe root else {
      let found = lastRow(topAtMost: y, gap: gap, estimates, staleness)
      _ = body(
        Cursor(row: found.row, height: found.before), count - found.row, found.value.height(estimates),
        found.value)
      return
    }
    var cursor = Cursor(row: 0, height: 0)
    _ = unsafe root._withUnsafeGuaranteedRef {
      $0.visit(topAtMost: y, gap, estimates, &cursor, staleness, body)
    }
  }

  /// Visits rows from `start` on, equal unmeasured neighbours as one, until `body` returns false.
  ///
  /// `body` gets the number of rows and what is kept of each. Complexity: O(log n + words visited).
  func visit(
    from start: Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    guard start < count else { return }
    guard let root = unsafe root else {
      _ = body(count - start, SlotValue(estimateClass: loneClass))
      return
    }
    var skip = start
    _ = unsafe root._withUnsafeGuaranteedRef { $0.visit(&skip, staleness, body) }
  }

  /// Visits rows backwards from the one before `end`, equal unmeasured neighbours as one, until `body` returns false.
  func visitBackward(
    before end: Int, _ staleness: Staleness, _ body: (_ count: Int, _ value: SlotValue) -> Bool
  ) {
    guard end > 0 else { return }
    guard let root = unsafe root else {
      _ = body(min(end, count), SlotValue(estimateClass: loneClass))
      return
    }
    var skip = count - end
    _ = unsafe root._withUnsafeGuaranteedRef { $0.visitBackward(&skip, staleness, body) }
  }
}
