/// Why a label could not be prepared.
public struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// The label names a font stack that is not known.
    case unknownStack
    /// A size, limit or other number of the style cannot be used.
    case invalidStyle
  }

  /// What is at fault.
  public let code: Code
  /// A full sentence: what, where, and what to do about it.
  public let description: String

  /// An error of the given kind, described by a full sentence.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
