package import Synchronization

/// Objects waiting for their next use, handed from thread to thread without a lock.
///
/// Taking and giving back are one atomic exchange each where no other thread is at it, and never wait. At most
/// ``capacity`` objects are kept; what is given beyond that is released.
@safe
package struct ObjectPool<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The objects kept at most: one for each thread of a large machine.
  package static var capacity: Int { 16 }

  // An owned reference each, or nil: whoever exchanges it out owns it.
  @usableFromInline package let slots = unsafe InlineArray<16, Atomic<Unmanaged<Object>?>> { _ in
    unsafe Atomic(nil)
  }

  @inlinable package init() {}

  @inlinable deinit {
    for index in unsafe slots.indices { _ = take(from: index) }
  }

  /// An object given back before, now the caller's alone; nil where none waits.
  @inlinable package func take() -> Object? {
    for index in unsafe slots.indices {
      if let object = take(from: index) { return object }
    }
    return nil
  }

  /// Keeps an object that the caller no longer uses.
  @inlinable package func giveBack(_ object: Object) {
    let reference = unsafe Unmanaged.passRetained(object)
    for index in unsafe slots.indices {
      let (given, _) = unsafe slots[index].compareExchange(
        expected: nil, desired: reference, ordering: .releasing)
      if given { return }
    }
    unsafe reference.release()
  }

  @inlinable func take(from index: Int) -> Object? {
    // Looking first leaves the slot's cache line shared where it is empty.
    guard unsafe slots[index].load(ordering: .relaxed) != nil else { return nil }
    return unsafe slots[index].exchange(nil, ordering: .acquiring)?.takeRetainedValue()
  }
}
