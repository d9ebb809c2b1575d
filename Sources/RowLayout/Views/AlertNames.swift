/// A question over the screen.
public struct Alert {
  /// A button of a question.
  public struct Button {
    /// A button.
    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    /// A button that gives up.
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    /// A button that gives up.
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    /// A button that deletes.
    @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button()
    }
  }
  /// A question with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions over the screen.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  /// A choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// Half.
  public static let medium = PresentationDetent()
  /// All.
  public static let large = PresentationDetent()
  /// A part.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// The adaptation of content over the screen to other screens.
public struct PresentationAdaptation: Hashable, Sendable {
  /// As usual.
  public static let automatic = PresentationAdaptation()
  /// Not at all.
  public static let none = PresentationAdaptation()
  /// As a bubble.
  public static let popover = PresentationAdaptation()
  /// Over the screen.
  public static let sheet = PresentationAdaptation()
}

/// Actions that a press shows.
public struct ContextMenu<MenuItems: View> {
  /// Actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  /// As usual.
  public static let automatic = MenuOrder()
  /// As written.
  public static let fixed = MenuOrder()
  /// The most important first.
  public static let priority = MenuOrder()
}

/// A menu's behaviour after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = MenuActionDismissBehavior()
  /// It goes.
  public static let enabled = MenuActionDismissBehavior()
  /// It stays.
  public static let disabled = MenuActionDismissBehavior()
}

/// The machine of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// A machine.
  public init(rawValue: String) {}
  /// A machine.
  public init(stringLiteral value: String) {}
}

/// A screen orientation.
public struct InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  public static let portrait = InterfaceOrientation()
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation()
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation()
}

extension Menu {
  /// A menu with a text and an action of its own.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}
