/// A screen's traits.
public struct UITraitCollection: Sendable {
  /// Light or dark.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  /// That of the phone.
  public static var current: UITraitCollection { UITraitCollection() }
  /// The reader's setting for the size of text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// As usual.
  public init() { self.init(preferredContentSizeCategory: .large) }
  /// Traits of light or dark.
  public init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init()
    userInterfaceStyle = style
  }
  /// Traits of a setting for the size of text.
  public init(preferredContentSizeCategory category: UIContentSizeCategory) {
    preferredContentSizeCategory = category
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  case unspecified, light, dark
}

/// The reader's setting for the size of text, as UIKit names it.
public struct UIContentSizeCategory: Hashable, Sendable {
  fileprivate let setting: DynamicTypeSize
  /// From the least over the standard, `large`, to the greatest of the five for accessibility.
  public static let extraSmall = Self(setting: .xSmall), small = Self(setting: .small),
    medium = Self(setting: .medium), large = Self(setting: .large), extraLarge = Self(setting: .xLarge),
    extraExtraLarge = Self(setting: .xxLarge), extraExtraExtraLarge = Self(setting: .xxxLarge),
    accessibilityMedium = Self(setting: .accessibility1), accessibilityLarge = Self(setting: .accessibility2),
    accessibilityExtraLarge = Self(setting: .accessibility3),
    accessibilityExtraExtraLarge = Self(setting: .accessibility4),
    accessibilityExtraExtraExtraLarge = Self(setting: .accessibility5)
  /// True for the accessibility sizes.
  public var isAccessibilityCategory: Bool { setting.isAccessibilitySize }
}

extension DynamicTypeSize {
  /// A setting as UIKit names it.
  public init?(_ category: UIContentSizeCategory) { self = category.setting }
}
