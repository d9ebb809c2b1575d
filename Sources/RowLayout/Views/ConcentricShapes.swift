/// A rectangle whose corners follow those of what is around.
public struct ConcentricRectangle: Shape {
  /// Corners that follow those around.
  public init() {}
  /// Corners of a kind.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  /// Corners of their own kinds.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {}
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// Above, where lines begin or end; below, where lines begin or end.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The rounding of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      private let radius: Double
      /// As the corners around.
      public static let concentric = Style(radius: 0)
      /// As the corners around, but with a least radius.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: Double(radius)) }
      private init(radius: Double) { self.radius = radius }
      /// A radius in points.
      public init(floatLiteral value: Double) { self.init(radius: value) }
      /// A radius in points.
      public init(integerLiteral value: Int) { self.init(radius: Double(value)) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a kind.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension ButtonBorderShape: Shape {
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.capsule) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
