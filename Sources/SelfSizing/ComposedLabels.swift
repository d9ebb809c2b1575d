public import RowRendering
internal import Synchronization
public import TextLayout
public import TextShaping

/// The glyphs of labels that are drawn many times: each label is shaped once, however many widths it is drawn at.
///
/// It grows with the labels that it has met: make one for what is drawn together.
public final class ComposedLabels: GlyphSource {
  private let engine: TextEngine
  private let composers = Mutex<[TextLabel: OwnedComposer]>([:])

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
    let taken = try take(label)
    defer { composers.withLock { $0[label] = taken } }
    let set = try taken.composer.compose(lines)
    for line in set { try engine.library.checkOutlines(of: line.runs) }
    return set
  }

  /// A label's composer, out of the list: shaping may ask a caller's fonts, for which no lock is held. Whoever asks for the label
  /// meanwhile shapes it too.
  private func take(_ label: TextLabel) throws(TextError) -> OwnedComposer {
    if let known = composers.withLock({ $0.removeValue(forKey: label) }) { return known }
    return OwnedComposer(try LineComposer(label: label, preparer: engine.preparer))
  }

  /// Returns a glyph's image.
  public func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage {
    engine.image(ofGlyph: glyph, in: run)
  }
}

/// A label's composer.
///
/// Safety: whoever takes it out of the labels' list uses it alone until it is back.
private final class OwnedComposer: @unchecked Sendable {
  let composer: LineComposer

  init(_ composer: LineComposer) { self.composer = composer }
}
