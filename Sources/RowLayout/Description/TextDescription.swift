/// A text of a row: a string with a font, or a stand-in (rule T9), and what limits it.
public struct TextDescription: Hashable, Sendable {
  /// What the text consists of.
  public enum Content: Hashable, Sendable {
    /// Real text, in pieces of one font each; a font's gaps are filled from the text's, then from around.
    case runs([Run])
    /// Words of which only the lengths are known.
    case standIn(StandInText)
  }

  /// A piece of real text.
  public struct Run: Hashable, Sendable {
    /// The piece's text.
    public var string: String
    /// The font; nil for that of the text.
    public var font: FontChoice?

    /// A piece of text.
    public init(_ string: String, font: FontChoice? = nil) {
      self.string = string
      self.font = font
    }
  }

  /// What the text consists of.
  public var content: Content
  /// The font of pieces that name none.
  public var font: FontChoice?
  /// The number of lines; nil for that of the environment.
  public var lineLimit: LineLimit?
  /// Whether a limit of n lines also takes up the height of n lines (rule T5).
  public var reservesSpace = false
  /// Points between two lines beyond the font's.
  public var lineSpacing: Double?
  /// Where a text that does not fit is cut: `tail`, `middle` or `head`.
  public var truncation: String?
  /// Points added to every character.
  public var tracking: Double?
  /// A BCP 47 language tag; nil for that of the environment.
  public var language: String?
  /// OpenType features by tag.
  public var features: [String: Int]?

  /// A text of the given content.
  public init(_ content: Content, font: FontChoice? = nil, lineLimit: LineLimit? = nil) {
    self.content = content
    self.font = font
    self.lineLimit = lineLimit
  }

  /// Real text in one font.
  public init(_ string: String, font: FontChoice? = nil, lineLimit: LineLimit? = nil) {
    self.init(.runs([Run(string)]), font: font, lineLimit: lineLimit)
  }
}
