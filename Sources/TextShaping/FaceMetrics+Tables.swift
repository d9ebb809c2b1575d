internal import CHarfBuzz
internal import TextLayout

extension FaceMetrics {
  /// The metrics that a face's tables give (rule R7): the typographic ones if the font says USE_TYPO_METRICS, else
  /// those of `hhea`, else the Windows ones; replaced where they make no plausible line.
  ///
  /// Layouts of the tables: OpenType specification, "OS/2" and "hhea". Tables too short for a field count as without it.
  init(face: OpaquePointer) {
    let unitsPerEm = unsafe Int(hb_face_get_upem(face))
    let os2 = unsafe FontBlob(table: openTypeTag("OS/2"), of: face)
    let hhea = unsafe FontBlob(table: openTypeTag("hhea"), of: face)

    let usesTypographic = (os2.uint16(at: 62) ?? 0) & (1 << 7) != 0
    let typographic = Self.lines(of: os2, ascent: 68, descent: 70, gap: 72)
    let header = Self.lines(of: hhea, ascent: 4, descent: 6, gap: 8)
    let chosen: (ascent: Int, descent: Int, gap: Int)
    if usesTypographic, let typographic {
      chosen = typographic
    } else if let header, header.ascent != 0 || header.descent != 0 {
      chosen = header
    } else if let ascent = os2.uint16(at: 74), let descent = os2.uint16(at: 76) {
      chosen = (Int(ascent), Int(descent), 0)
    } else {
      chosen = (unitsPerEm * 4 / 5, unitsPerEm / 5, 0)
    }

    let version = os2.uint16(at: 0) ?? 0
    let capHeight = version >= 2 ? Int(os2.int16(at: 88) ?? 0) : 0
    let read = FaceMetrics(
      unitsPerEm: unitsPerEm, ascent: chosen.ascent, descent: chosen.descent, lineGap: max(0, chosen.gap),
      // A face that does not say how tall its capitals are is taken to be like most faces of text.
      capHeight: capHeight > 0 ? capHeight : unitsPerEm * 7 / 10)
    self = read.plausible
  }

  private static func lines(
    of table: FontBlob, ascent: Int, descent: Int, gap: Int
  ) -> (ascent: Int, descent: Int, gap: Int)? {
    guard let up = table.int16(at: ascent), let down = table.int16(at: descent),
      let gap = table.int16(at: gap)
    else { return nil }
    return (Int(up), -Int(down), Int(gap))
  }
}
