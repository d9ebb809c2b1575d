/// A blurred background; pictures show it as grey.
public struct Material: ShapeStyle {
  /// How descriptions write it.
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
  /// How descriptions write it.
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
  /// How descriptions write it.
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
  /// How descriptions write it.
  public let spelling: String
  /// Leaves the type of a style open.
  public init(_ style: some ShapeStyle) { spelling = style.spelling }
}

extension Color {
  /// The colour, somewhat lighter at the top.
  public var gradient: AnyShapeStyle { AnyShapeStyle(self) }

  /// A colour space.
  public enum RGBColorSpace: Hashable, Sendable {
    /// That of most screens.
    case sRGB
    /// The same beyond its ends.
    case sRGBLinear
    /// That of wide screens.
    case displayP3
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

/// A colour as UIKit names it.
public struct UIColor: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }
  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)).spelling
  }
  /// A colour by name.
  public init?(named name: String) { self.name = name }
  /// The colour of text.
  public static let label = UIColor("primary")
  /// The colour of lesser text.
  public static let secondaryLabel = UIColor("secondary")
  /// The colour of text lesser still.
  public static let tertiaryLabel = UIColor("tertiary")
  /// The least of the colours of text.
  public static let quaternaryLabel = UIColor("quaternary")
  /// The colour of hints in fields.
  public static let placeholderText = UIColor("tertiary")
  /// The colour of lines.
  public static let separator = UIColor("gray/0.3")
  /// The colour of lines that let nothing through.
  public static let opaqueSeparator = UIColor("gray")
  /// The colour behind all.
  public static let systemBackground = UIColor("white")
  /// The colour behind groups.
  public static let secondarySystemBackground = UIColor("#f2f2f7")
  /// The colour behind groups in groups.
  public static let tertiarySystemBackground = UIColor("white")
  /// The colour behind grouped lists.
  public static let systemGroupedBackground = UIColor("#f2f2f7")
  /// The colour behind rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor("white")
  /// The colour behind groups in rows of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor("#f2f2f7")
  /// The colour of thin shapes.
  public static let systemFill = UIColor("gray/0.2")
  /// The colour of shapes.
  public static let secondarySystemFill = UIColor("gray/0.16")
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor("gray/0.12")
  /// The colour of the largest shapes.
  public static let quaternarySystemFill = UIColor("gray/0.08")
  /// Grey.
  public static let systemGray = UIColor("gray")
  /// A lighter grey.
  public static let systemGray2 = UIColor("#aeaeb2")
  /// A lighter grey.
  public static let systemGray3 = UIColor("#c7c7cc")
  /// A lighter grey.
  public static let systemGray4 = UIColor("#d1d1d6")
  /// A lighter grey.
  public static let systemGray5 = UIColor("#e5e5ea")
  /// The lightest grey.
  public static let systemGray6 = UIColor("#f2f2f7")
  /// Red.
  public static let systemRed = UIColor("red")
  /// Orange.
  public static let systemOrange = UIColor("orange")
  /// Yellow.
  public static let systemYellow = UIColor("yellow")
  /// Green.
  public static let systemGreen = UIColor("green")
  /// Blue.
  public static let systemBlue = UIColor("blue")
  /// Purple.
  public static let systemPurple = UIColor("purple")
  /// Pink.
  public static let systemPink = UIColor("pink")
  /// Teal.
  public static let systemTeal = UIColor("teal")
  /// Indigo.
  public static let systemIndigo = UIColor("indigo")
  /// Black.
  public static let black = UIColor("black")
  /// White.
  public static let white = UIColor("white")
  /// Grey.
  public static let gray = UIColor("gray")
  /// A light grey.
  public static let lightGray = UIColor("#aaaaaa")
  /// A dark grey.
  public static let darkGray = UIColor("#555555")
  /// Red.
  public static let red = UIColor("red")
  /// Blue.
  public static let blue = UIColor("blue")
  /// Green.
  public static let green = UIColor("green")
  /// Nothing seen.
  public static let clear = UIColor("clear")
  /// The colour of what acts.
  public static let tintColor = UIColor("accentColor")
}

/// An image as UIKit has it, by its size in points.
public final class UIImage: Sendable {
  /// The size in points.
  public let size: CGSize
  /// An image of a size.
  public init(size: CGSize) { self.size = size }
}

/// How a line is drawn.
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
  /// Cut off.
  case butt
  /// Half circles.
  case round
  /// Half squares.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
