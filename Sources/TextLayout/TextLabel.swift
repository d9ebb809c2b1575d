/// A label to be prepared: text, its fonts, its style and its language (rule X1).
public struct TextLabel: Hashable, Sendable {
  /// The text in pieces of one font each, in logical order, at least one: the first one's font makes an empty line's height.
  public var runs: [TextRun]
  /// The style of the label as a whole.
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

extension TextLabel {
  /// The pieces with an identity, links and mentions, each with its scalars from the label's start: what rectangles are asked for.
  public var identities: [(identity: String, scalars: Range<Int>)] {
    var found: [(identity: String, scalars: Range<Int>)] = []
    var start = 0
    for run in runs {
      let end = start + run.string.unicodeScalars.count
      if let identity = run.identity {
        // A link whose words are set in several fonts is one.
        if let last = found.last, last.identity == identity, last.scalars.upperBound == start {
          found[found.count - 1].scalars = last.scalars.lowerBound..<end
        } else {
          found.append((identity, start..<end))
        }
      }
      start = end
    }
    return found
  }

  /// The identity of the piece that a scalar belongs to, as ``TextPositions/character(atX:y:)`` finds one.
  public func identity(at scalar: Int) -> String? {
    identities.first { $0.scalars.contains(scalar) }?.identity
  }

  /// The label with another text in its first run.
  func with(_ text: String) -> TextLabel {
    var label = self
    if !label.runs.isEmpty { label.runs[0].string = text }
    return label
  }
}

/// A piece of a label in one font, or a box among its letters (rule X2).
public struct TextRun: Hashable, Sendable {
  /// The piece's text; any Swift string. That of a box is U+FFFC.
  public var string: String
  /// The font that it is set in.
  public var font: FontDescription
  /// True if no line may end inside the piece.
  public var isUnbreakable: Bool
  /// True if no line may end between the piece and the one before, so that several make one unbreakable whole.
  public var joinsPrevious: Bool
  /// The box in place of letters; nil for text.
  public var box: InlineBox?
  /// The piece's meaning to its host: a link's address or a name; nil for plain text. It does not change the layout.
  public var identity: String?

  /// A piece of text in a font.
  public init(
    _ string: String, font: FontDescription, isUnbreakable: Bool = false, joinsPrevious: Bool = false
  ) {
    self.string = string
    self.font = font
    self.isUnbreakable = isUnbreakable
    self.joinsPrevious = joinsPrevious
    box = nil
  }

  /// A box that takes part in the line as a letter does: a chip, a mention, an image.
  public init(_ box: InlineBox, font: FontDescription, joinsPrevious: Bool = false) {
    string = "\u{FFFC}"
    self.font = font
    isUnbreakable = false
    self.joinsPrevious = joinsPrevious
    self.box = box
  }
}

/// The room that a box takes up on a line, in points.
public struct InlineBox: Hashable, Sendable {
  /// The box's width.
  public var width: Double
  /// From the baseline up to its top.
  public var ascent: Double
  /// From the baseline down to its bottom.
  public var descent: Double

  /// No side of a box is longer, in points.
  package static let greatestLength = 1e6

  /// A box of the given width, standing so far above and below the baseline.
  public init(width: Double, ascent: Double, descent: Double = 0) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
