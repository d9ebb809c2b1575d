// What the view is for those who do not see it: no matter of layout.

nonisolated extension View {
  /// Accepts a spoken label.
  @OtherTitlesAndText
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  /// The view's value.
  @OtherTitlesAndText
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  /// Accepts a hint.
  @OtherTitlesAndText
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  /// Accepts a hidden state.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool = true) -> some View { self }
  /// The view's name in tests.
  public func accessibilityIdentifier(_ name: String, isEnabled: Bool = true) -> some View { self }
  /// Accepts traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepts fewer traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// The view as one element, or as several.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// The view's turn.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Accepts names for voice control.
  @OtherTitlesAndText
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  /// Accepts an accessibility action.
  @preconcurrency
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Accepts an accessibility action.
  @OtherTitlesAndText
  @preconcurrency
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
}

/// The traits of a view in a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64
  /// A set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// It acts; it heads a part; it is chosen; it leads elsewhere; it is on or off; it is a key.
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2),
    isSelected = Self(rawValue: 4), isLink = Self(rawValue: 8), isToggle = Self(rawValue: 256),
    isKeyboardKey = Self(rawValue: 4096)
  /// It is a picture; a text that does not change; a field in which something is looked for; a bar of tabs.
  public static let isImage = Self(rawValue: 16), isStaticText = Self(rawValue: 32),
    isSearchField = Self(rawValue: 2048), isTabBar = Self(rawValue: 65536)
  /// It stands before all else; it changes often; it tells what is most important.
  public static let isModal = Self(rawValue: 64), updatesFrequently = Self(rawValue: 128),
    isSummaryElement = Self(rawValue: 8192)
  /// It plays something; it plays a sound; it can be touched directly; it turns the page.
  public static let startsMediaSession = Self(rawValue: 512), playsSound = Self(rawValue: 1024),
    allowsDirectInteraction = Self(rawValue: 16384), causesPageTurn = Self(rawValue: 32768)
}

/// The treatment of the views in an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not there; they are there; they are one.
  case ignore, contain, combine
}

/// A kind of accessibility action.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// A tap's action; leaving; playing.
  case `default`, escape, magicTap
}
