// Data from elsewhere: a described row loads nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Takes requests where files say `URLSession.shared`. That is a value here and no type, so that a file that imports Foundation's
/// session, which is in `FoundationNetworking` on Linux, has that one.
public struct LoadingSession: Sendable {
  /// Something that is loaded.
  public struct Task: Sendable {
    public func resume() {}
    public func cancel() {}
  }
  /// The answer that comes along with data; it says nothing.
  public struct Response: Sendable {}

  public var shared: LoadingSession { self }
  public func data(from url: URL) async throws -> (Data, Response) { throw CancellationError() }
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, Response?, (any Error)?) -> Void = { _, _, _ in }
  ) -> Task { Task() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes requests.
@_disfavoredOverload public var URLSession: LoadingSession { LoadingSession() }
