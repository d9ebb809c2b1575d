/// What one thread at a time knows of words: for each font stack and language that came up what prepares labels in it.
///
/// A cache is taken out of its pool for one label and given back, so that nothing in it is shared: no lock, and no count that
/// another thread changes too. As many caches come to be as threads prepare at once; what each of them keeps is bounded, to about one
/// and a half megabytes for a stack and language.
///
/// Safety: as said, one thread at a time.
@safe
final class WordCache: @unchecked Sendable {
  /// Stands alone, so that it is changed in place.
  private final class Entry {
    var builder: WordTextBuilder

    init(builder: WordTextBuilder) { self.builder = builder }
  }

  /// The entries by their faces: all threads share these, so they are told apart without a count of references.
  private var identities: [ObjectIdentifier] = []
  private var faces: [SimpleTextFace] = []
  /// Nil for a stack that words do not serve.
  private var entries: [Entry?] = []

  /// Beyond so many stacks and languages all are forgotten.
  private static let mostEntries = 24

  /// Prepares a label of one run from the words known, and shapes those that are new; nil where the label needs more.
  ///
  /// - Parameter base: the setting of simple text in the label's style and font.
  func prepare(_ label: TextLabel, base: PreparedSetting, preparer: TextPreparer) -> PreparedText? {
    guard let identity = base.faceIdentity, label.runs.count == 1 else { return nil }
    var session: (any ShapingSession)?
    func makeSession() -> (any ShapingSession)? {
      if session == nil {
        session = try? preparer.shaper.makeSession(fonts: [label.runs[0].font], language: label.language)
      }
      return session
    }
    guard
      let index = identities.firstIndex(of: identity) ?? add(base, label, preparer, session: makeSession()),
      let entry = entries[index]
    else { return nil }
    let body = entry.builder.prepare(
      label.runs[0].string.utf8Span.span, of: label, base: base, preparer: preparer, session: makeSession)
    return body.map { PreparedText($0) }
  }

  private func add(
    _ base: PreparedSetting, _ label: TextLabel, _ preparer: TextPreparer, session: (any ShapingSession)?
  ) -> Int? {
    guard let face = base.face else { return nil }
    if entries.count == Self.mostEntries {
      identities.removeAll()
      faces.removeAll()
      entries.removeAll()
    }
    let options = LineBreakOptions(language: label.language)
    let builder = session.flatMap {
      WordTextBuilder(
        face: face, session: $0, options: options, dictionary: preparer.dictionary,
        bidi: preparer.bidi)
    }
    identities.append(ObjectIdentifier(face))
    faces.append(face)
    entries.append(builder.map { Entry(builder: $0) })
    return entries.count - 1
  }
}

/// The word caches of a preparer that no thread uses at the moment.
final class WordCachePool: Sendable {
  private let caches = ObjectPool<WordCache>()

  /// Lends a cache for as long as `body` runs.
  func withCache<Result>(_ body: (WordCache) -> Result) -> Result {
    let cache = caches.take() ?? WordCache()
    defer { caches.giveBack(cache) }
    return body(cache)
  }
}
