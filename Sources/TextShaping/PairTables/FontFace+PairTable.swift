internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

extension FontFace {
  /// The face's pair table for text of a script (an ISO 15924 tag as HarfBuzz writes it) and language; nil where
  /// tables can measure nothing, as with bitmaps. It is read once for all languages that the face treats alike.
  func pairTable(script: UInt32, language: OpaquePointer?) -> PairTable? {
    guard strike == nil else { return nil }
    return unsafe withFont { font in
      guard let face = unsafe hb_font_get_face(font) else { return nil }
      let script = hb_script_t(script)
      let key = unsafe PairTableKey(face: face, script: script, language: language)
      return pairTables.withLock { tables in
        if let known = tables[key] { return known }
        let table = unsafe PairTable.read(face: face, font: font, script: script, language: language)
        tables[key] = .some(table)
        return table
      }
    }
  }
}

/// Where a face's layout tables keep the features of a script and language: what its pair table depends on.
struct PairTableKey: Hashable {
  private let substitution: LanguageSystem
  private let positioning: LanguageSystem

  init(face: OpaquePointer, script: hb_script_t, language: hb_language_t?) {
    unsafe substitution = LanguageSystem(
      face: face, table: openTypeTag("GSUB"), script: script, language: language)
    unsafe positioning = LanguageSystem(
      face: face, table: openTypeTag("GPOS"), script: script, language: language)
  }
}
