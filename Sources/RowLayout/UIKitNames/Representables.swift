// Views and screens of UIKit and AppKit among SwiftUI's: none is made in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of UIKit; a described row has its size alone.
@MainActor open class UIView {
  public var backgroundColor: UIColor?
  public var frame: CGRect
  public var tintColor: UIColor = .systemBlue
  public var alpha: CGFloat = 1
  public var isHidden = false
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public var clipsToBounds = false
  public var tag = 0
  public var contentMode = ContentMode.scaleToFill
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// The size that is proposed: a view of UIKit is not laid out, and nothing below changes that.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  public func sizeToFit() {}
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Does nothing: a view of UIKit is not laid out.
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public init(frame: CGRect = .zero) { self.frame = frame }
  public var isUserInteractionEnabled = true
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var wantsLayer = false
  open var acceptsFirstResponder: Bool { false }
  /// Called by nobody, as what follows: a described row has no pointer and no keys.
  open func mouseDown(with event: NSEvent) {}
  /// Called by nobody.
  open func mouseUp(with event: NSEvent) {}
  /// Called by nobody.
  open func mouseDragged(with event: NSEvent) {}
  /// Called by nobody.
  open func mouseMoved(with event: NSEvent) {}
  /// Called by nobody.
  open func mouseEntered(with event: NSEvent) {}
  /// Called by nobody.
  open func mouseExited(with event: NSEvent) {}
  /// Called by nobody.
  open func rightMouseDown(with event: NSEvent) {}
  /// Called by nobody.
  open func rightMouseUp(with event: NSEvent) {}
  /// Called by nobody.
  open func otherMouseDown(with event: NSEvent) {}
  /// Called by nobody.
  open func scrollWheel(with event: NSEvent) {}
  /// Called by nobody.
  open func keyDown(with event: NSEvent) {}
  /// Called by nobody.
  open func keyUp(with event: NSEvent) {}
  /// Called by nobody.
  open func flagsChanged(with event: NSEvent) {}
}

/// A view of UIKit with a text.
@MainActor public final class UILabel: UIView {
  public var text: String?
  public var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var preferredMaxLayoutWidth: CGFloat = 0
}

/// The side at which lines stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Ways to end a line or a text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The priority of a size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250),
    fittingSizeLevel = Self(50)
}

/// Rules between views of UIKit: their directions.
public enum NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

/// A blur of UIKit.
@MainActor public final class UIVisualEffectView: UIView {
  public var effect: (any UIVisualEffect)?
  public init(effect: (any UIVisualEffect)? = nil) {
    super.init()
    self.effect = effect
  }
}

/// A blur or a colour over one.
public protocol UIVisualEffect: Sendable {}

/// A blur.
public struct UIBlurEffect: UIVisualEffect {
  /// The looks.
  public enum Style: Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) {}
}

/// A screen of UIKit.
@MainActor open class UIViewController {
  open var view = UIView()
  open var title: String?
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public init() {}
  /// Called by nobody, as what follows: a screen is not shown in a described row.
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Called by nobody: a screen is not shown in a described row.
  open func viewDidLoad() {}
  /// Called by nobody.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidLayoutSubviews() {}
}

/// The common part of views and screens of UIKit and of AppKit among SwiftUI's: none is made in a described row, and each takes
/// the size that is proposed.
public protocol PlatformRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>
  @MainActor func makeCoordinator() -> Coordinator
}

/// The context in which a view or a screen of UIKit or AppKit is made.
public struct RepresentableContext<Representable: PlatformRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

nonisolated extension PlatformRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

nonisolated extension PlatformRepresentable {
  public var body: Never { fatalError("What a platform makes has no body; the library never asks for it.") }
}

/// A view of UIKit among SwiftUI's.
public protocol UIViewRepresentable: PlatformRepresentable {
  associatedtype UIViewType
  @MainActor func makeUIView(context: Context) -> UIViewType
  @MainActor func updateUIView(_ view: UIViewType, context: Context)
}

/// A screen of UIKit among SwiftUI's views.
public protocol UIViewControllerRepresentable: PlatformRepresentable {
  associatedtype UIViewControllerType
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

/// A view of AppKit among SwiftUI's.
public protocol NSViewRepresentable: PlatformRepresentable {
  associatedtype NSViewType
  @MainActor func makeNSView(context: Context) -> NSViewType
  @MainActor func updateNSView(_ view: NSViewType, context: Context)
}

/// A screen of AppKit among SwiftUI's views.
public protocol NSViewControllerRepresentable: PlatformRepresentable {
  associatedtype NSViewControllerType
  @MainActor func makeNSViewController(context: Context) -> NSViewControllerType
  @MainActor func updateNSViewController(_ controller: NSViewControllerType, context: Context)
}

/// The context of a view of UIKit.
public typealias UIViewRepresentableContext<R: UIViewRepresentable> = RepresentableContext<R>
/// The context of a screen of UIKit.
public typealias UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> =
  RepresentableContext<R>
/// The context of a view of AppKit.
public typealias NSViewRepresentableContext<R: NSViewRepresentable> = RepresentableContext<R>
/// The context of a screen of AppKit.
public typealias NSViewControllerRepresentableContext<R: NSViewControllerRepresentable> =
  RepresentableContext<R>
