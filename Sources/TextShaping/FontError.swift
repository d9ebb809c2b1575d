/// Why a font could not be opened.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// No file of this name in any folder searched.
    case fileNotFound
    /// The file exists but cannot be read.
    case unreadable
    /// The file is no TrueType, OpenType or collection file.
    case notAFont
    /// The file ends before a table that it announces.
    case truncated
    /// A collection has fewer faces than the index asks for.
    case indexOutOfRange
    /// The file is larger than ``TextLimits/fontFileSize``.
    case tooLarge
    /// A stack names more faces than ``TextLimits/facesPerStack``.
    case tooManyFaces
    /// A stack names no face at all.
    case emptyStack
    /// The system has no fonts, or this build cannot ask for them.
    case noSystemFonts
    /// Two faces of a family have the same weight, slant and width.
    case ambiguousFamily
    /// The face has no such variation axis, or the value lies outside it.
    case invalidAxis
  }

  /// The kind of fault.
  public let code: Code
  /// A full sentence: which font, what is wrong with it, and what to do about it.
  public let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
