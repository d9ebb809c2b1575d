/// The block of a ``RowNode``, and the only way to what is in it.
///
/// Debug builds check that every index is in use, that a leaf is not taken for a branch, and that only nodes are changed
/// that one tree owns. A handle is valid while the tree that it comes from is held, and the node is not replaced.
@safe struct RowNodeHandle {
  private let header: UnsafeMutablePointer<RowNodeHeader>
  private let base: UnsafeMutableRawPointer
  private let isOwned: Bool

  @inline(__always)
  init(
    _ header: UnsafeMutablePointer<RowNodeHeader>, _ elements: UnsafeMutablePointer<UInt64>, isOwned: Bool
  ) {
    unsafe self.header = header
    unsafe base = UnsafeMutableRawPointer(elements)
    self.isOwned = isOwned
  }

  @inline(__always)
  private func assertIndex(_ index: Int, isLeaf: Bool, length: Int = 1) {
    assert(self.isLeaf == isLeaf, isLeaf ? "a branch taken for a leaf" : "a leaf taken for a branch")
    assert(index >= 0 && index &+ length <= count, "\(index) and \(length - 1) behind it are not in use")
  }
}

// MARK: - Header, as RowNodeHeader tells

extension RowNodeHandle {
  @inline(__always) var count: Int { unsafe header.pointee.count }
  @inline(__always) var capacity: Int { Int(unsafe header.pointee.capacity) }
  @inline(__always) var level: UInt8 { unsafe header.pointee.level }
  @inline(__always) var isLeaf: Bool { level == 0 }
  @inline(__always) var lead: Int { unsafe header.pointee.lead }
  @inline(__always) var stamp: UInt32 { unsafe header.pointee.stamp }

  private func setCount(_ count: Int) {
    assert(isOwned, "a node that is shared is changed")
    assert(
      count >= 0 && count <= (isLeaf ? capacity : RowNode.fanout), "\(count) are more than there is room for")
    unsafe header.pointee.count = count
  }
}

// MARK: - Reading

extension RowNodeHandle {
  @inline(__always) private var words: UnsafeMutablePointer<RowWord> {
    unsafe base.assumingMemoryBound(to: RowWord.self)
  }

  @inline(__always) private var children: UnsafeMutablePointer<RowNode> {
    unsafe base.assumingMemoryBound(to: RowNode.self)
  }

  @inline(__always) private var knownColumn: UnsafeMutablePointer<Units> {
    unsafe (base + 8 * RowNode.fanout).assumingMemoryBound(to: Units.self)
  }

  /// The columns of 32-bit numbers: 0 the slots, 1 and on the unmeasured rows of each class.
  @inline(__always)
  private func column(_ number: Int) -> UnsafeMutablePointer<Int32> {
    assert(number >= 0 && number < 9, "there is no column \(number)")
    return unsafe (base + (16 + 4 * number) * RowNode.fanout).assumingMemoryBound(to: Int32.self)
  }

  /// A word of a leaf.
  @inline(__always)
  func word(at index: Int) -> RowWord {
    assertIndex(index, isLeaf: true)
    return unsafe words[index]
  }

  /// Eight words of a leaf.
  @inline(__always)
  func wordBlock(at index: Int) -> SIMD8<UInt32> {
    assertIndex(index, isLeaf: true, length: 8)
    return unsafe UnsafeRawPointer(words + index).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// A child, not retained.
  @inline(__always)
  func child(at index: Int) -> RowNodeHandle {
    assertIndex(index, isLeaf: false)
    return unsafe (base + MemoryLayout<Unmanaged<RowNode>>.stride &* index).load(as: Unmanaged<RowNode>.self)
      ._withUnsafeGuaranteedRef { $0.handle }
  }

  /// A child, to be kept.
  func childNode(at index: Int) -> RowNode {
    assertIndex(index, isLeaf: false)
    return unsafe children[index]
  }

  /// The sum of a child's known heights.
  @inline(__always)
  func known(at index: Int) -> Units {
    assertIndex(index, isLeaf: false)
    return unsafe knownColumn[index]
  }

  /// The number of a child's rows.
  @inline(__always)
  func slots(at index: Int) -> Int {
    assertIndex(index, isLeaf: false)
    return unsafe Int(column(0)[index])
  }

  /// The number of a child's rows of a class that were never measured.
  @inline(__always)
  func unmeasured(_ estimateClass: Int, at index: Int) -> Int32 {
    assertIndex(index, isLeaf: false)
    return unsafe column(1 &+ estimateClass)[index]
  }

  /// The sum over eight children of ``known(at:)``.
  @inline(__always)
  func knownOfEight(at index: Int) -> Units {
    assertIndex(index, isLeaf: false, length: 8)
    return unsafe UnsafeRawPointer(knownColumn + index).loadUnaligned(as: SIMD8<Units>.self).wrappedSum()
  }

  /// The sum over eight children of ``slots(at:)``, or of ``unmeasured(_:at:)`` where a class is given.
  @inline(__always)
  func rowsOfEight(ofClass estimateClass: Int = -1, at index: Int) -> Int {
    assertIndex(index, isLeaf: false, length: 8)
    return unsafe Int(
      UnsafeRawPointer(column(1 &+ estimateClass) + index).loadUnaligned(as: SIMD8<Int32>.self).wrappedSum())
  }

  /// The totals of a branch's child. Complexity: O(1).
  func totals(at index: Int) -> HeightTotals {
    var totals = HeightTotals(slots: slots(at: index), known: known(at: index))
    for estimateClass in 0..<8 {
      totals.unmeasured[estimateClass] = unmeasured(estimateClass, at: index)
    }
    return totals
  }

  /// The totals of the whole node. Complexity: O(node).
  func sum() -> HeightTotals {
    var totals = HeightTotals.zero
    for index in 0..<count {
      if isLeaf { totals.add(word(at: index)) } else { totals.add(self.totals(at: index)) }
    }
    return totals
  }

  /// A node of its own with the same content; a leaf with room for at least `capacity` words.
  func copy(capacity: Int = 0) -> RowNode {
    var node =
      isLeaf
      ? RowNode.leaf(capacity: max(capacity, self.capacity), stamp: stamp) : RowNode.branch(level: level)
    let copy = RowNode.own(&node)
    copy.setCount(count)
    if isLeaf {
      unsafe copy.header.pointee.lead = lead
      unsafe copy.words.update(from: words, count: count)
    } else {
      unsafe copy.children.initialize(from: children, count: count)
      unsafe copy.knownColumn.update(from: knownColumn, count: count)
      for number in 0..<9 { unsafe copy.column(number).update(from: column(number), count: count) }
    }
    return node
  }
}

// MARK: - Changing a leaf

extension RowNodeHandle {
  @inline(__always)
  func setWord(_ word: RowWord, at index: Int) {
    assert(isOwned, "a node that is shared is changed")
    assertIndex(index, isLeaf: true)
    unsafe words[index] = word
  }

  /// Sets how many words at the front are one row with a known height each.
  func setLead(_ lead: Int) {
    assert(isOwned, "a node that is shared is changed")
    assert(lead >= 0 && lead <= count, "a front of \(lead) of \(count) words")
    unsafe header.pointee.lead = lead
  }

  /// Puts others in the place of some words; there must be room. ``lead`` is to be set anew.
  func replaceWords(_ range: Range<Int>, with patch: UnsafeBufferPointer<RowWord>) {
    assertIndex(range.lowerBound, isLeaf: true, length: range.count)
    let tail = count - range.upperBound
    let end = range.lowerBound + patch.count
    setCount(end + tail)
    unsafe (words + end).update(from: words + range.upperBound, count: tail)
    guard let source = patch.baseAddress else { return }
    unsafe (words + range.lowerBound).update(from: source, count: patch.count)
  }

  /// Copies words to a place that has room for them.
  func copyWords(_ range: Range<Int>, to target: UnsafeMutablePointer<RowWord>) {
    assertIndex(range.lowerBound, isLeaf: true, length: range.count)
    unsafe target.initialize(from: words + range.lowerBound, count: range.count)
  }

  /// Appends the words of another leaf; there must be room.
  func appendWords(of other: RowNodeHandle) {
    other.assertIndex(0, isLeaf: true, length: other.count)
    let start = count
    setCount(start + other.count)
    unsafe (words + start).update(from: other.words, count: other.count)
  }

  /// Makes measured words stale whose class became stale since the leaf was stamped.
  func refresh(_ staleness: Staleness) {
    guard stamp < staleness.clock else { return }
    let stamp = stamp
    assert(isOwned, "a node that is shared is changed")
    unsafe header.pointee.stamp = staleness.clock
    for index in 0..<count {
      let word = word(at: index)
      if word.isMeasured, staleness.isStale(word.estimateClass, stampedAt: stamp) {
        setWord(word.madeStale, at: index)
      }
    }
  }
}

// MARK: - Changing a branch

extension RowNodeHandle {
  /// Changes a child where it stands; its totals are to be set or added to afterwards.
  @inline(__always)
  func withChild<R>(at index: Int, _ body: (inout RowNode) -> R) -> R {
    assert(isOwned, "a node that is shared is changed")
    assertIndex(index, isLeaf: false)
    return unsafe body(&children[index])
  }

  func setTotals(_ totals: HeightTotals, at index: Int) {
    assert(isOwned, "a node that is shared is changed")
    assertIndex(index, isLeaf: false)
    unsafe column(0)[index] = Int32(truncatingIfNeeded: totals.slots)
    unsafe knownColumn[index] = totals.known
    for estimateClass in 0..<8 {
      unsafe column(1 + estimateClass)[index] = totals.unmeasured[estimateClass]
    }
  }

  @inline(__always)
  func add(_ delta: HeightTotals, at index: Int) {
    assert(isOwned, "a node that is shared is changed")
    assertIndex(index, isLeaf: false)
    unsafe column(0)[index] &+= Int32(truncatingIfNeeded: delta.slots)
    unsafe knownColumn[index] &+= delta.known
    // Pairs of classes: those one by one are not compared at once.
    let pairs = unsafe unsafeBitCast(delta.unmeasured, to: SIMD4<UInt64>.self)
    if pairs[0] | pairs[1] | pairs[2] | pairs[3] != 0 {
      for estimateClass in 0..<8 {
        unsafe column(1 &+ estimateClass)[index] &+= delta.unmeasured[estimateClass]
      }
    }
  }

  /// Inserts a child; there must be room.
  func insertChild(_ child: RowNode, _ totals: HeightTotals, at index: Int) {
    assert(!isLeaf && index >= 0 && index <= count, "a child is put at \(index) of \(count)")
    assert(child.handle.level + 1 == level, "a child of another level")
    setCount(count + 1)
    moveChildren(index..<count - 1, to: index + 1)
    unsafe (children + index).initialize(to: child)
    setTotals(totals, at: index)
  }

  func removeChildren(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    assertIndex(range.lowerBound, isLeaf: false, length: range.count)
    unsafe (children + range.lowerBound).deinitialize(count: range.count)
    moveChildren(range.upperBound..<count, to: range.lowerBound)
    setCount(count - range.count)
  }

  /// Moves children and their totals to other places, which have none.
  private func moveChildren(_ range: Range<Int>, to target: Int) {
    let start = range.lowerBound
    unsafe (children + target).moveInitialize(from: children + start, count: range.count)
    unsafe (knownColumn + target).update(from: knownColumn + start, count: range.count)
    for number in 0..<9 {
      unsafe (column(number) + target).update(from: column(number) + start, count: range.count)
    }
  }

  /// Appends the children of another branch from `start` on, which stay where they are too.
  func appendChildren(of other: RowNodeHandle, from start: Int) {
    for index in start..<other.count {
      insertChild(other.childNode(at: index), other.totals(at: index), at: count)
    }
  }

  /// Lets go of all children, at the node's end.
  func releaseChildren() {
    if !isLeaf { _ = unsafe children.deinitialize(count: count) }
  }
}
