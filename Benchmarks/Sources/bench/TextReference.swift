import CBenchHarfBuzz
import Foundation

/// The installed HarfBuzz over whole labels, each in one face of the stack: what is compared with.
final class HarfBuzzReference {
  private let fonts: [OpaquePointer?]
  private let buffer = hb_buffer_create()
  private var texts: [[CChar]]
  private var languages: [OpaquePointer?]
  /// For each label the face that has most of its characters, by its place in the stack.
  private let faces: [Int]

  init(stack: [String], labels: [TextCorpus.Label]) {
    let fonts = stack.map(Self.font)
    self.fonts = fonts
    texts = labels.map { $0.text.utf8.map { CChar(bitPattern: $0) } }
    languages = labels.map { hb_language_from_string($0.lang, -1) }
    faces = labels.map { label in
      let covered = fonts.map { font in
        label.text.unicodeScalars.count { scalar in
          var glyph: hb_codepoint_t = 0
          return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
        }
      }
      return covered.indices.max { covered[$0] < covered[$1] || covered[$0] == covered[$1] && $0 > $1 } ?? 0
    }
  }

  private static func font(_ file: String) -> OpaquePointer? {
    let blob = hb_blob_create_from_file(paths[file] ?? file)
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    return font
  }

  /// Where Debian's packages put font files, by their names.
  private static let paths: [String: String] = {
    let folder = URL(filePath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.lazy.compactMap { $0 as? URL } ?? []).map { ($0.lastPathComponent, $0.path) }
    return Dictionary(found) { first, _ in first }
  }()

  deinit {
    hb_buffer_destroy(buffer)
    for font in fonts { hb_font_destroy(font) }
  }

  /// Shapes every label once, in the stack's first face or each in its own; gives the sum of all advances.
  func shapeAll(inTheirFaces: Bool) -> Int {
    var sum = 0
    for (index, text) in texts.enumerated() {
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf8(buffer, text, Int32(text.count), 0, Int32(text.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_buffer_set_language(buffer, languages[index])
      hb_shape(fonts[inTheirFaces ? faces[index] : 0], buffer, nil, 0)
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
