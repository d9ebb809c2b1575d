internal import CHarfBuzz
internal import Synchronization
package import TextLayout

/// The pair tables of a library's first faces, each read when first asked for, found without a lock.
///
/// A list that only grows at its end: who finds no entry for a stack and language appends one, and where two do so at
/// once, one of them goes on from the other's.
final class SimpleTextFaces: Sendable {
  private let first = AtomicLazyReference<Entry>()

  /// The face of one stack and language.
  private final class Entry: Sendable {
    let stack: String
    let language: String?
    let face: SimpleTextFace?
    let next = AtomicLazyReference<Entry>()

    init(stack: String, language: String?, face: SimpleTextFace?) {
      self.stack = stack
      self.language = language
      self.face = face
    }
  }

  /// Beyond so many pairs of stack and language, as hostile language tags could make, none is added.
  private static let mostEntries = 64

  /// The face known for the stack and language, or the one that `make` gives.
  func face(ofStack stack: String, language: String?, _ make: () -> SimpleTextFace?) -> SimpleTextFace? {
    guard var entry = first.load() else {
      return append(to: first, stack, language, make)
    }
    for _ in 0..<Self.mostEntries {
      if entry.stack == stack, entry.language == language { return entry.face }
      guard let next = entry.next.load() else {
        return append(to: entry.next, stack, language, make)
      }
      entry = next
    }
    return nil
  }

  private func append(
    to place: borrowing AtomicLazyReference<Entry>, _ stack: String, _ language: String?,
    _ make: () -> SimpleTextFace?
  ) -> SimpleTextFace? {
    let entry = Entry(stack: stack, language: language, face: make())
    // Whoever was first at this place, its entry stands; if it is another one, this face serves once.
    _ = place.storeIfNil(entry)
    return entry.face
  }
}

extension HarfBuzzShaper {
  package func simpleTextFace(ofStack stack: String, language: String?) -> SimpleTextFace? {
    simpleFaces.face(ofStack: stack, language: language) {
      // A language's extension may ask for other breaks.
      guard let face = library.stacks[stack]?.first, language?.contains("-u-") != true else { return nil }
      let tag = unsafe language.flatMap { unsafe hb_language_from_string($0, -1) }
      guard let table = unsafe face.makePairTable(script: HB_SCRIPT_LATIN.rawValue, language: tag) else {
        return nil
      }
      let font = ShapingFont(
        metrics: face.metrics, spaceAdvance: face.spaceAdvance, hyphenAdvance: face.hyphenAdvance,
        ellipsisAdvance: face.ellipsisAdvance)
      return SimpleTextFace(table: table, font: font)
    }
  }
}
