internal import Synchronization

/// A list that only grows at its end, read without a lock and without counting references.
///
/// Safety: elements are written before they are put in place, atomically, and never changed or removed before the
/// list's owner, which then is the only one that knows it, frees them.
@safe
struct GrowingList<Element: ~Copyable>: ~Copyable, @unchecked Sendable {
  @safe
  private struct Node: ~Copyable {
    let element: Element
    /// The address of the next node, 0 for none.
    let next = Atomic<UInt>(0)

    init(_ element: consuming Element) { self.element = element }
  }

  /// The address of the first node, 0 for none.
  private let first = Atomic<UInt>(0)

  init() {}

  /// Frees all elements; the list is of no use any more.
  func free() {
    var address = first.load(ordering: .acquiring)
    while let node = unsafe Self.node(address) {
      address = unsafe node.pointee.next.load(ordering: .acquiring)
      unsafe Self.free(node)
    }
  }

  /// The first result that an element gives.
  @inline(__always)
  func first<Result>(_ body: (borrowing Element) -> Result?) -> Result? {
    var address = first.load(ordering: .acquiring)
    while let node = unsafe Self.node(address) {
      if let result = unsafe body(node.pointee.element) { return result }
      address = unsafe node.pointee.next.load(ordering: .acquiring)
    }
    return nil
  }

  /// Appends an element, unless there are as many as may be.
  func append(_ element: consuming Element, atMost most: Int) {
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    unsafe node.initialize(to: Node(element))
    let address = UInt(bitPattern: node)
    var (isStored, other) = first.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    for _ in 1..<most where !isStored {
      guard let last = unsafe Self.node(other) else { break }
      (isStored, other) = unsafe last.pointee.next.compareExchange(
        expected: 0, desired: address, ordering: .acquiringAndReleasing)
    }
    if !isStored { unsafe Self.free(node) }
  }

  @inline(__always)
  private static func node(_ address: UInt) -> UnsafeMutablePointer<Node>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }

  private static func free(_ node: UnsafeMutablePointer<Node>) {
    unsafe node.deinitialize(count: 1)
    unsafe node.deallocate()
  }
}
