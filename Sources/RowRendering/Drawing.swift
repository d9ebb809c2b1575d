public import RowLayout
public import TextLayout
public import TextShaping

/// The drawing of a row, back to front, in points with y downwards: made once, written as SVG or PNG.
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
    /// True if a line is drawn under the letters.
    public var isUnderlined: Bool
    /// True if a line is drawn through the letters.
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
    /// Words beside the row, from their left end on a baseline.
    case caption(String, RowPoint, size: Double, PictureColor)
    /// Several things as one: seen through, cut to an outline, turned by degrees and scaled around a place.
    case group(Group, [Item])
  }

  /// A group's effects.
  public struct Group: Hashable, Sendable {
    /// The offset of all in it.
    public var offset = RowPoint(x: 0, y: 0)
    /// Its opacity, from 0 to 1.
    public var opacity = 1.0
    /// Its clip outline.
    public var clip: Outline?
    /// Degrees by which it is turned, clockwise.
    public var rotation = 0.0
    /// A factor by which it is made larger.
    public var scale = 1.0
    /// The fixed point of rotation and scale.
    public var center = RowPoint(x: 0, y: 0)
    /// The group's name: the id of its part.
    public var name: String?

    /// A group drawn as it is.
    public init() {}
  }

  /// The picture's size.
  public var size: RowSize
  /// The items, back to front.
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
  func glyphLines(of label: TextLabel, _ lines: [TextLine]) throws(TextError) -> [(
    runs: [GlyphRun], width: Double
  )]
  /// Returns a glyph's image.
  func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage
}

extension Drawing.TextRow {
  /// A word of the annotations, set in a font; nil where that is not known.
  init?(
    caption: String, at place: RowPoint, size: Double, color: PictureColor, stack: String?,
    glyphs: (any GlyphSource)?
  ) {
    guard let glyphs, let stack else { return nil }
    let label = TextLabel(caption, font: FontDescription(stack: stack, size: size))
    guard let prepared = try? glyphs.prepare(label) as? PreparedText,
      let line = try? prepared.lines(width: .infinity).first,
      let set = try? glyphs.glyphLines(of: label, [line]).first
    else { return nil }
    self.init(
      origin: place, width: set.width, runs: set.runs, string: caption, color: color, isUnderlined: false,
      isStruckThrough: false, fontSize: size)
  }

  /// The lines under the letters and through them, from the line's origin.
  var decorations: [RowRect] {
    let thickness = fontSize / 16
    var frames: [RowRect] = []
    if isUnderlined { frames.append(RowRect(x: 0, y: fontSize / 8, width: width, height: thickness)) }
    if isStruckThrough { frames.append(RowRect(x: 0, y: -fontSize / 3.5, width: width, height: thickness)) }
    return frames
  }
}

extension GlyphRun {
  /// The colours of boxes in the text.
  static let boxColor = PictureColor(red: 0xE5 / 255, green: 0xE5 / 255, blue: 0xEA / 255)
  static let boxLineColor = PictureColor(red: 0x8E / 255, green: 0x8E / 255, blue: 0x93 / 255)
  static let boxLineWidth = 0.5

  /// The outline of the box that stands in the text; nil for letters.
  var boxOutline: Drawing.Outline? {
    guard let box else { return nil }
    let frame = RowRect(x: x, y: -box.ascent, width: box.width, height: box.ascent + box.descent)
    return .rectangle(frame.insetBy(0.25), cornerRadius: 2)
  }
}
