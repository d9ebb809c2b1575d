/// Why a label could not be prepared or drawn.
public struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable {
    /// The label names a font stack that is not known.
    case unknownStack
    /// The text is set in fonts of the system, and there are none.
    case noSystemFonts
    /// A size, limit or other number of the style cannot be used.
    case invalidStyle
    /// No face of the stack has the feature or the axis asked for, or not at that value.
    case unavailableFeature
    /// A width cannot be used.
    case invalidWidth
    /// The label is longer than can be prepared.
    case textTooLong
    /// A glyph of the font is put together from too many others to be drawn.
    case unboundedGlyph
  }

  /// The kind of fault.
  public let code: Code
  /// A full sentence: what, where, and what to do about it.
  public let description: String

  /// An error of the given kind, described by a full sentence.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  static func checkWidth(_ width: Double) throws(TextError) {
    if width.isNaN { throw TextError(.invalidWidth, "A width must be a number; this one is NaN.") }
  }

  static func checkFontSize(_ size: Double) throws(TextError) {
    guard size >= 1e-3, size <= 1e6 else {
      throw TextError(
        .invalidStyle, "A font size must be from 0.001 to 1000000 points; this one is \(size).")
    }
  }
}
