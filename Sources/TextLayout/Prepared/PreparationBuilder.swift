#if canImport(Glibc)
  internal import Glibc
#endif

/// Builds the storage of one label, paragraph after paragraph.
struct PreparationBuilder {
  let label: TextLabel
  let runEnds: [Int]
  let session: any ShapingSession
  let bidi: (any BidiResolving)?

  var contents = PreparedStorage.Contents()
  /// The position reached.
  var position = 0
  var scalars = 0
  var faceNumbers: [PreparedStorage.SizedFace: Int] = [:]
  /// The advances of the label's fonts as far as they came up, and the run whose ones count last.
  var advancesOfFonts: [FontDescription: PreparedStorage.RunAdvances] = [:]
  var lastRun = 0
  var shaped: [ShapedCluster] = []
  var reshaped: [ShapedCluster] = []
  var breaks: [LineBreak] = []
  let breaker: LineBreaker
  let hasDictionary: Bool
  let hasUnbreakableRuns: Bool

  init(
    label: TextLabel, runEnds: [Int], session: any ShapingSession, dictionary: (any DictionaryBreaking)?,
    bidi: (any BidiResolving)?
  ) {
    self.label = label
    self.runEnds = runEnds
    self.session = session
    self.bidi = bidi
    hasDictionary = dictionary != nil
    hasUnbreakableRuns = label.runs.contains { $0.isUnbreakable || $0.joinsPrevious }
    breaker = LineBreaker(
      options: LineBreakOptions(tailoring: label.style.tailoring, language: label.language),
      dictionary: dictionary)
  }

  /// What is known of a paragraph before anything is shaped.
  struct Itemized {
    var paragraph: ParagraphScanner.Paragraph
    /// Whether it reads from right to left as a whole.
    var isRightToLeft: Bool
    /// The embedding levels, offsets counted from the paragraph's start; none for text that runs left to right throughout.
    var levels: [BidiRun]
    var graphemes: [Int]
    var items: [TextItem]
  }

  /// The storage of the whole text.
  ///
  /// - Parameter faces: those that are numbered first, in their order, whether they come up or not.
  mutating func build(_ text: Span<UInt8>, faces: [PreparedStorage.SizedFace] = []) -> PreparedStorage {
    // The faces of labels that share them stay one array.
    contents.faces = faces
    for (number, face) in faces.enumerated() { faceNumbers[face] = number }
    let paragraphs = ParagraphScanner.paragraphs(of: text, tailoring: label.style.tailoring)
      .map { itemize($0, of: text) }
    var choice = firstUnitChoice
    add(paragraphs.lazy.flatMap(\.items), to: &choice)
    begin(unit: unit(of: choice))
    // Clusters are the graphemes, and the paragraphs' ends: no room is left over, and none is looked for twice.
    let clusters = paragraphs.reduce(paragraphs.count - 1) { $0 + max(0, $1.graphemes.count - 1) }
    contents.clusterWidths.reserveCapacity(clusters)
    contents.clusterFlags.reserveCapacity(clusters)
    for paragraph in paragraphs { add(paragraph, of: text) }
    return finish()
  }

  /// Notes what the label has before its first paragraph.
  mutating func begin(unit: Int) {
    contents.unitsPerEm = unit
    // The label's first face is number 0.
    _ = number(
      of: PreparedStorage.SizedFace(metrics: session.font(ofRun: 0).metrics, relativeSize: 1))
    contents.clusterScalars.append(0)
    setAdvances()
  }

  /// The storage of what was added.
  mutating func finish() -> PreparedStorage {
    // An empty label is as tall as its first font.
    if contents.metricsRuns.isEmpty { addMetrics(face: 0, ofRun: 0, at: 0) }
    contents.cuts.trim()
    contents.cutPairs.trim()
    contents.metricsRuns.trim()
    return PreparedStorage(contents)
  }

  // MARK: Items

  func itemize(_ paragraph: ParagraphScanner.Paragraph, of text: Span<UInt8>) -> Itemized {
    let span = text.extracting(paragraph.text)
    let start = paragraph.text.lowerBound
    var graphemes = [0]
    GraphemeBreaker().appendBoundaries(in: span, to: &graphemes)
    if !span.isEmpty { graphemes.append(span.count) }
    if start > 0 { for index in graphemes.indices { graphemes[index] += start } }
    let directions = bidi.flatMap { needsBidi(in: span) ? $0.resolve(span) : nil }
    let pieces = pieces(of: paragraph.text, levels: directions?.runs ?? [], in: text)
    return Itemized(
      paragraph: paragraph, isRightToLeft: directions.map { $0.baseLevel % 2 == 1 } ?? false,
      levels: directions?.runs ?? [], graphemes: graphemes,
      items: session.itemize(text, pieces: pieces, graphemes: graphemes))
  }

  /// The run that a byte of the text belongs to; the last one at the end.
  ///
  /// - Complexity: O(log *n*) in the runs.
  func runNumber(at offset: Int) -> Int {
    var low = 0
    var high = max(0, runEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The parts of a paragraph in one run and one direction. Tabs and inline boxes are left out: they have no glyphs.
  private func pieces(of range: Range<Int>, levels: [BidiRun], in text: Span<UInt8>) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var level = 0
    var run = runNumber(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      while run + 1 < runEnds.count, runEnds[run] <= start { run += 1 }
      var end = min(range.upperBound, runEnds[run])
      var isRightToLeft = false
      if !levels.isEmpty {
        let place = start - range.lowerBound
        while level + 1 < levels.count, levels[level].range.upperBound <= place { level += 1 }
        isRightToLeft = levels[level].level % 2 == 1
        end = max(start + 1, min(end, levels[level].range.upperBound + range.lowerBound))
      }
      if label.runs[run].box == nil {
        Self.appendWithoutTabs(
          TextPiece(range: start..<end, run: run, isRightToLeft: isRightToLeft), of: text,
          tailoring: label.style.tailoring, to: &pieces)
      }
      start = end
    }
    return pieces
  }

  /// Appends a piece but for its tabs and line separators, which have no glyphs of their own; as browsers draw nothing for a form
  /// feed and a carriage return, these neither with `.chromium`.
  private static func appendWithoutTabs(
    _ piece: TextPiece, of text: Span<UInt8>, tailoring: BreakTailoring, to pieces: inout [TextPiece]
  ) {
    let drawsNothing: (UInt8) -> Bool = { tailoring == .chromium && ($0 == 0x0C || $0 == 0x0D) }
    var start = piece.range.lowerBound
    for index in piece.range {
      let length =
        text[index] == 0x09 || drawsNothing(text[index]) ? 1 : text.isLineSeparator(at: index) ? 3 : 0
      guard length > 0 else { continue }
      var before = piece
      before.range = start..<max(start, index)
      if !before.range.isEmpty { pieces.append(before) }
      start = index + length
    }
    guard start < piece.range.upperBound else { return }
    var rest = piece
    rest.range = start..<piece.range.upperBound
    pieces.append(rest)
  }

  // MARK: Units

  /// The size of a run's font relative to the first run's.
  func relativeSize(ofRun run: Int) -> Double {
    label.runs[run].font.size / label.runs[0].font.size
  }

  /// The unit in which all advances are kept (rule P3), as far as it is chosen.
  struct UnitChoice {
    /// A common multiple of the units of the faces so far.
    var multiple: Int
    /// Whether it is whole for all of them, and small enough.
    var isExact = true
  }

  /// The choice before any item.
  var firstUnitChoice: UnitChoice { UnitChoice(multiple: session.font(ofRun: 0).metrics.unitsPerEm) }

  /// Goes on with a choice by what items ask for.
  func add(_ items: some Sequence<TextItem>, to choice: inout UnitChoice) {
    for item in items {
      if !choice.isExact { break }
      choice.multiple = Self.leastCommonMultiple(choice.multiple, session.metrics(of: item).unitsPerEm)
      if label.runs[item.run].font.size != label.runs[0].font.size { choice.isExact = false }
      if choice.multiple > Self.greatestUnit { choice.isExact = false }
    }
  }

  /// The unit chosen: one that is whole for every face where such a one is small enough, else so fine that rounding
  /// positions to it moves no line's end by more than 1/256 px at size 100.
  func unit(of choice: UnitChoice) -> Int {
    // Lengths in points are hardly ever whole units of a face.
    let isExact =
      choice.isExact
      && label.runs.allSatisfy { $0.box == nil && $0.font.tracking == 0 && $0.font.wordSpacing == 0 }
    let first = session.font(ofRun: 0).metrics.unitsPerEm
    return isExact ? choice.multiple : Self.fineUnit(of: first)
  }

  /// A unit that is whole for faces of so many units to the em; nil where there is no small one.
  static func commonUnit(of faces: some Sequence<Int>) -> Int? {
    var unit = 1
    for face in faces {
      unit = leastCommonMultiple(unit, face)
      if unit > greatestUnit { return nil }
    }
    return unit
  }

  /// A fine unit for a label whose first face has so many units to the em.
  static func fineUnit(of first: Int) -> Int { first * max(1, (fineUnit + first - 1) / first) }

  private static let greatestUnit = 1 << 24
  /// A line's ends are each off by half a unit at most: 100 px / 2^18 is a tenth of the error allowed.
  private static let fineUnit = 1 << 18

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let product = (a / max(1, x)).multipliedReportingOverflow(by: b)
    return product.overflow ? .max : product.partialValue
  }

  /// A width in units of a face, in units of the label.
  func labelUnits(_ width: Int, faceUnit: Int, relativeSize: Double) -> Int {
    Self.labelUnits(width, faceUnit: faceUnit, unitsPerEm: contents.unitsPerEm, relativeSize: relativeSize)
  }

  /// The same in a label of so many units to the em.
  static func labelUnits(_ width: Int, faceUnit: Int, unitsPerEm: Int, relativeSize: Double) -> Int {
    if relativeSize == 1, unitsPerEm % faceUnit == 0 { return width &* (unitsPerEm / faceUnit) }
    let exact = Double(width) * Double(unitsPerEm) * relativeSize / Double(faceUnit)
    return Int(max(-0x1p60, min(0x1p60, exact.rounded())))
  }

  /// A length in points, in units of the label.
  func labelUnits(points: Double, rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    let exact = points * Double(contents.unitsPerEm) / label.runs[0].font.size
    return Int(max(-0x1p60, min(0x1p60, exact.rounded(rule))))
  }

  // MARK: Paragraphs

  mutating func add(_ itemized: Itemized, of text: Span<UInt8>) {
    let paragraph = itemized.paragraph
    let firstCluster = contents.clusterWidths.count
    let firstPosition = position
    let firstScalar = scalars
    var next = 0
    let graphemes = itemized.graphemes
    for item in itemized.items {
      // What no item covers, tabs, has no glyphs.
      while next + 1 < graphemes.count, graphemes[next] < item.range.lowerBound {
        addControl(of: text, graphemes[next]..<graphemes[next + 1])
        next += 1
      }
      addMetrics(of: item)
      next = addItem(item, graphemes: graphemes, from: next, of: text)
    }
    while next + 1 < graphemes.count {
      addControl(of: text, graphemes[next]..<graphemes[next + 1])
      next += 1
    }
    addSegments(
      of: paragraph, graphemes: graphemes, firstCluster: firstCluster,
      firstPosition: firstPosition, in: text)
    if itemized.isRightToLeft { contents.rightToLeftParagraphs.append(firstScalar..<scalars) }
  }

  /// Appends a cluster that no item covers: a tab, whose width lines decide, an inline box, or a line separator that ends no
  /// paragraph, which is as wide as a space.
  private mutating func addControl(of text: Span<UInt8>, _ range: Range<Int>) {
    let run = runNumber(at: range.lowerBound)
    noteAdvances(ofRun: run)
    if let box = label.runs[run].box {
      let face = number(of: PreparedStorage.SizedFace(box, fontSize: label.runs[0].font.size))
      addMetrics(face: face, ofRun: run, at: contents.clusterWidths.count)
      // Cut down, so that a box of whole pixels is never a fraction wider.
      addCluster(of: text, range, width: labelUnits(points: box.width, rule: .down))
    } else {
      addFirstFace(at: range.lowerBound)
      let isSeparator = text.isLineSeparator(at: range.lowerBound)
      addCluster(of: text, range, width: isSeparator ? contents.spaceAdvance : 0)
    }
  }

  /// Notes from where on a line is as tall as the item's faces.
  private mutating func addMetrics(of item: TextItem) {
    let size = relativeSize(ofRun: item.run)
    let face = number(of: PreparedStorage.SizedFace(metrics: session.metrics(of: item), relativeSize: size))
    addMetrics(face: face, ofRun: item.run, at: contents.clusterWidths.count)
  }

  /// Notes that what follows from a byte of the text is as tall as the first face of its run.
  mutating func addFirstFace(at offset: Int) {
    let run = runNumber(at: offset)
    let face = PreparedStorage.SizedFace(
      metrics: session.font(ofRun: run).metrics, relativeSize: relativeSize(ofRun: run))
    addMetrics(face: number(of: face), ofRun: run, at: contents.clusterWidths.count)
  }

  private mutating func addMetrics(face: Int, ofRun run: Int, at cluster: Int) {
    let first = PreparedStorage.SizedFace(
      metrics: session.font(ofRun: run).metrics, relativeSize: relativeSize(ofRun: run))
    let strut = number(of: first)
    if let last = contents.metricsRuns.last, last.face == face, last.strut == strut { return }
    if contents.metricsRuns.last?.firstCluster == cluster { contents.metricsRuns.removeLast() }
    contents.metricsRuns.append(PreparedStorage.MetricsRun(firstCluster: cluster, face: face, strut: strut))
  }

  private mutating func number(of face: PreparedStorage.SizedFace) -> Int {
    if let known = faceNumbers[face] { return known }
    contents.faces.append(face)
    faceNumbers[face] = contents.faces.count - 1
    return contents.faces.count - 1
  }

  /// Appends a cluster of the text with its width and what its characters make of it.
  mutating func addCluster(of text: Span<UInt8>, _ range: Range<Int>, width: Int) {
    var flags: PreparedStorage.Flags = []
    switch text[range.lowerBound] {
    case 0x20: flags = .hangs
    case 0x09: flags = [.hangs, .tab]
    case 0xC2 where range.count == 2 && text[range.lowerBound + 1] == 0xAD: flags = .joinsPrevious
    case 0xE3
    where range.count == 3 && text[range.lowerBound + 1] == 0x80 && text[range.lowerBound + 2] == 0x80:
      flags = .hangs
    default: break
    }
    contents.clusterWidths.append(Int32(clamping: width))
    contents.clusterFlags.append(flags)
    let first = scalars
    for index in range where text[index] & 0xC0 != 0x80 { scalars += 1 }
    contents.clusterScalars.append(scalars)
    // Scripts without spaces between words begin at U+0E01.
    if text[range.lowerBound] >= 0xE0 {
      var offset = range.lowerBound
      if DictionaryScripts.lacksDictionary(text.nextScalar(at: &offset), hasDictionary: hasDictionary) {
        contents.withoutDictionary.joinOrAppend(first..<scalars)
      }
    }
    position += Int(Int32(clamping: width))
  }
}

extension PreparedStorage.SizedFace {
  /// A box among letters.
  init(_ box: InlineBox, fontSize: Double) {
    self.init(
      metrics: FaceMetrics(unitsPerEm: 0, ascent: 0, descent: 0, lineGap: 0, capHeight: 0), relativeSize: 1,
      box: PreparedStorage.SizedBox(ascent: box.ascent, descent: box.descent, fontSize: fontSize))
  }
}

extension Span<UInt8> {
  /// Whether U+2028 or U+2029 begins at `index`.
  func isLineSeparator(at index: Int) -> Bool {
    guard self[index] == 0xE2, index + 2 < count, self[index + 1] == 0x80 else { return false }
    return self[index + 2] == 0xA8 || self[index + 2] == 0xA9
  }
}
