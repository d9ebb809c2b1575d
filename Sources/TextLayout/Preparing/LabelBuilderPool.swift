/// A builder of labels that one thread at a time uses.
///
/// It is taken out of its pool for one label and given back, so that nothing in it is shared: no lock, and no count that another
/// thread changes too. As many come to be as threads prepare at once; what each of them keeps is bounded, to about one and a half
/// megabytes for a font and language.
///
/// Safety: as said, one thread at a time.
@safe
private final class PooledBuilder: @unchecked Sendable {
  var builder: LabelBuilder

  init(_ builder: LabelBuilder) { self.builder = builder }
}

/// The builders of a preparer that no thread uses at the moment.
final class LabelBuilderPool: Sendable {
  private let waiting = ObjectPool<PooledBuilder>()

  /// Lends a builder for as long as `body` runs.
  func withBuilder<Result>(
    _ sources: PreparationSources, _ body: (inout LabelBuilder) throws(TextError) -> Result
  ) throws(TextError) -> Result {
    let pooled = waiting.take() ?? PooledBuilder(LabelBuilder(sources, pool: self))
    defer {
      pooled.builder.forgetLongText()
      waiting.giveBack(pooled)
    }
    return try body(&pooled.builder)
  }
}
