// Screens and questions for files of AppKit: none is shown in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A screen of AppKit.
public final class NSScreen: Sendable {
  /// The screen, as large as UIKit's.
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  /// Its points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// Its points without what is always there.
  public var visibleFrame: CGRect { frame }
  /// Pixels in a point.
  public let backingScaleFactor: CGFloat = 2
}

/// A question for a file to write, which nobody answers in a described row.
@MainActor open class NSSavePanel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var title: String! = "", message: String! = "", prompt: String! = ""
  public var nameFieldStringValue = ""
  public var allowedContentTypes: [UTType] = []
  public var directoryURL: URL?
  public var canCreateDirectories = true, isExtensionHidden = false, allowsOtherFileTypes = false
  public var showsHiddenFiles = false
  public init() {}
  public var url: URL? { nil }
  /// The answer of nobody: that of the one who gives up.
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Asks nobody.
  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {}
  /// Asks nobody.
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {}
}

/// A question for files to read, which nobody answers in a described row.
@MainActor public final class NSOpenPanel: NSSavePanel {
  public var canChooseFiles = true
  public var canChooseDirectories = false
  public var allowsMultipleSelection = false
  public var urls: [URL] { [] }
}
