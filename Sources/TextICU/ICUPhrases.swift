public import TextLayout
internal import _FoundationICU

/// The phrases of Japanese by the model of the Swift toolchain's ICU 76, where it was built with one.
///
/// Safe to share: each thread that asks at the same time gets an iterator of its own.
public struct ICUPhrases: PhraseBreaking {
  // A clone forgets phrases (ICU 76): each is opened.
  private let iterators = HandlePool { ICUPhrases.open() }

  private static func open() -> BreakIterator? { BreakIterator(UBRK_LINE, locale: "ja@lw=phrase") }

  /// True if there is a model: without one, a line may end behind every letter.
  private static let hasModel: Bool = {
    guard let iterator = open() else { return false }
    let text = Array("\u{3053}\u{308C}\u{306F}\u{30C6}\u{30B9}\u{30C8}\u{3067}\u{3059}".utf8)
    var ends: [Int] = []
    iterator.appendBreaks(in: text.span, to: &ends)
    return ends.count < 4
  }()

  /// A breaker; nothing is loaded before the first text that needs it.
  public init() {}

  /// True for Japanese, where the toolchain's ICU has a model.
  public func hasPhrases(of language: String) -> Bool {
    language.primaryLanguage == "ja" && Self.hasModel
  }

  /// Appends the places inside a text at which a phrase may end.
  ///
  /// - Complexity: O(n).
  public func appendPhraseEnds(in text: Span<UInt8>, language: String, to offsets: inout [Int]) {
    guard text.count > 0 else { return }
    iterators.withHandle { $0.appendBreaks(in: text, to: &offsets) }
  }
}
