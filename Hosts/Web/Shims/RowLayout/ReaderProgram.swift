internal import TextLayout

/// Content that is made from a size is made in code, and no template has any.
struct ReaderProgram: Sendable {
  init(
    content: @Sendable (RowSize) -> RowDescription, environment: RowEnvironment, engine: (any TextPreparing)?,
    nesting: Int
  ) {}
}
