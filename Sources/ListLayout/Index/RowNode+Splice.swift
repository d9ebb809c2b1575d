// Edits: each makes the nodes on its path the tree's own, and reports what it changed in sum.

extension RowNode {
  /// Whether one leaf holds all rows of the range; an empty range always has one.
  func holdsInOneLeaf(_ range: Range<Int>) -> Bool {
    if range.count < 2 { return true }
    var node = self
    var position = range.lowerBound
    while !node.isLeaf {
      let index = node.child(holding: &position)
      let rows = unsafe Int(node.slots[index])
      if position + range.count > rows { return range.isEmpty }
      node = unsafe node.children[index]
    }
    return true
  }

  /// What an edit of rows changed in sum.
  struct Change {
    var totals = HeightTotals.zero
    /// The measured rows that were taken away, of each class.
    var removed = ClassSamples()
  }

  /// Makes `node` one that only its holder knows.
  @inline(__always)
  private static func own(_ node: inout RowNode) {
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
  }

  /// Replaces rows that one leaf holds by `words`, of which there are at most ``RowTree/spliceWords`` and one.
  ///
  /// - Returns: the node's new right neighbour, where the node could not take them all.
  static func splice(
    _ node: inout RowNode, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    own(&node)
    if node.isLeaf { return unsafe spliceLeaf(&node, range, words, staleness, &change) }
    var start = range.lowerBound
    let index = node.child(holding: &start)
    let before = change.totals
    let sibling = unsafe splice(
      &node.children[index], start..<start + range.count, words, staleness, &change)
    guard let sibling else {
      var delta = change.totals
      delta.subtract(before)
      node.add(delta, at: index)
      if delta.slots < 0 { node.mend(index, staleness) }
      return nil
    }
    node.setTotals(unsafe node.children[index].sum(), at: index)
    return node.insert(sibling, at: index + 1)
  }

  /// Puts a child in its place, splitting the branch where it is full.
  private func insert(_ child: RowNode, at index: Int) -> RowNode? {
    guard info.count == Self.fanout else {
      insertChild(child, child.sum(), at: index)
      return nil
    }
    // Growth at an end leaves full branches behind it.
    let middle = index == Self.fanout ? Self.fanout - 1 : index <= 1 ? 2 : Self.fanout / 2
    let right = RowNode.branch(level: info.level)
    right.appendChildren(of: self, from: middle)
    removeChildren(middle..<info.count)
    if index <= middle {
      insertChild(child, child.sum(), at: index)
    } else {
      right.insertChild(child, child.sum(), at: index - middle)
    }
    return right
  }

  private static func spliceLeaf(
    _ leaf: inout RowNode, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>,
    _ staleness: Staleness, _ change: inout Change
  ) -> RowNode? {
    leaf.refresh(staleness)
    if unsafe leaf.overwrite(range, words, &change) { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: words.count + 4) { buffer in
      var patch = unsafe WordPatch(buffer)
      let replaced = unsafe leaf.compose(&patch, range, words)
      change.totals.add(patch.totals)
      change.totals.subtract(leaf.sum(replaced))
      leaf.sample(replaced, into: &change.removed)
      return leaf.put(patch, replaced, &leaf)
    }
  }

  /// Replaces one row's word by another, the most frequent edit.
  @inline(__always)
  private func overwrite(
    _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>, _ change: inout Change
  ) -> Bool {
    guard range.count == 1, words.count == 1, range.upperBound <= info.lead, unsafe words[0].isRow
    else { return false }
    let old = unsafe self.words[range.lowerBound]
    unsafe self.words[range.lowerBound] = words[0]
    change.totals.known &+= unsafe words[0].payload &- old.payload
    if old.isMeasured { change.removed.add(1, old.payload, to: old.estimateClass) }
    return true
  }

  /// Writes to `patch` what stands for the rows of `range` afterwards, runs that meet joined.
  ///
  /// - Returns: the words that the patch replaces.
  private func compose(
    _ patch: inout WordPatch, _ range: Range<Int>, _ words: UnsafeBufferPointer<RowWord>
  ) -> Range<Int> {
    let start = word(of: range.lowerBound)
    let end = range.isEmpty ? start : word(from: start, advancedBy: range.count)
    var first = start.index
    var last = end.index
    if start.offset > 0 {
      unsafe patch.append(.run(start.offset, self.words[first].estimateClass))
    } else if first > 0, unsafe self.words[first - 1].isRun {
      first -= 1
      unsafe patch.append(self.words[first])
    }
    for index in 0..<words.count { unsafe patch.append(words[index]) }
    if end.offset > 0 {
      let rest = unsafe self.words[last].slots - end.offset
      unsafe patch.append(.run(rest, self.words[last].estimateClass))
      last += 1
    } else if last < info.count, unsafe self.words[last].isRun {
      unsafe patch.append(self.words[last])
      last += 1
    }
    return first..<last
  }

  /// What the words of a leaf add up to.
  private func sum(_ range: Range<Int>) -> HeightTotals {
    var totals = HeightTotals.zero
    for index in range { totals.add(unsafe words[index]) }
    return totals
  }

  /// Adds the measured rows among words of a leaf that is up to date.
  private func sample(_ range: Range<Int>, into samples: inout ClassSamples) {
    for index in range {
      let word = unsafe words[index]
      if word.isMeasured { samples.add(1, fullHeight(at: index), to: word.estimateClass) }
    }
  }

  /// Adds the node's measured rows.
  private func sample(into samples: inout ClassSamples, _ staleness: Staleness) {
    var skip = 0
    _ = visit(&skip, staleness) { _, value in
      if value.state == .measured { samples.add(1, value.height, to: value.estimateClass) }
      return true
    }
  }

  /// Puts the patch in the place of words, in a larger leaf or in two where there is no room.
  private func put(_ patch: WordPatch, _ replaced: Range<Int>, _ leaf: inout RowNode) -> RowNode? {
    let count = info.count - replaced.count + patch.count
    if count > Self.leafWords { return divide(patch, replaced, &leaf) }
    var target = self
    if count > info.capacity {
      target = copy(capacity: max(count, min(Self.leafWords, Int(info.capacity) / 4 * 5 + 8)))
      leaf = target
    }
    let words = unsafe target.words
    let tail = info.count - replaced.upperBound
    unsafe (words + replaced.lowerBound + patch.count).update(from: words + replaced.upperBound, count: tail)
    unsafe patch.copy(to: words + replaced.lowerBound)
    target.info.count = count
    var lead = min(info.lead, replaced.lowerBound)
    if patch.isPlain {
      lead = info.lead >= replaced.upperBound ? info.lead - replaced.count + patch.count : lead
    }
    target.extendLead(from: lead)
    return nil
  }

  /// Puts the patch in the place of words that leave no room for it, in two leaves.
  private func divide(_ patch: WordPatch, _ replaced: Range<Int>, _ leaf: inout RowNode) -> RowNode? {
    let count = info.count - replaced.count + patch.count
    return unsafe withUnsafeTemporaryAllocation(of: RowWord.self, capacity: count) { all in
      guard let start = all.baseAddress else { return nil }
      let tail = info.count - replaced.upperBound
      unsafe start.initialize(from: words, count: replaced.lowerBound)
      unsafe patch.copy(to: start + replaced.lowerBound)
      unsafe (start + replaced.lowerBound + patch.count).initialize(
        from: words + replaced.upperBound, count: tail)
      // Growth at an end leaves full leaves behind it.
      var cut = count / 2
      if replaced.lowerBound >= info.count / 4 * 3 {
        cut = Self.leafWords
      } else if replaced.upperBound <= info.count / 4 {
        cut = count - Self.leafWords
      }
      if cut < count, unsafe start[cut].isBeyond { cut += cut == Self.leafWords ? -1 : 1 }
      let right = RowNode.leaf(capacity: count - cut + (count - cut) / 4, stamp: info.stamp)
      unsafe right.fill(start + cut, count - cut)
      let isRoomy = Int(info.capacity) > cut + cut / 2
      leaf = isRoomy || info.capacity < cut ? RowNode.leaf(capacity: cut + cut / 4, stamp: info.stamp) : self
      unsafe leaf.fill(start, cut)
      return right
    }
  }

  private func fill(_ source: UnsafeMutablePointer<RowWord>, _ count: Int) {
    unsafe words.update(from: source, count: count)
    info.count = count
    extendLead(from: 0)
  }

  /// Removes rows, whichever leaves hold them.
  static func remove(
    _ node: inout RowNode, _ range: Range<Int>, _ staleness: Staleness, _ change: inout Change
  ) {
    own(&node)
    if node.isLeaf {
      let none = unsafe UnsafeBufferPointer<RowWord>(start: nil, count: 0)
      _ = unsafe spliceLeaf(&node, range, none, staleness, &change)
      return
    }
    var gone: Range<Int>?
    var touched = 0
    var position = 0
    for index in 0..<node.info.count where position < range.upperBound {
      let rows = unsafe Int(node.slots[index])
      let start = max(range.lowerBound - position, 0)
      let end = min(range.upperBound - position, rows)
      position += rows
      guard start < end else { continue }
      touched = gone?.lowerBound ?? index
      if start == 0, end == rows {
        change.totals.subtract(node.totals(at: index))
        unsafe node.children[index].sample(into: &change.removed, staleness)
        gone = (gone?.lowerBound ?? index)..<index + 1
      } else {
        let before = change.totals
        unsafe remove(&node.children[index], start..<end, staleness, &change)
        var delta = change.totals
        delta.subtract(before)
        node.add(delta, at: index)
      }
    }
    if let gone { node.removeChildren(gone) }
    node.mend(touched, staleness)
    node.mend(touched - 1, staleness)
  }

  /// Joins a child that became small with a neighbour, where both fit in one with room to spare.
  private func mend(_ index: Int, _ staleness: Staleness) {
    guard info.count > 0, index >= 0, index < info.count else { return }
    let child = unsafe children[index]
    let limit = child.isLeaf ? Self.leafWords : Self.fanout
    if child.info.count == 0 {
      removeChildren(index..<index + 1)
      return
    }
    guard child.info.count < limit / 4 else { return }
    for left in [index, index - 1] where left >= 0 && left + 1 < info.count {
      let joined = unsafe children[left].info.count + children[left + 1].info.count
      guard joined <= limit / 4 * 3 else { continue }
      join(left, staleness)
      return
    }
  }

  /// Joins a child with the one behind it.
  private func join(_ index: Int, _ staleness: Staleness) {
    var totals = self.totals(at: index)
    totals.add(self.totals(at: index + 1))
    unsafe Self.own(&children[index])
    unsafe Self.own(&children[index + 1])
    let left = unsafe children[index]
    let right = unsafe children[index + 1]
    if left.isLeaf {
      left.refresh(staleness)
      right.refresh(staleness)
      let room = left.info.count + right.info.count
      let target = room > Int(left.info.capacity) ? left.copy(capacity: room + room / 4) : left
      unsafe (target.words + target.info.count).update(from: right.words, count: right.info.count)
      target.info.count = room
      target.extendLead(from: target.info.lead)
      unsafe children[index] = target
    } else {
      left.appendChildren(of: right, from: 0)
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
  /// Whether each word is one row with a known height.
  private(set) var isPlain = true

  init(_ buffer: UnsafeMutableBufferPointer<RowWord>) {
    unsafe self.buffer = buffer
  }

  func copy(to target: UnsafeMutablePointer<RowWord>) {
    for index in 0..<count { unsafe target[index] = unsafe buffer[index] }
  }

  @inline(__always)
  mutating func append(_ word: RowWord) {
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
