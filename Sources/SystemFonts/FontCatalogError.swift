/// Why the system's fonts could not be asked.
public struct FontCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// Fontconfig found no configuration, or no memory.
    case unavailable
    /// A number or name of the query cannot be used.
    case invalidQuery
  }

  /// The kind of fault.
  public let code: Code
  /// A full sentence: what, and what to do about it.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
