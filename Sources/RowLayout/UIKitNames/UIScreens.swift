// Screens, windows and questions of UIKit: none is shown in a described row.

extension UIView {
  /// Changes views at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Ways to change views.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends; slow at the beginning; slow at the end; even; again and again; there and back; from
    /// where things are; while fingers may act.
    public static let curveEaseInOut = Self(rawValue: 1), curveEaseIn = Self(rawValue: 2),
      curveEaseOut = Self(rawValue: 4), curveLinear = Self(rawValue: 8), `repeat` = Self(rawValue: 16),
      autoreverse = Self(rawValue: 32), beginFromCurrentState = Self(rawValue: 64),
      allowUserInteraction = Self(rawValue: 128)
  }
}

/// A view as a screen of UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content
  /// A screen of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  /// The size that is proposed: the view's own is that of a prepared row (``PreparedRow``).
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A question or a choice of actions of UIKit.
@MainActor open class UIAlertController: UIViewController {
  /// The kind.
  public enum Style: Hashable, Sendable {
    /// A choice from below; a question.
    case actionSheet, alert
  }
  /// The word below.
  public var message: String?
  /// The kind.
  public let preferredStyle: Style
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }
  /// Adds an action.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An action of a question.
@MainActor public final class UIAlertAction {
  /// The kind.
  public enum Style: Hashable, Sendable {
    /// As usual; gives up; deletes.
    case `default`, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The kind.
  public let style: Style
  /// An action, which is never taken.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

extension UIViewController {
  /// Does nothing.
  public func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  /// Does nothing.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  /// None.
  public var presentedViewController: UIViewController? { nil }
}

/// A part of an app that shows something.
@MainActor open class UIScene: Hashable {
  /// The nearness of a part to the reader.
  public enum ActivationState: Int, Sendable {
    /// Not there.
    case unattached = -1
    /// In front; in front, and not to be touched; behind.
    case foregroundActive, foregroundInactive, background
  }
  /// In front.
  public var activationState: ActivationState { .foregroundActive }
  nonisolated init() {}
  /// True if the parts are one.
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  /// Adds the part's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of an app that has windows; described rows see none.
@MainActor public final class UIWindowScene: UIScene {
  /// None.
  public var windows: [UIWindow] { [] }
  /// None.
  public var keyWindow: UIWindow? { nil }
  /// The screen.
  public var screen: UIScreen { .main }
}

/// A window of UIKit.
@MainActor public final class UIWindow: UIView {
  /// The screen that it shows.
  public var rootViewController: UIViewController?
  /// True if it takes what is written.
  public var isKeyWindow: Bool { false }
}

extension UIApplication {
  /// None.
  @MainActor public var connectedScenes: Set<UIScene> { [] }
  /// None.
  @MainActor public var windows: [UIWindow] { [] }
  /// None.
  @MainActor public var keyWindow: UIWindow? { nil }
}
