/// A part of a view's bounds.
public struct Anchor<Value>: Sendable {
  /// A part of a view's bounds.
  public struct Source: Sendable {
    /// The part.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
  }
}

/// Glass, as controls of iOS 26 have it.
public enum Glass: Hashable, Sendable {
  /// As usual; clear; none.
  case regular, clear, identity
  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Moved by fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Options of symbol effects.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual; without an end; once.
  public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(),
    nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As fast as a factor says.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As fast as a factor says.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Again and again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Without an end.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// A way to repeat.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause; with pauses.
    public static let continuous = RepeatBehavior(), periodic = RepeatBehavior()
    /// Several times with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// An upper or a lower edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The upper; the lower.
  case top, bottom
}
