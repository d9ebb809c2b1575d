/// The services that preparing labels rests on.
struct PreparationSources: Sendable {
  let shaper: any TextShaper
  let dictionary: (any DictionaryBreaking)?
  let bidi: (any BidiResolving)?
  var words: (any WordBreaking)?
  var cases: (any CaseMapping)?
  var hyphenation: (any Hyphenating)?
  var rules: (any BreakRevising)?
  var phrases: (any PhraseBreaking)?
}

/// The services, fonts and style that a text was prepared with.
final class TextOrigin: LabelSource {
  private let sources: PreparationSources
  /// The builders of the preparer, as long as it stands: they hold settings, and these origins.
  #if hasFeature(Embedded)
    private let pool: LabelBuilderPool?
  #else
    private weak let pool: LabelBuilderPool?
  #endif
  let fonts: [FontDescription]
  /// True if the first font is that of all of the text; else the text's runs stand behind it.
  private let isOfOneFont: Bool
  private let language: String?
  private let style: ParagraphStyle

  init(
    sources: PreparationSources, pool: LabelBuilderPool?, fonts: [FontDescription],
    isOfOneFont: Bool, language: String?, style: ParagraphStyle
  ) {
    self.sources = sources
    self.pool = pool
    self.fonts = fonts
    self.isOfOneFont = isOfOneFont
    self.language = language
    self.style = style
  }

  var words: (any WordBreaking)? { sources.words }
  var keepsPlainText: Bool { isOfOneFont }

  /// The runs of a text, each in its font.
  private func runs(of bytes: Span<UInt8>) -> [TextRun] {
    if isOfOneFont, let font = fonts.first { return [TextRun(bytes.string, font: font)] }
    return LabelRuns.read(bytes, fonts: fonts)
  }

  func string(of bytes: Span<UInt8>) -> String? { runs(of: bytes).map { $0.string }.joined() }

  func storage(of bytes: Span<UInt8>) -> PreparedStorage {
    let runs = runs(of: bytes)
    // The same fonts prepared the label before: nothing is left that could fail.
    let pool = pool ?? LabelBuilderPool()
    let label = TextLabel(runs: runs, style: style, language: language)
    let detail = try? pool.withBuilder(sources) { builder throws(TextError) in
      try builder.clusterDetail(of: label)
    }
    return detail ?? PreparedStorage(PreparedStorage.Contents())
  }
}
