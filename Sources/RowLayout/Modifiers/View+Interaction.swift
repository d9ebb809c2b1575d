// More of what is done with a view: no matter of layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  @preconcurrency
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  @preconcurrency
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View { filledLater("onGeometryChange") }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool = { _, _ in true }
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View
  { self }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func userActivity<P>(
    _ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}

/// A user's activity in an app.
public final class NSUserActivity: Sendable {
  public let activityType: String
  public init(activityType: String) { self.activityType = activityType }
}

/// A phase of hovering.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// A hover effect.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r"), escape = KeyEquivalent("\u{1B}"),
    delete = KeyEquivalent("\u{8}"), space = KeyEquivalent(" "), upArrow = KeyEquivalent("\u{F700}"),
    downArrow = KeyEquivalent("\u{F701}"), leftArrow = KeyEquivalent("\u{F702}"),
    rightArrow = KeyEquivalent("\u{F703}"), deleteForward = KeyEquivalent("\u{F728}"),
    home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}"), pageUp = KeyEquivalent("\u{F72C}"),
    pageDown = KeyEquivalent("\u{F72D}"), clear = KeyEquivalent("\u{F739}"), tab = KeyEquivalent("\t")
}

/// Keys held beside another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4),
    control = Self(rawValue: 8)
}

/// Keys that do something.
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut("\r"), cancelAction = KeyboardShortcut("\u{1B}")
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

/// A button's repeat behaviour.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
  public init() {}
  public var body: some View { Button("Edit") {} }
}

/// A gesture's, a modifier's or a style's name for nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public init() {}
  public func body(content: Content) -> some View { content }
  public static let identity = EmptyModifier()
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// The result of a key press.
  public enum Result: Sendable {
    case handled, ignored
  }
  /// Parts of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2), up = Self(rawValue: 4),
      all: Phases = [.down, .repeat, .up]
  }
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

nonisolated extension View {
  @preconcurrency
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result)
    -> some View
  { self }
  @preconcurrency
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  @preconcurrency
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  @preconcurrency
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  @preconcurrency
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}

/// The weight of a first place of the keyboard.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  case automatic, userInitiated
}

/// The uses of the keyboard by a view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2),
    automatic: FocusInteractions = [.activate, .edit]
}
