// More styles and shapes, in SwiftUI's names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension ShapeStyle where Self == Color {
  public static var quinary: Color { Color("quaternary") }
  public static var link: Color { Color("blue") }
  public static var placeholder: Color { Color("tertiary") }
  public static var selection: Color { Color("accentColor") }
  public static var windowBackground: Color { Color("white") }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(Color("\(spelling)/\(opacity)")) }
  public func shadow(_ shadow: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(self) }
  public func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(self) }
  public var secondary: AnyShapeStyle { opacity(0.5) }
  public var tertiary: AnyShapeStyle { opacity(0.25) }
  public var quaternary: AnyShapeStyle { opacity(0.18) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ shadow: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(Color.foreground) }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = Color("black/0.33"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = Color("black/0.55"), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// Colours around a middle, by their angles; as a view it fills the size it is offered. Pictures show the first colour.
public struct AngularGradient: PrimitiveView, ShapeStyle {
  public let spelling: String
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    spelling = gradient.spelling
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    spelling = Gradient(colors: colors).spelling
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { spelling = gradient.spelling }
}

/// Colours around a middle, as an ellipse; as a view it fills the size it is offered. Pictures show the first colour.
public struct EllipticalGradient: PrimitiveView, ShapeStyle {
  public let spelling: String
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { spelling = Gradient(colors: colors).spelling }
}

extension LinearGradient {
  public init(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient {
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension Color {
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual)
    -> Color
  { fraction < 0.5 ? self : other }
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
}

extension Angle {
  public static let zero = Angle(degrees: 0)
  /// The angle in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }
  /// An angle in radians.
  public init(radians: Double) { self.init(degrees: radians * 180 / .pi) }
  public init() { self.init(degrees: 0) }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees + b.degrees) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees - b.degrees) }
  public static func * (a: Angle, factor: Double) -> Angle { Angle(degrees: a.degrees * factor) }
  public static prefix func - (a: Angle) -> Angle { Angle(degrees: -a.degrees) }
}

extension Angle: Comparable {
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
}

/// Radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  /// A rectangle with corners of radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
      style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of radii in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle with corners of radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

/// The shape of what is around: a rectangle in a described row.
public struct ContainerRelativeShape: Shape {
  public init() {}
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { Self() }
}

extension Shape {
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> Self { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
}

extension ShapeView {
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()) -> ShapeView {
    var filled = shape
    filled.fill = style.spelling
    return ShapeView(shape: filled)
  }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView
  { ShapeView(shape: shape) }
  public func stroke(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { ShapeView(shape: shape) }
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView { insideEdge }
  public func strokeBorder(
    _ style: some ShapeStyle, style line: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView { insideEdge }
}
