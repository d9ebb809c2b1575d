/// Glyphs of one face side by side on a line, or a box among them.
public struct GlyphRun: Sendable {
  /// A glyph at its place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// From the line's left edge to the glyph's origin, in points.
    public var x: Double
    /// From the baseline up to the glyph's origin, in points.
    public var y: Double
    /// The first Unicode scalar of the characters that it shows, counted from the start of the label; nil in a hyphen or token.
    public var scalar: Int?
  }

  /// The font that the run is set in.
  public var font: FontDescription
  /// The face's place in the font's stack.
  public var face: Int
  /// The label's run that it belongs to.
  public var run: Int
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The box that stands here in place of glyphs.
  public var box: InlineBox?
  /// From the line's left edge to the run, in points.
  public var x: Double
  /// The run's width in points.
  public var width: Double
}

extension ShapingSession {
  /// Shapers that know no glyphs give one without outline for each cluster.
  package func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
    var clusters: [ShapedCluster] = []
    shape(text, item: item, range: range, into: &clusters)
    if item.isRightToLeft { clusters.reverse() }
    return clusters.map {
      ShapedGlyph(
        id: 0, offset: $0.offset, advance: $0.advance, x: 0, y: 0, isUnsafeToBreak: $0.isUnsafeToBreak)
    }
  }
}

extension GlyphRun {
  /// The number of the run's characters as they are shaped, by where they begin.
  var clusterCount: Int {
    glyphs.indices.count { $0 == 0 || glyphs[$0].scalar != glyphs[$0 - 1].scalar }
  }

  /// Moves characters to the left, each by so much more than the one before.
  ///
  /// - Parameter passed: the number of characters on the line before the run.
  /// - Returns: the number of those of the run; a box counts as one.
  mutating func tighten(by step: Double, behind passed: Int) -> Int {
    var number = passed
    for index in glyphs.indices {
      if index > 0, glyphs[index].scalar != glyphs[index - 1].scalar { number += 1 }
      glyphs[index].x -= Double(number) * step
    }
    return number + 1 - passed
  }
}
