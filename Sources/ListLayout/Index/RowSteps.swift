/// Rows of a tree in order from one on, equal unmeasured neighbours as one step; valid as the ``RowReader`` that it is of.
struct RowSteps {
  private let rows: RowReader
  /// Nil for a tree without nodes, which is one step.
  private var leaf: RowNodeHandle?
  /// The word after those of the step.
  private var next = 0
  /// The rows and heights before the step.
  private(set) var at = RowCursor()
  /// The number of rows that the step is of; 0 in an empty tree.
  private(set) var count = 0
  /// The height of each.
  private(set) var height: Units = 0
  /// The value of each.
  private(set) var value = SlotValue()

  /// The steps from the row on that ``RowReader/locate(_:_:_:)`` finds.
  @inline(__always)
  init(_ rows: RowReader, from point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness) {
    self.rows = rows
    guard let root = rows.root else {
      guard rows.count > 0 else { return }
      let found = rows.locate(point, estimates, staleness)
      at = RowCursor(row: found.row, height: found.before)
      (count, height, value) = (rows.count &- found.row, found.value.height(estimates), found.value)
      return
    }
    let (leaf, index, offset) = root.word(at: point, estimates, &at)
    self.leaf = leaf
    next = index
    read(leaf, estimates, staleness)
    count &-= offset
  }

  /// The number of the first row behind the step.
  @inline(__always) var end: Int { at.row &+ count }

  /// Goes on to the next rows that have a height; false where there are none. Complexity: O(log n).
  mutating func skipFlat(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    self = RowSteps(rows, from: RowTop(atMost: at.height, gap: 0), estimates, staleness)
    return height > 0
  }

  /// Goes on to the rows behind; false at the end. Complexity: O(1), O(log n) for the first rows of a leaf.
  @inline(__always)
  mutating func advance(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    at.row &+= count
    at.height &+= Units(count) &* height
    count = 0
    guard at.row < rows.count, var leaf else { return false }
    if next >= leaf.count { leaf = nextLeaf(leaf) }
    read(leaf, estimates, staleness)
    return true
  }

  /// The leaf whose first row comes next.
  @inline(never)
  private mutating func nextLeaf(_ last: RowNodeHandle) -> RowNodeHandle {
    guard let root = rows.root else { return last }
    var passed = RowCursor()
    let (leaf, index, _) = root.word(at: RowNumber(at.row), ClassEstimates([]), &passed)
    (self.leaf, next) = (leaf, index)
    return leaf
  }

  /// Reads the word that comes next.
  @inline(__always)
  private mutating func read(_ leaf: RowNodeHandle, _ estimates: ClassEstimates, _ staleness: Staleness) {
    value = leaf.value(at: next, staleness)
    height = value.height(estimates)
    count = leaf.word(at: next).slots
    next &+= next >= leaf.lead && next &+ 1 < leaf.count && leaf.word(at: next &+ 1).isBeyond ? 2 : 1
  }
}
