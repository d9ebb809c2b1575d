internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

extension FontFace {
  /// Reads the face's pair table for text over an alphabet, in a language, for no more than the work allowed.
  func readPairTable(
    _ alphabet: PairAlphabet, language: OpaquePointer?, features: [FontFeature] = [],
    budget: ReadingBudget = ReadingBudget()
  ) -> PairTable? {
    unsafe withFont { font in
      unsafe PairTable.readContents(
        of: alphabet.ranges, softHyphen: 0xAD, script: alphabet.script, font: font, language: language,
        features: features, budget: budget)
    }.map { PairTable($0) }
  }

  /// The face's pair table for text over an alphabet, in a language; nil where tables can measure nothing, as with bitmaps. It is read once for all languages that the face treats alike.
  ///
  /// - Parameter features: the font's own features.
  func pairTable(_ alphabet: PairAlphabet, language: OpaquePointer?, features: [FontFeature] = [])
    -> PairTable?
  {
    guard strike == nil else { return nil }
    return unsafe withFont { font in
      let key = unsafe PairTableKey(alphabet, font: font, language: language, features: features)
      return pairTables.withLock { tables in
        if let known = tables[key] { return known }
        let table = unsafe readPairTable(alphabet, language: language, features: features)
        tables[key] = .some(table)
        return table
      }
    }
  }
}

/// An alphabet, where a face's layout tables keep the features of its script and a language, and the font's own features: all
/// that a pair table depends on.
struct PairTableKey: Hashable {
  private let alphabet: PairAlphabet
  private let substitution: LanguageSystem
  private let positioning: LanguageSystem
  private let features: [FontFeature]

  init(_ alphabet: PairAlphabet, font: OpaquePointer, language: hb_language_t?, features: [FontFeature]) {
    self.alphabet = alphabet
    self.features = features
    let script = hb_script_t(alphabet.script)
    unsafe substitution = LanguageSystem(
      font: font, table: openTypeTag("GSUB"), script: script, language: language)
    unsafe positioning = LanguageSystem(
      font: font, table: openTypeTag("GPOS"), script: script, language: language)
  }
}
