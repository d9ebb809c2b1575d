// What the view is for those who do not see it: no matter of layout.

nonisolated extension View {
  /// Accepts a spoken label.
  @OtherTitlesAndText
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
  /// The view's value.
  @OtherTitlesAndText
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  /// Accepts a hint.
  @OtherTitlesAndText
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// Accepts a hidden state.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  /// The view's name in tests.
  public func accessibilityIdentifier(_ name: String) -> some View { self }
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
  /// Accepts large content.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// The traits of a view in a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64
  /// A set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// It acts.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads a part.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It stands before all else.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  /// It plays something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 512)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// It is a field in which something is looked for.
  public static let isSearchField = AccessibilityTraits(rawValue: 2048)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 4096)
  /// It tells what is most important.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
  /// It can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
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
