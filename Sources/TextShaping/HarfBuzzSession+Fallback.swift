internal import CHarfBuzz
internal import TextLayout

extension HarfBuzzSession {
  /// Sets the cluster in the first face of the stack that covers it; one with U+FE0F in the first colour face that does,
  /// one with U+FE0E in the first face without colours (C11). The fonts of the system behind a stack count after its own faces.
  ///
  /// - Returns: whether there is something to draw.
  func chooseFace(of item: inout TextItem, in text: Span<UInt8>) -> Bool {
    var isColoured: Bool?
    var isVisible = false
    var offset = item.range.lowerBound
    while offset < item.range.upperBound {
      let scalar = text.nextScalar(at: &offset)
      // Behind a space it is a leftover: a space has no colours.
      if scalar == 0xFE0F, text[item.range.lowerBound] != 0x20 { isColoured = true }
      if scalar == 0xFE0E, isColoured == nil { isColoured = false }
      if !Self.isInvisible(scalar) { isVisible = true }
    }
    guard isVisible else { return false }
    if isColoured != nil, let face = face(of: item, isColoured: isColoured, in: text) {
      item.face = face
    } else if let face = face(of: item, isColoured: nil, in: text) {
      item.face = face
    } else {
      item.isCovered = false
    }
    return true
  }

  /// The index of the face that a cluster is set in; nil where none covers it.
  ///
  /// - Parameter isColoured: whether a face with or without colours is wanted; nil for any.
  private func face(of item: TextItem, isColoured: Bool?, in text: Span<UInt8>) -> Int? {
    let run = runs[item.run]
    for (index, face) in run.faces.prefix(min(run.stack.ownCount, ClusterProperties.mostFaces)).enumerated()
    where (isColoured.map { $0 == face.isColour } ?? true) && covers(face, item, in: text) {
      return index
    }
    let visible = visibleScalars(of: item, in: text)
    let found = run.stack.fallback(for: visible, isColoured: isColoured ?? false, language: languageTag) {
      face in
      covers(face, item, in: text)
    }
    guard let found, found < ClusterProperties.mostFaces else { return nil }
    if found >= run.faces.count { runs[item.run].update() }
    return runs[item.run].faces.indices.contains(found) ? found : nil
  }

  /// The characters of a cluster that show.
  private func visibleScalars(of item: TextItem, in text: Span<UInt8>) -> [UInt32] {
    var visible: [UInt32] = []
    var offset = item.range.lowerBound
    while offset < item.range.upperBound {
      let scalar = text.nextScalar(at: &offset)
      if !Self.isInvisible(scalar) { visible.append(scalar) }
    }
    return visible
  }

  private func covers(_ face: FontFace, _ item: TextItem, in text: Span<UInt8>) -> Bool {
    var isWhole = true
    var offset = item.range.lowerBound
    while offset < item.range.upperBound {
      let scalar = text.nextScalar(at: &offset)
      if face.covers(scalar) || Self.isInvisible(scalar) { continue }
      if !Self.mayBeComposed(scalar, in: face) { return false }
      isWhole = false
    }
    return isWhole || shapesWithoutGaps(text, face: face, item: item)
  }

  /// True if nothing shows for the character itself, so that no face needs a glyph for it: controls and
  /// default-ignorable characters.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// True if HarfBuzz may show a character that the face lacks by other glyphs: marks, what decomposes into parts that
  /// it has, spaces and hyphens. U+3000 is left out, as its substitute would have another width (C11).
  private static func mayBeComposed(_ scalar: UInt32, in face: FontFace) -> Bool {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x2011, 0x202F, 0x205F: return true
    case 0..<0x80, 0x3000: return false
    default: break
    }
    let functions = unsafe hb_unicode_funcs_get_default()
    let category = unsafe hb_unicode_general_category(functions, scalar)
    if category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
    {
      return true
    }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard unsafe hb_unicode_decompose(functions, scalar, &first, &second) != 0 else { return false }
    // The second part decomposes no further; without a glyph for it the character stays as it is.
    return second == 0 || face.covers(second)
  }
}
