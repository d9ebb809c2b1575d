internal import CHarfBuzz
public import TextLayout

extension FontLibrary {
  /// The image of a glyph of a run.
  ///
  /// - Complexity: reads the glyph from the font each time; keep what you need again.
  public func image(ofGlyph glyph: UInt32, in run: GlyphRun) -> GlyphImage {
    guard let face = face(of: run) else { return .empty }
    return ((try? face.varied(for: run.font)) ?? face).image(of: glyph)
  }

  /// Checks that the glyphs of runs are drawn in bounded time.
  ///
  /// - Throws: `TextError` naming the font whose glyph is put together from too many others.
  public func checkOutlines(of runs: [GlyphRun]) throws(TextError) {
    for run in runs {
      guard let face = face(of: run), let composites = face.composites else { continue }
      for glyph in run.glyphs where !composites.isBounded(glyph.id) {
        throw TextError(
          .unboundedGlyph,
          "Glyph \(glyph.id) of \(face.path) cannot be drawn: it is put together from more parts than any font needs. Use another font."
        )
      }
    }
  }

  private func face(of run: GlyphRun) -> FontFace? {
    guard let faces = faces(for: run.font), faces.indices.contains(run.face) else { return nil }
    return faces[run.face]
  }
}

extension FontFace {
  /// The glyph's picture if it has one, else its outline; nothing where that is put together from too many parts.
  func image(of glyph: UInt32) -> GlyphImage {
    if isColour, let picture = picture(of: glyph) { return picture }
    if composites?.isBounded(glyph) == false { return .empty }
    var outline = GlyphOutline(unitsPerEm: tableUnitsPerEm)
    unsafe withFont { font in
      unsafe withUnsafeMutablePointer(to: &outline) { outline in
        unsafe hb_font_get_glyph_shape(font, glyph, OutlineFunctions.shared.functions, outline)
      }
    }
    return outline.elements.isEmpty ? .empty : .outline(outline)
  }

  private var tableUnitsPerEm: Int { max(1, metrics.unitsPerEm / max(1, unitScale)) }

  private func picture(of glyph: UInt32) -> GlyphImage? {
    unsafe withFont { font in
      let png = unsafe FontBlob(owning: hb_ot_color_glyph_reference_png(font, glyph))
      var extents = hb_glyph_extents_t()
      guard !png.isEmpty, unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
      return .png(
        png.array, left: Double(extents.x_bearing), top: Double(extents.y_bearing),
        width: Double(extents.width), height: -Double(extents.height), unitsPerEm: tableUnitsPerEm)
    }
  }
}

/// HarfBuzz's callbacks that append to a ``GlyphOutline``.
///
/// Safety: `@unchecked Sendable` because they are made immutable before anyone sees them, and live as long as the process.
@safe
private final class OutlineFunctions: @unchecked Sendable {
  static let shared = OutlineFunctions()

  let functions: OpaquePointer?

  private init() {
    unsafe functions = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, outline, _, x, y, _ in unsafe append(.move(point(x, y)), to: outline) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, outline, _, x, y, _ in unsafe append(.line(point(x, y)), to: outline) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, outline, _, cx, cy, x, y, _ in
        unsafe append(.quadratic(point(cx, cy), point(x, y)), to: outline)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, outline, _, ax, ay, bx, by, x, y, _ in
        unsafe append(.cubic(point(ax, ay), point(bx, by), point(x, y)), to: outline)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, outline, _, _ in unsafe append(.close, to: outline) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }
}

private func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
  GlyphOutline.Point(x: Double(x), y: Double(y))
}

/// Appends to the outline whose address the callbacks are handed.
private func append(_ element: GlyphOutline.Element, to outline: UnsafeMutableRawPointer?) {
  unsafe outline?.assumingMemoryBound(to: GlyphOutline.self).pointee.elements.append(element)
}
