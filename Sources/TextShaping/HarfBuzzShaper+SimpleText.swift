internal import CHarfBuzz
package import TextLayout

extension HarfBuzzShaper {
  package func simpleTextFace(
    for font: FontDescription, language: String?, script: UInt32
  ) -> SimpleTextFace? {
    guard let alphabet = PairAlphabet(script: script),
      let face = try? library.faces(for: font)?.first?.varied(for: font),
      face.shapingFont.ellipsisAdvance != nil
    else { return nil }
    let key = SimpleTextFaces.Key(
      face: face.number, language: language, script: script, features: HarfBuzzSession.features(of: font))
    return simpleFaces.face(for: key) {
      let tag = unsafe language.flatMap { unsafe hb_language_from_string($0, -1) }
      guard let table = unsafe face.pairTable(alphabet, language: tag, features: key.features) else {
        return nil
      }
      return SimpleTextFace(table: table, font: face.shapingFont, language: language)
    }
  }
}
