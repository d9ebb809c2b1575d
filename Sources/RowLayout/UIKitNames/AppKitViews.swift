// Views, windows and questions of AppKit; what they share with UIKit is one and the same.

/// A view of AppKit.
public typealias NSView = UIView
/// A screen of AppKit.
public typealias NSViewController = UIViewController
/// A screen of AppKit that shows a view.
public typealias NSHostingController<Content: View> = UIHostingController<Content>
/// A window of AppKit.
public typealias NSWindow = UIWindow
/// The app as AppKit has it.
public typealias NSApplication = UIApplication
// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The app.
public var NSApp: NSApplication! { .shared }

extension UIApplication {
  /// An answer to a question.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// An answer by number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Yes; no.
    public static let OK = Self(rawValue: 1), cancel = Self(rawValue: 0)
    /// One of the buttons, in their order.
    public static let alertFirstButtonReturn = Self(rawValue: 1000),
      alertSecondButtonReturn = Self(rawValue: 1001),
      alertThirdButtonReturn = Self(rawValue: 1002)
  }
  /// None.
  @MainActor public var mainWindow: UIWindow? { nil }
  /// Does nothing.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Does nothing.
  public func activate() {}
  /// Does nothing.
  public func terminate(_ sender: Any?) {}
}

/// A question of AppKit, which nobody answers in a described row.
@MainActor public final class NSAlert {
  /// The weight of a question.
  public enum Style: Hashable, Sendable {
    /// A warning, a word, or that something failed.
    case warning, informational, critical
  }
  /// The question.
  public var messageText = ""
  /// The word below.
  public var informativeText = ""
  /// The weight.
  public var alertStyle = Style.warning
  /// The view below the word.
  public var accessoryView: NSView?
  /// The image beside.
  public var icon: NSImage?
  /// The titles of the buttons.
  public private(set) var buttonTitles: [String] = []
  /// A question without words.
  public init() {}
  /// A question about what failed.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  /// Adds a button.
  public func addButton(withTitle title: String) { buttonTitles.append(title) }
  /// The answer of nobody: that of the one who gives up.
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Asks nobody.
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
}

/// A field of AppKit.
@MainActor public final class NSTextField: UIView {
  /// The text.
  public var stringValue = ""
  /// The hint.
  public var placeholderString: String?
  /// The font.
  public var font: NSFont?
}

/// A view of AppKit that shows a view of SwiftUI's.
@MainActor open class NSHostingView<Content: View>: UIView {
  /// The view.
  public var rootView: Content
  /// A view around another.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A blur of AppKit.
@MainActor open class NSVisualEffectView: UIView {
  /// The looks.
  public enum Material: Hashable, Sendable {
    /// As bars, chosen rows, menus and lists beside have it; as headers, sheets and windows have it; as hints
    /// have it, and what is behind contents, windows and pages.
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow,
      fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  /// The content that is blurred.
  public enum BlendingMode: Hashable, Sendable {
    /// All behind the window, or within it.
    case behindWindow, withinWindow
  }
  /// When the view blurs.
  public enum State: Hashable, Sendable {
    /// While the window is used, always, or never.
    case followsWindowActiveState, active, inactive
  }
  /// The look.
  public var material = Material.titlebar
  /// The content that is blurred.
  public var blendingMode = BlendingMode.behindWindow
  /// When it blurs.
  public var state = State.followsWindowActiveState
  /// True if it stands out.
  public var isEmphasized = false
  /// The part that is seen.
  public var maskImage: NSImage?
}

/// A choice of those to share with, of AppKit; never shown in a described row.
@MainActor public final class NSSharingServicePicker {
  /// A choice for items.
  public init(items: [Any]) {}
  /// Shows nothing.
  public func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
