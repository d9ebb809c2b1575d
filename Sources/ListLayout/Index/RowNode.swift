/// The facts of a ``RowNode`` that stand before its words or children.
struct RowNodeHeader {
  /// The number of words (leaf) or children (branch) in use.
  var count: Int
  /// The number of words that a leaf has room for.
  var capacity: Int32
  /// 0 for a leaf.
  var level: UInt8
  /// The number of words at the leaf's front that are one row with a known height each, and have no second word.
  var lead = 0
  /// The ``Staleness`` clock when the leaf's measured heights were last compared with it.
  var stamp: UInt32
}

/// A node of a ``RowTree``: words, or children with their totals in columns, behind the header in one block.
///
/// Nodes are shared between copies of a tree and changed only while one tree owns them. All that is in the block is
/// reached through a ``RowNodeHandle``.
final class RowNode: ManagedBuffer<RowNodeHeader, UInt64> {
  /// The most children of a branch.
  static let fanout = 64
  /// The most words of a leaf.
  static let leafWords = 256

  /// The columns of a branch in 64-bit words: children, known heights, slots, unmeasured rows of each class.
  private static let branchSize = fanout + fanout + fanout / 2 + 8 * fanout / 2

  /// A leaf without words, with room for at least 8 and at most ``leafWords``.
  static func leaf(capacity: Int, stamp: UInt32) -> RowNode {
    let words = max(8, min(leafWords, capacity))
    let buffer = RowNode.create(minimumCapacity: (words + 1) / 2) { _ in
      RowNodeHeader(count: 0, capacity: Int32(truncatingIfNeeded: words), level: 0, stamp: stamp)
    }
    return unsafe unsafeDowncast(buffer, to: RowNode.self)
  }

  /// A branch without children.
  static func branch(level: UInt8) -> RowNode {
    let buffer = RowNode.create(minimumCapacity: branchSize) { _ in
      RowNodeHeader(count: 0, capacity: 0, level: level, stamp: 0)
    }
    return unsafe unsafeDowncast(buffer, to: RowNode.self)
  }

  deinit { handle(isOwned: true).releaseChildren() }

  @inline(__always)
  private func handle(isOwned: Bool) -> RowNodeHandle {
    unsafe withUnsafeMutablePointers { unsafe RowNodeHandle($0, $1, isOwned: isOwned) }
  }

  /// The node for reading, valid while its tree is held.
  @inline(__always) var handle: RowNodeHandle { handle(isOwned: false) }

  /// A node that only its holder knows, for changing: a copy takes the place of one that is shared.
  @inline(__always)
  static func own(_ node: inout RowNode) -> RowNodeHandle {
    if !isKnownUniquelyReferenced(&node) { replace(&node) { $0.copy() } }
    return node.handle(isOwned: true)
  }

  /// Puts another node in a node's place, made from what is in it. A handle keeps no node alive, so the old one is held
  /// until the other is made.
  @inline(__always)
  static func replace(_ node: inout RowNode, _ make: (RowNodeHandle) -> RowNode) {
    node = withExtendedLifetime(node) { make($0.handle) }
  }
}
