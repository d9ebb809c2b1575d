public import RowLayout
public import RowRendering

extension ListDriver {
  /// Draws the last frame, as a picture of the viewport: described rows as they were measured, boxes in place of those
  /// that the host measures or fills itself.
  ///
  /// ```swift
  /// list.layout()
  /// let svg = try list.drawing(glyphs: engine).svg(glyphs: engine)
  /// ```
  ///
  /// - Parameters:
  ///   - glyphs: the engine that the list's rows are measured with; nil draws bars in place of text.
  ///   - annotations: what is drawn over each row to explain its layout.
  /// - Throws: `RowError` of the first row that cannot be resolved.
  public func drawing(
    glyphs: (any GlyphSource)? = nil, annotations: Annotations = []
  ) throws(RowError) -> Drawing {
    let screen = cache.visibleRect
    var rows: [PlacedRow] = []
    for slot in slots where !slot.isOverscanned {
      rows.append(
        PlacedRow(
          frame: slot.frame, row: try resolvedRow(at: slot.place), title: slot.place.description,
          isPinned: slot.isPinned))
    }
    return try Drawing(
      viewport: RowRect(x: screen.x, y: screen.y, width: screen.width, height: screen.height), rows: rows,
      glyphs: glyphs, annotations: annotations)
  }
}
