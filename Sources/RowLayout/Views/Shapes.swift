/// A view that takes the size it is offered and draws an outline in it (rule L1).
nonisolated public protocol Shape: View, Sendable {
  /// The outline.
  var outline: ShapeDescription { get }
  /// The shape's lines; no matter of layout.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape as a view.
  public var body: ShapeView { ShapeView(shape: outline) }

  /// The part that the shape stands for.
  public static func part(of view: Self, in context: ViewContext) -> RowDescription {
    RowDescription(.rect(view.outline))
  }

  /// The shape filled with a colour.
  public func fill(_ style: some ShapeStyle) -> ShapeView {
    var shape = outline
    shape.fill = style.spelling
    return ShapeView(shape: shape)
  }

  /// The shape filled with the colour around.
  public func fill() -> ShapeView { ShapeView(shape: outline) }

  /// The shape's line in a colour; drawn over the edge, so without effect on layout.
  public func stroke(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView { fill(style) }

  /// The shape's line in a colour, inside the edge; of a circle as large as proposed (rule L3).
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView { fill(style).insideEdge }
}

/// A shape as a view.
public struct ShapeView: PrimitiveView {
  var shape: ShapeDescription
  /// True if the view is the line inside the shape's edge.
  private var isInsideEdge = false

  init(shape: ShapeDescription) { self.shape = shape }

  /// The line inside the shape's edge.
  var insideEdge: ShapeView {
    var view = self
    view.isInsideEdge = true
    return view
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.rect(isInsideEdge ? shape.madeSmaller : shape))
  }
}

extension ShapeDescription {
  /// The outline made smaller on all sides: a circle's is no longer a square, but takes what is proposed (rule L3).
  var madeSmaller: ShapeDescription {
    var outline = self
    if outline.shape == .circle { outline.shape = .ellipse }
    return outline
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.rectangle) }
}

/// The rounding of corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double

  /// A rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = Double(cornerRadius)
  }

  /// A rectangle with corners of a size in points, of which pictures show the width.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = Double(cornerSize.width)
  }

  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.roundedRectangle, cornerRadius: cornerRadius) }
}

/// A circle, as wide as it is high (rule L3).
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.circle) }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.capsule) }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public var outline: ShapeDescription { ShapeDescription(.ellipse) }
}

/// Something that shapes and texts can be drawn in; without effect on layout.
public protocol ShapeStyle: Sendable {
  /// The style that one of one's own comes to.
  associatedtype Resolved: ShapeStyle = Color
  /// The written form.
  var spelling: String { get }
  /// The style that one of one's own comes to under the values of the environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle {
  /// The written form of a custom style: its result.
  public var spelling: String { resolve(in: .current).spelling }
}

nonisolated extension PrimitiveView where Self: ShapeStyle {
  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.rect(ShapeDescription(.color, fill: spelling)))
  }
}

extension ShapeStyle where Resolved == Color {
  /// The colour of main content, which styles of the library's own are not asked for.
  public func resolve(in environment: EnvironmentValues) -> Color { .primary }
}

/// A colour; as a view, it fills the size it is offered.
public struct Color: PrimitiveView, ShapeStyle, Hashable {
  /// The written form.
  public let spelling: String

  /// A colour by name.
  public init(_ name: String) { spelling = name }

  /// A colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> String {
      let byte = UInt8(max(0, min(255, (value * 255).rounded())))
      let digits = String(byte, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }
    spelling = "#" + [red, green, blue].map(part).joined() + (opacity == 1 ? "" : part(opacity))
  }

  /// A grey, from black (0) to white (1).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Returns the colour in an opacity.
  public func opacity(_ opacity: Double) -> Color { Color("\(spelling)/\(opacity)") }
}

// Colours by their names, and those of content and of what acts.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == Color {
  public static var black: Color { Color("black") }
  public static var white: Color { Color("white") }
  public static var gray: Color { Color("gray") }
  public static var red: Color { Color("red") }
  public static var orange: Color { Color("orange") }
  public static var yellow: Color { Color("yellow") }
  public static var green: Color { Color("green") }
  public static var mint: Color { Color("mint") }
  public static var teal: Color { Color("teal") }
  public static var cyan: Color { Color("cyan") }
  public static var blue: Color { Color("blue") }
  public static var indigo: Color { Color("indigo") }
  public static var purple: Color { Color("purple") }
  public static var pink: Color { Color("pink") }
  public static var brown: Color { Color("brown") }
  public static var clear: Color { Color("clear") }
  public static var primary: Color { Color("primary") }
  public static var secondary: Color { Color("secondary") }
  public static var tertiary: Color { Color("tertiary") }
  public static var quaternary: Color { Color("quaternary") }
  public static var accentColor: Color { Color("accentColor") }
  public static var tint: Color { Color("tint") }
}
