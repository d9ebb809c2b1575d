/// The look that labels of one style, language and first font share: their fonts, and how their widths become heights.
final class LabelLook {
  /// The facts of a font that measuring needs.
  struct Measures {
    /// The index of its tables.
    let tables: Int
    /// Its size divided by the size of the label's first font.
    let relativeSize: Double
    let spacing: LetterSpacing
    /// The height of letters above the baseline, in ems of the label's first font.
    var lift = 0.0
  }

  /// A font of its labels, and what measuring asks of it.
  final class Font {
    let lent: LentFont
    let measures: Measures

    /// True if it is a run's font.
    @inline(__always)
    func isFont(of run: borrowing LentRun) -> Bool { lent.font == run.run.font }

    init(_ font: FontDescription, measures: Measures) {
      lent = LentFont(font: font)
      self.measures = measures
    }
  }

  /// The parts of a resolved style that labels of the look do not share.
  struct Key: Equatable {
    var unitsPerEm: Int
    var faces: [SizedFace]
    /// The number of fonts that runs may name, which stand behind the text; 0 for a label of one font.
    var fontCount: Int
    /// The font of the first run, by which tabs stand.
    var firstFont: Int
  }

  let style: ParagraphStyle
  let language: String?
  let fontSize: Double
  let leading: Double?
  let breaker: LineBreaker
  /// True if the style asks for nothing that ``SimpleText`` does not know.
  let isSimple: Bool
  // Both arrays are set as a whole alone, so that they are read without a check that nothing changes them meanwhile.
  /// The fonts of its labels, by number.
  private(set) var fonts: [Font] = []
  /// True if the style changes distances between characters.
  let changesSpacing: Bool
  /// True if the style counts trailing space, true if it breaks as Chromium does, and see ``ParagraphStyle/reservesRoom``.
  let countsTrailing: Bool
  let isChromium: Bool
  let reservesRoom: Bool
  /// The units to the em of the label prepared last.
  private(set) var lastUnit: Int
  /// The units that labels are measured in at first: a multiple of all that they had, where they can go back to their own.
  private(set) var unit: Int
  private var settings: [(key: Key, setting: PreparedSetting)] = []

  /// Beyond so many settings, as boxes of any height could make, all are forgotten.
  private static let mostSettings = 32
  private static let mostFonts = 24

  init(_ label: TextLabel, font: FontDescription, dictionary: (any DictionaryBreaking)?, unitsPerEm: Int) {
    style = label.style
    language = label.language
    fontSize = font.size
    leading = font.leading
    (unit, lastUnit) = (unitsPerEm, unitsPerEm)
    isSimple = style.isPlain && style.tailoring == .unicode
    countsTrailing = style.wrapping.whiteSpace.countsTrailing
    (isChromium, reservesRoom) = (style.tailoring == .chromium, style.reservesRoom)
    changesSpacing = style.autospace || style.spacingTrim != .spaceAll || !style.hangingPunctuation.isEmpty
    breaker = LineBreaker(
      options: LineBreakOptions(tailoring: style.tailoring, wrapping: style.wrapping, language: language),
      dictionary: dictionary)
  }

  /// True if a label, which has runs, has this look.
  func matches(_ label: borrowing TextLabel) -> Bool {
    fontSize == label.runs[0].font.size && leading == label.runs[0].font.leading
      && language == label.language && style == label.style
  }

  /// Takes in the units that a label has.
  func add(unit other: Int) {
    lastUnit = other
    if changesSpacing {
      unit = other
    } else if unit % other != 0 {
      unit = UnitChoice.common(unit, other) ?? other
    }
  }

  /// Adds a new font; gives all of them.
  func add(_ font: FontDescription, measures: Measures) -> [Font] {
    fonts = fonts + [Font(font, measures: measures)]
    return fonts
  }

  /// Its fonts, which are forgotten where there are so many that settings, which keep those known at the time, would take up much.
  func keptFonts() -> [Font] {
    let fonts = fonts
    guard fonts.count > Self.mostFonts else { return fonts }
    self.fonts = []
    settings = []
    return []
  }

  /// The setting of labels that share a key; nil for a new one.
  func setting(for key: Key) -> PreparedSetting? {
    settings.last { $0.key == key }?.setting
  }

  /// Adds the setting of labels that share a key.
  ///
  /// - Parameter tabs: the places that tabs lead to, in units of the label.
  func addSetting(
    for key: Key, tabs: TabStops, sources: PreparationSources, pool: LabelBuilderPool?
  ) -> PreparedSetting {
    if settings.count == Self.mostSettings { settings = [] }
    let isOfOneFont = key.fontCount == 0
    let origin = TextOrigin(
      sources: sources, pool: pool,
      fonts: (isOfOneFont ? fonts[key.firstFont...key.firstFont] : fonts[...]).map { $0.lent.font },
      isOfOneFont: isOfOneFont, language: language, style: style)
    let setting = PreparedSetting(
      style: style, fontSize: fontSize, leading: leading, faces: key.faces, unitsPerEm: key.unitsPerEm,
      tabs: tabs, kinds: SegmentKinds(spaceAdvance: tabs.spaceAdvance), heightCount: 64, isShared: true,
      origin: origin)
    settings = settings + [(key, setting)]
    return setting
  }
}
