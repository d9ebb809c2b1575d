/// A view of UIKit; a described row has its size alone.
@MainActor open class UIView {
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// The place in the view around.
  public var frame: CGRect
  /// The colour of marks and titles.
  public var tintColor: UIColor = .systemBlue
  /// The opacity.
  public var alpha: CGFloat = 1
  /// True if the view is not seen.
  public var isHidden = false
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// Adds a view inside.
  public func addSubview(_ view: UIView) { subviews.append(view) }
  /// Does nothing: a view of UIKit is not laid out.
  public func setNeedsLayout() {}
  /// Does nothing.
  public func layoutIfNeeded() {}
  /// A view in a place.
  public init(frame: CGRect = .zero) { self.frame = frame }
  /// True if fingers may act.
  public var isUserInteractionEnabled = true
  /// True if a layer draws the view.
  public var wantsLayer = false
  /// True if the view takes keys.
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
  /// The text.
  public var text: String?
  /// The font.
  public var font: UIFont?
  /// The greatest number of lines.
  public var numberOfLines = 1
}

/// A blur of UIKit.
@MainActor public final class UIVisualEffectView: UIView {
  /// The blur.
  public var effect: (any UIVisualEffect)?
  /// A view with a blur.
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
    /// Very light; light; dark; as usual; as usual, more.
    case extraLight, light, dark, regular, prominent
    /// From the thinnest to the thickest, and as bars have it.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// The materials, light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// The materials, dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
  /// A blur.
  public init(style: Style) {}
}

/// A screen of UIKit.
@MainActor open class UIViewController {
  /// The view of the screen.
  open var view = UIView()
  /// The title.
  open var title: String?
  /// A screen.
  public init() {}
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
  /// Who answers.
  associatedtype Coordinator = Void
  /// The context.
  typealias Context = RepresentableContext<Self>
  /// Makes who answers.
  @MainActor func makeCoordinator() -> Coordinator
}

/// The context in which a view or a screen of UIKit or AppKit is made.
public struct RepresentableContext<Representable: PlatformRepresentable> {
  /// Who answers.
  public let coordinator: Representable.Coordinator
  /// The transaction of a change.
  public let transaction: Transaction
  /// The values of the environment.
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

nonisolated extension PlatformRepresentable where Coordinator == Void {
  /// Nobody answers.
  public func makeCoordinator() {}
}

nonisolated extension PlatformRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("What a platform makes has no body; the library never asks for it.") }
}

/// A view of UIKit among SwiftUI's.
public protocol UIViewRepresentable: PlatformRepresentable {
  /// The view's type.
  associatedtype UIViewType
  /// Makes the view.
  @MainActor func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  @MainActor func updateUIView(_ view: UIViewType, context: Context)
}

/// A screen of UIKit among SwiftUI's views.
public protocol UIViewControllerRepresentable: PlatformRepresentable {
  /// The screen's type.
  associatedtype UIViewControllerType
  /// Makes the screen.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date.
  @MainActor func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}

/// A view of AppKit among SwiftUI's.
public protocol NSViewRepresentable: PlatformRepresentable {
  /// The view's type.
  associatedtype NSViewType
  /// Makes the view.
  @MainActor func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date.
  @MainActor func updateNSView(_ view: NSViewType, context: Context)
}

/// A screen of AppKit among SwiftUI's views.
public protocol NSViewControllerRepresentable: PlatformRepresentable {
  /// The screen's type.
  associatedtype NSViewControllerType
  /// Makes the screen.
  @MainActor func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the screen up to date.
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
