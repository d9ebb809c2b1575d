// Edits of one node: its words, or its children.

extension RowNodeHandle {
  /// Puts a child in its place, splitting the branch where it is full.
  func insert(_ child: RowNode, _ totals: HeightTotals, at index: Int) -> RowNode? {
    guard count == RowNode.fanout else {
      insertChild(child, totals, at: index)
      return nil
    }
    // Growth at an end leaves full branches behind it.
    let middle = index == RowNode.fanout ? RowNode.fanout - 1 : index <= 1 ? 2 : RowNode.fanout / 2
    var sibling = RowNode.branch(level: level)
    let right = RowNode.own(&sibling)
    right.appendChildren(of: self, from: middle)
    removeChildren(middle..<count)
    let target = index <= middle ? self : right
    target.insertChild(child, totals, at: index <= middle ? index : index - middle)
    return sibling
  }

  /// Replaces a row's word by another where each is all of it, as at the leaf's front; the most frequent edit.
  @inline(__always)
  func overwrite(_ entry: RowEntry, at row: Int, _ change: inout RowNode.Change) -> Bool {
    guard row < lead, entry.secondWord == nil, entry.word.isRow else { return false }
    let old = word(at: row)
    setWord(entry.word, at: row)
    change.totals.known &+= entry.word.height &- old.height
    if old.isMeasured { change.removed.add(1, old.height, to: old.estimateClass) }
    return true
  }

  /// Writes to `patch` what stands for the rows of `range` afterwards, runs that meet joined.
  ///
  /// - Returns: the words that the patch replaces.
  func compose(
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
  func sum(_ range: Range<Int>) -> HeightTotals {
    var totals = HeightTotals.zero
    for index in range { totals.add(word(at: index)) }
    return totals
  }

  /// Adds the measured rows among words of a leaf that is up to date.
  func sample(_ range: Range<Int>, into samples: inout ClassSamples) {
    for index in range {
      let word = word(at: index)
      if word.isMeasured { samples.add(1, fullHeight(at: index), to: word.estimateClass) }
    }
  }

  /// Joins a child that became small with a neighbour, where both fit in one with room to spare; drops one that became
  /// empty.
  func mend(_ index: Int, _ staleness: Staleness) {
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
  /// True if each word is one row with a known height.
  private(set) var isPlain = true

  init(_ buffer: UnsafeMutableBufferPointer<RowWord>) {
    unsafe self.buffer = buffer
  }

  var words: UnsafeBufferPointer<RowWord> { unsafe UnsafeBufferPointer(rebasing: buffer[..<count]) }

  var totals: HeightTotals {
    var totals = HeightTotals.zero
    for index in 0..<count { unsafe totals.add(buffer[index]) }
    return totals
  }

  func copy(to target: UnsafeMutablePointer<RowWord>) {
    for index in 0..<count { unsafe (target + index).initialize(to: buffer[index]) }
  }

  @inline(__always)
  mutating func append(_ word: RowWord) {
    assert(unsafe count < buffer.count || word.isRun, "more words than there is room for")
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
