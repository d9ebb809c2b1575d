public import RowRendering
internal import Synchronization
public import TextLayout
public import TextShaping

/// The glyphs of labels that are drawn many times: each label is shaped once, however many widths it is drawn at.
///
/// It grows with the labels that it has met: make one for what is drawn together.
public final class ComposedLabels: GlyphSource {
  private let engine: TextEngine
  private let composers = Mutex<[TextLabel: LineComposer]>([:])

  /// Labels of an engine, none of them shaped yet.
  public init(_ engine: TextEngine) { self.engine = engine }

  /// Prepares a label once; the result is measured at as many widths as wanted.
  public func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring { try engine.prepare(label) }

  /// The glyphs of lines that a label has at some width.
  ///
  /// - Throws: `TextError` where the label cannot be prepared, or one of its glyphs cannot be drawn in bounded time.
  /// - Complexity: linear in the lines' glyphs where the label was met before.
  public func glyphLines(
    of label: TextLabel, _ lines: [TextLine]
  ) throws(TextError) -> [(runs: [GlyphRun], width: Double)] {
    let set = try composers.withLock { (composers) throws(TextError) in
      if let composer = composers[label] { return try composer.compose(lines) }
      let composer = try LineComposer(label: label, preparer: engine.preparer)
      composers[label] = composer
      return try composer.compose(lines)
    }
    for line in set { try engine.library.checkOutlines(of: line.runs) }
    return set
  }

  /// Returns a glyph's image.
  public func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage {
    engine.image(ofGlyph: glyph, in: run)
  }
}
