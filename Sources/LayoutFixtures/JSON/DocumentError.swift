/// Why a document could not be read: what, where, and what to do.
///
/// Its description is made for a terminal: the place as `file:line:column`, the message, the line at fault and a
/// caret beneath it.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// The file is missing or cannot be read.
    case unreadable
    /// The text is no JSON.
    case syntax
    /// The text nests deeper than the limit.
    case tooDeep
    /// A line or a document is longer than the limit.
    case tooLong
    /// A key that the format does not know.
    case unknownKey
    /// A value is missing, of another kind, or not among those allowed.
    case invalidValue
    /// The document is of a format newer than this version reads.
    case unknownFormat
  }

  /// The kind of fault.
  public let code: Code
  /// The place of the fault; nil where it has none, as for a missing file.
  public let location: SourceLocation?
  /// The message, without the place; at most 1,500 bytes, control characters spelled.
  public let message: String
  /// The line at fault and a caret; empty where there is none.
  public let excerpt: String

  /// A fault at a place in a text.
  public init(_ code: Code, _ message: String, in source: SourceText, at offset: Int) {
    self.code = code
    self.message = message.asMessage
    location = source.location(ofByteAt: offset)
    excerpt = source.excerpt(atByte: offset)
  }

  /// A fault that has no place in a text.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message.asMessage
    location = nil
    excerpt = ""
  }

  /// The place, the message, the line and the caret.
  public var description: String {
    (location.map { "\($0): ".asMessage } ?? "") + message + (excerpt.isEmpty ? "" : "\n" + excerpt)
  }
}
