// Names of AppKit that row files of macOS use; what they share with UIKit is one and the same.

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
  /// An image of AppKit's, of its size where that is known.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension Color {
  /// A colour of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension UIFont {
  /// The size of the system font.
  public static var systemFontSize: CGFloat { 13 }
  /// The size of the small system font.
  public static var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels.
  public static var labelFontSize: CGFloat { 10 }
}

extension UIColor {
  /// The colour of text.
  public static var labelColor: UIColor { .label }
  /// The colour of lesser text.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// The colour of text lesser still.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// The least of the colours of text.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// The colour of running text.
  public static var textColor: UIColor { .label }
  /// The colour behind running text.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The colour behind a window's views.
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// The colour behind large controls.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// The colour of controls.
  public static var controlColor: UIColor { .systemFill }
  /// The colour of text on controls.
  public static var controlTextColor: UIColor { .label }
  /// The colour of text on controls that are off.
  public static var disabledControlTextColor: UIColor { .tertiaryLabel }
  /// The colour that the user chose.
  public static var controlAccentColor: UIColor { .systemBlue }
  /// The colour behind what is chosen.
  public static var selectedContentBackgroundColor: UIColor { .systemBlue }
  /// The colour behind what is chosen in a view without the keyboard.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor { .systemGray5 }
  /// The colour of lines.
  public static var separatorColor: UIColor { .separator }
  /// The colour of links.
  public static var linkColor: UIColor { .systemBlue }
  /// The colour of hints in fields.
  public static var placeholderTextColor: UIColor { .placeholderText }
  /// The colour behind the window under a page.
  public static var underPageBackgroundColor: UIColor { .systemGray }
}

/// The clipboard of AppKit; a described row has none.
public final class NSPasteboard: Sendable {
  /// A kind of content.
  public struct PasteboardType: Hashable, Sendable {
    private let name: String
    /// A kind by name.
    public init(_ name: String) { self.name = name }
    /// Text.
    public static let string = Self("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address; a file's address.
    public static let URL = Self("public.url"), fileURL = Self("public.file-url")
  }
  /// The clipboard.
  public static let general = NSPasteboard()
  /// Does nothing.
  @discardableResult public func clearContents() -> Int { 0 }
  /// Does nothing.
  @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
  /// Does nothing.
  @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
  /// Nothing.
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
  /// Does nothing.
  public func push() {}
  /// Does nothing.
  public func pop() {}
  /// Does nothing.
  public static func pop() {}
  /// Does nothing.
  public func set() {}
  /// Does nothing.
  public static func hide() {}
  /// Does nothing.
  public static func unhide() {}
}

/// An event of AppKit.
public final class NSEvent: Sendable {
  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Keys by bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Capitals are on; shift; control; option; command.
    public static let capsLock = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
      control = Self(rawValue: 1 << 18), option = Self(rawValue: 1 << 19), command = Self(rawValue: 1 << 20)
  }
  /// The keys that are held: none.
  public static var modifierFlags: ModifierFlags { [] }
  /// The keys that were held: none.
  public var modifierFlags: ModifierFlags { [] }
  /// The key, by its place.
  public var keyCode: UInt16 { 0 }
  /// The characters that the key writes.
  public var charactersIgnoringModifiers: String? { nil }
  /// The characters that are written.
  public var characters: String? { nil }
  /// The place in the window.
  public var locationInWindow: CGPoint { .zero }
  /// The place of the pointer on the screen.
  public static var mouseLocation: CGPoint { .zero }
  /// The clicks one after the other.
  public var clickCount: Int { 0 }
  /// The way that is scrolled.
  public var scrollingDeltaX: CGFloat { 0 }
  /// The way that is scrolled.
  public var scrollingDeltaY: CGFloat { 0 }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Kinds by bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A button of the mouse goes down.
    public static let leftMouseDown = Self(rawValue: 1 << 1), rightMouseDown = Self(rawValue: 1 << 3)
    /// A button of the mouse comes up.
    public static let leftMouseUp = Self(rawValue: 1 << 2), rightMouseUp = Self(rawValue: 1 << 4)
    /// The mouse moves.
    public static let mouseMoved = Self(rawValue: 1 << 5), leftMouseDragged = Self(rawValue: 1 << 6)
    /// A key goes down, or comes up.
    public static let keyDown = Self(rawValue: 1 << 10), keyUp = Self(rawValue: 1 << 11)
    /// Keys are held, or no longer; something is scrolled.
    public static let flagsChanged = Self(rawValue: 1 << 12), scrollWheel = Self(rawValue: 1 << 22)
    /// All of them.
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
  /// Does nothing.
  public static func removeMonitor(_ monitor: Any) {}
}
