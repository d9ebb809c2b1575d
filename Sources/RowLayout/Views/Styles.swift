/// A blurred background; pictures show it as grey.
public struct Material: ShapeStyle {
  /// The written form.
  public let spelling: String

  /// The thinnest.
  public static let ultraThin = Material(spelling: "gray/0.2")
  /// Thin.
  public static let thin = Material(spelling: "gray/0.3")
  /// As usual.
  public static let regular = Material(spelling: "gray/0.4")
  /// Thick.
  public static let thick = Material(spelling: "gray/0.5")
  /// The thickest.
  public static let ultraThick = Material(spelling: "gray/0.6")
  /// As bars have it.
  public static let bar = Material(spelling: "gray/0.4")
}

extension ShapeStyle where Self == Material {
  /// The thinnest.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin.
  public static var thinMaterial: Material { .thin }
  /// As usual.
  public static var regularMaterial: Material { .regular }
  /// Thick.
  public static var thickMaterial: Material { .thick }
  /// The thickest.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars have it.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The colour behind all.
  public static var background: Color { Color("white") }
  /// The colour of lines between rows.
  public static var separator: Color { Color("gray/0.3") }
  /// The colour of large shapes.
  public static var fill: Color { Color("gray/0.2") }
  /// The colour of content.
  public static var foreground: Color { Color("primary") }
}

/// Colours that follow each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours by their places.
  public var stops: [Stop]
  /// Colours by their places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at even distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The first colour, which pictures show.
  var spelling: String { stops.first?.color.spelling ?? "clear" }
}

/// Colours along a line; as a view it fills the size it is offered. Pictures show the first colour.
public struct LinearGradient: PrimitiveView, ShapeStyle {
  /// The written form.
  public let spelling: String

  /// Colours from a place to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { spelling = gradient.spelling }
  /// Colours from a place to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    spelling = Gradient(colors: colors).spelling
  }
  /// Colours from a place to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    spelling = Gradient(stops: stops).spelling
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.rect(ShapeDescription(.color, fill: spelling)))
  }
}

/// Colours around a middle; as a view it fills the size it is offered. Pictures show the first colour.
public struct RadialGradient: PrimitiveView, ShapeStyle {
  /// The written form.
  public let spelling: String

  /// Colours from a radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    spelling = gradient.spelling
  }
  /// Colours from a radius to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    spelling = Gradient(colors: colors).spelling
  }

  func describe(_ context: ViewContext) -> RowDescription {
    RowDescription(.rect(ShapeDescription(.color, fill: spelling)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours from a place to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A style whose type is left open.
public struct AnyShapeStyle: ShapeStyle {
  /// The written form.
  public let spelling: String
  /// Leaves the type of a style open.
  public init(_ style: some ShapeStyle) { spelling = style.spelling }
}

extension Color {
  /// A colour space.
  public enum RGBColorSpace: Hashable, Sendable {
    /// That of most screens; that with linear parts; that of wide screens.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour of parts from 0 to 1.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour by its place in the circle of colours.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour by name in a bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor.name) }
  /// A colour of UIKit.
  public init(_ color: UIColor) { self.init(color.name) }
  /// A colour of the app's own.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

/// A colour of the app's own, by name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// A colour by name.
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// An image of the app's own, by name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// An image by name.
  public init(name: String, bundle: Bundle = .main) { self.name = name }
}

/// The style of a line.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  /// The lengths of strokes and gaps.
  public var dash: [CGFloat]
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// A line.
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
  /// Cut off; half circles; half squares.
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: Hashable, Sendable {
  /// Pointed; round; cut off.
  case miter, round, bevel
}
