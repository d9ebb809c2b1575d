// Screens of UIKit around others, and those that share; none is shown in a described row.

/// Screens one above the other.
@MainActor open class UINavigationController: UIViewController {
  /// The screens, the lowest first.
  public var viewControllers: [UIViewController]
  /// A lowest screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }
  /// No screen.
  public override init() {
    viewControllers = []
    super.init()
  }
  /// The uppermost.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The one that would be seen.
  public var visibleViewController: UIViewController? { viewControllers.last }
  /// Puts a screen above.
  public func pushViewController(_ screen: UIViewController, animated: Bool) {
    viewControllers.append(screen)
  }
  /// Takes the uppermost screen away, but for the last.
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Takes all screens away but for the lowest.
  @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let above = Array(viewControllers.dropFirst())
    viewControllers.removeLast(above.count)
    return above
  }
}

/// Screens side by side.
@MainActor open class UITabBarController: UIViewController {
  /// The screens.
  public var viewControllers: [UIViewController]?
  /// The number of the one that is chosen.
  public var selectedIndex = 0
  /// The one that is chosen.
  public var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
}

/// The sides at which a bubble may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top, the bottom, the left or the right.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
    right = Self(rawValue: 8)
  /// At any.
  public static let any = Self(rawValue: 15)
}

/// The bubble that a screen is shown in.
@MainActor public final class UIPopoverPresentationController {
  /// The view that it points at.
  public var sourceView: UIView?
  /// The place in that view.
  public var sourceRect = CGRect.zero
  /// The sides at which it may point.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

extension UIViewController {
  /// None: no screen is shown.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// None.
  public var navigationController: UINavigationController? { nil }
  /// None.
  public var tabBarController: UITabBarController? { nil }
}

/// Something to do with what is shared.
@MainActor open class UIActivity {
  /// A kind.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To the clipboard, by mail, by message, on paper, into the pictures, nearby, or into the list of what to read.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard"),
      mail = Self("com.apple.UIKit.activity.Mail"), message = Self("com.apple.UIKit.activity.Message"),
      print = Self("com.apple.UIKit.activity.Print"),
      saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll"),
      airDrop = Self("com.apple.UIKit.activity.AirDrop"),
      addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList"),
      assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  }
  /// Something to do.
  public init() {}
}

/// A choice of those to share with.
@MainActor open class UIActivityViewController: UIViewController {
  /// The kinds that are left out.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called by nobody.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// A choice for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}
