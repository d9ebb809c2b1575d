// Names of what is shown over a row: no matter of its own layout.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A question over the screen.
public struct Alert {
  /// A button of a question.
  public struct Button {
    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button { Button() }
    @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button()
    }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions over the screen.
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half; all; a part; a height in points.
  case medium, large, fraction(CGFloat), height(CGFloat)
}

/// The adaptation of content over the screen to other screens.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet
}

/// Actions that a press shows.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The order of a menu.
public enum MenuOrder: Hashable, Sendable {
  case automatic, fixed, priority
}

/// A menu's behaviour after a choice.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The machine of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}

/// A screen orientation.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, landscapeLeft, landscapeRight
}
