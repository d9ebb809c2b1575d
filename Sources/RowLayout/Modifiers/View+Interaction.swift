// More of what is done with a view: no matter of layout.

nonisolated extension View {
  /// Accepts an action on pointer moves.
  @preconcurrency
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }
  /// Accepts a hover effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
  /// Keys that do what the view does.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// Keys that do what the view does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Accepts an action on opening a URL.
  @preconcurrency
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  /// Accepts an action on changed geometry.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View { filledLater("onGeometryChange") }
  /// Accepts haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool = { _, _ in true }
  ) -> some View { self }
  /// Accepts haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Accepts haptic feedback.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  /// Accepts the row's effect under a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepts a focus setting for some uses.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View
  { self }
  /// Which view has the keyboard at first in a scope.
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Accepts a scope of the keyboard.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Which view has the keyboard at first, and how much that counts.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  /// Accepts a button's repeat behaviour.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Accepts edges at which swipes wait.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepts a visibility of system marks.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepts a user activity of a value.
  public func userActivity<P>(
    _ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepts a user activity.
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// The view as it is in tests.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}

/// A user's activity in an app.
public final class NSUserActivity: Sendable {
  /// The type.
  public let activityType: String
  /// Something.
  public init(activityType: String) { self.activityType = activityType }
}

/// A phase of hovering.
public enum HoverPhase: Hashable, Sendable {
  /// At a place.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// A hover effect.
public enum HoverEffect: Hashable, Sendable {
  /// As usual; it is lit; it rises.
  case automatic, highlight, lift
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter.
  public let character: Character
  /// A key.
  public init(_ character: Character) { self.character = character }
  /// A key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The keys of those names.
  public static let `return` = KeyEquivalent("\r"), escape = KeyEquivalent("\u{1B}"),
    delete = KeyEquivalent("\u{8}"), space = KeyEquivalent(" "), upArrow = KeyEquivalent("\u{F700}"),
    downArrow = KeyEquivalent("\u{F701}"), leftArrow = KeyEquivalent("\u{F702}"),
    rightArrow = KeyEquivalent("\u{F703}"), deleteForward = KeyEquivalent("\u{F728}"),
    home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}"), pageUp = KeyEquivalent("\u{F72C}"),
    pageDown = KeyEquivalent("\u{F72D}"), clear = KeyEquivalent("\u{F739}"), tab = KeyEquivalent("\t")
}

/// Keys held beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key; the shift key; the option key; the control key.
  public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4),
    control = Self(rawValue: 8)
}

/// Keys that do something.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Agreeing; giving up.
  public static let defaultAction = KeyboardShortcut("\r"), cancelAction = KeyboardShortcut("\u{1B}")
  /// A key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

/// A button's repeat behaviour.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As usual; it does; it does not.
  case automatic, enabled, disabled
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  /// A button.
  public init() {}
  /// A text.
  public var body: some View { Button("Edit") {} }
}

/// A gesture's, a modifier's or a style's name for nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// Nothing.
  public init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
  /// Nothing.
  public static let identity = EmptyModifier()
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// The result of a key press.
  public enum Result: Sendable {
    /// It did something; it did nothing.
    case handled, ignored
  }
  /// Parts of a press.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down; the key stays down; the key goes up; all.
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4),
      all: Phases = [.down, .repeat, .up]
  }
  /// The key.
  public let key: KeyEquivalent
  /// The letters.
  public let characters: String
  /// The keys beside.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Accepts an action on key presses.
  @preconcurrency
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result)
    -> some View
  {
    self
  }
  /// Accepts an action on key presses.
  @preconcurrency
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepts an action on key presses.
  @preconcurrency
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepts an action on key presses.
  @preconcurrency
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepts an action on key presses.
  @preconcurrency
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

/// The weight of a first place of the keyboard.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// As usual; when the user comes to it, too.
  case automatic, userInitiated
}

/// The uses of the keyboard by a view.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Uses by bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing; typing; as usual.
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2),
    automatic: FocusInteractions = [.activate, .edit]
}
