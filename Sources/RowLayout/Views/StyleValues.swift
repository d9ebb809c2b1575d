// Values of the looks of views and symbols: none of them changes a size.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A mixing of colours.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, destinationOut, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
    plusDarker, plusLighter
}

/// A colouring of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

/// Kinds of symbols.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants(), fill = SymbolVariants(), circle = SymbolVariants(),
    square = SymbolVariants(), rectangle = SymbolVariants(), slash = SymbolVariants()
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var rectangle: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

/// A symbol effect.
public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect(), pulse = SymbolEffect(), variableColor = SymbolEffect(),
    scale = SymbolEffect(), appear = SymbolEffect(), disappear = SymbolEffect(), replace = SymbolEffect(),
    wiggle = SymbolEffect(), rotate = SymbolEffect(), breathe = SymbolEffect()
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
}

extension SymbolEffect {
  public static let drawOn = SymbolEffect(), drawOff = SymbolEffect(), automatic = SymbolEffect()
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var forward: SymbolEffect { self }
  public var backward: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var pulse: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var individually: SymbolEffect { self }
  public var reversed: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public func custom(angle: Angle) -> SymbolEffect { self }
  /// Strokes that stay, and another effect where none does.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Strokes that stay, and another effect where none does.
  public func magic(fallback: Replacement) -> SymbolEffect { self }

  /// A way in which a symbol becomes another.
  public struct Replacement: Hashable, Sendable {
    public static let downUp = Replacement(), upUp = Replacement(), offUp = Replacement()
    public var byLayer: Replacement { self }
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
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}
