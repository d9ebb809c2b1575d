/// Why a row cannot be made or resolved.
public struct RowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// A number is NaN, or infinite where a finite one is needed, or has no meaning there (a ratio of 0).
    case invalidNumber
    /// A name (of an alignment, a guide, a text style …) is not known.
    case unknownName
    /// The description is nested deeper than ``RowLimits/maximumDepth``.
    case tooDeep
    /// The description has more parts than ``RowLimits/maximumParts``.
    case tooManyParts
    /// Two elements of a ForEach have the same id.
    case duplicateID
    /// A text has a string, and nothing was given that could prepare it.
    case missingTextEngine
    /// A text could not be prepared.
    case text
    /// Texts given to a template do not match its text parts.
    case mismatchedTexts
    /// Resolving needed more than ``RowLimits/maximumSizings`` sizings.
    case tooManySizings
    /// A part made in code (an own layout, a closure) has no written form.
    case notEncodable
  }

  /// What is at fault.
  public let code: Code
  /// The part at fault, as `tree.children[0].child`; empty where it is the whole row.
  public internal(set) var path: String
  /// What is wrong, a full sentence.
  public let message: String

  /// An error of the given kind at the given part.
  public init(_ code: Code, path: String = "", _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// The place and the sentence.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }

  /// The same error, seen from further out.
  public func prefixed(by prefix: String) -> RowError {
    var error = self
    error.path = path.isEmpty ? prefix : "\(prefix).\(path)"
    return error
  }
}

/// What bounds a row, so that no description can exhaust the stack, the memory or the patience of its host.
public enum RowLimits {
  /// The greatest number of parts from the root to a leaf, modifiers counted.
  public static let maximumDepth = 256
  /// The greatest number of parts of one row.
  public static let maximumParts = 1_000_000
  /// The greatest number of columns of a grid.
  public static let maximumColumns = 10_000
  /// The greatest number of sizings of stacks and grids in one resolution. Stacks that alternate at a finite height
  /// may need twice as many with every second level, in SwiftUI too; a row that goes beyond is refused.
  public static let maximumSizings = 4_000_000
}
