// Values of layers, glass and symbols: none of them changes a size.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of a view's bounds.
public struct Anchor<Value>: Sendable {
  /// A part of a view's bounds.
  public struct Source: Sendable {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
    public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
  }
}

/// Glass, as controls of iOS 26 have it.
public enum Glass: Hashable, Sendable {
  case regular, clear, identity
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Options of symbol effects.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  /// A way to repeat.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior(), periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// An upper or a lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case top, bottom

  /// Several of the two.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One alone.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top), bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
