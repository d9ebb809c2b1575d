public import TextLayout
public import TextShaping

extension TextEngine {
  /// The bounds of the ink of a label in lines of at most `width` points, from its left and top, in points; nil where it has none.
  ///
  /// Boxes count for nothing: what is in them is the host's.
  ///
  /// - Throws: `TextError` where the label cannot be prepared or drawn, and for a width that is no number.
  /// - Complexity: that of drawing the label once.
  public func inkBounds(of label: TextLabel, width: Double) throws(TextError) -> InkBounds? {
    let lines = try preparedText(label).lines(width: width)
    var bounds: InkBounds?
    for (line, set) in zip(lines, try glyphLines(of: label, lines)) {
      for run in set.runs {
        for glyph in run.glyphs {
          guard let ink = image(ofGlyph: glyph.id, in: run).inkBounds else { continue }
          let placed = ink.placed(x: line.x + glyph.x, y: line.baseline - glyph.y, scale: run.font.size)
          bounds = bounds?.union(placed) ?? placed
        }
      }
    }
    return bounds
  }
}
