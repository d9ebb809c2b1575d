/// A screen's traits.
public struct UITraitCollection: Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// That of the phone.
  public static var current: UITraitCollection { UITraitCollection() }
  /// As usual.
  public init() {}
}

/// Light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
