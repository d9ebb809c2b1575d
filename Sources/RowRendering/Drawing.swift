public import RowLayout
public import TextLayout
public import TextShaping

/// What there is to draw of a row, back to front, in points with y downwards: made once, written as SVG or PNG.
public struct Drawing: Sendable {
  /// A closed or open outline.
  public enum Outline: Hashable, Sendable {
    /// A rectangle with round corners of a radius.
    case rectangle(RowRect, cornerRadius: Double)
    /// An ellipse in a frame.
    case ellipse(RowRect)
    /// A line from one place to another.
    case line(RowPoint, RowPoint)
  }

  /// A line of text.
  public struct TextRow: Sendable {
    /// The line's left edge and baseline.
    public var origin: RowPoint
    /// The width of the glyphs as they were set.
    public var width: Double
    /// The glyphs from left to right.
    public var runs: [GlyphRun]
    /// The characters of the line in logical order.
    public var string: String
    /// The colour of the letters.
    public var color: PictureColor
    /// Whether a line is drawn under the letters, or through them.
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The size of the line's first font in points.
    public var fontSize: Double
  }

  /// Something to draw.
  public indirect enum Item: Sendable {
    /// A filled outline.
    case fill(Outline, PictureColor)
    /// An outline drawn with a pen of some width.
    case stroke(Outline, PictureColor, width: Double)
    /// A line of text.
    case text(TextRow)
    /// A word of the annotations, its left end on a baseline.
    case caption(String, RowPoint, size: Double, PictureColor)
    /// Several things as one: seen through, cut to an outline, turned by degrees and scaled around a place.
    case group(Group, [Item])
  }

  /// How a group is drawn.
  public struct Group: Hashable, Sendable {
    /// How far everything in it is moved.
    public var offset = RowPoint(x: 0, y: 0)
    public var opacity = 1.0
    public var clip: Outline?
    public var rotation = 0.0
    public var scale = 1.0
    /// What rotation and scale leave in place.
    public var center = RowPoint(x: 0, y: 0)
    /// What the group stands for: the ids of its part.
    public var name: String?
  }

  /// The picture's size.
  public var size: RowSize
  /// What is drawn, back to front.
  public var items: [Item]

  /// A picture.
  public init(size: RowSize, items: [Item]) {
    self.size = size
    self.items = items
  }
}

/// Knows the glyphs of texts: a text engine.
public protocol GlyphSource: TextPreparing {
  /// The glyphs of lines that a label has at some width, each line from its left edge, and the lines' widths.
  func glyphLines(of label: TextLabel, _ lines: [TextLine]) throws(TextError) -> [(runs: [GlyphRun], width: Double)]
  /// How a glyph of a run looks.
  func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage
}
