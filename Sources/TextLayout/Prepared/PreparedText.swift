#if canImport(Glibc)
  internal import Glibc
#endif

/// A label that was shaped once: its height, lines and size at any width are arithmetic.
///
/// Immutable and independent of width: one value serves all widths, on all threads. No font and no C library is touched after
/// the preparation. Every answer comes from one line walker, so that they agree with one another.
///
/// ```swift
/// let text = try engine.prepare("Hello, world", font: body)
/// try text.lineCount(width: 80)  // 2
/// ```
///
/// Safety: what the body holds is written once, before it is shared, or put in place atomically.
@safe
public struct PreparedText: @unchecked Sendable {
  /// The label in its memory.
  let storage: LabelStorage

  init(_ storage: LabelStorage) { self.storage = storage }

  /// A shaped text, which keeps its clusters.
  package init(_ clusters: PreparedStorage, style: ParagraphStyle, fontSize: Double, leading: Double?) {
    let resolved = PreparedSetting(clusters, style: style, fontSize: fontSize, leading: leading)
    let noText: [UInt8] = []
    var table = clusters.table(style)
    storage = LabelStorage.make(
      style: resolved, table: &table, text: noText.span, clusters: clusters)
  }

  /// The setting of the text.
  var setting: PreparedSetting { storage.style }
  /// Lends the heights by width, where they are kept.
  func withKeptSteps<Result>(_ action: (HeightSteps) -> Result) -> Result? {
    withExtendedLifetime(storage) { storage.steps.map { action($0) } }
  }

  /// The style of the label as a whole.
  public var style: ParagraphStyle { setting.style }
  /// The size of the label's first font in points; sizes of other runs keep their ratio to it.
  public var fontSize: Double { setting.fontSize }
  /// The leading given with the first font, in points; nil where the face's line gap counts.
  package var leading: Double? { setting.leading }
  /// The leading between two lines beyond ascent and descent, in points.
  package var lineLeading: Double { setting.lineLeading }
  /// The height that the first face gives a line.
  package var firstBox: LineBox { setting.firstBox }
  /// The units that make an em of the first font.
  package var unitsPerEm: Int { setting.unitsPerEm }

  /// The text with its clusters.
  package var clusters: PreparedStorage { storage.clusters }

  /// Returns the label with its first font at `size` points, the other runs in proportion; nothing is shaped again.
  ///
  /// Inline boxes, tracking and tab stops grow in proportion too; leading, line spacing and line heights in points stay.
  ///
  /// - Throws: ``TextError`` if the size is no positive finite number.
  public func withFontSize(_ size: Double) throws(TextError) -> PreparedText {
    try TextError.checkFontSize(size)
    return PreparedText(storage.copy(style: setting.withFontSize(size), steps: nil))
  }

  /// True if a ``FontKit`` prepared the label and had to estimate widths, or lacks something else that its fonts have.
  public var isEstimated: Bool { storage.flags.contains(.isEstimated) }

  /// The text with the note that its widths are estimates.
  var notedAsEstimated: PreparedText {
    PreparedText(storage.copy(style: setting, steps: nil, flags: .isEstimated))
  }

  /// True if something of the label is ``uncovered``.
  var hasUncovered: Bool { storage.flags.contains(.hasUncovered) }

  /// The parts of the label, as scalar offsets from its start, for which no face of the stack has a glyph: they are
  /// measured with the first face's `.notdef`.
  public var uncovered: [Range<Int>] {
    hasUncovered ? clusters.contents.uncovered : []
  }

  /// The height of the label in lines of at most `width` points (rule R7), its line limit applied.
  ///
  /// - Parameter width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments; allocates nothing.
  public func height(width: Double) throws(TextError) -> Double {
    if let height = storage.keptHeight(wholeWidth: width) { return height }
    return try otherHeight(width: width)
  }

  /// The height at a width that is no whole 64ths, or without kept steps.
  @inline(never)
  func otherHeight(width: Double) throws(TextError) -> Double {
    try TextError.checkWidth(width)
    if hasKeptSteps, let height = storage.keptHeight(width: width) { return height }
    return storage.height(limit: storage.widths.limit(for: width))
  }

  /// The number of lines at `width` points, the line limit applied.
  ///
  /// - Parameter width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments; allocates nothing.
  public func lineCount(width: Double) throws(TextError) -> Int {
    try TextError.checkWidth(width)
    return storage.lineCount(limit: storage.widths.limit(for: width), most: lineLimit)
  }

  package var lineLimit: Int { setting.lineLimit }
}

extension PreparedText {
  /// Points for a number of units.
  package func points(_ units: Int) -> Double {
    Double(units) * fontSize / Double(unitsPerEm)
  }

  /// Whole 64ths of a point in a number of units, cut down. A line fits if this is at most that of the width (rule W1).
  package func sixtyFourths(_ units: Int) -> Double { setting.widths.sixtyFourths(units) }

  /// The widest line in units that fits a width.
  package func limit(for width: Double) -> Int { setting.widths.limit(for: width) }
}
