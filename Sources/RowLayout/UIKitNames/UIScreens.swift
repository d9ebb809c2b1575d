// Screens, windows and questions of UIKit: none is shown in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Ways to change views.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = Self(rawValue: 1), curveEaseIn = Self(rawValue: 2),
      curveEaseOut = Self(rawValue: 4), curveLinear = Self(rawValue: 8), `repeat` = Self(rawValue: 16),
      autoreverse = Self(rawValue: 32), beginFromCurrentState = Self(rawValue: 64),
      allowUserInteraction = Self(rawValue: 128)
  }
}

/// A view as a screen of UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
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
    case actionSheet, alert
  }
  public var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public private(set) var textFields: [UITextField]?
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of a question.
@MainActor public final class UIAlertAction {
  /// The kind.
  public enum Style: Hashable, Sendable {
    case `default`, cancel, destructive
  }
  public let title: String?
  public let style: Style
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

extension UIViewController {
  public func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public var presentedViewController: UIViewController? { nil }
}

/// A part of an app that shows something.
@MainActor open class UIScene: Hashable {
  /// The nearness of a part to the reader.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
  nonisolated init() {}
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of an app that has windows; described rows see none.
@MainActor public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A window of UIKit.
@MainActor public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var isKeyWindow: Bool { false }
  public weak var windowScene: UIWindowScene?
  public var windowLevel = Level.normal
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  /// Shows nothing, as the next: a described row's windows are not seen.
  public func makeKeyAndVisible() {}
  public func makeKey() {}

  /// The windows that stand above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(0), statusBar = Self(1000), alert = Self(2000)
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }
}

extension UIApplication {
  @MainActor public var connectedScenes: Set<UIScene> { [] }
  @MainActor public var windows: [UIWindow] { [] }
  @MainActor public var keyWindow: UIWindow? { nil }
}
