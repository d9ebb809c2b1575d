internal import CHarfBuzz
internal import TextLayout

extension HarfBuzzSession {
  /// The longest item in bytes: HarfBuzz keeps 40 bytes and more a glyph while it shapes.
  private static let longestItem = 1 << 15
  /// The longest grapheme cluster in bytes that is shaped as a whole: within one cluster HarfBuzz may take time by the square of
  /// its length, as with variation selectors. Nothing that anyone writes comes near.
  static let longestCluster = 1 << 11

  /// The most characters in a row, of those that nothing shows for, in one item: lookups pass over them, so that HarfBuzz looks
  /// at all of them for each.
  private static let mostInvisible = 256

  func itemize(_ text: Span<UInt8>, pieces: [TextPiece], graphemes: [Int]) -> [TextItem] {
    var items: [TextItem] = []
    var invisible = 0
    var scripts = ScriptResolver()
    var next = 0
    for piece in pieces {
      while next < graphemes.count, graphemes[next] < piece.range.lowerBound { next += 1 }
      while next + 1 < graphemes.count, graphemes[next] < piece.range.upperBound {
        let range = graphemes[next]..<graphemes[next + 1]
        next += 1
        let script = scripts.script(of: text, range)
        var item = TextItem(
          range: range, run: piece.run, face: 0, script: script, isRightToLeft: piece.isRightToLeft,
          isCovered: true)
        item.isShapedInParts = range.count > Self.longestCluster
        let isVisible = chooseFace(of: &item, in: text, previous: items.last)
        invisible = isVisible ? 0 : invisible + 1
        if invisible > Self.mostInvisible {
          invisible = 0
          items.append(item)
        } else if !Self.extend(&items, with: item, in: text) {
          items.append(item)
        }
      }
    }
    // Common characters at the start join what comes after them.
    if let first = items.firstIndex(where: { $0.script != ScriptResolver.unresolved }) {
      for index in 0..<first { items[index].script = items[first].script }
    }
    return Self.joined(items)
  }

  /// Appends a cluster to the last item if nothing sets them apart.
  private static func extend(_ items: inout [TextItem], with next: TextItem, in text: Span<UInt8>) -> Bool {
    guard let last = items.indices.last, continues(items[last], next) else { return false }
    let previous = items[last]
    let isLong = previous.range.count + next.range.count > longestItem
    // A long item is cut after a space where one comes soon, else anywhere.
    let isAfterSpace = text[next.range.lowerBound - 1] == 0x20
    if isLong || isAfterSpace && previous.range.count > longestItem * 3 / 4 { return false }
    items[last].range = previous.range.lowerBound..<next.range.upperBound
    return true
  }

  private static func continues(_ item: TextItem, _ next: TextItem) -> Bool {
    item.run == next.run && item.face == next.face && item.script == next.script
      && item.isRightToLeft == next.isRightToLeft && item.isCovered && next.isCovered
      && !item.isShapedInParts && !next.isShapedInParts
      && item.range.upperBound == next.range.lowerBound
  }

  /// Joins items that the late resolving of leading common characters made alike.
  private static func joined(_ items: [TextItem]) -> [TextItem] {
    guard items.count > 1, continues(items[0], items[1]),
      items[0].range.count + items[1].range.count <= longestItem
    else { return items }
    var joined = items
    joined[0].range = items[0].range.lowerBound..<items[1].range.upperBound
    joined.remove(at: 1)
    return joined
  }

  /// Sets the cluster in the first face of the stack that covers it; one with U+FE0F in the first colour face that does (C11).
  ///
  /// - Returns: whether there is something to draw.
  func chooseFace(of item: inout TextItem, in text: Span<UInt8>, previous: TextItem?) -> Bool {
    let faces = stacks[item.run]
    var wantsColour = false
    var isVisible = false
    var offset = item.range.lowerBound
    while offset < item.range.upperBound {
      let scalar = text.nextScalar(at: &offset)
      if scalar == 0xFE0F { wantsColour = true }
      if !Self.isInvisible(scalar) { isVisible = true }
    }
    guard isVisible else {
      // Nothing to draw: it stays with what stands before, so that it parts nothing.
      if let previous, previous.run == item.run, previous.isCovered { item.face = previous.face }
      return false
    }
    if wantsColour {
      for (index, face) in faces.enumerated() where face.isColour && covers(face, item, in: text) {
        item.face = index
        return true
      }
    }
    for (index, face) in faces.enumerated() where covers(face, item, in: text) {
      item.face = index
      return true
    }
    item.isCovered = false
    return true
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

  /// Whether nothing shows for the character itself, so that no face needs a glyph for it: controls and
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

  /// Whether HarfBuzz may show a character that the face lacks by other glyphs: marks and what decomposes into parts that it has,
  /// and spaces and hyphens for which it takes others. U+3000 is left out, as its stand-in would have another width (C11).
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
