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

  /// A tree of unmeasured rows of one class. Complexity: O(1).
  init(count: Int = 0, estimateClass: Int = 0) {
    totals = .zero
    totals.slots = count
    totals.unmeasured[estimateClass & 7] = Int32(truncatingIfNeeded: count)
  }

  /// A tree of nodes that add up to some totals.
  init(root: RowNode, totals: HeightTotals) {
    self.root = root
    self.totals = totals
  }

  var count: Int { totals.slots }

  /// The tree for reading, while it is held.
  @inline(__always) var reader: RowReader { RowReader(root: root?.handle, totals: totals) }
}

// MARK: - Writing

extension RowTree {
  /// The most words that one splice may bring.
  static let spliceWords = 96

  /// Replaces rows by those that `words` stand for. Complexity: O(log n + rows replaced / 256 + words).
  ///
  /// `removed` gets the measured rows that are replaced.
  mutating func replace(
    _ range: Range<Int>, with words: UnsafeBufferPointer<RowWord>, _ staleness: Staleness,
    removed: inout ClassSamples
  ) {
    var position = range.lowerBound
    var left = range.count
    var next = 0
    while true {
      var stop = min(next + Self.spliceWords, words.count)
      // A second word of a tall height stays with its first.
      while stop < words.count, unsafe words[stop].isBeyond { stop += 1 }
      let part = unsafe UnsafeBufferPointer(rebasing: words[next..<stop])
      if stop == words.count {
        unsafe spliceOnce(position..<position + left, with: part, staleness, &removed)
        return
      }
      let rows = unsafe part.reduce(0) { $0 + $1.slots }
      let replaced = min(left, rows)
      unsafe spliceOnce(position..<position + replaced, with: part, staleness, &removed)
      left -= replaced
      position += rows
      next = stop
    }
  }

  /// Replaces rows by one row. Complexity: O(log n).
  mutating func replace(
    _ range: Range<Int>, with value: SlotValue, _ staleness: Staleness, removed: inout ClassSamples
  ) {
    unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: 2) { buffer in
      var count = 0
      value.forEachWord { word in
        unsafe buffer.initializeElement(at: count, to: word)
        count += 1
      }
      unsafe spliceOnce(range, with: UnsafeBufferPointer(rebasing: buffer[..<count]), staleness, &removed)
    }
  }

  /// Removes rows. Complexity: O(log n + rows / 256).
  mutating func remove(_ range: Range<Int>, _ staleness: Staleness, removed: inout ClassSamples) {
    guard !range.isEmpty else { return }
    unsafe spliceOnce(range, with: UnsafeBufferPointer(start: nil, count: 0), staleness, &removed)
    if count == 0 { self = RowTree() }
  }

  /// Inserts unmeasured rows of one class. Complexity: O(log n).
  mutating func insert(run length: Int, _ estimateClass: Int, at row: Int, _ staleness: Staleness) {
    guard length > 0 else { return }
    if root == nil, count == 0 || reader.loneClass == estimateClass {
      self = RowTree(count: count + length, estimateClass: estimateClass)
      return
    }
    var left = length
    var none = ClassSamples()
    let pieces = (length - 1) / RowWord.longestRun + 1
    unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: pieces) { words in
      for piece in 0..<pieces {
        unsafe words.initializeElement(at: piece, to: .run(min(left, RowWord.longestRun), estimateClass))
        left -= RowWord.longestRun
      }
      unsafe replace(row..<row, with: UnsafeBufferPointer(words), staleness, removed: &none)
    }
  }

  private mutating func spliceOnce(
    _ range: Range<Int>, with words: UnsafeBufferPointer<RowWord>, _ staleness: Staleness,
    _ removed: inout ClassSamples
  ) {
    if root == nil { grow(staleness) }
    guard var node = root else { return }
    root = nil
    var change = RowNode.Change()
    var range = range
    if !node.handle.holdsInOneLeaf(range) {
      // Rows of several leaves go first, then the words are put where they were.
      RowNode.remove(&node, range, staleness, &change)
      range = range.lowerBound..<range.lowerBound
      // Nothing is ever put into a branch without children: all that is left of it is an empty leaf.
      if node.handle.count == 0 { node = RowNode.leaf(capacity: words.count, stamp: staleness.clock) }
    }
    let sibling = unsafe RowNode.splice(&node, range, words, staleness, &change)
    totals.add(change.totals)
    removed.add(change.removed)
    if let sibling {
      var top = RowNode.branch(level: node.handle.level + 1)
      let branch = RowNode.own(&top)
      branch.insertChild(node, node.handle.sum(), at: 0)
      branch.insertChild(sibling, sibling.handle.sum(), at: 1)
      node = top
    }
    while !node.handle.isLeaf, node.handle.count == 1 {
      RowNode.replace(&node) { $0.childNode(at: 0) }
    }
    root = node.handle.count == 0 ? nil : node
  }

  /// Gives a tree without nodes a leaf with its run.
  private mutating func grow(_ staleness: Staleness) {
    // A list has at most 2^31 rows, and so this run at most 17 words.
    let pieces = (count + RowWord.longestRun - 1) / RowWord.longestRun
    var node = RowNode.leaf(capacity: max(8, pieces + 4), stamp: staleness.clock)
    let lone = reader.loneClass
    let words = (0..<pieces).map { piece in
      RowWord.run(min(count - piece * RowWord.longestRun, RowWord.longestRun), lone)
    }
    unsafe words.withUnsafeBufferPointer { unsafe RowNode.fill(&node, $0) }
    root = node
  }
}
