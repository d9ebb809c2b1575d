internal import Synchronization

/// Measures text by the pair tables of a kit, behind the seam at which faces of fonts stand elsewhere.
final class FontKitShaper: TextShaper {
  let contents: FontKitContents
  private let made = Mutex<[MadeTable]>([])
  /// The first faces made for simple text.
  private let faces = SimpleTextFaces()

  /// A table of the kit, made for text of one script.
  private struct MadeTable {
    var number: Int
    var script: Int
    var isSimple: Bool
    var table: PairTable?
  }

  /// The names of the stacks, each once.
  let stackNames: [String]

  init(_ contents: FontKitContents) {
    self.contents = contents
    var names: [String] = []
    var places = NamePlaces()
    for style in contents.styles where places[style.stack] == nil {
      names.append(style.stack)
      places.append(style.stack)
    }
    stackNames = names
  }

  // MARK: Fonts and languages

  /// The index of the style that a font is set in, and true if it is the very one that the font's faces have.
  ///
  /// - Throws: ``TextError`` for a stack that the kit does not have.
  func style(for font: FontDescription) throws(TextError) -> (index: Int, isExact: Bool) {
    let stack = font.stack.isEmpty ? onlyStack ?? "" : font.stack
    var best: (index: Int, isExact: Bool)?
    var distance = Int.max
    let weight = font.traits.weight
    for (index, style) in contents.styles.enumerated() where style.stack.hasSameBytes(as: stack) {
      let weights = style.weights
      var away = weights.contains(weight) ? 0 : min(abs(weights.lowerBound - weight), 1_000)
      if style.isItalic != font.isItalic { away += 2_000 }
      if away < distance {
        distance = away
        best = (
          index, away == 0 && font.width == FontDescription.normalWidth && font.design == .default
        )
      }
    }
    guard let best else {
      throw TextError(
        .unknownStack,
        "The font kit has no stack \"\(font.stack)\"; it has: \(stackNames.prefix(20).joined(separator: ", "))."
      )
    }
    return best
  }

  private var onlyStack: String? { stackNames.count == 1 ? stackNames[0] : nil }

  /// The index of a language tag; nil for one that the kit was not made for. The tag of a region without an entry of its own is
  /// its language's.
  func language(_ tag: String?) -> Int? {
    guard let tag, !tag.isEmpty else { return 0 }
    if let known = contents.languages.firstIndex(where: { isSameTag($0.utf8, tag.utf8) }) { return known }
    guard tag.utf8.count == 5, let language = tag.utf8.split(separator: UInt8(ascii: "-")).first,
      language.count == 2, !Self.regionalLanguages.contains(where: { isSameTag($0.utf8, language) })
    else { return nil }
    return contents.languages.firstIndex { isSameTag($0.utf8, language) }
  }

  /// Languages whose letters fonts may set otherwise in one region than in another.
  private static let regionalLanguages = ["zh", "ro"]

  /// True if two tags differ in the case of their letters at most.
  private func isSameTag(_ one: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Bool {
    one.elementsEqual(other) { $0 | 0x20 == $1 | 0x20 }
  }

  // MARK: Tables

  /// The table of a face for text of a script.
  ///
  /// - Parameter isSimple: whether it has those characters only that the scan of simple text knows.
  func table(ofFace face: Int, language: Int, script: Int, isSimple: Bool = false) -> PairTable? {
    guard let number = contents.table(ofFace: face, language: language, script: script) else { return nil }
    return made.withLock { made in
      for known in made where known.number == number && known.script == script && known.isSimple == isSimple {
        return known.table
      }
      let table = makeTable(number, script: script, isSimple: isSimple)
      made.append(MadeTable(number: number, script: script, isSimple: isSimple, table: table))
      return table
    }
  }

  /// Characters from here on are not simple: U+3000 trails, and marks are as wide as ideographs.
  private static let firstWide: UInt32 = 0x2600

  private func makeTable(_ number: Int, script: Int, isSimple: Bool) -> PairTable? {
    let table = contents.tables[number]
    var characters: [(scalar: UInt32, symbol: UInt16, isLetter: Bool)] = []
    for (scalar, symbol) in table.characters where !isSimple || scalar < Self.firstWide {
      guard let own = contents.script(of: scalar), own == script || own == 0 else { continue }
      characters.append((scalar, symbol, own == script && own != 0))
    }
    guard !characters.isEmpty else { return nil }
    return PairTable(
      PairTable.Contents(
        characters: characters, symbols: table.symbols, pairs: table.pairs, substitutions: table.substitutions
      ))
  }

  // MARK: The seam

  func makeSession(fonts: [FontDescription], language: String?) throws(TextError) -> any ShapingSession {
    var styles: [Int] = []
    let known = self.language(language)
    var isExact = known != nil
    for font in fonts {
      let style = try style(for: font)
      styles.append(style.index)
      if !style.isExact || font.tracking != 0 || !font.features.isEmpty || !font.variations.isEmpty {
        isExact = false
      }
    }
    return FontKitSession(self, styles: styles, language: known ?? 0, isExact: isExact)
  }

  func simpleTextFace(for font: FontDescription, language: String?, script: UInt32) -> SimpleTextFace? {
    guard font.tracking == 0, font.features.isEmpty, font.variations.isEmpty,
      Self.simpleScripts.contains(script),
      let language = self.language(language),
      let number = contents.scripts.firstIndex(of: script), let style = try? style(for: font), style.isExact,
      let face = contents.styles[style.index].faces.first, contents.faces[face].font.ellipsisAdvance != nil
    else { return nil }
    let tag = language == 0 ? nil : contents.languages[language]
    let key = SimpleTextFaces.Key(face: UInt64(face), language: tag, script: script, features: [])
    return faces.face(for: key) {
      table(ofFace: face, language: language, script: number, isSimple: true).map {
        SimpleTextFace(table: $0, font: contents.faces[face].font, language: tag)
      }
    }
  }

  /// Latin, Greek and Cyrillic.
  private static let simpleScripts: [UInt32] = [SimpleTextFace.latin, 0x4772_656B, 0x4379_726C]
}
