internal import CHarfBuzz
package import TextLayout

/// Shapes text with HarfBuzz in the faces of a ``FontLibrary``.
public final class HarfBuzzShaper: Sendable {
  let library: FontLibrary
  let buffers = ShapingBufferPool()
  let simpleFaces = SimpleTextFaces()

  /// A shaper for the stacks of `library`.
  public init(library: FontLibrary) { self.library = library }
}

extension HarfBuzzShaper: TextShaper {
  package func makeSession(
    fonts: [FontDescription], language: String?
  ) throws(TextError) -> any ShapingSession {
    var stacks: [[FontFace]] = []
    for font in fonts {
      guard let faces = library.stacks[font.stack], !faces.isEmpty else {
        throw TextError(
          .unknownStack,
          "There is no font stack \"\(font.stack)\"; known are: \(library.stackNames.joined(separator: ", "))."
        )
      }
      stacks.append(faces)
    }
    return HarfBuzzSession(stacks: stacks, language: language, pool: buffers)
  }
}

/// The shaping of one label with HarfBuzz.
@safe
final class HarfBuzzSession: ShapingSession {
  let stacks: [[FontFace]]
  let buffer: ShapingBuffer
  private let pool: ShapingBufferPool
  private let language: OpaquePointer?

  init(stacks: [[FontFace]], language: String?, pool: ShapingBufferPool) {
    self.stacks = stacks
    self.pool = pool
    buffer = pool.take()
    // HarfBuzz interns language tags for the life of the process.
    unsafe self.language = language.flatMap { unsafe hb_language_from_string($0, -1) }
  }

  deinit { pool.giveBack(buffer) }

  func font(ofRun run: Int) -> ShapingFont {
    let face = stacks[run][0]
    let scale = face.unitScale
    return ShapingFont(
      metrics: face.metrics, spaceAdvance: face.spaceAdvance * scale,
      hyphenAdvance: face.hyphenAdvance * scale,
      ellipsisAdvance: face.ellipsisAdvance * scale)
  }

  func metrics(of item: TextItem) -> FaceMetrics { stacks[item.run][item.face].metrics }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    clusters.removeAll(keepingCapacity: true)
    let face = stacks[item.run][item.face]
    unsafe shape(text, face: face, item: item, range: range) { (glyphs, positions) in
      unsafe Self.collect(glyphs, positions, face: face, isRightToLeft: item.isRightToLeft, into: &clusters)
    }
  }

  /// Whether shaping the range in the face leaves no character without a glyph.
  func shapesWithoutGaps(_ text: Span<UInt8>, face: FontFace, item: TextItem) -> Bool {
    var isComplete = true
    unsafe shape(text, face: face, item: item, range: item.range) { (glyphs, _) in
      for index in glyphs.indices where unsafe glyphs[index].codepoint == 0 { isComplete = false }
    }
    return isComplete
  }

  private func shape(
    _ text: Span<UInt8>, face: FontFace, item: TextItem, range: Range<Int>,
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
  ) {
    unsafe buffer.withBuffer { buffer in
      unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(
        buffer, item.script == ScriptResolver.unresolved ? HB_SCRIPT_COMMON : hb_script_t(item.script))
      unsafe hb_buffer_set_language(buffer, language)
      unsafe text.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
          unsafe hb_buffer_add_utf8(
            buffer, characters, Int32(clamping: bytes.count), UInt32(clamping: range.lowerBound),
            Int32(clamping: range.count))
        }
      }
      unsafe face.withFont { font in unsafe hb_shape(font, buffer, nil, 0) }
      var count: UInt32 = 0
      let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count)
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
      unsafe body(
        UnsafeBufferPointer(start: glyphs, count: Int(count)),
        UnsafeBufferPointer(start: positions, count: Int(count)))
    }
  }

  /// Adds up the glyphs of each cluster, in logical order.
  private static func collect(
    _ glyphs: UnsafeBufferPointer<hb_glyph_info_t>, _ positions: UnsafeBufferPointer<hb_glyph_position_t>,
    face: FontFace, isRightToLeft: Bool, into clusters: inout [ShapedCluster]
  ) {
    let count = min(glyphs.count, positions.count)
    for step in 0..<count {
      let index = isRightToLeft ? count - 1 - step : step
      let glyph = unsafe glyphs[index]
      let advance = face.advance(ofGlyph: glyph.codepoint, shaped: unsafe Int(positions[index].x_advance))
      let isUnsafe = glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      let offset = Int(glyph.cluster)
      if let last = clusters.indices.last, clusters[last].offset == offset {
        clusters[last].advance += advance
        if isUnsafe { clusters[last].isUnsafeToBreak = true }
      } else {
        clusters.append(ShapedCluster(offset: offset, advance: advance, isUnsafeToBreak: isUnsafe))
      }
    }
  }
}
