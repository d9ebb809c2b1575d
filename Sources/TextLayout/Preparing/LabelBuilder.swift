/// Prepares labels, paragraph after paragraph: breaks, items, widths, segments (rules P1 to P5). The only road from a label to its
/// ``SegmentTable``; cluster detail is the same pass with more kept.
///
/// One thread at a time uses it, and its arrays serve again for the next label.
struct LabelBuilder {
  /// A run of the label.
  struct Run {
    /// The end of its text, in bytes.
    var end: Int
    /// The index of its font in the look, and what measuring asks of it.
    var font: Int
    var measures: LabelLook.Measures
    var isUnbreakable: Bool
    var joinsPrevious: Bool
    var box: InlineBox?
  }

  /// A place where a segment ends.
  struct Boundary {
    var end: Int
    /// The end of the segment's content.
    var contentEnd: Int
    /// True if nothing but trailing space is in the segment.
    var isTrailing: Bool
    var flags: SegmentTable.Ending.Flags
    /// The positions of the content's end and of the segment's, once they are measured.
    var contentPosition = 0
    var position = 0
    /// The change that an unsafe break there makes to a line that ends with the segment.
    var endChange = 0
    /// The part of its width that a mark at the content's end may give up.
    var trim = 0
    /// True inside a ligature that runs from right to left: Chromium ends a line there only where the line begins with the ligature.
    var isInLigature = false
  }

  let sources: PreparationSources
  // Without weak references a pool stays, as a page's only one does.
  #if hasFeature(Embedded)
    var pool: LabelBuilderPool?
  #else
    weak var pool: LabelBuilderPool?
  #endif
  let dictionary: DictionaryCache?
  var fonts: [FontTables] = []
  var looks: [LabelLook] = []

  // The label being prepared.
  var look = 0
  /// See ``LabelLook/countsTrailing``.
  var (countsTrailing, isChromium, reservesRoom) = (false, false, false)
  var runs: [Run] = []
  /// The memory for its text and what stands behind it.
  private var bytes: [UInt8] = []
  /// True if lines may not end somewhere inside a run or between two.
  var hasUnbreakableRuns = false
  var units = LengthUnits(unitsPerEm: 1000, fontSize: 1)
  var choice = UnitChoice(first: 1000, hasPoints: false)
  var table = SegmentTable()
  /// The position reached, and false if it was too far to go on from there.
  var position = 0
  var isInReach = true
  /// The faces of the label in their sizes, in the order of their numbers.
  var faces = Numbering<SizedFace>()
  /// The numbers of the faces of its fonts' stacks that were last asked for.
  var faceNumbers: [(font: Int, face: Int, number: Int)] = []
  /// Cluster detail, where it is kept.
  var keepsDetail = false
  var detail = ClusterDetailBuilder()
  /// The font whose hyphen and token the detail noted last.
  var advancesFont = -1
  /// The shapes of the paragraph that grows, where the label does.
  var remembered: RememberedParagraph?
  /// True if items are measured by the faces' tables where these tell.
  var usesPairs = true
  /// True if nothing that the label asks for is beyond the scans of simple text.
  var hasPlainRules = false

  // The paragraph being prepared; offsets count from its start.
  var paragraphStart = 0
  var run = 0
  var itemizer = Itemizer()
  /// The styles of the items last met in the label.
  var itemStyles: [ItemStyle] = []
  /// The style of the part of simple text added last.
  var lastSimpleStyle: SimpleStyle?
  /// The bits of the faces of each item.
  var itemBits: [UInt32] = []
  var levels: [BidiRun] = []
  var isRightToLeft = false
  var breaks: [LineBreak] = []
  var boundaries: [Boundary] = []
  /// The number of ends whose position is known: of each boundary that of the content, then its own.
  var measuredEnds = 0
  /// The offset of the next one; `Int.max` behind the last.
  var nextEnd = Int.max
  /// The changes to distances between characters, by their ends.
  var spacing: [SpacingChange] = []
  /// The clusters of an item before which segments end by unsafe breaks.
  var itemBreaks: [Int] = []

  /// Beyond so many fonts or looks all are forgotten.
  private static let (mostFonts, mostLooks) = (64, 64)
  /// A longer text gives its memory back.
  static let mostBytesKept = 1 << 16
  /// The most fonts of a label, each of which takes some 50 kB of tables.
  private static let mostFontsOfLabel = 256

  /// - Parameter pool: lends builders to those that ask for the clusters of a text prepared here.
  init(_ sources: PreparationSources, pool: LabelBuilderPool?) {
    self.sources = sources
    self.pool = pool
    dictionary = sources.dictionary.map { DictionaryCache($0) }
  }

  // MARK: Labels

  /// Prepares a label.
  mutating func prepare(_ label: TextLabel) throws(TextError) -> PreparedText {
    guard label.isShownAsItStands else { return try prepareChanged(label) }
    try begin(label)
    if isOfOneFont {
      let text = label.runs[0].string.utf8Span.span
      build(text)
      return try preparedText(keeping: text)
    }
    var text: [UInt8] = []
    swap(&text, &bytes)
    label.copyText(to: &text)
    build(text.span)
    let prepared = try preparedText(&text)
    if text.count <= Self.mostBytesKept { bytes = text }
    return prepared
  }

  /// Prepares a label whose text is not set as it stands; what is kept with it is its own text.
  private mutating func prepareChanged(_ label: TextLabel) throws(TextError) -> PreparedText {
    let shown = ShownLabel(label, sources: sources)
    try begin(shown.label)
    build(shown.label.bytes.span)
    var end = 0
    for (index, run) in label.runs.enumerated() where runs.indices.contains(index) {
      end += run.string.utf8.count
      runs[index].end = end
    }
    var text = label.bytes
    return try preparedText(&text)
  }

  /// The clusters of a label.
  mutating func clusterDetail(of label: TextLabel) throws(TextError) -> PreparedStorage {
    let shown = ShownLabel(label, sources: sources)
    try begin(shown.label)
    build(shown.label.bytes.span, keepsDetail: true)
    if let origins = shown.origins { detail.contents.returnScalars(to: origins) }
    return PreparedStorage(detail.contents)
  }

  /// Prepares a label with its clusters.
  mutating func prepareInFull(_ label: TextLabel) throws(TextError) -> PreparedText {
    let (clusters, look) = (try clusterDetail(of: label), looks[look])
    try checkReach()
    return PreparedText(clusters, style: look.style, fontSize: look.fontSize, leading: look.leading)
  }

  /// Finds the label's look and fonts. What is new of them is checked.
  mutating func begin(_ label: TextLabel) throws(TextError) {
    guard !label.runs.isEmpty else {
      throw TextError(.invalidStyle, "A label needs at least one run, to tell how tall its empty line is.")
    }
    if fonts.count > Self.mostFonts {
      fonts.removeAll()
      looks.removeAll()
    }
    if looks.indices.contains(look), looks[look].matches(label) {
    } else if let known = looks.firstIndex(where: { $0.matches(label) }) {
      look = known
    } else {
      let first = label.runs[0].font
      try first.check()
      try label.style.check()
      let tables = try tables(of: first, language: label.language)
      if looks.count >= Self.mostLooks { looks.removeAll() }
      looks.append(
        LabelLook(
          label, font: first, dictionary: dictionary, unitsPerEm: fonts[tables].font.metrics.unitsPerEm))
      look = looks.count - 1
    }
    runs.removeFew()
    hasUnbreakableRuns = false
    let look = looks[look]
    var fonts = look.keptFonts()
    (countsTrailing, isChromium, reservesRoom) = (look.countsTrailing, look.isChromium, look.reservesRoom)
    try label.withLentRuns { (texts) throws(TextError) in
      for index in 0..<texts.count { try add(texts[index], ofLength: texts.byteCount(of: index), &fonts) }
    }
  }

  /// Adds a run of so many bytes; its font is copied where it is new alone.
  @inline(__always)
  private mutating func add(
    _ lent: borrowing LentRun, ofLength byteCount: Int, _ fonts: inout [LabelLook.Font]
  ) throws(TextError) {
    var font = 0
    while font < fonts.count, !fonts[font].isFont(of: lent) { font += 1 }
    if font == fonts.count { fonts = try addFont(of: lent) }
    let run = Run(
      end: (runs.last?.end ?? 0) + byteCount, font: font, measures: fonts[font].measures,
      isUnbreakable: lent.run.isUnbreakable, joinsPrevious: lent.run.joinsPrevious, box: lent.run.box)
    if run.box != nil { try lent.run.checkBox() }
    if run.isUnbreakable || run.joinsPrevious { hasUnbreakableRuns = true }
    runs.append(run)
  }

  /// Adds a run's font to the look; gives all that are there.
  @inline(never)
  private mutating func addFont(of lent: borrowing LentRun) throws(TextError) -> [LabelLook.Font] {
    let font = lent.run.font
    try font.check()
    let tables = try tables(of: font, language: looks[look].language)
    let size = looks[look].fontSize
    return looks[look].add(
      font,
      measures: LabelLook.Measures(
        tables: tables, relativeSize: font.size / size, spacing: LetterSpacing(font),
        lift: font.baselineOffset / size))
  }

  private mutating func tables(of font: FontDescription, language: String?) throws(TextError) -> Int {
    if let known = fonts.indices.first(where: { fonts[$0].key.matches(font, language: language) }) {
      return known
    }
    guard fonts.count < Self.mostFonts + Self.mostFontsOfLabel else {
      throw TextError(
        .textTooLong,
        "The label's runs have more than \(Self.mostFontsOfLabel) fonts that differ in more than their size: it must have fewer, or be divided."
      )
    }
    fonts.append(try FontTables(font, language: language, shaper: sources.shaper, bidi: sources.bidi))
    return fonts.count - 1
  }

  /// True if widths were estimated since the last time; the fonts are forgotten with them, so that the next label says so again.
  mutating func forgetEstimates() -> Bool {
    guard fonts.contains(where: { $0.session.isEstimating }) else { return false }
    fonts.removeAll()
    looks.removeAll()
    return true
  }

  /// Fills the table with the label's segments, and where asked for the detail with its clusters.
  mutating func build(_ text: Span<UInt8>, keepsDetail: Bool = false) {
    // The items decide the unit: those of the only paragraph do, or mostly it is a divisor of one that labels of the look had.
    var unit: Int?
    for _ in 0..<2 {
      beginText(keepsDetail: keepsDetail, unit: unit)
      buildParagraphs(text)
      unit = choice.unit
      if unit == units.unitsPerEm || coarsenUnits() { break }
    }
    if !choice.hasPoints { looks[look].add(unit: choice.unit) }
    table.hasManyFaces = faces.values.count > SegmentTable.mostFaces
  }

  /// Begins a text of the label's runs.
  ///
  /// - Parameter unit: the units to the em to measure in; nil for a guess.
  mutating func beginText(keepsDetail: Bool, unit: Int? = nil) {
    self.keepsDetail = keepsDetail
    table.removeAll()
    faces.removeAll()
    faceNumbers.removeFew()
    itemStyles.removeFew()
    lastSimpleStyle = nil
    position = 0
    isInReach = true
    run = 0
    hasPlainRules = looks[look].isSimple && usesPairs && sources.rules == nil
    let hasPoints = runs.contains { $0.box != nil || !$0.measures.spacing.isNone }
    choice = UnitChoice(first: fonts[tables(ofRun: 0)].font.metrics.unitsPerEm, hasPoints: hasPoints)
    // Points ask for the same unit, whatever the items.
    let guess = hasPoints ? choice.unit : keepsDetail ? looks[look].lastUnit : looks[look].unit
    units = LengthUnits(unitsPerEm: unit ?? guess, fontSize: looks[look].fontSize)
    // The label's first face is number 0.
    _ = strut(ofRun: 0)
    if keepsDetail { beginDetail() }
  }

  private mutating func buildParagraphs(_ text: Span<UInt8>) {
    ParagraphScanner.forEach(in: text, tailoring: looks[look].style.tailoring) { addParagraph($0, of: text) }
    if keepsDetail { finishDetail() }
  }
}
