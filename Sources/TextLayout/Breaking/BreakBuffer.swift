/// Breaks on their way into an array: a few at a time stand here, so that writing one costs no check of the array.
struct BreakBuffer {
  private(set) var breaks: [LineBreak]
  private var waiting = [32 of LineBreak](repeating: LineBreak(offset: 0, kind: .allowed))
  /// Below 32.
  private var count = 0

  /// A buffer that appends to `breaks`.
  init(appendingTo breaks: [LineBreak]) { self.breaks = breaks }

  /// Adds one break.
  @inline(__always)
  mutating func append(_ item: LineBreak) {
    waiting[count & 31] = item
    count &+= 1
    if count == 32 { flush() }
  }

  /// Makes room for `number` breaks, at most 31, that `write(_:_:)` puts down.
  @inline(__always)
  mutating func makeRoom(for number: Int) {
    if count &+ number > 31 { flush() }
  }

  /// Writes an offset where the next break goes, and keeps it if `kept` is 1 rather than 0: an append without a branch.
  @inline(__always)
  mutating func write(_ offset: Int, keeping kept: Int) {
    waiting[count & 31] = LineBreak(offset: offset, kind: .allowed)
    count &+= kept
  }

  /// Moves what waits into the array.
  @inline(never)
  mutating func flush() {
    breaks.append(contentsOf: waiting.span.extracting(first: count))
    count = 0
  }
}
