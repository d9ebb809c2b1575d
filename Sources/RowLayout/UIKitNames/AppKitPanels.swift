// Screens and questions for files of AppKit: none is shown in a described row.

/// A screen of AppKit.
public final class NSScreen: Sendable {
  /// The screen, as large as UIKit's.
  public static let main: NSScreen? = NSScreen()
  /// The screens.
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
  /// The title, the word above and the title of the button.
  public var title: String! = "", message: String! = "", prompt: String! = ""
  /// The name of the file.
  public var nameFieldStringValue = ""
  /// The kinds of files.
  public var allowedContentTypes: [UTType] = []
  /// The folder at first.
  public var directoryURL: URL?
  /// True if folders can be made.
  public var canCreateDirectories = true
  /// True if hidden files are seen.
  public var showsHiddenFiles = false
  /// A question.
  public init() {}
  /// No file.
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
  /// True if files can be chosen.
  public var canChooseFiles = true
  /// True if folders can be chosen.
  public var canChooseDirectories = false
  /// True if several can be chosen.
  public var allowsMultipleSelection = false
  /// No files.
  public var urls: [URL] { [] }
}
