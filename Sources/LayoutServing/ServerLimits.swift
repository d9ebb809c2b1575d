/// Limits of a server, so that no client takes all memory.
public struct ServerLimits: Hashable, Sendable {
  /// The most lists open at once.
  public var lists = 1_000
  /// The most row templates kept at once.
  public var templates = 1_000
  /// The most widths or sizes of a request.
  public var widths = 10_000
  /// The longest id of a request or name of a list or template, in bytes.
  public var nameLength = 1_024

  /// The limits that hold where none are given.
  public init() {}
}
