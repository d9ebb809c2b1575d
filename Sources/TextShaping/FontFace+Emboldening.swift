internal import CHarfBuzz

extension FontFace {
  /// A font whose glyphs are as wide as those of another made bolder: each that takes room takes a 24th of an em more, as FreeType's
  /// `FT_GlyphSlot_Embolden` has it. Takes ownership of the other.
  static func emboldened(_ font: OpaquePointer) -> OpaquePointer {
    guard let bolder = unsafe hb_font_create_sub_font(font), let functions = unsafe hb_font_funcs_create()
    else { return unsafe font }
    unsafe hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, _, glyph, _ in
        guard let font = unsafe font, let lighter = unsafe hb_font_get_parent(font) else { return 0 }
        let advance = unsafe hb_font_get_glyph_h_advance(lighter, glyph)
        guard advance != 0 else { return 0 }
        let (sum, overflows) = unsafe advance.addingReportingOverflow(
          hb_position_t(clamping: hb_face_get_upem(hb_font_get_face(font)) / 24))
        return overflows ? advance : sum
      }, nil, nil)
    unsafe hb_font_funcs_make_immutable(functions)
    unsafe hb_font_set_funcs(bolder, functions, nil, nil)
    unsafe hb_font_funcs_destroy(functions)
    unsafe hb_font_destroy(font)
    return unsafe bolder
  }
}
