// Files, addresses and apps as AppKit opens them; a described row opens none, and sees no app that runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Opens files, addresses and apps.
public final class NSWorkspace: Sendable {
  public static let shared = NSWorkspace()

  /// The settings of an opening.
  public final class OpenConfiguration {
    public var activates = true
    public init() {}
  }

  @discardableResult public func open(_ url: URL) -> Bool { false }
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool { false }
  public func activateFileViewerSelecting(_ urls: [URL]) {}
  /// The icon of a file, of 32 by 32 points.
  public func icon(forFile path: String) -> NSImage { NSImage(size: CGSize(width: 32, height: 32)) }
  /// The icon of a kind of files, of 32 by 32 points.
  public func icon(for contentType: UTType) -> NSImage { icon(forFile: "") }
  public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  public func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
  public func urlsForApplications(withBundleIdentifier identifier: String) -> [URL] { [] }
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  public func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
  public var runningApplications: [NSRunningApplication] { [] }
  public var frontmostApplication: NSRunningApplication? { nil }
}

extension UIApplication {
  /// Ways to bring an app to the front.
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = Self(rawValue: 1), activateIgnoringOtherApps = Self(rawValue: 2)
  }
}

/// An app that runs.
public final class NSRunningApplication: NSObject, Sendable {
  /// The described row's own.
  public static let current = NSRunningApplication()
  public static func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] {
    []
  }
  public var bundleIdentifier: String? { nil }
  public var localizedName: String? { nil }
  public var bundleURL: URL? { nil }
  public var icon: NSImage? { nil }
  public var isActive: Bool { false }
  @discardableResult public func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  @discardableResult public func terminate() -> Bool { false }
}
