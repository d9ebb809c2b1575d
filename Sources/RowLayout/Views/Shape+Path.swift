/// Lines and curves; described rows keep none of them, as they change no size.
public struct Path: Equatable, Sendable {
  /// An empty path.
  public init() {}
  /// A rectangle.
  public init(_ rect: CGRect) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  /// An ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// A path drawn by a closure.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Begins a line.
  public mutating func move(to point: CGPoint) {}
  /// A straight line.
  public mutating func addLine(to point: CGPoint) {}
  /// Straight lines.
  public mutating func addLines(_ points: [CGPoint]) {}
  /// A curve of one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// A curve of two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// A part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  /// A round corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {}
  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  /// An ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  /// A part of a circle, by how far it goes.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
  /// Back to where the line began.
  public mutating func closeSubpath() {}
  /// The outline of the line.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// A part of the line.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
  /// The path through a matrix.
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  /// The path elsewhere.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// The end of the line, of which nothing is kept.
  public var currentPoint: CGPoint? { nil }
  /// False: nothing of the path is kept.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }
  /// True if nothing is drawn: nothing of it is kept.
  public var isEmpty: Bool { true }
  /// The room of the path, of which nothing is kept.
  public var boundingRect: CGRect { .zero }
}

extension Path: Shape {
  /// The path as it is.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  /// The outline of a custom shape: its rectangle.
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
  /// The shape's lines.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape's line in a style.
  public func stroke(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { fill(style) }
  /// The shape's line in the colour around.
  public func stroke(style line: StrokeStyle) -> ShapeView { fill() }
  /// The shape's line in the colour around.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView { fill() }
  /// The shape's line in a style, inside the edge.
  public func strokeBorder(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { fill(style).insideEdge }
  /// The shape's line in the colour around, inside the edge.
  public func strokeBorder(style line: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    fill().insideEdge
  }
  /// The shape's line in the colour around, inside the edge.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    fill().insideEdge
  }
  /// The shape filled with a colour.
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle) -> ShapeView { fill(style) }
  /// A part of the shape's line.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The shape made smaller on all sides; a circle then takes what is proposed (rule L3).
  public func inset(by amount: CGFloat) -> AnyShape { AnyShape(outline: outline.madeSmaller) }
}

/// A shape that can be made smaller; all can.
public typealias InsettableShape = Shape

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A shape whose type is left open.
public struct AnyShape: Shape {
  /// The outline.
  public let outline: ShapeDescription
  /// Leaves the type of a shape open.
  public init(_ shape: some Shape) { outline = shape.outline }

  fileprivate init(outline: ShapeDescription) { self.outline = outline }
}

/// A rectangle with a radius for each corner; pictures show the largest on all.
public struct UnevenRoundedRectangle: Shape {
  private let radius: CGFloat

  /// A rectangle with corners of radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.roundedRectangle, cornerRadius: Double(radius)) }
}

extension Shape {
  /// The shape and another one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// Returns the intersection with another shape.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// The shape without another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// The parts that only one of the shapes covers.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  /// The shape in a size.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> Self { self }
  /// The shape through a matrix.
  public func transform(_ transform: CGAffineTransform) -> Self { self }
}

extension Shape {
  /// The shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The shape beside its place, where more is to be done with it as a shape.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The shape beside its place, where more is to be done with it as a shape.
  @_disfavoredOverload
  public func offset(_ offset: CGSize) -> Self { self }
}
