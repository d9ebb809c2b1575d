// Screens of UIKit around others, and those that share; none is shown in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Screens one above the other.
@MainActor open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController]
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }
  public override init() {
    viewControllers = []
    super.init()
  }
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public var isNavigationBarHidden = false
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }
  public func pushViewController(_ screen: UIViewController, animated: Bool) {
    viewControllers.append(screen)
  }
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let above = Array(viewControllers.dropFirst())
    viewControllers.removeLast(above.count)
    return above
  }
}

/// Screens side by side.
@MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
}

/// A choice of files; nobody chooses in a described row.
@MainActor open class UIDocumentPickerViewController: UIViewController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
  public var directoryURL: URL?
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init() }
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init() }
}

/// The one that is told of the choice of files.
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The sides at which a bubble may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
    right = Self(rawValue: 8)
  public static let any = Self(rawValue: 15)
}

/// The bubble that a screen is shown in.
@MainActor public final class UIPopoverPresentationController {
  /// The view that it points at.
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  /// The sides at which it may point.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Ways to show a screen over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
    blurOverFullScreen
  case none = -1, automatic = -2
}

/// Ways in which a screen comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A gesture of UIKit; nobody touches a described row.
@MainActor open class UIGestureRecognizer {
  public var isEnabled = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public init() {}
}

/// The one that is asked about a gesture of UIKit.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIViewController {
  public func addChild(_ screen: UIViewController) {
    screen.removeFromParent()
    screen.parent = self
    children.append(screen)
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public var presentingViewController: UIViewController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
}

/// Something to do with what is shared.
@MainActor open class UIActivity {
  /// A kind.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard"),
      mail = Self("com.apple.UIKit.activity.Mail"), message = Self("com.apple.UIKit.activity.Message"),
      print = Self("com.apple.UIKit.activity.Print"),
      saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll"),
      airDrop = Self("com.apple.UIKit.activity.AirDrop"),
      addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList"),
      assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  }
  public init() {}
}

/// A choice of those to share with.
@MainActor open class UIActivityViewController: UIViewController {
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called by nobody.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}
