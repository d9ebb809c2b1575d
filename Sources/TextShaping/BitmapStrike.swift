internal import CFreeType

/// The advances of a face that has bitmaps and no outlines, as colour emoji fonts do: those of its first strike, which
/// differ from the ones in `hmtx` (C12).
struct BitmapStrike: Sendable {
  /// Pixels to the em of the strike.
  let pixelsPerEm: Int
  /// Whole pixels per glyph; -1 where the glyph has no bitmap.
  private let advances: [Int16]

  /// The first strike of the face; nil if the face has outlines, or no bitmaps.
  init?(path: String, index: Int) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    defer { unsafe FT_Done_FreeType(library) }
    var opened: FT_Face?
    guard unsafe FT_New_Face(library, path, index, &opened) == 0, let face = unsafe opened else { return nil }
    defer { unsafe FT_Done_Face(face) }

    let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    guard !isScalable, unsafe face.pointee.num_fixed_sizes > 0, unsafe FT_Select_Size(face, 0) == 0,
      let size = unsafe face.pointee.size, unsafe size.pointee.metrics.x_ppem > 0
    else { return nil }
    pixelsPerEm = unsafe Int(size.pointee.metrics.x_ppem)
    var advances: [Int16] = []
    for glyph in unsafe 0..<UInt32(clamping: min(face.pointee.num_glyphs, 0xFFFF)) {
      let flags = FT_Int32(FT_LOAD_BITMAP_METRICS_ONLY)
      guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph else {
        advances.append(-1)
        continue
      }
      // 26.6 pixels; a strike's advances are whole.
      advances.append(unsafe Int16(clamping: max(0, (slot.pointee.advance.x + 32) >> 6)))
    }
    self.advances = advances
  }

  /// The advance of a glyph in whole pixels of the strike; nil where it has no bitmap.
  func advance(of glyph: UInt32) -> Int? {
    guard glyph < advances.count, advances[Int(glyph)] >= 0 else { return nil }
    return Int(advances[Int(glyph)])
  }
}
