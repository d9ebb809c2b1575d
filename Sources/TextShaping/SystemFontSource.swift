public import TextLayout

/// The source of the faces of the system's fonts, for which `FontStack.system` stands.
public protocol SystemFontSource: Sendable {
  /// The faces of the family that the system takes for a font, at least one.
  ///
  /// - Throws: ``FontError`` where the system has no fonts, or cannot be asked.
  func family(for font: SystemFont) throws(FontError) -> [FontReference]

  /// True if a family of a name is installed.
  func isInstalled(_ family: String) -> Bool

  /// The faces of a family that has glyphs for some characters, in the order in which the system takes families for a font.
  ///
  /// - Parameters:
  ///   - characters: the characters, at least one.
  ///   - isColoured: whether only faces that draw in colour count.
  ///   - font: the font that lacks the characters.
  ///   - language: the BCP 47 tag of the text's language.
  ///   - start: how many places of the order are passed over.
  /// - Returns: the faces, and the place behind the family; nil where no family has the characters.
  func fallback(
    for characters: [UInt32], isColoured: Bool, font: SystemFont, language: String?, from start: Int
  ) -> (faces: [FontReference], next: Int)?

  /// A digest of the fonts that are installed.
  var digest: UInt64 { get }
}
