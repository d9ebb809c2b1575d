public import Foundation

/// Where tests find their files.
public enum ProjectFolders {
  /// The project's top folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The project's own `Fixtures` folder.
  public static let fixtures = root.appending(path: "Fixtures")

  /// The folder of expected results from outside the project, named by `SELFSIZING_ORACLE`; nil where the
  /// variable is not set, and tests that need it are then reported as skipped.
  public static var oracle: URL? {
    guard let path = ProcessInfo.processInfo.environment["SELFSIZING_ORACLE"], !path.isEmpty else {
      return nil
    }
    return URL(filePath: path, relativeTo: root)
  }
}
