// Files, addresses and apps as AppKit opens them; a described row opens none, and sees no app that runs.

/// Opens files, addresses and apps.
public final class NSWorkspace: Sendable {
  /// The app's opener.
  public static let shared = NSWorkspace()

  /// The settings of an opening.
  public final class OpenConfiguration {
    /// True if the app comes to the front.
    public var activates = true
    /// As usual.
    public init() {}
  }

  /// Does nothing.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  /// Does nothing.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {}
  /// Does nothing.
  @discardableResult public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool { false }
  /// Does nothing.
  public func activateFileViewerSelecting(_ urls: [URL]) {}
  /// The icon of a file, of 32 by 32 points.
  public func icon(forFile path: String) -> NSImage { NSImage(size: CGSize(width: 32, height: 32)) }
  /// The icon of a kind of files, of 32 by 32 points.
  public func icon(for contentType: UTType) -> NSImage { icon(forFile: "") }
  /// No app.
  public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  /// None.
  public var runningApplications: [NSRunningApplication] { [] }
  /// None.
  public var frontmostApplication: NSRunningApplication? { nil }
}

extension UIApplication {
  /// Ways to bring an app to the front.
  public struct ActivationOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With all its windows; whatever is in front.
    public static let activateAllWindows = Self(rawValue: 1), activateIgnoringOtherApps = Self(rawValue: 2)
  }
}

/// An app that runs.
public final class NSRunningApplication: NSObject, Sendable {
  /// The described row's own.
  public static let current = NSRunningApplication()
  /// None.
  public static func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] {
    []
  }
  /// The identifier.
  public var bundleIdentifier: String? { nil }
  /// The name.
  public var localizedName: String? { nil }
  /// The place.
  public var bundleURL: URL? { nil }
  /// The icon.
  public var icon: NSImage? { nil }
  /// True if it is in front.
  public var isActive: Bool { false }
  /// Does nothing.
  @discardableResult public func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }
  /// Does nothing.
  @discardableResult public func terminate() -> Bool { false }
}
