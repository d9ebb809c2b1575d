internal import Synchronization

/// Handles of the C library, each used by one thread at a time and kept for the next.
final class HandlePool<Handle: Sendable>: Sendable {
  private let idle = Mutex<[Handle]>([])
  private let open: @Sendable () -> Handle?

  /// A pool that makes handles by `open` when none is idle.
  init(open: @escaping @Sendable () -> Handle?) { self.open = open }

  /// Lends a handle for as long as `body` runs; nil where none can be made.
  func withHandle<Result>(_ body: (Handle) -> Result) -> Result? {
    guard let handle = idle.withLock({ $0.popLast() }) ?? open() else { return nil }
    defer { idle.withLock { $0.append(handle) } }
    return body(handle)
  }
}
