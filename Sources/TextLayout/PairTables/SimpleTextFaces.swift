/// The pair tables of a library's first faces by script, each read when first asked for, found without a lock.
package final class SimpleTextFaces: Sendable {
  /// The parts of a font and text that decide a face.
  package struct Key: Hashable, Sendable {
    /// The face's number, with its axes as the font has them.
    package var face: UInt64
    package var language: String?
    package var script: UInt32
    /// The font's own features, and those that its tracking turns off.
    package var features: [FontFeature]

    package init(face: UInt64, language: String?, script: UInt32, features: [FontFeature]) {
      (self.face, self.language, self.script, self.features) = (face, language, script, features)
    }
  }

  private let faces = GrowingList<(key: Key, face: SimpleTextFace?)>()

  deinit { faces.free() }

  /// Beyond so many fonts and languages, as hostile tags of languages and features could make, none is added.
  private static let mostFaces = 128

  package init() {}

  /// The face known for a font, language and script, or the one that `make` gives.
  package func face(for key: Key, _ make: () -> SimpleTextFace?) -> SimpleTextFace? {
    var count = 0
    let known = faces.first { known -> SimpleTextFace?? in
      count += 1
      return known.key == key ? .some(known.face) : nil
    }
    if let known { return known }
    guard count < Self.mostFaces else { return nil }
    // Two threads may both append a face for one key; the first is found.
    let face = make()
    faces.append((key, face), atMost: Self.mostFaces)
    return face
  }
}
