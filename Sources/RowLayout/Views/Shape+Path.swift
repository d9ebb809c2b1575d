// Lines of shapes, of which nothing is kept, and shapes made of others, which are as large.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Lines and curves; described rows keep none of them, as they change no size.
public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public init(ellipseIn rect: CGRect) {}
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addLines(_ points: [CGPoint]) {}
  /// A curve of one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// A curve of two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {}
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {}
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
  public mutating func closeSubpath() {}
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
  public func applying(_ transform: CGAffineTransform) -> Path { self }
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
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func stroke(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { fill(style) }
  public func stroke(style line: StrokeStyle) -> ShapeView { fill() }
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView { fill() }
  public func strokeBorder(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { fill(style).insideEdge }
  public func strokeBorder(style line: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    fill().insideEdge
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    fill().insideEdge
  }
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle) -> ShapeView { fill(style) }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The shape made smaller on all sides; a circle then takes what is proposed (rule L3).
  public func inset(by amount: CGFloat) -> AnyShape { AnyShape(outline: outline.madeSmaller) }
}

/// A shape that can be made smaller; all can.
public typealias InsettableShape = Shape

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

/// A shape whose type is left open.
public struct AnyShape: Shape {
  public let outline: ShapeDescription
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
  ) { radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius) }

  public var outline: ShapeDescription { ShapeDescription(.roundedRectangle, cornerRadius: Double(radius)) }
}

extension Shape {
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> Self { self }
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> Self { self }
  public func transform(_ transform: CGAffineTransform) -> Self { self }
}

extension Shape {
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The shape beside its place, where more is to be done with it as a shape.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The shape beside its place, where more is to be done with it as a shape.
  @_disfavoredOverload
  public func offset(_ offset: CGSize) -> Self { self }
}
