/// What Synchronization has of this name elsewhere: a page's script is one thread, which never waits for another.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  package init(_ value: Value) { box = Box(value) }

  package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&box.value) }

  /// Nobody else has the lock.
  package borrowing func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
    body(&box.value)
  }
}
