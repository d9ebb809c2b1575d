// Styles of shapes and texts: none of them changes a size.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A blurred background; pictures show it as grey.
public struct Material: ShapeStyle {
  public let spelling: String

  public static let ultraThin = Material(spelling: "gray/0.2")
  public static let thin = Material(spelling: "gray/0.3")
  public static let regular = Material(spelling: "gray/0.4")
  public static let thick = Material(spelling: "gray/0.5")
  public static let ultraThick = Material(spelling: "gray/0.6")
  public static let bar = Material(spelling: "gray/0.4")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  public static var background: Color { Color("white") }
  public static var separator: Color { Color("gray/0.3") }
  public static var fill: Color { Color("gray/0.2") }
  public static var foreground: Color { Color("primary") }
}

/// Colours that follow each other.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour and its place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The first colour, which pictures show.
  public var spelling: String { stops.first?.color.spelling ?? "clear" }
}

/// Colours along a line; as a view it fills the size it is offered. Pictures show the first colour.
public struct LinearGradient: PrimitiveView, ShapeStyle {
  public let spelling: String

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { spelling = gradient.spelling }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    spelling = Gradient(colors: colors).spelling
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    spelling = Gradient(stops: stops).spelling
  }
}

/// Colours around a middle; as a view it fills the size it is offered. Pictures show the first colour.
public struct RadialGradient: PrimitiveView, ShapeStyle {
  public let spelling: String

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    spelling = gradient.spelling
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    spelling = Gradient(colors: colors).spelling
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

/// A style whose type is left open.
public struct AnyShapeStyle: ShapeStyle {
  public let spelling: String
  public init(_ style: some ShapeStyle) { spelling = style.spelling }
}

extension Color {
  /// A colour space.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of parts from 0 to 1.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  public init(uiColor: UIColor) { self.init(uiColor.name) }
  public init(_ color: UIColor) { self.init(color.name) }
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

/// A colour of the app's own, by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// An image of the app's own, by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// The style of a line.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  public var dash: [CGFloat]
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}

/// The ends of a line.
public enum CGLineCap: Hashable, Sendable {
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: Hashable, Sendable {
  case miter, round, bevel
}
