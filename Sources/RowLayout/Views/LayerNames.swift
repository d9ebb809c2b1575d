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
public struct Glass: Hashable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// Clear.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// In a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Moved by fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Options of symbol effects.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As fast as a factor says.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// An upper or a lower edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The upper.
  case top
  /// The lower.
  case bottom
}
