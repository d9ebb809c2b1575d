/// The limits of fonts and labels, so that neither a file nor a text from strangers can take all memory.
///
/// Work is bounded too, by limits that need no setting: HarfBuzz checks every table before it reads it and stops shaping after a
/// number of steps proportional to the text, and this library reads tables itself in a bounded number of steps.
public struct TextLimits: Hashable, Sendable {
  /// The longest label, in bytes of UTF-8. Labels of fewer than 65,535 bytes are always prepared, and none of more than
  /// `Int32.max`. Preparing takes some 30 to 50 bytes of memory a byte of text.
  public var labelLength = 64 << 20
  /// The largest font file, in bytes; files are mapped into memory, not copied.
  public var fontFileSize = 512 << 20
  /// The most faces of a stack: a character that none of them has is looked for in all.
  public var facesPerStack = 1_024

  /// The limits that hold where none are given.
  public init() {}
}
