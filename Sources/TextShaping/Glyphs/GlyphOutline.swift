/// The outline of a glyph, in units of its face, y upwards.
public struct GlyphOutline: Hashable, Sendable {
  /// A place.
  public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Upwards.
    public var y: Double

    /// A place from its two distances.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of the outline.
  public enum Element: Hashable, Sendable {
    /// A new contour begins.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve by its control point and its end.
    case quadratic(Point, Point)
    /// A cubic Bézier curve by its control points and its end.
    case cubic(Point, Point, Point)
    /// The contour is closed.
    case close
  }

  /// The contours.
  public var elements: [Element] = []
  /// The units that make an em.
  public var unitsPerEm: Int
}

/// The image of a glyph.
public enum GlyphImage: Hashable, Sendable {
  /// As its outline, filled in the text's colour.
  case outline(GlyphOutline)
  /// As a picture of its own colours, PNG data, whose frame is given in units of the face with y upwards: left, top, width, height.
  case png([UInt8], left: Double, top: Double, width: Double, height: Double, unitsPerEm: Int)
  /// As nothing.
  case empty
}
