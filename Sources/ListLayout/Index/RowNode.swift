/// What a node of a ``RowTree`` says of itself.
struct RowNodeHeader {
  /// How many words (leaf) or children (branch) are in use.
  var count: Int
  /// How many words a leaf has room for.
  var capacity: Int32
  /// 0 for a leaf.
  var level: UInt8
  /// How many words at the leaf's front are one row with a known height each, and have no second word.
  var lead = 0
  /// When the leaf's measured heights were last compared with the ``Staleness``.
  var stamp: UInt32

  /// Whether every word of the leaf is one row, so that a row's word is found without search.
  @inline(__always) var isDirect: Bool { lead == count }
}

/// A node of a ``RowTree``: words, or children with their totals in columns, behind the header in one block.
///
/// Nodes are shared between copies of a tree and changed only while one tree owns them.
final class RowNode: ManagedBuffer<RowNodeHeader, UInt64> {
  /// The most children of a branch.
  static let fanout = 64
  /// The most words of a leaf.
  static let leafWords = 256

  /// The columns of a branch in 64-bit words: children, known heights, slots, unmeasured rows of each class.
  private static let branchSize = fanout + fanout + fanout / 2 + 8 * fanout / 2

  static func leaf(capacity: Int, stamp: UInt32) -> RowNode {
    let words = max(8, min(leafWords, capacity))
    let buffer = RowNode.create(minimumCapacity: (words + 1) / 2) { _ in
      RowNodeHeader(count: 0, capacity: Int32(truncatingIfNeeded: words), level: 0, stamp: stamp)
    }
    return unsafe unsafeDowncast(buffer, to: RowNode.self)
  }

  static func branch(level: UInt8) -> RowNode {
    let buffer = RowNode.create(minimumCapacity: branchSize) { _ in
      RowNodeHeader(count: 0, capacity: 0, level: level, stamp: 0)
    }
    return unsafe unsafeDowncast(buffer, to: RowNode.self)
  }

  deinit {
    if info.level > 0 { _ = unsafe children.deinitialize(count: info.count) }
  }

  @inline(__always) private var base: UnsafeMutableRawPointer {
    unsafe withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
  }

  /// The header, reached by its address: class properties are checked for overlapping accesses at run time.
  var info: RowNodeHeader {
    @inline(__always) get { unsafe withUnsafeMutablePointerToHeader { unsafe $0.pointee } }
    @inline(__always) _modify {
      let header = unsafe withUnsafeMutablePointerToHeader { unsafe $0 }
      yield unsafe &header.pointee
    }
  }

  @inline(__always) var isLeaf: Bool { info.level == 0 }

  /// A leaf's words.
  @inline(__always) var words: UnsafeMutablePointer<RowWord> {
    unsafe base.assumingMemoryBound(to: RowWord.self)
  }

  @inline(__always) var children: UnsafeMutablePointer<RowNode> {
    unsafe base.assumingMemoryBound(to: RowNode.self)
  }

  /// A child, not retained: for descents while the tree is held.
  @inline(__always) func child(_ index: Int) -> Unmanaged<RowNode> {
    unsafe (base + 8 &* index).load(as: Unmanaged<RowNode>.self)
  }

  @inline(__always) var known: UnsafeMutablePointer<Int> {
    unsafe (base + 8 * Self.fanout).assumingMemoryBound(to: Int.self)
  }

  @inline(__always) var slots: UnsafeMutablePointer<Int32> {
    unsafe (base + 16 * Self.fanout).assumingMemoryBound(to: Int32.self)
  }

  @inline(__always) func unmeasured(_ estimateClass: Int) -> UnsafeMutablePointer<Int32> {
    unsafe (base + (20 + 4 * estimateClass) * Self.fanout).assumingMemoryBound(to: Int32.self)
  }

  /// A node of its own with the same content.
  func copy() -> RowNode {
    if isLeaf { return copy(capacity: Int(info.capacity)) }
    let node = RowNode.branch(level: info.level)
    node.info.count = info.count
    unsafe node.children.initialize(from: children, count: info.count)
    unsafe node.known.update(from: known, count: info.count)
    for column in 0..<9 {
      unsafe (node.slots + column * Self.fanout).update(
        from: slots + column * Self.fanout, count: info.count)
    }
    return node
  }

  /// A leaf of its own with the same words and room for `capacity`.
  func copy(capacity: Int) -> RowNode {
    let node = RowNode.leaf(capacity: max(capacity, info.count), stamp: info.stamp)
    node.info.count = info.count
    node.info.lead = info.lead
    unsafe node.words.update(from: words, count: info.count)
    return node
  }

  /// The totals of a branch's child. Complexity: O(1).
  func totals(at index: Int) -> HeightTotals {
    var totals = HeightTotals(slots: Int(unsafe slots[index]), known: unsafe known[index])
    for estimateClass in 0..<8 {
      totals.unmeasured[estimateClass] = unsafe unmeasured(estimateClass)[index]
    }
    return totals
  }

  func setTotals(_ totals: HeightTotals, at index: Int) {
    unsafe slots[index] = Int32(truncatingIfNeeded: totals.slots)
    unsafe known[index] = totals.known
    for estimateClass in 0..<8 {
      unsafe unmeasured(estimateClass)[index] = totals.unmeasured[estimateClass]
    }
  }

  @inline(__always)
  func add(_ delta: HeightTotals, at index: Int) {
    unsafe slots[index] &+= Int32(truncatingIfNeeded: delta.slots)
    unsafe known[index] &+= delta.known
    if delta.unmeasured != .zero {
      for estimateClass in 0..<8 {
        unsafe unmeasured(estimateClass)[index] &+= delta.unmeasured[estimateClass]
      }
    }
  }

  /// What the whole node adds up to. Complexity: O(node).
  func sum() -> HeightTotals {
    var totals = HeightTotals.zero
    if isLeaf {
      for index in 0..<info.count { totals.add(unsafe words[index]) }
    } else {
      for index in 0..<info.count { totals.add(self.totals(at: index)) }
    }
    return totals
  }

  func insertChild(_ child: RowNode, _ totals: HeightTotals, at index: Int) {
    let moved = info.count - index
    unsafe (children + index + 1).moveInitialize(from: children + index, count: moved)
    unsafe (children + index).initialize(to: child)
    unsafe (known + index + 1).update(from: known + index, count: moved)
    for column in 0..<9 {
      let start = unsafe slots + column * Self.fanout + index
      unsafe (start + 1).update(from: start, count: moved)
    }
    info.count += 1
    setTotals(totals, at: index)
  }

  func removeChildren(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let moved = info.count - range.upperBound
    unsafe (children + range.lowerBound).deinitialize(count: range.count)
    unsafe (children + range.lowerBound).moveInitialize(from: children + range.upperBound, count: moved)
    unsafe (known + range.lowerBound).update(from: known + range.upperBound, count: moved)
    for column in 0..<9 {
      let start = unsafe slots + column * Self.fanout
      unsafe (start + range.lowerBound).update(from: start + range.upperBound, count: moved)
    }
    info.count -= range.count
  }

  /// Appends the children of `other` from `start` on, which stay where they are too.
  func appendChildren(of other: RowNode, from start: Int) {
    for index in start..<other.info.count {
      insertChild(unsafe other.children[index], other.totals(at: index), at: info.count)
    }
  }

  /// Makes measured words stale whose class became stale since the leaf was stamped.
  func refresh(_ staleness: Staleness) {
    guard info.stamp < staleness.clock else { return }
    let stamp = info.stamp
    info.stamp = staleness.clock
    for index in 0..<info.count {
      let word = unsafe words[index]
      if word.isMeasured, staleness.isStale(word.estimateClass, stampedAt: stamp) {
        unsafe words[index] = word.madeStale
      }
    }
  }
}
