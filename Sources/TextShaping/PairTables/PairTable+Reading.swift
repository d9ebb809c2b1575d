internal import CHarfBuzz
internal import TextLayout

extension PairTable {
  /// Reads what the table of a face for text over some characters holds; nil where nothing can be measured by tables.
  ///
  /// It is the face as the font sets it, its axes at the font's positions, in units of the face.
  ///
  /// - Parameters:
  ///   - softHyphen: the soft hyphen, where its neighbours are to be known too.
  ///   - script: the script that the text is shaped in, 0 for none.
  ///   - features: the font's own features.
  ///   - budget: the work that the face is worth; beyond it the answer is nil.
  ///   - mostGlyphs: where more may come about the answer is nil.
  static func readContents(
    of characters: [ClosedRange<UInt32>], softHyphen: UInt32? = nil, script: UInt32, font: OpaquePointer,
    language: hb_language_t?, features: [FontFeature] = [], budget: ReadingBudget, mostGlyphs: Int = 8_000
  ) -> Contents? {
    guard let face = unsafe hb_font_get_face(font) else { return nil }
    // Faces that are shaped by other rules than OpenType's.
    for tag in ["morx", "mort", "kerx", "Silf"] {
      guard unsafe FontBlob(table: openTypeTag(tag), of: face).isEmpty else { return nil }
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
