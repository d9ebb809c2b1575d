/// Which font a piece of text is set in: a named stack of faces at a size.
///
/// The stack is a name only; whoever prepares the text (a ``TextPreparing``) knows the files behind it.
public struct FontDescription: Hashable, Sendable {
  /// The name of the font stack: faces in the order in which they are tried.
  public var stack: String
  /// The size in points per em.
  public var size: Double
  /// The distance between two lines beyond ascent and descent, in points; nil takes the face's own line gap.
  /// A text style sets it (rule T10).
  public var leading: Double?

  /// A font of the named stack at `size` points.
  public init(stack: String, size: Double, leading: Double? = nil) {
    self.stack = stack
    self.size = size
    self.leading = leading
  }
}
