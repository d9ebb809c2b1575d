package import Synchronization

/// Objects waiting for their next use, handed from thread to thread without a lock.
///
/// Taking and giving back are one atomic exchange each where no other thread is at it, and never wait. At most
/// ``PoolSlots/capacity`` objects are kept; what is given beyond that is released.
@safe
package struct ObjectPool<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  @usableFromInline let slots = PoolSlots()

  @inlinable package init() {}

  /// An object given back before, now the caller's alone; nil where none waits.
  @inlinable package func take() -> Object? {
    guard let address = unsafe slots.take() else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
  }

  /// Keeps an object that the caller no longer uses.
  @inlinable package func giveBack(_ object: Object) {
    let reference = unsafe Unmanaged.passRetained(object)
    if unsafe !slots.giveBack(reference.toOpaque()) { unsafe reference.release() }
  }
}

/// The places of a pool of objects, whatever their type.
@safe
package struct PoolSlots: ~Copyable, Sendable {
  /// The objects kept at most: one for each thread of a large machine.
  package static var capacity: Int { 16 }

  // The address of an owned reference each, or 0: whoever exchanges it out owns it.
  @usableFromInline let slots = InlineArray<16, Atomic<UInt>> { _ in Atomic(0) }

  @inlinable init() {}

  deinit {
    while let address = unsafe take() { unsafe Unmanaged<AnyObject>.fromOpaque(address).release() }
  }

  /// An owned reference; nil where none waits.
  @inlinable func take() -> UnsafeRawPointer? {
    for index in slots.indices {
      // Looking first leaves the slot's cache line shared where it is empty.
      guard slots[index].load(ordering: .relaxed) != 0,
        let address = unsafe UnsafeRawPointer(bitPattern: slots[index].exchange(0, ordering: .acquiring))
      else { continue }
      return unsafe address
    }
    return nil
  }

  /// Keeps an owned reference; false where all places are taken.
  @inlinable func giveBack(_ address: UnsafeRawPointer) -> Bool {
    for index in slots.indices {
      let (given, _) = unsafe slots[index].compareExchange(
        expected: 0, desired: UInt(bitPattern: address), ordering: .releasing)
      if given { return true }
    }
    return false
  }
}
