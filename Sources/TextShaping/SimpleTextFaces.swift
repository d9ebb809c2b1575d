internal import CHarfBuzz
internal import Synchronization
package import TextLayout

/// The pair tables of a library's first faces by script, each read when first asked for, found without a lock.
///
/// A list that only grows at its end: who finds no entry for a font and language appends one, and where two do so at
/// once, one of them goes on from the other's.
final class SimpleTextFaces: Sendable {
  /// The first entry: for no face.
  private let root = Entry(Key(face: 0, language: nil, script: 0), face: nil)

  /// The key of an entry.
  struct Key: Hashable, Sendable {
    /// The face's number, with its axes as the font has them.
    var face: UInt64
    var language: String?
    var script: UInt32
    /// The font's own features, and those that its tracking turns off.
    var features: [FontFeature] = []
  }

  /// The face of one font and language, for text of one script.
  ///
  /// Safety: the address of the next entry is stored once, together with a reference that `deinit` gives back.
  @safe
  private final class Entry: Sendable {
    let key: Key
    let face: SimpleTextFace?
    private let address = Atomic<UInt>(0)

    init(_ key: Key, face: SimpleTextFace?) {
      self.key = key
      self.face = face
    }

    deinit {
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
        return
      }
      unsafe Unmanaged<Entry>.fromOpaque(pointer).release()
    }

    var next: Entry? {
      guard let pointer = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
        return nil
      }
      return unsafe Unmanaged<Entry>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Puts an entry behind this one, unless one stands there.
    func append(_ entry: Entry) {
      let reference = unsafe Unmanaged.passRetained(entry)
      let bits = unsafe UInt(bitPattern: reference.toOpaque())
      let (isStored, _) = address.compareExchange(
        expected: 0, desired: bits, ordering: .acquiringAndReleasing)
      if !isStored { unsafe reference.release() }
    }
  }

  /// Beyond so many fonts and languages, as hostile tags of languages and features could make, none is added.
  private static let mostEntries = 128

  /// The face known for a font, language and script, or the one that `make` gives.
  func face(for key: Key, _ make: () -> SimpleTextFace?) -> SimpleTextFace? {
    var entry = root
    for _ in 0..<Self.mostEntries {
      guard let next = entry.next else {
        let made = Entry(key, face: make())
        // Where another thread was first, its entry stands, and this face serves once.
        entry.append(made)
        return made.face
      }
      if next.key == key { return next.face }
      entry = next
    }
    return nil
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
