internal import CHarfBuzz
internal import TextLayout

/// The script that a character is shaped in (rule P2).
enum ShapedScript {
  /// A script's ISO 15924 tag; 0 for a character that takes that of its neighbours (common, inherited).
  ///
  /// Hiragana and Katakana are one, and so are the marks that nothing else is written with (`ScriptExtensions.txt`): OpenType
  /// has one script for both, and fonts kern across them.
  static func tag(of scalar: UInt32) -> UInt32 {
    switch unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar) {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
      isKanaMark(scalar) ? HB_SCRIPT_KATAKANA.rawValue : 0
    case HB_SCRIPT_HIRAGANA: HB_SCRIPT_KATAKANA.rawValue
    case let script: script.rawValue
    }
  }

  /// The bracket that a character is, as items pair them (UAX #24, section 5), with its closing one, 0 for one that no character closes;
  /// nil for none.
  static func bracket(_ scalar: UInt32) -> (kind: ClusterProperties.Bracket, closing: UInt32)? {
    let functions = unsafe hb_unicode_funcs_get_default()
    switch unsafe hb_unicode_general_category(functions, scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION:
      let mirror = unsafe hb_unicode_mirroring(functions, scalar)
      return (.opening, mirror == scalar ? 0 : mirror)
    case HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION: return (.closing, scalar)
    default: return nil
    }
  }

  /// Prolonged sound marks, repeat marks and voiced sound marks that stand alone.
  private static func isKanaMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3031...0x3035, 0x309B...0x309C, 0x30A0, 0x30FC, 0xFF70, 0xFF9E...0xFF9F: true
    default: false
    }
  }
}
