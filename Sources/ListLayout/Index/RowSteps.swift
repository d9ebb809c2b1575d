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
      let found = rows.locate(point, estimates, staleness)
      at = RowCursor(row: found.row, height: found.before)
      (count, height, value) = (rows.count &- found.row, found.value.height(estimates), found.value)
      return
    }
    go(to: root.word(at: point, estimates, &at), estimates, staleness)
  }

  @inline(__always)
  private mutating func go(
    to place: (leaf: RowNodeHandle, index: Int, offset: Int), _ estimates: ClassEstimates,
    _ staleness: Staleness
  ) {
    (leaf, next) = (place.leaf, place.index)
    read(place.leaf, estimates, staleness)
    count &-= place.offset
  }

  /// The number of the first row behind the step.
  @inline(__always) var end: Int { at.row &+ count }

  /// Goes on to the next rows that have a height; false where there are none. Complexity: O(log n).
  mutating func skipFlat(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    guard let root else { return false }
    let point = RowTop(atMost: at.height, gap: 0)
    at = RowCursor()
    go(to: root.word(at: point, estimates, &at), estimates, staleness)
    return height > 0
  }

  /// Goes on to the rows behind; false at the end. Complexity: O(1), O(log n) for the first rows of a leaf.
  @inline(__always)
  mutating func advance(_ estimates: ClassEstimates, _ staleness: Staleness) -> Bool {
    at.row &+= count
    at.height &+= Units(count) &* height
    count = 0
    guard at.row < rows, let leaf else { return false }
    if next < leaf.count { read(leaf, estimates, staleness) } else { goToNextLeaf(estimates, staleness) }
    return true
  }

  @inline(never)
  private mutating func goToNextLeaf(_ estimates: ClassEstimates, _ staleness: Staleness) {
    var passed = RowCursor()
    guard let place = root?.word(at: RowNumber(at.row), estimates, &passed) else { return }
    go(to: place, estimates, staleness)
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
