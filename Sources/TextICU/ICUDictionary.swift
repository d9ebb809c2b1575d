public import TextLayout
internal import _FoundationICU

/// Breaks between words of Thai, Lao, Khmer and Burmese by the dictionaries of the Swift toolchain's ICU 76.
///
/// Safe to share: each thread that breaks at the same time gets an iterator of its own.
public struct ICUDictionary: DictionaryBreaking {
  private let iterators = HandlePool { ICUDictionary.prototype?.clone() }

  /// The rules and dictionaries are loaded once for the process.
  private static let prototype = BreakIterator(UBRK_LINE)

  /// A dictionary; nothing is loaded before the first text that needs it.
  public init() {}

  /// Appends the breaks that the dictionary of the run's script finds.
  ///
  /// - Complexity: O(n) look-ups in the dictionary.
  public func appendBreaks(inRun run: Span<UInt8>, to offsets: inout [Int]) {
    iterators.withHandle { $0.appendBreaks(in: run, to: &offsets) }
  }
}
