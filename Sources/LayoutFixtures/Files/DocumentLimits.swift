/// Limits of documents and streams, so that no input takes all memory.
///
/// Reading takes memory in proportion to what is read: of a stream one line at a time, of a document all of it.
public struct DocumentLimits: Hashable, Sendable {
  /// The most levels of nesting: a part of a row takes up to two, so this admits every row.
  public var nesting = JSONReader.defaultNestingLimit
  /// The longest line of a stream, in bytes.
  public var lineLength = 256 << 20
  /// The longest document, in bytes.
  public var fileLength = 1 << 30

  /// The greatest number of parts of a row, counted before any is made. Rows have a limit of their own beside
  /// (`RowLimits.parts`), which also counts what a loop repeats.
  public var parts = 1_000_000

  /// The limits that hold where none are given.
  public init() {}
}
