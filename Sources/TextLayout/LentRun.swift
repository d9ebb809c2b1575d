/// A run read where it lies in its label, so that no references are counted.
struct LentRun: ~Copyable {
  let run: TextRun
}

/// A font compared where it lies, without a copy.
struct LentFont: ~Copyable {
  let font: FontDescription
}

/// The text of a run, which lies at its start: lent alone, as a run that lends its text is copied first.
struct LentText: ~Copyable {
  let string: String

  /// The text in UTF-8.
  @inline(__always)
  borrowing func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(string.utf8Span.span) }
}

/// The runs of a label where they lie.
///
/// Safety: the label outlives the value; a run's text is its first field, and a value of one field lies as that field does.
@safe
struct LentRuns {
  private let start: UnsafeRawPointer?
  let count: Int

  fileprivate init(_ runs: UnsafeBufferPointer<TextRun>) {
    unsafe start = UnsafeRawPointer(runs.baseAddress)
    count = unsafe runs.count
  }

  @inline(__always)
  private func address(of index: Int) -> UnsafeRawPointer {
    guard index >= 0, index < count, let start = unsafe start else { preconditionFailure("no such run") }
    return unsafe start + index &* MemoryLayout<TextRun>.stride
  }

  subscript(index: Int) -> LentRun {
    @inline(__always)
    _read { yield unsafe address(of: index).assumingMemoryBound(to: LentRun.self).pointee }
  }

  /// The bytes of the text of a run in UTF-8.
  @inline(__always)
  func byteCount(of index: Int) -> Int {
    unsafe address(of: index).assumingMemoryBound(to: LentText.self).pointee.string.utf8.count
  }

  /// The text of a run in UTF-8.
  @inline(__always)
  func withText<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    unsafe address(of: index).assumingMemoryBound(to: LentText.self).pointee.withBytes(body)
  }
}

extension TextLabel {
  /// Lends the runs.
  @inline(__always)
  borrowing func withLentRuns<Result, Failure>(
    _ body: (LentRuns) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe runs.withUnsafeBufferPointer { (runs) throws(Failure) in try body(unsafe LentRuns(runs)) }
  }

  /// The text of all runs in UTF-8.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    copyText(to: &bytes)
    return bytes
  }

  /// Puts the text of all runs in place of other bytes.
  func copyText(to bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    withLentRuns { runs in
      for index in 0..<runs.count {
        runs.withText(of: index) { bytes.append(contentsOf: $0) }
      }
    }
  }

  /// The bytes of the text of all runs.
  var byteCount: Int {
    withLentRuns { runs in (0..<runs.count).reduce(0) { $0 + runs.byteCount(of: $1) } }
  }
}
