internal import CHarfBuzz
package import TextLayout

/// The pair tables of a library's first faces by script, each read when first asked for, found without a lock.
final class SimpleTextFaces: Sendable {
  /// The parts of a font and text that decide a face.
  struct Key: Hashable, Sendable {
    /// The face's number, with its axes as the font has them.
    var face: UInt64
    var language: String?
    var script: UInt32
    /// The font's own features, and those that its tracking turns off.
    var features: [FontFeature] = []
  }

  private let faces = GrowingList<(key: Key, face: SimpleTextFace?)>()

  deinit { faces.free() }

  /// Beyond so many fonts and languages, as hostile tags of languages and features could make, none is added.
  private static let mostFaces = 128

  /// The face known for a font, language and script, or the one that `make` gives.
  func face(for key: Key, _ make: () -> SimpleTextFace?) -> SimpleTextFace? {
    var count = 0
    let known = faces.first { known -> SimpleTextFace?? in
      count += 1
      return known.key == key ? .some(known.face) : nil
    }
    if let known { return known }
    guard count < Self.mostFaces else { return nil }
    // Where another thread makes it too, both stand, and the first serves.
    let face = make()
    faces.append((key, face), atMost: Self.mostFaces)
    return face
  }
}

extension HarfBuzzShaper {
  package func simpleTextFace(
    for font: FontDescription, language: String?, script: UInt32
  ) -> SimpleTextFace? {
    guard let alphabet = PairAlphabet(script: script),
      let face = try? library.faces(for: font)?.first?.varied(for: font), face.ellipsisAdvance != nil
    else { return nil }
    let key = SimpleTextFaces.Key(
      face: face.number, language: language, script: script, features: HarfBuzzSession.features(of: font))
    return simpleFaces.face(for: key) {
      let tag = unsafe language.flatMap { unsafe hb_language_from_string($0, -1) }
      guard let table = unsafe face.pairTable(alphabet, language: tag, features: key.features) else {
        return nil
      }
      let font = ShapingFont(
        metrics: face.metrics, spaceAdvance: face.spaceAdvance, hyphenAdvance: face.hyphenAdvance,
        ellipsisAdvance: face.ellipsisAdvance)
      return SimpleTextFace(table: table, font: font, language: language)
    }
  }
}
