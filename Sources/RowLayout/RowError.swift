/// Why a row cannot be made or resolved.
public struct RowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// A number is NaN, or infinite where a finite one is needed, or has no meaning there (a ratio of 0).
    case invalidNumber
    /// A name (of an alignment, a guide, a text style …) is not known.
    case unknownName
    /// The description is nested deeper than ``RowLimits/depth``.
    case tooDeep
    /// The description has more parts than ``RowLimits/parts``, or a grid more columns than ``RowLimits/columns``.
    case tooManyParts
    /// Two elements of a ForEach have the same id.
    case duplicateID
    /// An image's own size is needed, and not known.
    case unknownImage
    /// A view reads an object from its environment that nobody set.
    case missingObject
    /// A text has a string, and nothing was given that could prepare it.
    case missingTextEngine
    /// A text could not be prepared.
    case text
    /// Texts given to a template do not match its text parts.
    case mismatchedTexts
    /// Resolving needed more than ``RowLimits/sizings`` sizings.
    case tooManySizings
    /// A value is of another type than its place, or outside of what it may be.
    case invalidValue
    /// A value that has to be there is missing.
    case missingKey
    /// A hole of a template is not filled, or with a value that does not fit it.
    case hole
    /// Bytes are no templates, of another version, or were changed.
    case damaged
    /// A part made in code (an own layout, a closure) has no written form.
    case notEncodable
  }

  /// The fault's kind.
  public let code: Code
  /// The part at fault, as `tree.children[0].child`; empty where it is the whole row.
  public internal(set) var path: String
  /// The way to the part at fault by types, as `MessageRow > HStack > Text 2`; empty where the row is no view.
  public internal(set) var way = ""
  /// The fault, a full sentence.
  public let message: String

  /// An error of the given kind at the given part.
  public init(_ code: Code, path: String = "", _ message: String) {
    self.code = code
    self.path = path
    self.message = RowError.shortened(message, to: 1200)
  }

  /// The place and the sentence, 2,000 bytes at most: of a long place the beginning and the end.
  public var description: String {
    let place = way.isEmpty ? path : way
    return place.isEmpty ? message : "\(RowError.shortened(place, to: 700)): \(message)"
  }

  /// A text without its middle, where it is longer than so many bytes.
  private static func shortened(_ text: String, to count: Int) -> String {
    guard text.utf8.count > count else { return text }
    let half = count / 2 - 8
    return String(decoding: text.utf8.prefix(half), as: UTF8.self) + " … "
      + String(decoding: text.utf8.suffix(half), as: UTF8.self)
  }

  /// Returns the error with a longer path, and a longer way where it has one.
  public func prefixed(by prefix: String) -> RowError {
    var error = self
    error.path = path.isEmpty ? prefix : "\(prefix).\(path)"
    if !way.isEmpty { error.way = "\(prefix) > \(way)" }
    return error
  }
}
