/// Why bytes cannot be read as saved heights.
public struct SavedHeightsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// The bytes are something else.
    case foreign
    /// The bytes were written by a newer version of this library.
    case unsupportedVersion
    /// The bytes are cut off, or were changed.
    case damaged
    /// There are more heights than wanted.
    case tooLarge
  }

  /// The kind of fault.
  public let code: Code
  /// The fault, a full sentence.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
