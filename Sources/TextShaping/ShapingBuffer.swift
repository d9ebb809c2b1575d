internal import CHarfBuzz
internal import TextLayout

/// One HarfBuzz buffer, owned here and lent to one thread at a time.
///
/// Safety: `@unchecked Sendable` because a buffer is in the pool, where no one uses it, or in one session.
@safe
final class ShapingBuffer: @unchecked Sendable {
  private let buffer: OpaquePointer?

  init() { unsafe buffer = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Lends the buffer, emptied, to `body`, which must not keep it.
  func withBuffer<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    unsafe hb_buffer_clear_contents(buffer)
    return unsafe body(buffer)
  }
}

/// Buffers waiting for the next label, so that preparing one allocates none.
final class ShapingBufferPool: Sendable {
  private let waiting = ObjectPool<ShapingBuffer>()

  func take() -> ShapingBuffer { waiting.take() ?? ShapingBuffer() }

  func giveBack(_ buffer: ShapingBuffer) { waiting.giveBack(buffer) }
}
