internal import CHarfBuzz
internal import TextLayout

extension FontFace {
  /// Reads the face's pair table for text of a script (an ISO 15924 tag as HarfBuzz writes it) and language; nil where
  /// tables can measure nothing, as with bitmaps.
  func makePairTable(script: UInt32, language: OpaquePointer?) -> PairTable? {
    guard strike == nil else { return nil }
    return unsafe withFont { font in
      guard let face = unsafe hb_font_get_face(font) else { return nil }
      return unsafe PairTable.read(face: face, font: font, script: hb_script_t(script), language: language)
    }
  }
}
