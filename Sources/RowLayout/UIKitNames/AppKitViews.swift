// Views, windows and questions of AppKit; what they share with UIKit is one and the same.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = Self(rawValue: 1), cancel = Self(rawValue: 0)
    public static let alertFirstButtonReturn = Self(rawValue: 1000),
      alertSecondButtonReturn = Self(rawValue: 1001),
      alertThirdButtonReturn = Self(rawValue: 1002)
  }
  @MainActor public var mainWindow: UIWindow? { nil }
  public func activate(ignoringOtherApps flag: Bool) {}
  public func activate() {}
  public func terminate(_ sender: Any?) {}
}

/// A question of AppKit, which nobody answers in a described row.
@MainActor public final class NSAlert {
  /// The weight of a question.
  public enum Style: Hashable, Sendable {
    case warning, informational, critical
  }
  public var messageText = ""
  public var informativeText = ""
  public var alertStyle = Style.warning
  public var accessoryView: NSView?
  public var icon: NSImage?
  public private(set) var buttonTitles: [String] = []
  public init() {}
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  @discardableResult public func addButton(withTitle title: String) -> NSButton {
    buttonTitles.append(title)
    return NSButton(title: title)
  }
  /// The answer of nobody: that of the one who gives up.
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Asks nobody.
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
}

/// A button of AppKit.
@MainActor open class NSButton: UIView {
  public var title: String
  public var state = UIControl.StateValue.off
  public var keyEquivalent = ""
  public var hasDestructiveAction = false
  public init(title: String = "", target: Any? = nil, action: Selector? = nil) {
    self.title = title
    super.init()
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}

extension UIControl {
  /// The state of a button of AppKit.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = Self(rawValue: 0), on = Self(rawValue: 1), mixed = Self(rawValue: -1)
  }
}

/// A control of AppKit.
public typealias NSControl = UIControl

/// A field of AppKit.
@MainActor public final class NSTextField: UIView {
  public var stringValue = ""
  public var placeholderString: String?
  public var font: NSFont?
}

/// A view of AppKit that shows a view of SwiftUI's.
@MainActor open class NSHostingView<Content: View>: UIView {
  public var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A blur of AppKit.
@MainActor open class NSVisualEffectView: UIView {
  /// The looks.
  public enum Material: Hashable, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow,
      fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  /// The content that is blurred.
  public enum BlendingMode: Hashable, Sendable {
    case behindWindow, withinWindow
  }
  /// When the view blurs.
  public enum State: Hashable, Sendable {
    case followsWindowActiveState, active, inactive
  }
  public var material = Material.titlebar
  public var blendingMode = BlendingMode.behindWindow
  public var state = State.followsWindowActiveState
  public var isEmphasized = false
  public var maskImage: NSImage?
}

/// A choice of those to share with, of AppKit; never shown in a described row.
@MainActor public final class NSSharingServicePicker {
  public init(items: [Any]) {}
  public func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
