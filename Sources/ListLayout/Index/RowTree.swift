/// The rows of one section by position: a counted B+-tree whose leaves hold runs of unmeasured rows and known heights.
///
/// A branch knows of every child how many rows it has, the sum of their known heights and how many rows of each
/// class were never measured, so that estimates are multiplied in when a height is asked for and changing one
/// touches nothing (rule 30). A tree of unmeasured rows of one class has no node at all.
///
/// Copies share nodes, and a node that is shared is never changed, so a copy can be read on any thread: this is
/// what `@unchecked Sendable` stands for.
struct RowTree: @unchecked Sendable {
  var root: RowNode?
  /// The tree's totals.
  private(set) var totals: HeightTotals

  var count: Int { totals.slots }

  /// The tree for reading, while it is held.
  @inline(__always) var reader: RowReader { RowReader(root: root?.handle, totals: totals) }
}

extension RowTree {
  /// A tree of unmeasured rows of one class. Complexity: O(1).
  init(count: Int = 0, estimateClass: Int = 0) {
    self.init(totals: HeightTotals(slots: count))
    totals.unmeasured[estimateClass & 7] = Int32(truncatingIfNeeded: count)
  }
}

// MARK: - Writing

extension RowTree {
  /// Sets what is kept of rows that are there, in ascending order; runs that meet are not joined.
  ///
  /// `removed` gets the measured rows that are replaced. Complexity: O(rows + log n for each leaf that has any).
  mutating func set(
    _ entries: UnsafeBufferPointer<RowEntry>, _ staleness: Staleness, removed: inout ClassSamples
  ) {
    var entries = unsafe entries
    while let first = unsafe entries.first?.row {
      let change = unsafe apply(.set(entries), at: first, staleness)
      removed.add(change.removed)
      unsafe entries = UnsafeBufferPointer(rebasing: entries[max(1, change.set)...])
    }
  }

  /// Inserts rows of one value. Complexity: O(log n) for those that follow their class, else for each row.
  mutating func insert(_ count: Int, _ value: SlotValue, at row: Int, _ staleness: Staleness) {
    if value.followsClass { return insert(run: count, value.estimateClass, at: row, staleness) }
    for row in row..<row + count { insert(value.word, value.secondWord, at: row, staleness) }
  }

  /// Inserts the rows of a word, or of two of which the second adds to the first.
  @inline(never)
  private mutating func insert(_ word: RowWord, _ second: RowWord?, at row: Int, _ staleness: Staleness) {
    // In memory that is not allocated, as rows often come one by one.
    unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: 2) { words in
      unsafe words.initializeElement(at: 0, to: word)
      if let second { unsafe words.initializeElement(at: 1, to: second) }
      let filled = unsafe UnsafeBufferPointer(rebasing: words[..<(second == nil ? 1 : 2)])
      unsafe _ = apply(.insert(filled), at: row, staleness)
    }
  }

  /// Removes rows. Complexity: O(log n + rows / 256).
  mutating func remove(_ range: Range<Int>, _ staleness: Staleness, removed: inout ClassSamples) {
    guard !range.isEmpty else { return }
    guard var node = root else {
      self = RowTree(count: count - range.count, estimateClass: reader.loneClass)
      return
    }
    root = nil
    var change = RowNode.Change()
    RowNode.remove(&node, range, staleness, &change)
    totals.add(change.totals)
    removed.add(change.removed)
    guard count > 0 else { return self = RowTree() }
    while !node.handle.isLeaf, node.handle.count == 1 {
      RowNode.replace(&node) { $0.childNode(at: 0) }
    }
    root = node
  }

  /// Inserts unmeasured rows of one class. Complexity: O(log n).
  private mutating func insert(run length: Int, _ estimateClass: Int, at row: Int, _ staleness: Staleness) {
    guard length > 0 else { return }
    if root == nil, count == 0 || reader.loneClass == estimateClass {
      self = RowTree(count: count + length, estimateClass: estimateClass)
      return
    }
    var row = row
    for word in Self.runs(length, estimateClass) {
      insert(word, nil, at: row, staleness)
      row += word.slots
    }
  }

  /// The words of a run; of one of 2^31 rows, the most that a list has, 17.
  private static func runs(_ length: Int, _ estimateClass: Int) -> some Sequence<RowWord> {
    stride(from: 0, to: length, by: RowWord.longestRun).lazy.map {
      .run(min(length - $0, RowWord.longestRun), estimateClass)
    }
  }

  /// Edits the leaf that holds a row, or the last one where the row is to follow all others.
  private mutating func apply(_ edit: RowNode.Edit, at row: Int, _ staleness: Staleness) -> RowNode.Change {
    var change = RowNode.Change()
    if root == nil { grow(staleness) }
    guard var node = root else { return change }
    root = nil
    if let sibling = RowNode.apply(edit, to: &node, at: row, of: count, staleness, &change) {
      var top = RowNode.branch(level: node.handle.level + 1)
      let branch = RowNode.own(&top)
      branch.insertChild(node, node.handle.sum(), at: 0)
      branch.insertChild(sibling, sibling.handle.sum(), at: 1)
      node = top
    }
    totals.add(change.totals)
    root = node
    return change
  }

  /// Gives a tree without nodes a leaf with its run.
  private mutating func grow(_ staleness: Staleness) {
    let words = Array(Self.runs(count, reader.loneClass))
    var node = RowNode.leaf(capacity: words.count + 4, stamp: staleness.clock)
    unsafe words.withUnsafeBufferPointer { unsafe RowNode.fill(&node, $0) }
    root = node
  }
}
