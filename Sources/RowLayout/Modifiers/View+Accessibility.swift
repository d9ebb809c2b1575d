// What the view is for those who do not see it: no matter of layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  @OtherTitlesAndText
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  @OtherTitlesAndText
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  @OtherTitlesAndText
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool = true) -> some View { self }
  public func accessibilityIdentifier(_ name: String, isEnabled: Bool = true) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  @OtherTitlesAndText
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  @preconcurrency
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  @OtherTitlesAndText
  @preconcurrency
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
}

/// The traits of a view in a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2),
    isSelected = Self(rawValue: 4), isLink = Self(rawValue: 8), isToggle = Self(rawValue: 256),
    isKeyboardKey = Self(rawValue: 4096)
  public static let isImage = Self(rawValue: 16), isStaticText = Self(rawValue: 32),
    isSearchField = Self(rawValue: 2048), isTabBar = Self(rawValue: 65536)
  public static let isModal = Self(rawValue: 64), updatesFrequently = Self(rawValue: 128),
    isSummaryElement = Self(rawValue: 8192)
  public static let startsMediaSession = Self(rawValue: 512), playsSound = Self(rawValue: 1024),
    allowsDirectInteraction = Self(rawValue: 16384), causesPageTurn = Self(rawValue: 32768)
}

/// The treatment of the views in an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore, contain, combine
}

/// A kind of accessibility action.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`, escape, magicTap
}
