public import TextLayout

/// A text of a row: a string with a font, or a stand-in (rule T9), and what limits it.
public struct TextDescription: Hashable, Sendable {
  /// The content of a text.
  public enum Content: Hashable, Sendable {
    /// Real text, in pieces of one font each; a font's gaps are filled from the text's, then from around.
    case runs([Run])
    /// Words of which only the lengths are known.
    indirect case standIn(StandInText)
  }

  /// A piece of real text, or a box among its letters (rule X2).
  public struct Run: Hashable, Sendable {
    /// The piece's text; without meaning where there is a box.
    public var string: String
    /// The name under which a template's string is filled (``PortableRowTemplate``); nil for a string of its own.
    public var hole: String? {
      get { settings.storage?.value.hole }
      set { settings.value.hole = newValue }
    }
    /// The box in place of letters; nil for text.
    public var box: InlineBox? {
      get { settings.storage?.value.box }
      set { settings.value.box = newValue }
    }
    /// The font; nil for that of the text.
    public var font: FontChoice? {
      get { settings.storage?.value.font }
      set { settings.value.font = newValue }
    }
    /// Points added to every character; nil for those of the text.
    public var tracking: Double? {
      get { settings.storage?.value.tracking }
      set { settings.value.tracking = newValue }
    }
    /// OpenType features by tag; they go before those of the text.
    public var features: [String: Int]? {
      get { settings.storage?.value.features }
      set { settings.value.features = newValue }
    }
    /// True if no line ends inside the piece.
    public var isUnbreakable: Bool {
      get { settings.storage?.value.isUnbreakable ?? false }
      set { settings.value.isUnbreakable = newValue }
    }
    /// True if no line ends between the piece and the one before.
    public var joinsPrevious: Bool {
      get { settings.storage?.value.joinsPrevious ?? false }
      set { settings.value.joinsPrevious = newValue }
    }
    /// The height of letters above the baseline, in points; below it if negative. Nil for on it.
    public var baselineOffset: Double? {
      get { settings.storage?.value.baselineOffset }
      set { settings.value.baselineOffset = newValue }
    }
    /// The piece's meaning to its host, as a link's address (``ResolvedRow/link(atX:y:)``); nil for plain text.
    public var link: String? {
      get { settings.storage?.value.link }
      set { settings.value.link = newValue }
    }
    private var settings = Boxed<Settings>()

    /// All but the text, as most pieces have none of it.
    private struct Settings: UsuallyEmpty {
      var hole: String?
      var box: InlineBox?
      var font: FontChoice?
      var tracking: Double?
      var features: [String: Int]?
      var isUnbreakable = false
      var joinsPrevious = false
      var baselineOffset: Double?
      var link: String?
    }

    /// A piece of text.
    public init(_ string: String, font: FontChoice? = nil) {
      self.string = string
      if let font { self.font = font }
    }

    /// A box that takes part in the line as a letter does: a chip, a mention, an image.
    public init(_ box: InlineBox, font: FontChoice? = nil) {
      self.init("", font: font)
      self.box = box
    }

    /// True for text without any settings.
    package var isPlain: Bool {
      guard settings.storage != nil else { return true }
      var plain = Run(string)
      plain.hole = hole
      return self == plain
    }
  }

  /// The text's content.
  public var content: Content
  /// The font of pieces that name none.
  public var font: FontChoice?
  /// The number of lines; nil for that of the environment.
  public var lineLimit: LineLimit? {
    get { settings.storage?.value.lineLimit }
    set { settings.value.lineLimit = newValue }
  }
  /// True if a limit of n lines also takes up the height of n lines (rule T5).
  public var reservesSpace: Bool {
    get { settings.storage?.value.reservesSpace ?? false }
    set { settings.value.reservesSpace = newValue }
  }
  /// Points between two lines beyond the font's.
  public var lineSpacing: Double? {
    get { settings.storage?.value.lineSpacing }
    set { settings.value.lineSpacing = newValue }
  }
  /// The truncated part of a long text: `tail`, `middle` or `head`.
  public var truncation: String? {
    get { settings.storage?.value.truncation }
    set { settings.value.truncation = newValue }
  }
  /// Points added to every character.
  public var tracking: Double? {
    get { settings.storage?.value.tracking }
    set { settings.value.tracking = newValue }
  }
  /// A BCP 47 language tag; nil for that of the environment.
  public var language: String? {
    get { settings.storage?.value.language }
    set { settings.value.language = newValue }
  }
  /// OpenType features by tag.
  public var features: [String: Int]? {
    get { settings.storage?.value.features }
    set { settings.value.features = newValue }
  }
  private var settings = Boxed<Settings>()

  /// All but content and font, as most texts have none of it.
  private struct Settings: UsuallyEmpty {
    var lineLimit: LineLimit?
    var reservesSpace = false
    var lineSpacing: Double?
    var truncation: String?
    var tracking: Double?
    var language: String?
    var features: [String: Int]?
  }

  /// A text of the given content.
  public init(_ content: Content, font: FontChoice? = nil, lineLimit: LineLimit? = nil) {
    self.content = content
    self.font = font
    if let lineLimit { self.lineLimit = lineLimit }
  }

  /// Real text in one font.
  public init(_ string: String, font: FontChoice? = nil, lineLimit: LineLimit? = nil) {
    self.init(.runs([Run(string)]), font: font, lineLimit: lineLimit)
  }
}

extension TextDescription {
  /// The hole that alone fills the text; nil for any other text.
  var hole: String? {
    if case .runs(let runs) = content, runs.count == 1 { runs[0].hole } else { nil }
  }
}
