/// The rules for a label's line ends and white space, as CSS Text has them.
///
/// The default keeps white space, breaks by UAX #14 and the language tag, and breaks a word that fits no line.
public struct TextWrapping: Hashable, Sendable {
  /// The rules for Japanese small kana, marks and punctuation (CSS Text, `line-break`).
  public enum LineBreaking: String, Hashable, Sendable, CaseIterable {
    /// As the language tag says; `-u-lb-` may name one of the others.
    case auto
    /// Lines may begin with small kana, iteration marks, centered punctuation and suffixes, and end with prefixes.
    case loose
    /// Lines may begin with small kana, and in Chinese, Japanese and Korean with U+301C and U+30A0.
    case normal
    /// Lines begin with none of them.
    case strict
    /// Lines end between any two grapheme clusters.
    case anywhere
  }

  /// The rules between letters (CSS Text, `word-break`).
  public enum WordBreaking: String, Hashable, Sendable, CaseIterable {
    /// UAX #14; `-u-lw-` in the language tag may say otherwise.
    case normal
    /// Letters and digits of any script break as ideographs do.
    case breakAll
    /// Letters, ideographs and digits that touch stay together.
    case keepAll
    /// Phrases stay together: in Korean what stands between spaces, in Japanese what whoever prepares the text knows as phrases
    /// (``PhraseBreaking``). Where none are known, and in other languages, text breaks as ``normal``.
    case autoPhrase
  }

  /// A word that fits no line (CSS Text, `overflow-wrap`).
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It is broken between grapheme clusters, which counts for ``PreparedText/minimumContentWidth`` too.
    case anywhere
    /// It is broken, but the least width is that of whole words.
    case breakWord
    /// It stays whole, and is wider than its line.
    case normal
  }

  /// White space (CSS Text, `white-space`).
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    /// It is kept; spaces trail at a line's end.
    case preWrap
    /// Spaces and tabs collapse to one space; newlines stay.
    case preLine
    /// Spaces, tabs and newlines collapse to one space.
    case normal
    /// As ``normal``, and no line is broken.
    case noWrap
    /// It is kept; a line may end behind any space, and spaces count in a line's width.
    case breakSpaces
    /// It is kept and counts, and no line is broken but at newlines.
    case pre

    /// True if runs of spaces become one.
    var collapses: Bool {
      switch self {
      case .preLine, .normal, .noWrap: true
      case .preWrap, .breakSpaces, .pre: false
      }
    }
    /// True if newlines become spaces.
    var joinsLines: Bool { self == .normal || self == .noWrap }
    /// True if lines end at newlines alone.
    var keepsLines: Bool {
      switch self {
      case .noWrap, .pre: true
      case .preWrap, .preLine, .normal, .breakSpaces: false
      }
    }
    /// True if spaces at a line's end count in its width.
    var countsTrailing: Bool {
      switch self {
      case .breakSpaces, .pre: true
      case .preWrap, .preLine, .normal, .noWrap: false
      }
    }
  }

  /// The breaking inside words at hyphens (CSS Text, `hyphens`).
  public enum Hyphens: String, Hashable, Sendable, CaseIterable {
    /// At soft hyphens.
    case manual
    /// Nowhere: soft hyphens do nothing.
    case none
    /// At soft hyphens, and in words without one where the language's patterns say so.
    case auto
  }

  /// The choice among the opportunities of a paragraph of several lines (CSS Text, `text-wrap-style`). None changes their number, or cuts
  /// words that fit a line.
  public enum Filling: String, Hashable, Sendable, CaseIterable {
    /// Each line holds as much as fits.
    case greedy
    /// Lines are no wider than the least width with as many lines: they are of the most even length.
    case balance
    /// Lines are a little narrower where else one word, less than a third as wide as the widest line, were left for the last one.
    case pretty
  }

  /// The rules for marks and punctuation of East Asia.
  public var lineBreak: LineBreaking
  /// The rules between letters.
  public var wordBreak: WordBreaking
  /// The treatment of a word that fits no line.
  public var overflow: Overflow
  /// The treatment of white space.
  public var whiteSpace: WhiteSpace
  /// The opportunities to break words with a hyphen.
  public var hyphens: Hyphens
  /// Which of several ways to fill lines is taken.
  public var filling: Filling

  /// Wrapping by its parts.
  public init(
    lineBreak: LineBreaking = .auto, wordBreak: WordBreaking = .normal, overflow: Overflow = .anywhere,
    whiteSpace: WhiteSpace = .preWrap, hyphens: Hyphens = .manual, filling: Filling = .greedy
  ) {
    self.lineBreak = lineBreak
    self.wordBreak = wordBreak
    self.overflow = overflow
    self.whiteSpace = whiteSpace
    self.hyphens = hyphens
    self.filling = filling
  }

  /// True if a word that fits no line is broken.
  var breaksWords: Bool {
    switch overflow {
    case .normal: false
    case .anywhere, .breakWord: !whiteSpace.keepsLines
    }
  }
}
