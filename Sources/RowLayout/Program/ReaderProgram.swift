internal import TextLayout

/// Content that is made from the size that its reader takes (rule R1).
struct ReaderProgram: Sendable {
  let content: @Sendable (RowSize) -> RowDescription
  let environment: RowEnvironment
  let engine: (any TextPreparing)?
  /// Readers around this one.
  let nesting: Int

  /// The greatest number of readers inside each other.
  static let maximumNesting = 16
}
