internal import TextLayout

/// Handles of the C library, each used by one thread at a time and kept for the next.
final class HandlePool<Handle: AnyObject & Sendable>: Sendable {
  private let idle = ObjectPool<Handle>()
  private let open: @Sendable () -> Handle?

  /// A pool that makes handles by `open` when none is idle.
  init(open: @escaping @Sendable () -> Handle?) { self.open = open }

  /// Lends a handle for as long as `body` runs; nil where none can be made.
  func withHandle<Result>(_ body: (Handle) -> Result) -> Result? {
    guard let handle = idle.take() ?? open() else { return nil }
    defer { idle.giveBack(handle) }
    return body(handle)
  }
}
