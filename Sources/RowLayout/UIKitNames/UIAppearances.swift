// Lists, bars and controls of UIKit whose looks apps set for all of them: a described row has none, so that nothing is kept.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of UIKit whose looks may be set for all of its kind.
@MainActor public protocol UIAppearance: AnyObject {
  init()
}

extension UIAppearance {
  /// A view of this kind that is shown nowhere.
  public static func appearance() -> Self { Self() }
}

/// A scrolled view of UIKit.
@MainActor open class UIScrollView: UIView, UIAppearance {
  /// The ways in which scrolling puts away the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false
  public var isScrollEnabled = true, isPagingEnabled = false
  public var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  public var contentInset = UIEdgeInsets.zero
  public var contentOffset = CGPoint.zero
  public var keyboardDismissMode = KeyboardDismissMode.none
  public required init() { super.init() }
}

/// A list of UIKit.
@MainActor public final class UITableView: UIScrollView {
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var tableHeaderView: UIView?, tableFooterView: UIView?
  public var allowsSelection = true
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a list of UIKit.
@MainActor public final class UITableViewCell: UIView, UIAppearance {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  /// The looks of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
  public init() { super.init() }
}

/// A grid of UIKit.
@MainActor public final class UICollectionView: UIScrollView {}

/// A text of UIKit that may be edited.
@MainActor public final class UITextView: UIScrollView {
  public var text = ""
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string ?? "" }
  }
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var isEditable = true, isSelectable = true
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// The bar above a screen.
@MainActor public final class UINavigationBar: UIView, UIAppearance {
  public var barTintColor: UIColor?
  public var isTranslucent = true, prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public init() { super.init() }
}

/// The bar below screens.
@MainActor public final class UITabBar: UIView, UIAppearance {
  public var barTintColor: UIColor?, unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public init() { super.init() }
}

/// A choice of UIKit side by side.
@MainActor public final class UISegmentedControl: UIControl, UIAppearance {
  public var selectedSegmentTintColor: UIColor?
  /// Changes nothing: a control of UIKit is not seen.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  public init() { super.init() }
}

/// The dots below pages.
@MainActor public final class UIPageControl: UIControl, UIAppearance {
  public var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  public init() { super.init() }
}

/// A switch of UIKit.
@MainActor public final class UISwitch: UIControl, UIAppearance {
  public var onTintColor: UIColor?, thumbTintColor: UIColor?
  public var isOn = false
  public init() { super.init() }
}
