internal import CHarfBuzz
internal import TextLayout

extension PairTable {
  /// Reads the table of a face for text over an alphabet, in a language; nil where the face holds nothing that can be
  /// measured by tables.
  ///
  /// It is the face as the font sets it, its axes at the font's positions, in units of the face.
  ///
  /// - Parameters:
  ///   - features: the font's own features.
  ///   - budget: the work that the face is worth; beyond it the answer is nil.
  static func read(
    _ alphabet: PairAlphabet, face: OpaquePointer, font: OpaquePointer, language: hb_language_t?,
    features: [FontFeature] = [], budget: ReadingBudget = ReadingBudget()
  ) -> PairTable? {
    unsafe readContents(
      of: alphabet.ranges, softHyphen: 0xAD, script: alphabet.script, face: face, font: font,
      language: language, features: features, budget: budget
    ).map { PairTable($0) }
  }

  /// Reads what the table of a face for text over some characters holds; nil where nothing can be measured by tables.
  ///
  /// - Parameters:
  ///   - softHyphen: the soft hyphen, where its neighbours are to be known too.
  ///   - script: the script that the text is shaped in, 0 for none.
  ///   - features: the font's own features.
  ///   - mostGlyphs: where more may come about the answer is nil.
  static func readContents(
    of characters: [ClosedRange<UInt32>], softHyphen: UInt32? = nil, script: UInt32, face: OpaquePointer,
    font: OpaquePointer, language: hb_language_t?, features: [FontFeature] = [], budget: ReadingBudget,
    mostGlyphs: Int = 8_000
  ) -> Contents? {
    // Faces that are shaped by other rules than OpenType's.
    for tag in ["morx", "mort", "kerx", "Silf"] {
      guard unsafe !PairTableBuilder.has(tag, face: face) else { return nil }
    }
    do {
      var builder = try unsafe PairTableBuilder(
        characters, softHyphen: softHyphen, script: script, face: face, font: font, language: language,
        features: features, budget: budget)
      return try builder.table(mostGlyphs: mostGlyphs)
    } catch {
      return nil
    }
  }
}
