import CBenchHarfBuzz
import Foundation

/// The installed HarfBuzz over whole labels, in the first face of the stack: what is compared with.
final class HarfBuzzReference {
  private let font: OpaquePointer?
  private let buffer = hb_buffer_create()
  private var texts: [[CChar]]
  private var languages: [OpaquePointer?]

  init(path: String, labels: [TextCorpus.Label]) {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    texts = labels.map { $0.text.utf8.map { CChar(bitPattern: $0) } }
    languages = labels.map { hb_language_from_string($0.lang, -1) }
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Shapes every label once; gives the sum of all advances.
  func shapeAll() -> Int {
    var sum = 0
    for (text, language) in zip(texts, languages) {
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf8(buffer, text, Int32(text.count), 0, Int32(text.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_buffer_set_language(buffer, language)
      hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      if let positions = hb_buffer_get_glyph_positions(buffer, &count) {
        for index in 0..<Int(count) { sum += Int(positions[index].x_advance) }
      }
    }
    return sum
  }

  static func isLatinOrCommon(_ scalar: Unicode.Scalar) -> Bool {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
  }
}

/// The installed HarfBuzz on characters one at a time would say little: only whole labels are shaped.
extension HarfBuzzReference {
  /// Where the benchmark's first face is: Debian's package fonts-inter.
  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
}
