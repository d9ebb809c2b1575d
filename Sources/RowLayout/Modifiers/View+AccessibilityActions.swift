// More of what the view is for those who do not see it: no matter of layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityImportance = .default
  ) -> some View { self }
  @OtherTitles
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityLabel<V: View>(@ViewBuilder content: (ModifierContent) -> V) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  @preconcurrency
  public func accessibilityAction<L: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
  ) -> some View { self }
  @preconcurrency
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ label: LocalizedStringKey, _ value: S, importance: AccessibilityImportance = .default
  ) -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Accepts a point of touch.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V = { EmptyView() })
    -> some View
  { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirect: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory = .default, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  @preconcurrency
  public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
  @OtherTitlesAndText
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  @OtherTitlesAndText
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
}

/// The effects of direct touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}

/// A category of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), edit = Self(name: "edit")

  private init(name: String) { self.name = name }
  @OtherTitlesAndText
  public init(_ label: LocalizedStringKey) { name = "\(label)" }
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The importance of content.
public enum AccessibilityImportance: Hashable, Sendable {
  case `default`, high
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A kind of text.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, messaging, narrative, sourceCode, socialMedia, fileSystem, spreadsheet, console, wordProcessing
}

/// A view's part in a pair with its label.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// A name of something that a view tells beside its label.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  public init(_ label: LocalizedStringKey) { id = label.key }
  public init(_ label: LocalizedStringKey, id: String) { self.id = id }
  public init(_ label: Text, id: String) { self.id = id }
}
