/// Makes a ``RowTree`` of rows given in order, leaf after leaf: how many rows that change at once are written.
struct RowTreeBuilder {
  private var leaves: [(node: RowNode, totals: HeightTotals)] = []
  /// The words of the leaf that is being filled.
  private var words: [RowWord] = []
  private let stamp: UInt32
  /// The rows that are measured, of each class.
  private(set) var samples = ClassSamples()

  init(_ staleness: Staleness) {
    stamp = staleness.clock
    words.reserveCapacity(RowNode.leafWords)
  }

  /// Adds rows of which the same is kept. Complexity: O(rows / 256), O(1) for those that follow their class.
  mutating func append(_ count: Int, _ value: SlotValue) {
    guard count > 0 else { return }
    if value.followsClass { return append(run: count, value.estimateClass) }
    samples.add(count, value)
    let (word, second) = (value.word, value.secondWord)
    let size = second == nil ? 1 : 2
    let full = RowNode.leafWords / size
    var left = count
    while left > 0 {
      let rows = min(left, (RowNode.leafWords - words.count) / size)
      for _ in 0..<rows {
        words.append(word)
        if let second { words.append(second) }
      }
      left -= rows
      guard left > 0 else { return }
      flush()
      // Full leaves of equal rows are one, until a row of them changes.
      while left >= full, rows == full, let last = leaves.last {
        leaves.append(last)
        left -= full
      }
    }
  }

  private mutating func append(run count: Int, _ estimateClass: Int) {
    var left = count
    if let last = words.last, last.isRun, last.estimateClass == estimateClass {
      let length = min(left + last.payload, RowWord.longestRun)
      words[words.count - 1] = .run(length, estimateClass)
      left -= length - last.payload
    }
    while left > 0 {
      if words.count == RowNode.leafWords { flush() }
      words.append(.run(min(left, RowWord.longestRun), estimateClass))
      left -= RowWord.longestRun
    }
  }

  private mutating func flush() {
    var leaf = RowNode.leaf(capacity: words.count, stamp: stamp)
    unsafe words.withUnsafeBufferPointer { unsafe RowNode.fill(&leaf, $0) }
    leaves.append((leaf, leaf.handle.sum()))
    words.removeAll(keepingCapacity: true)
  }

  /// The tree of all rows added.
  mutating func tree() -> RowTree {
    if leaves.isEmpty {
      guard let first = words.first else { return RowTree() }
      let isLone = words.allSatisfy { $0.isRun && $0.estimateClass == first.estimateClass }
      if isLone {
        return RowTree(count: words.reduce(0) { $0 + $1.payload }, estimateClass: first.estimateClass)
      }
    }
    if !words.isEmpty { flush() }
    var level = leaves
    while level.count > 1 {
      level = level.inParts(of: RowNode.fanout).map { part in
        var branch = RowNode.branch(level: part[0].node.handle.level + 1)
        let handle = RowNode.own(&branch)
        for child in part { handle.insertChild(child.node, child.totals, at: handle.count) }
        return (branch, handle.sum())
      }
    }
    leaves = []
    return level.first.map { RowTree(root: $0.node, totals: $0.totals) } ?? RowTree()
  }
}
