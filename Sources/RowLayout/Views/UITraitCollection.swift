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
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The reader's setting for the size of text, as UIKit names it.
public struct UIContentSizeCategory: Hashable, Sendable {
  fileprivate let setting: DynamicTypeSize
  /// The least.
  public static let extraSmall = Self(setting: .xSmall)
  /// Small.
  public static let small = Self(setting: .small)
  /// Less than usual.
  public static let medium = Self(setting: .medium)
  /// As usual.
  public static let large = Self(setting: .large)
  /// More than usual.
  public static let extraLarge = Self(setting: .xLarge)
  /// Large.
  public static let extraExtraLarge = Self(setting: .xxLarge)
  /// Larger.
  public static let extraExtraExtraLarge = Self(setting: .xxxLarge)
  /// The least of the accessibility sizes.
  public static let accessibilityMedium = Self(setting: .accessibility1)
  /// The second accessibility size.
  public static let accessibilityLarge = Self(setting: .accessibility2)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(setting: .accessibility3)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(setting: .accessibility4)
  /// The greatest.
  public static let accessibilityExtraExtraExtraLarge = Self(setting: .accessibility5)
  /// True for the accessibility sizes.
  public var isAccessibilityCategory: Bool { setting.isAccessibilitySize }
}

extension DynamicTypeSize {
  /// A setting as UIKit names it.
  public init?(_ category: UIContentSizeCategory) { self = category.setting }
}
