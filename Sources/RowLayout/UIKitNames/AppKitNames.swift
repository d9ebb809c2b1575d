// Names of AppKit that row files of macOS use; what they share with UIKit is one and the same.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An image as AppKit has it.
public typealias NSImage = UIImage
/// A colour as AppKit names it.
public typealias NSColor = UIColor
/// A font as AppKit has it.
public typealias NSFont = UIFont

extension UIImage {
  /// A symbol, as large as a line of the body's text.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
  /// An image of a file, which is read for its size; nil where it is none, and for an address elsewhere, from which nothing
  /// is loaded.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension UIFont {
  public static var systemFontSize: CGFloat { 13 }
  public static var smallSystemFontSize: CGFloat { 11 }
  public static var labelFontSize: CGFloat { 10 }
}

extension UIColor {
  public static var labelColor: UIColor { .label }
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  public static var textColor: UIColor { .label }
  public static var textBackgroundColor: UIColor { .systemBackground }
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  public static var controlBackgroundColor: UIColor { .systemBackground }
  public static var controlColor: UIColor { .systemFill }
  public static var controlTextColor: UIColor { .label }
  public static var disabledControlTextColor: UIColor { .tertiaryLabel }
  public static var controlAccentColor: UIColor { .systemBlue }
  public static var selectedContentBackgroundColor: UIColor { .systemBlue }
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { .systemGray5 }
  public static var separatorColor: UIColor { .separator }
  public static var linkColor: UIColor { .systemBlue }
  public static var placeholderTextColor: UIColor { .placeholderText }
  public static var underPageBackgroundColor: UIColor { .systemGray }
}

/// The clipboard of AppKit; a described row has none.
public final class NSPasteboard: Sendable {
  /// A kind of content.
  public struct PasteboardType: Hashable, Sendable {
    private let name: String
    public init(_ name: String) { self.name = name }
    public static let string = Self("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self("public.url"), fileURL = Self("public.file-url")
  }
  public static let general = NSPasteboard()
  @discardableResult public func clearContents() -> Int { 0 }
  @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
  @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
  public func string(forType type: PasteboardType) -> String? { nil }
}

/// The look of the pointer; a described row has none.
public final class NSCursor: Sendable {
  private init() {}
  /// An arrow; a hand that points; an open hand; a closed hand; a line between letters; a cross; to the left
  /// or right; up or down; not allowed.
  public static let arrow = NSCursor(), pointingHand = NSCursor(), openHand = NSCursor(),
    closedHand = NSCursor(), iBeam = NSCursor(), crosshair = NSCursor(), resizeLeftRight = NSCursor(),
    resizeUpDown = NSCursor(), operationNotAllowed = NSCursor()
  public func push() {}
  public func pop() {}
  public static func pop() {}
  public func set() {}
  public static func hide() {}
  public static func unhide() {}
}

/// An event of AppKit.
public final class NSEvent: Sendable {
  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
      control = Self(rawValue: 1 << 18), option = Self(rawValue: 1 << 19), command = Self(rawValue: 1 << 20)
  }
  public static var modifierFlags: ModifierFlags { [] }
  public var modifierFlags: ModifierFlags { [] }
  public var keyCode: UInt16 { 0 }
  public var charactersIgnoringModifiers: String? { nil }
  public var characters: String? { nil }
  public var locationInWindow: CGPoint { .zero }
  public static var mouseLocation: CGPoint { .zero }
  public var clickCount: Int { 0 }
  public var scrollingDeltaX: CGFloat { 0 }
  public var scrollingDeltaY: CGFloat { 0 }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = Self(rawValue: 1 << 1), rightMouseDown = Self(rawValue: 1 << 3)
    public static let leftMouseUp = Self(rawValue: 1 << 2), rightMouseUp = Self(rawValue: 1 << 4)
    public static let mouseMoved = Self(rawValue: 1 << 5), leftMouseDragged = Self(rawValue: 1 << 6)
    public static let keyDown = Self(rawValue: 1 << 10), keyUp = Self(rawValue: 1 << 11)
    public static let flagsChanged = Self(rawValue: 1 << 12), scrollWheel = Self(rawValue: 1 << 22)
    public static let any = Self(rawValue: .max)
  }
  /// Watches nothing: a described row has no events.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Watches nothing: a described row has no events.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ monitor: Any) {}
}
