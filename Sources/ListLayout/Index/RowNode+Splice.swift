// Edits: each makes the nodes on its path the tree's own, and reports the change of the totals.

extension RowNode {
  /// The change that an edit of rows made.
  struct Change {
    var totals = HeightTotals.zero
    /// The measured rows that were taken away, of each class.
    var removed = ClassSamples()
    /// The number of rows that were set.
    var set = 0
  }

  /// An edit that starts at a row.
  @safe enum Edit {
    /// Puts a few words before the row.
    case insert(UnsafeBufferPointer<RowWord>)
    /// Sets what is kept of rows, the row the first of them: of those that follow it in its leaf, and a few of them at most.
    case set(UnsafeBufferPointer<RowEntry>)
  }

  /// The most rows that are set in one leaf at once.
  private static let rowsAtOnce = 64

  /// Edits the leaf that holds a row, or the last one where the row is to follow all others.
  ///
  /// - Parameters:
  ///   - row: the row's number in the node.
  ///   - rows: the number of rows in the node.
  ///   - change: no change yet; gets that of the edit.
  /// - Returns: the node's new right neighbour, where it could not take everything.
  static func apply(
    _ edit: Edit, to node: inout RowNode, at row: Int, of rows: Int, _ staleness: Staleness,
    _ change: inout Change
  ) -> RowNode? {
    if node.handle.isLeaf {
      switch edit {
      case .insert(let words): return unsafe splice(&node, row..<row, words, staleness, &change)
      case .set(let entries): return unsafe set(entries, in: &node, at: row, of: rows, staleness, &change)
      }
    }
    let branch = own(&node)
    var cursor = RowCursor()
    let index = branch.child(at: RowNumber(row), ClassEstimates(), &cursor)
    let rows = branch.slots(at: index)
    let sibling = branch.withChild(at: index) {
      apply(edit, to: &$0, at: row - cursor.row, of: rows, staleness, &change)
    }
    branch.add(change.totals, at: index)
    guard let sibling else { return nil }
    let moved = sibling.handle.sum()
    var left = branch.totals(at: index)
    left.subtract(moved)
    branch.setTotals(left, at: index)
    return branch.insert(sibling, moved, at: index + 1)
  }

  /// Replaces rows of a leaf by those that a few words stand for.
  private static func splice(
    _ node: inout RowNode, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    let leaf = own(&node)
    leaf.refresh(staleness)
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: words.count + 4) { buffer in
      var patch = unsafe WordPatch(buffer)
      let replaced = unsafe leaf.compose(&patch, range, words)
      change.totals.add(patch.totals)
      change.totals.subtract(leaf.sum(replaced))
      leaf.sample(replaced, into: &change.removed)
      return put(patch, replaced, &node)
    }
  }

  private static func set(
    _ entries: UnsafeBufferPointer<RowEntry>, in node: inout RowNode, at row: Int, of rows: Int,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    let first = unsafe entries[0].row
    let most = min(rowsAtOnce, entries.count, rows - row)
    change.set = 1
    while change.set < most, unsafe entries[change.set].row == first + change.set { change.set += 1 }
    let leaf = own(&node)
    leaf.refresh(staleness)
    if change.set == 1, unsafe leaf.overwrite(entries[0], at: row, &change) { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: 2 * change.set) { words in
      var count = 0
      for number in 0..<change.set {
        unsafe words.initializeElement(at: count, to: entries[number].word)
        count += 1
        guard let second = unsafe entries[number].secondWord else { continue }
        unsafe words.initializeElement(at: count, to: second)
        count += 1
      }
      let filled = unsafe UnsafeBufferPointer(rebasing: words[..<count])
      return unsafe splice(&node, row..<row + change.set, filled, staleness, &change)
    }
  }

  /// Puts the patch in the place of words, in a larger leaf or in two where there is no room.
  private static func put(_ patch: WordPatch, _ replaced: Range<Int>, _ node: inout RowNode) -> RowNode? {
    var leaf = own(&node)
    let count = leaf.count - replaced.count + patch.count
    if count > leafWords { return divide(patch, replaced, &node) }
    if count > leaf.capacity {
      replace(&node) { $0.copy(capacity: max(count, min(leafWords, $0.capacity / 4 * 5 + 8))) }
      leaf = own(&node)
    }
    var lead = min(leaf.lead, replaced.lowerBound)
    if patch.isPlain, leaf.lead >= replaced.upperBound { lead = leaf.lead - replaced.count + patch.count }
    unsafe leaf.replaceWords(replaced, with: patch.words)
    leaf.setLead(leaf.lead(from: lead))
    return nil
  }

  /// Puts the patch in the place of words that leave no room for it, in two leaves.
  private static func divide(_ patch: WordPatch, _ replaced: Range<Int>, _ node: inout RowNode) -> RowNode? {
    let leaf = own(&node)
    let count = leaf.count - replaced.count + patch.count
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: count) { all in
      guard let start = all.baseAddress else { return nil }
      unsafe leaf.copyWords(0..<replaced.lowerBound, to: start)
      unsafe patch.copy(to: start + replaced.lowerBound)
      unsafe leaf.copyWords(
        replaced.upperBound..<leaf.count, to: start + replaced.lowerBound + patch.count)
      // Growth at an end leaves full leaves behind it.
      var cut = count / 2
      if replaced.lowerBound >= leaf.count / 4 * 3 {
        cut = leafWords
      } else if replaced.upperBound <= leaf.count / 4 {
        cut = count - leafWords
      }
      if cut < count, unsafe start[cut].isBeyond { cut += cut == leafWords ? -1 : 1 }
      let (capacity, stamp) = (leaf.capacity, leaf.stamp)
      let isRoomy = capacity > cut + cut / 2
      if isRoomy || capacity < cut {
        replace(&node) { _ in RowNode.leaf(capacity: cut + cut / 4, stamp: stamp) }
      }
      unsafe fill(&node, UnsafeBufferPointer(rebasing: all[..<cut]))
      var right = RowNode.leaf(capacity: count - cut + (count - cut) / 4, stamp: stamp)
      unsafe fill(&right, UnsafeBufferPointer(rebasing: all[cut...]))
      return right
    }
  }

  /// Makes a leaf hold some words and no others.
  static func fill(_ node: inout RowNode, _ words: UnsafeBufferPointer<RowWord>) {
    let leaf = own(&node)
    leaf.setLead(0)
    unsafe leaf.replaceWords(0..<leaf.count, with: words)
    leaf.setLead(leaf.lead(from: 0))
  }

  /// Removes rows, whichever leaves hold them.
  static func remove(
    _ node: inout RowNode, _ range: Range<Int>, _ staleness: Staleness, _ change: inout Change
  ) {
    if node.handle.isLeaf {
      let none = unsafe UnsafeBufferPointer<RowWord>(start: nil, count: 0)
      _ = unsafe splice(&node, range, none, staleness, &change)
      return
    }
    let branch = own(&node)
    var cursor = RowCursor()
    let first = branch.child(at: RowNumber(range.lowerBound), ClassEstimates(), &cursor)
    var gone: Range<Int>?
    var touched = first
    var position = cursor.row
    for index in first..<branch.count where position < range.upperBound {
      let rows = branch.slots(at: index)
      let start = max(range.lowerBound - position, 0)
      let end = min(range.upperBound - position, rows)
      position += rows
      touched = gone?.lowerBound ?? index
      if start == 0, end == rows {
        change.totals.subtract(branch.totals(at: index))
        branch.child(at: index).reader.visit(from: 0, staleness) { rows, value in
          change.removed.add(rows, value)
          return true
        }
        gone = touched..<index + 1
      } else {
        var part = Change()
        branch.withChild(at: index) { remove(&$0, start..<end, staleness, &part) }
        branch.add(part.totals, at: index)
        change.totals.add(part.totals)
        change.removed.add(part.removed)
      }
    }
    if let gone { branch.removeChildren(gone) }
    branch.mend(touched, staleness)
    // One child that lost rows needs no look at those before it.
    if gone != nil || touched > first { branch.mend(touched - 1, staleness) }
  }
}
