/// A label to be prepared: text, its fonts, its style and its language (rule X1).
public struct TextLabel: Hashable, Sendable {
  /// The text in pieces of one font each, in logical order; none is an empty label.
  public var runs: [TextRun]
  /// What applies to the label as a whole.
  public var style: ParagraphStyle
  /// A BCP 47 language tag, as "en" or "zh-Hant"; nil leaves breaking and shaping without a language.
  public var language: String?

  /// A label of several runs.
  public init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), language: String? = nil) {
    self.runs = runs
    self.style = style
    self.language = language
  }

  /// A label of one font.
  public init(
    _ string: String, font: FontDescription, style: ParagraphStyle = ParagraphStyle(), language: String? = nil
  ) {
    self.init(runs: [TextRun(string, font: font)], style: style, language: language)
  }
}

/// A piece of a label in one font (rule X2).
public struct TextRun: Hashable, Sendable {
  /// The piece's text; any Swift string.
  public var string: String
  /// The font that it is set in.
  public var font: FontDescription

  /// A piece of text in a font.
  public init(_ string: String, font: FontDescription) {
    self.string = string
    self.font = font
  }
}
