/// A mixing of colours.
public enum BlendMode: Hashable, Sendable {
  /// The colour in front; the darker; the lighter; both; cut out; as their names say.
  case normal, multiply, screen, overlay, destinationOut, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
    plusDarker, plusLighter
}

/// A colouring of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one colour; in colours of their own; in shades of a colour; in several colours.
  case monochrome, multicolor, hierarchical, palette
}

/// Kinds of symbols.
public struct SymbolVariants: Hashable, Sendable {
  /// As named; filled; in a circle; in a square; in a rectangle; struck through.
  public static let none = SymbolVariants(), fill = SymbolVariants(), circle = SymbolVariants(),
    square = SymbolVariants(), rectangle = SymbolVariants(), slash = SymbolVariants()
  /// Filled.
  public var fill: SymbolVariants { self }
  /// In a circle.
  public var circle: SymbolVariants { self }
  /// In a square.
  public var square: SymbolVariants { self }
  /// In a rectangle.
  public var rectangle: SymbolVariants { self }
  /// Struck through.
  public var slash: SymbolVariants { self }
}

/// A symbol effect.
public struct SymbolEffect: Hashable, Sendable {
  /// They bounce; they pulse; their colours change; they grow; they come; they go; they become others; they
  /// wiggle; they turn; they breathe.
  public static let bounce = SymbolEffect(), pulse = SymbolEffect(), variableColor = SymbolEffect(),
    scale = SymbolEffect(), appear = SymbolEffect(), disappear = SymbolEffect(), replace = SymbolEffect(),
    wiggle = SymbolEffect(), rotate = SymbolEffect(), breathe = SymbolEffect()
  /// Part by part.
  public var iterative: SymbolEffect { self }
  /// More and more.
  public var cumulative: SymbolEffect { self }
  /// To and fro.
  public var reversing: SymbolEffect { self }
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Up and down.
  public var upUp: SymbolEffect { self }
  /// Up after down.
  public var downUp: SymbolEffect { self }
  /// All at once.
  public var wholeSymbol: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// Without parts that are not there.
  public var hideInactiveLayers: SymbolEffect { self }
  /// With parts that are not there.
  public var dimInactiveLayers: SymbolEffect { self }
}

extension SymbolEffect {
  /// They are drawn; they are wiped away; as usual.
  public static let drawOn = SymbolEffect(), drawOff = SymbolEffect(), automatic = SymbolEffect()
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Towards a line's end.
  public var forward: SymbolEffect { self }
  /// Towards a line's start.
  public var backward: SymbolEffect { self }
  /// As clocks go.
  public var clockwise: SymbolEffect { self }
  /// Against clocks.
  public var counterClockwise: SymbolEffect { self }
  /// Without a change of opacity.
  public var plain: SymbolEffect { self }
  /// With a change of opacity.
  public var pulse: SymbolEffect { self }
  /// Down, then up from nothing.
  public var offUp: SymbolEffect { self }
  /// One layer at a time.
  public var individually: SymbolEffect { self }
  /// From the other end.
  public var reversed: SymbolEffect { self }
  /// Not to and fro.
  public var nonReversing: SymbolEffect { self }
  /// By an angle.
  public func custom(angle: Angle) -> SymbolEffect { self }
  /// Strokes that stay, and another effect where none does.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Strokes that stay, and another effect where none does.
  public func magic(fallback: Replacement) -> SymbolEffect { self }

  /// A way in which a symbol becomes another.
  public struct Replacement: Hashable, Sendable {
    /// Up after down; up and up; up from nothing.
    public static let downUp = Replacement(), upUp = Replacement(), offUp = Replacement()
    /// Layer by layer.
    public var byLayer: Replacement { self }
    /// All at once.
    public var wholeSymbol: Replacement { self }
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }
}

/// The fill of a shape.
public struct FillStyle: Hashable, Sendable {
  /// True if crossing lines leave holes.
  public var isEOFilled: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}
