/// Colours that follow each other from top to bottom. Pictures show the first colour.
public struct AnyGradient: ShapeStyle, Hashable {
  /// The colours.
  let gradient: Gradient
  /// The written form.
  public var spelling: String { gradient.spelling }
  /// Colours that follow each other.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The colours between, by way of a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient {
  /// The colours between, by way of a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// The way from a colour to the next.
  public enum ColorSpace: Hashable, Sendable {
    /// That of the screen; that of the eye.
    case device, perceptual
  }
}

extension Color {
  /// The colour, somewhat lighter at the top.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours from a place to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours around a middle.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours around a middle.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { ellipticalGradient(gradient.gradient, center: center) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a middle, by their angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(gradient: gradient.gradient, center: center) }
  /// Colours around a middle, by their angles.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(gradient.gradient, center: center, angle: angle) }
}
