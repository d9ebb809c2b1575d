public import TextLayout
internal import _FoundationICU

/// The words of a text by the Swift toolchain's ICU 76 (UAX #29, with its dictionaries).
///
/// Safe to share: each thread that asks at the same time gets an iterator of its own.
public struct ICUWords: WordBreaking {
  private let iterators = HandlePool { BreakIterator(UBRK_WORD) }

  /// A word breaker.
  public init() {}

  /// Appends the word boundaries inside a text.
  ///
  /// - Complexity: O(n).
  public func appendBoundaries(in utf8: Span<UInt8>, to offsets: inout [Int]) {
    guard utf8.count > 0 else { return }
    iterators.withHandle { $0.appendBreaks(in: utf8, to: &offsets) }
  }
}
