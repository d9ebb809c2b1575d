/// Rows of a tree in order from one on, equal unmeasured neighbours as one step; valid as the ``RowReader`` that it is of.
struct RowSteps {
  /// The tree's root, nil where it has no nodes and is one step, and its number of rows.
  private let root: RowNodeHandle?
  private let rows: Int
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
    (root, self.rows) = (rows.root, rows.count)
    guard let root else {
      guard rows.count > 0 else { return }
      value = SlotValue(estimateClass: rows.loneClass)
      height = estimates[value.estimateClass]
      at.row = point.rows(of: rows.count, height: height, from: at)
      at.height = Units(at.row) &* height
      count = rows.count &- at.row
      return
    }
    seek(root, point, estimates, staleness)
  }

  /// Goes to the row that ``RowReader/locate(_:_:_:)`` finds.
  @inline(__always)
  private mutating func seek(
    _ root: RowNodeHandle, _ point: some RowMetric, _ estimates: ClassEstimates, _ staleness: Staleness
  ) {
    at = RowCursor()
    let (leaf, index, offset) = root.word(at: point, estimates, &at)
    (self.leaf, next) = (leaf, index)
    read(leaf, estimates, staleness)
    count &-= offset
  }

  /// The number of the first row behind the step.
  @inline(__always) var end: Int { at.row &+ count }

  /// Goes on to the next rows that have a height; false where there are none. Complexity: O(log n).
  mutating func skipFlat(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    guard let root else { return false }
    seek(root, RowTop(atMost: at.height, gap: 0), estimates, staleness)
    return height > 0
  }

  /// Goes on to the rows behind; false at the end. Complexity: O(1), O(log n) for the first rows of a leaf.
  @inline(__always)
  mutating func advance(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    at.row &+= count
    at.height &+= Units(count) &* height
    count = 0
    guard at.row < rows, let root, let leaf else { return false }
    if next < leaf.count {
      read(leaf, estimates, staleness)
    } else {
      seek(root, RowNumber(at.row, countsHeights: true), estimates, staleness)
    }
    return true
  }

  /// Reads the word that comes next.
  @inline(__always)
  private mutating func read(_ leaf: RowNodeHandle, _ estimates: ClassEstimates, _ staleness: Staleness) {
    let word = leaf.word(at: next)
    (count, height) = (word.slots, word.height)
    if next < leaf.lead {
      let isCurrent = leaf.isCurrent(word, staleness)
      value = SlotValue(
        state: isCurrent ? .measured : .stale, estimateClass: word.estimateClass, height: height)
    } else {
      value = leaf.value(at: next, staleness)
      height = value.height(estimates)
      if next &+ 1 < leaf.count, leaf.word(at: next &+ 1).isBeyond { next &+= 1 }
    }
    next &+= 1
  }
}
