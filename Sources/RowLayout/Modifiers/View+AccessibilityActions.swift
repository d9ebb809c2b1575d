// More of what the view is for those who do not see it: no matter of layout.

nonisolated extension View {
  /// Ties the view to others by an identity.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Ties the view to its label, or the label to its view, by an identity.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// More of what the view tells, by a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// More of what the view tells, by a key.
  @OtherTitles
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Accepts a spoken label.
  public func accessibilityLabel<V: View>(@ViewBuilder content: (ModifierContent) -> V) -> some View { self }
  /// Accepts a spoken label.
  public func accessibility(label: Text) -> some View { self }
  /// The view's value.
  public func accessibility(value: Text) -> some View { self }
  /// Accepts a hint.
  public func accessibility(hint: Text) -> some View { self }
  /// Accepts a hidden state.
  public func accessibility(hidden: Bool) -> some View { self }
  /// The view's name in tests.
  public func accessibility(identifier: String) -> some View { self }
  /// Accepts traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepts fewer traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// The view's turn.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// Accepts an accessibility action.
  @preconcurrency
  public func accessibilityAction<L: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L
  ) -> some View { self }
  /// Accepts an action on the view's value.
  @preconcurrency
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// More of what the view tells.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// More of what the view tells.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// More of what the view tells.
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ label: LocalizedStringKey, _ value: S, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Another view for those who do not see this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// Views inside for those who do not see them.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Accepts a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Accepts the screen reader's focus.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Accepts the screen reader's focus.
  public func accessibilityFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { self }
  /// Accepts an exception to inverted colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepts an input setting.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Accepts a point of touch.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Large content to be shown.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V = { EmptyView() })
    -> some View
  {
    self
  }
  /// Accepts a kind of text.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  /// Accepts direct touches.
  public func accessibilityDirectTouch(
    _ isDirect: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepts actions of a category.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory = .default, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Accepts an action on scrolling.
  @preconcurrency
  public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
  /// Accepts a place from which the view is dragged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Accepts a place at which others are dropped.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Accepts the view that is read first.
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
}

/// The effects of direct touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Speech stops; a press comes first.
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}

/// A category of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// As usual; changes.
  public static let `default` = Self(name: "default"), edit = Self(name: "edit")

  private init(name: String) { self.name = name }
  /// A category by a text.
  @OtherTitlesAndText
  public init(_ label: LocalizedStringKey) { name = "\(label)" }
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up; down.
  case increment, decrement
}

/// The importance of content.
public enum AccessibilityImportance: Hashable, Sendable {
  /// When asked for; at once.
  case `default`, high
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// Not known; most; less; least.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A kind of text.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Words; a message; a story; a program; other people's posts; names of files; numbers in cells; words of a
  /// computer; words to be counted.
  case plain, messaging, narrative, sourceCode, socialMedia, fileSystem, spreadsheet, console, wordProcessing
}

/// A view's part in a pair with its label.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label; the view that has the label.
  case label, content
}

/// A name of something that a view tells beside its label.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  /// A name.
  public init(_ label: LocalizedStringKey) { id = label.pieces.map(\.run.string).joined() }
  /// A name and an identity.
  public init(_ label: LocalizedStringKey, id: String) { self.id = id }
  /// A name and an identity.
  public init(_ label: Text, id: String) { self.id = id }
}
