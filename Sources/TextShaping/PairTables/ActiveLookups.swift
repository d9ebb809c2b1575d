internal import CHarfBuzz
internal import TextLayout

/// Which lookups of a face apply to plain text of one script and language, in the order in which they do.
///
/// The features are those that HarfBuzz turns on by itself for left-to-right text in a script without a shaper of
/// its own (its manual, "OpenType features"), and those of the font. Those for fractions are left out: they start at U+2044 only.
struct ActiveLookups: Hashable {
  /// Lookups that run one after the other.
  let lookups: [Int]
  /// Lookups whose place in the order is not told, or whose effect is random: what they cover is not safe.
  let opaque: [Int]
  /// True if one of the features was the kerning feature.
  let hasKerning: Bool

  /// - Parameter features: the font's own, as far as lookups tell them (``areTold(_:)``); of those of one name the last counts.
  init(
    font: OpaquePointer, table: hb_tag_t, script: hb_script_t, language: hb_language_t?,
    features: [FontFeature] = []
  ) {
    let face = unsafe hb_font_get_face(font)
    let place = unsafe LanguageSystem(font: font, table: table, script: script, language: language)
    var ordered: Set<Int> = []
    var opaque: Set<Int> = []
    var hasKerning = false
    var names = Set(Self.features)
    // Where Hangul is set contextual alternates are off, as many fonts have their rules for jamo there.
    if script == HB_SCRIPT_HANGUL { names.remove("calt") }
    for feature in features {
      if feature.value == 1 { names.insert(feature.tag) } else { names.remove(feature.tag) }
    }
    for name in names {
      guard let feature = unsafe place.feature(name, face: face, table: table) else { continue }
      hasKerning = hasKerning || name == "kern"
      ordered.formUnion(unsafe place.lookups(of: feature, face: face, table: table))
    }
    for name in Self.opaqueFeatures {
      guard let feature = unsafe place.feature(name, face: face, table: table) else { continue }
      opaque.formUnion(unsafe place.lookups(of: feature, face: face, table: table))
    }
    if let feature = unsafe place.requiredFeature(face: face, table: table) {
      opaque.formUnion(unsafe place.lookups(of: feature, face: face, table: table))
    }
    lookups = ordered.sorted()
    self.opaque = opaque.sorted()
    self.hasKerning = hasKerning
  }

  /// True if lookups tell what features of a font do: not those of fractions, which begin where a fraction is alone, nor which of
  /// several alternates is meant.
  static func areTold(_ features: [FontFeature]) -> Bool {
    features.allSatisfy { (0...1).contains($0.value) && !untold.contains($0.tag) }
  }

  private static let features = [
    "ltra", "ltrm", "Harf", "HARF", "Buzz", "BUZZ", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig",
    "calt",
    "clig", "curs", "dist", "kern", "liga", "rclt",
  ]
  /// A stage of its own, before the others; and a random choice.
  private static let opaqueFeatures = ["rvrn", "rand"]
  private static let untold = Set(opaqueFeatures + ["frac", "numr", "dnom"])
}

/// The indices by which a table keeps the features of a script and language.
struct LanguageSystem: Hashable {
  var script: UInt32 = 0
  var language: UInt32 = 0
  var variations: UInt32 = 0

  init(font: OpaquePointer, table: hb_tag_t, script: hb_script_t, language: hb_language_t?) {
    let face = unsafe hb_font_get_face(font)
    var scriptTags = [hb_tag_t](repeating: 0, count: 3)
    var languageTags = [hb_tag_t](repeating: 0, count: 3)
    var scriptCount = UInt32(scriptTags.count)
    var languageCount = UInt32(languageTags.count)
    unsafe hb_ot_tags_from_script_and_language(
      script, language, &scriptCount, &scriptTags, &languageCount, &languageTags)
    var chosen: hb_tag_t = 0
    _ = unsafe hb_ot_layout_table_select_script(
      face, table, scriptCount, scriptTags, &self.script, &chosen)
    _ = unsafe hb_ot_layout_script_select_language(
      face, table, self.script, languageCount, languageTags, &self.language)
    let coordinates = unsafe VariationDeltas.coordinates(of: font)
    _ = unsafe hb_ot_layout_table_find_feature_variations(
      face, table, coordinates, UInt32(clamping: coordinates.count), &variations)
  }

  func feature(_ name: String, face: OpaquePointer?, table: hb_tag_t) -> UInt32? {
    var index: UInt32 = 0
    let found = unsafe hb_ot_layout_language_find_feature(
      face, table, script, language, openTypeTag(name), &index)
    return found != 0 ? index : nil
  }

  func requiredFeature(face: OpaquePointer?, table: hb_tag_t) -> UInt32? {
    var index: UInt32 = 0
    var tag: hb_tag_t = 0
    let found = unsafe hb_ot_layout_language_get_required_feature(
      face, table, script, language, &index, &tag)
    return found != 0 ? index : nil
  }

  func lookups(of feature: UInt32, face: OpaquePointer?, table: hb_tag_t) -> [Int] {
    var count: UInt32 = 0
    let total = unsafe hb_ot_layout_feature_with_variations_get_lookups(
      face, table, feature, variations, 0, &count, nil)
    var indices = [UInt32](repeating: 0, count: Int(total))
    count = total
    _ = unsafe hb_ot_layout_feature_with_variations_get_lookups(
      face, table, feature, variations, 0, &count, &indices)
    return indices.prefix(Int(count)).map { Int($0) }
  }
}

/// The number that four letters make as a tag of an OpenType table, script or feature.
func openTypeTag(_ name: String) -> hb_tag_t {
  name.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
}
