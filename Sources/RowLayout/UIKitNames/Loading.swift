// Data from elsewhere: a described row loads nothing.

/// Takes requests where files say `URLSession.shared`. That is a value here and no type, so that a file that imports Foundation's
/// session, which is in `FoundationNetworking` on Linux, has that one.
public struct LoadingSession: Sendable {
  /// Something that is loaded.
  public struct Task: Sendable {
    /// Does nothing.
    public func resume() {}
    /// Does nothing.
    public func cancel() {}
  }
  /// The answer that comes along with data; it says nothing.
  public struct Response: Sendable {}

  /// The session.
  public var shared: LoadingSession { self }
  /// Gives up: nothing is loaded.
  public func data(from url: URL) async throws -> (Data, Response) { throw CancellationError() }
  /// Loads nothing.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, Response?, (any Error)?) -> Void = { _, _, _ in }
  ) -> Task { Task() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes requests.
@_disfavoredOverload public var URLSession: LoadingSession { LoadingSession() }
