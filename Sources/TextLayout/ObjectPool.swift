package import Synchronization

/// Objects waiting for their next use, handed from thread to thread without a lock.
///
/// Taking and giving back are one atomic exchange each where no other thread is at it, and never wait. At most
/// ``capacity`` objects are kept; what is given beyond that is released.
@safe
package struct ObjectPool<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The objects kept at most: one for each thread of a large machine.
  package static var capacity: Int { 16 }

  // The address of an owned reference each, or 0: whoever exchanges it out owns it. A number, as generic code would look the type of a
  // reference up at each exchange.
  @usableFromInline package let slots = InlineArray<16, Atomic<UInt>> { _ in Atomic(0) }

  @inlinable package init() {}

  @inlinable deinit {
    for index in slots.indices { _ = take(from: index) }
  }

  /// An object given back before, now the caller's alone; nil where none waits.
  @inlinable package func take() -> Object? {
    for index in slots.indices {
      if let object = take(from: index) { return object }
    }
    return nil
  }

  /// Keeps an object that the caller no longer uses.
  @inlinable package func giveBack(_ object: Object) {
    let reference = unsafe Unmanaged.passRetained(object)
    let address = unsafe UInt(bitPattern: reference.toOpaque())
    for index in slots.indices {
      let (given, _) = slots[index].compareExchange(expected: 0, desired: address, ordering: .releasing)
      if given { return }
    }
    unsafe reference.release()
  }

  @inlinable func take(from index: Int) -> Object? {
    // Looking first leaves the slot's cache line shared where it is empty.
    guard slots[index].load(ordering: .relaxed) != 0,
      let object = unsafe UnsafeRawPointer(bitPattern: slots[index].exchange(0, ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }
}
