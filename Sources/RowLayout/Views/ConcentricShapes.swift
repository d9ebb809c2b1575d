// Shapes whose corners follow those of what is around; they are as large as any other.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle whose corners follow those of what is around.
public struct ConcentricRectangle: Shape {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {}
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The rounding of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      private let radius: Double
      public static let concentric = Style(radius: 0)
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
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension ButtonBorderShape: Shape {
  public var outline: ShapeDescription { ShapeDescription(.capsule) }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
