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
public enum PresentationDetent: Hashable, Sendable {
  /// Half; all; a part; a height in points.
  case medium, large, fraction(CGFloat), height(CGFloat)
}

/// The adaptation of content over the screen to other screens.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As usual; not at all; as a bubble; over the screen.
  case automatic, none, popover, sheet
}

/// Actions that a press shows.
public struct ContextMenu<MenuItems: View> {
  /// Actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The order of a menu.
public enum MenuOrder: Hashable, Sendable {
  /// As usual; as written; the most important first.
  case automatic, fixed, priority
}

/// A menu's behaviour after a choice.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// As usual; it goes; it stays.
  case automatic, enabled, disabled
}

/// The machine of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// A machine.
  public init(rawValue: String) {}
  /// A machine.
  public init(stringLiteral value: String) {}
}

/// A screen orientation.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Upright; on its left side; on its right side.
  case portrait, landscapeLeft, landscapeRight
}
