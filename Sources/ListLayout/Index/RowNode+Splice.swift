// Edits: each makes the nodes on its path the tree's own, and reports the change of the totals.

extension RowNode {
  /// The change that an edit of rows made.
  struct Change {
    var totals = HeightTotals.zero
    /// The measured rows that were taken away, of each class.
    var removed = ClassSamples()
  }

  /// Replaces rows that one leaf holds by `words`, of which there are at most ``RowTree/spliceWords`` and one.
  ///
  /// - Returns: the node's new right neighbour, where the node could not take them all.
  static func splice(
    _ node: inout RowNode, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    let branch = own(&node)
    if branch.isLeaf { return unsafe spliceLeaf(&node, range, words, staleness, &change) }
    var cursor = RowCursor()
    let index = branch.child(at: RowNumber(range.lowerBound), ClassEstimates([]), &cursor)
    let before = change.totals
    let start = range.lowerBound - cursor.row
    let sibling = branch.withChild(at: index) {
      unsafe splice(&$0, start..<start + range.count, words, staleness, &change)
    }
    guard let sibling else {
      var delta = change.totals
      delta.subtract(before)
      branch.add(delta, at: index)
      if delta.slots < 0 { branch.mend(index, staleness) }
      return nil
    }
    branch.setTotals(branch.child(at: index).sum(), at: index)
    return branch.insert(sibling, at: index + 1)
  }

  private static func spliceLeaf(
    _ node: inout RowNode, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    let leaf = own(&node)
    leaf.refresh(staleness)
    if unsafe leaf.overwrite(range, words, &change) { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: words.count + 4) { buffer in
      var patch = unsafe WordPatch(buffer)
      let replaced = unsafe leaf.compose(&patch, range, words)
      change.totals.add(patch.totals)
      change.totals.subtract(leaf.sum(replaced))
      leaf.sample(replaced, into: &change.removed)
      return put(patch, replaced, &node)
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
    let branch = own(&node)
    if branch.isLeaf {
      let none = unsafe UnsafeBufferPointer<RowWord>(start: nil, count: 0)
      _ = unsafe spliceLeaf(&node, range, none, staleness, &change)
      return
    }
    var gone: Range<Int>?
    var touched = 0
    var position = 0
    for index in 0..<branch.count where position < range.upperBound {
      let rows = branch.slots(at: index)
      let start = max(range.lowerBound - position, 0)
      let end = min(range.upperBound - position, rows)
      position += rows
      guard start < end else { continue }
      touched = gone?.lowerBound ?? index
      if start == 0, end == rows {
        change.totals.subtract(branch.totals(at: index))
        branch.child(at: index).sample(into: &change.removed, staleness)
        gone = (gone?.lowerBound ?? index)..<index + 1
      } else {
        let before = change.totals
        branch.withChild(at: index) { remove(&$0, start..<end, staleness, &change) }
        var delta = change.totals
        delta.subtract(before)
        branch.add(delta, at: index)
      }
    }
    if let gone { branch.removeChildren(gone) }
    branch.mend(touched, staleness)
    branch.mend(touched - 1, staleness)
  }
}

extension RowNodeHandle {
  /// True if one leaf holds all rows of the range; an empty range always has one.
  func holdsInOneLeaf(_ range: Range<Int>) -> Bool {
    if range.count < 2 { return true }
    var node = self
    var start = range.lowerBound
    while !node.isLeaf {
      var cursor = RowCursor()
      let index = node.child(at: RowNumber(start), ClassEstimates([]), &cursor)
      start -= cursor.row
      if start + range.count > node.slots(at: index) { return false }
      node = node.child(at: index)
    }
    return true
  }

  /// Puts a child in its place, splitting the branch where it is full.
  fileprivate func insert(_ child: RowNode, at index: Int) -> RowNode? {
    guard count == RowNode.fanout else {
      insertChild(child, child.handle.sum(), at: index)
      return nil
    }
    // Growth at an end leaves full branches behind it.
    let middle = index == RowNode.fanout ? RowNode.fanout - 1 : index <= 1 ? 2 : RowNode.fanout / 2
    var sibling = RowNode.branch(level: level)
    let right = RowNode.own(&sibling)
    right.appendChildren(of: self, from: middle)
    removeChildren(middle..<count)
    let target = index <= middle ? self : right
    target.insertChild(child, child.handle.sum(), at: index <= middle ? index : index - middle)
    return sibling
  }

  /// Replaces one row's word by another, the most frequent edit.
  @inline(__always)
  fileprivate func overwrite(
    _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>, _ change: inout RowNode.Change
  ) -> Bool {
    guard range.count == 1, words.count == 1, range.upperBound <= lead, unsafe words[0].isRow
    else { return false }
    let new = unsafe words[0]
    let old = word(at: range.lowerBound)
    setWord(new, at: range.lowerBound)
    change.totals.known &+= new.height &- old.height
    if old.isMeasured { change.removed.add(1, old.height, to: old.estimateClass) }
    return true
  }

  /// Writes to `patch` what stands for the rows of `range` afterwards, runs that meet joined.
  ///
  /// - Returns: the words that the patch replaces.
  fileprivate func compose(
    _ patch: inout WordPatch, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>
  ) -> Range<Int> {
    let start = boundary(range.lowerBound)
    let end = range.isEmpty ? start : boundary(start, advancedBy: range.count)
    var first = start.index
    var last = end.index
    if start.offset > 0 {
      patch.append(.run(start.offset, word(at: first).estimateClass))
    } else if first > 0, word(at: first - 1).isRun {
      first -= 1
      patch.append(word(at: first))
    }
    for index in 0..<words.count { patch.append(unsafe words[index]) }
    if end.offset > 0 {
      let rest = word(at: last).slots - end.offset
      patch.append(.run(rest, word(at: last).estimateClass))
      last += 1
    } else if last < count, word(at: last).isRun {
      patch.append(word(at: last))
      last += 1
    }
    return first..<last
  }

  /// The totals of some words of a leaf.
  fileprivate func sum(_ range: Range<Int>) -> HeightTotals {
    var totals = HeightTotals.zero
    for index in range { totals.add(word(at: index)) }
    return totals
  }

  /// Adds the measured rows among words of a leaf that is up to date.
  fileprivate func sample(_ range: Range<Int>, into samples: inout ClassSamples) {
    for index in range {
      let word = word(at: index)
      if word.isMeasured { samples.add(1, fullHeight(at: index), to: word.estimateClass) }
    }
  }

  /// Adds the node's measured rows.
  fileprivate func sample(into samples: inout ClassSamples, _ staleness: Staleness) {
    var cursor = RowCursor()
    _ = visit(from: RowNumber(0), ClassEstimates([]), &cursor, staleness) { _, _, _, value in
      if value.state == .measured { samples.add(1, value.height, to: value.estimateClass) }
      return true
    }
  }

  /// Joins a child that became small with a neighbour, where both fit in one with room to spare; drops one that became
  /// empty.
  fileprivate func mend(_ index: Int, _ staleness: Staleness) {
    guard index >= 0, index < count else { return }
    let child = child(at: index)
    let limit = child.isLeaf ? RowNode.leafWords : RowNode.fanout
    if child.count == 0 {
      removeChildren(index..<index + 1)
      return
    }
    guard child.count < limit / 4 else { return }
    for left in [index, index - 1] where left >= 0 && left + 1 < count {
      let joined = self.child(at: left).count + self.child(at: left + 1).count
      guard joined <= limit / 4 * 3 else { continue }
      join(left, staleness)
      return
    }
  }

  /// Joins a child with the one behind it.
  private func join(_ index: Int, _ staleness: Staleness) {
    var totals = self.totals(at: index)
    totals.add(self.totals(at: index + 1))
    let right = withChild(at: index + 1) { RowNode.own(&$0) }
    withChild(at: index) { node in
      var left = RowNode.own(&node)
      guard left.isLeaf else { return left.appendChildren(of: right, from: 0) }
      left.refresh(staleness)
      right.refresh(staleness)
      let room = left.count + right.count
      if room > left.capacity {
        RowNode.replace(&node) { $0.copy(capacity: room + room / 4) }
        left = RowNode.own(&node)
      }
      let lead = left.lead
      left.appendWords(of: right)
      left.setLead(left.lead(from: lead))
    }
    removeChildren(index + 1..<index + 2)
    setTotals(totals, at: index)
  }
}

/// Words to put in a leaf, runs of one class that meet joined to one.
@safe struct WordPatch {
  /// Room for the words; never empty.
  private let buffer: UnsafeMutableBufferPointer<RowWord>
  private(set) var count = 0
  private(set) var totals = HeightTotals.zero
  /// True if each word is one row with a known height.
  private(set) var isPlain = true

  init(_ buffer: UnsafeMutableBufferPointer<RowWord>) {
    unsafe self.buffer = buffer
  }

  var words: UnsafeBufferPointer<RowWord> { unsafe UnsafeBufferPointer(rebasing: buffer[..<count]) }

  func copy(to target: UnsafeMutablePointer<RowWord>) {
    for index in 0..<count { unsafe (target + index).initialize(to: buffer[index]) }
  }

  @inline(__always)
  mutating func append(_ word: RowWord) {
    assert(unsafe count < buffer.count || word.isRun, "more words than there is room for")
    totals.add(word)
    if count > 0, word.isRun {
      let last = unsafe buffer[count - 1]
      let length = last.payload + word.payload
      if last.isRun, last.estimateClass == word.estimateClass, length <= RowWord.longestRun {
        unsafe buffer[count - 1] = .run(length, word.estimateClass)
        return
      }
    }
    unsafe buffer.initializeElement(at: count, to: word)
    count += 1
    isPlain = isPlain && word.isRow
  }
}
