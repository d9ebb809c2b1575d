internal import CHarfBuzz
package import TextLayout

/// Shapes text with HarfBuzz in the faces of a ``FontLibrary``.
public final class HarfBuzzShaper: Sendable {
  let library: FontLibrary
  let buffers = ShapingBufferPool()
  let cuts = CutCache()
  let simpleFaces = SimpleTextFaces()

  /// A shaper for the stacks of `library`.
  public init(library: FontLibrary) { self.library = library }
}

extension HarfBuzzShaper: TextShaper {
  package func makeSession(
    fonts: [FontDescription], language: String?
  ) throws(TextError) -> any ShapingSession {
    var runs: [RunFaces] = []
    for font in fonts {
      let run = try RunFaces(stack: library.stack(for: font), font: font)
      try Self.check(font.features, faces: run.faces)
      runs.append(run)
    }
    return HarfBuzzSession(runs: runs, fonts: fonts, language: language, pool: buffers, cuts: cuts)
  }
}

extension HarfBuzzShaper {
  /// Refuses features that no face of the stack has.
  private static func check(_ features: [FontFeature], faces: [FontFace]) throws(TextError) {
    for feature in features where feature.isRequired && !faces.contains(where: { $0.hasFeature(feature.tag) })
    {
      throw TextError(
        .unavailableFeature,
        "No face of the stack has the feature \"\(feature.tag)\": \(faces.map(\.reference.file).joined(separator: ", "))."
      )
    }
  }
}

/// The shaping of one label with HarfBuzz.
@safe
final class HarfBuzzSession: ShapingSession {
  var runs: [RunFaces]
  let buffer: ShapingBuffer
  private let pool: ShapingBufferPool
  private let language: OpaquePointer?

  let languageTag: String?
  let cuts: CutCache
  /// The features of each run, and the same as HarfBuzz takes them.
  let shapedFeatures: [[FontFeature]]
  private let features: [[hb_feature_t]]

  init(
    runs: [RunFaces], fonts: [FontDescription], language: String?, pool: ShapingBufferPool,
    cuts: CutCache
  ) {
    self.runs = runs
    self.cuts = cuts
    languageTag = language
    shapedFeatures = fonts.map(Self.features)
    features = shapedFeatures.map { $0.map(Self.feature) }
    self.pool = pool
    buffer = pool.take()
    // HarfBuzz interns language tags for the life of the process.
    unsafe self.language = language.flatMap { unsafe hb_language_from_string($0, -1) }
  }

  deinit { pool.giveBack(buffer) }

  /// The features that a font asks for; letters set apart by tracking form no optional ligatures, nor take other shapes by what stands
  /// around them.
  static func features(of font: FontDescription) -> [FontFeature] {
    font.tracking == 0
      ? font.features
      : [FontFeature("liga", value: 0), FontFeature("clig", value: 0), FontFeature("calt", value: 0)]
        + font.features
  }

  private static func feature(_ feature: FontFeature) -> hb_feature_t {
    // The end of the range is HB_FEATURE_GLOBAL_END, a macro that Swift does not import.
    hb_feature_t(
      tag: openTypeTag(feature.tag), value: UInt32(clamping: feature.value), start: 0, end: .max)
  }

  func isCursive(_ item: TextItem) -> Bool { Self.cursiveScripts.contains(item.script) }

  /// Scripts whose letters join (Unicode's ArabicShaping.txt).
  private static let cursiveScripts: Set<UInt32> = Set(
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_ADLAM,
      HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_OLD_UYGHUR,
    ].map(\.rawValue))

  func font(ofRun run: Int) -> ShapingFont { runs[run].faces[0].shapingFont }

  func metrics(of item: TextItem) -> FaceMetrics { runs[item.run].faces[item.face].metrics }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    clusters.removeAll(keepingCapacity: true)
    let face = runs[item.run].faces[item.face]
    unsafe shapeParts(text, face: face, item: item, range: range) { (glyphs, positions) in
      unsafe Self.collect(glyphs, positions, face: face, isRightToLeft: item.isRightToLeft, into: &clusters)
    }
  }

  func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] {
    var result: [ShapedGlyph] = []
    let face = runs[item.run].faces[item.face]
    unsafe shapeParts(text, face: face, item: item, range: range) { (glyphs, positions) in
      var part: [ShapedGlyph] = []
      for index in 0..<min(glyphs.count, positions.count) {
        let glyph = unsafe glyphs[index]
        let position = unsafe positions[index]
        part.append(
          ShapedGlyph(
            id: glyph.codepoint, offset: Int(glyph.cluster),
            advance: face.advance(ofGlyph: glyph.codepoint, shaped: Int(position.x_advance)),
            x: Int(position.x_offset) * face.unitScale, y: Int(position.y_offset) * face.unitScale,
            isUnsafeToBreak: glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
      result.insert(contentsOf: part, at: item.isRightToLeft ? 0 : result.count)
    }
    return result
  }

  /// True if shaping the range in the face leaves no character without a glyph.
  func shapesWithoutGaps(_ text: Span<UInt8>, face: FontFace, item: TextItem) -> Bool {
    var isComplete = true
    unsafe shapeParts(text, face: face, item: item, range: item.range) { (glyphs, _) in
      for index in glyphs.indices where unsafe glyphs[index].codepoint == 0 { isComplete = false }
    }
    return isComplete
  }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster],
    safeOffsets: inout [Int]
  ) {
    safeOffsets.removeAll(keepingCapacity: true)
    guard !item.isShapedInParts else { return shape(text, item: item, range: range, into: &clusters) }
    clusters.removeAll(keepingCapacity: true)
    let face = runs[item.run].faces[item.face]
    let flags = HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT
    unsafe shapeParts(text, face: face, item: item, range: range, flags: flags) { (glyphs, positions) in
      unsafe Self.collect(glyphs, positions, face: face, isRightToLeft: item.isRightToLeft, into: &clusters)
      unsafe Self.collectSafeOffsets(glyphs, isRightToLeft: item.isRightToLeft, into: &safeOffsets)
    }
  }

  /// The starts of the clusters that HarfBuzz does not flag as unsafe to concatenate at (HB_GLYPH_FLAG_UNSAFE_TO_CONCAT).
  private static func collectSafeOffsets(
    _ glyphs: UnsafeBufferPointer<hb_glyph_info_t>, isRightToLeft: Bool, into safeOffsets: inout [Int]
  ) {
    var last: Int?
    for step in glyphs.indices {
      let glyph = unsafe glyphs[isRightToLeft ? glyphs.count - 1 - step : step]
      let offset = Int(glyph.cluster)
      let isSafe = glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0
      if offset == last {
        if !isSafe, safeOffsets.last == offset { safeOffsets.removeLast() }
      } else if isSafe {
        safeOffsets.append(offset)
      }
      last = offset
    }
  }

  /// Shapes what is shaped at once, part after part; from right to left too, the first part first.
  private func shapeParts(
    _ text: Span<UInt8>, face: FontFace, item: TextItem, range: Range<Int>,
    flags: hb_buffer_flags_t = HB_BUFFER_FLAG_DEFAULT,
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
  ) {
    guard item.isShapedInParts || face.isColour else {
      return unsafe shape(text, face: face, item: item, range: range, flags: flags, body)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        item.isShapedInParts
        ? endOfPart(from: start, of: range, in: text) : Self.endOfSequences(from: start, of: range, in: text)
      unsafe shape(text, face: face, item: item, range: start..<end, flags: flags, body)
      start = end
    }
  }

  /// The end of a part of a cluster that is too long to be shaped at once.
  private func endOfPart(from start: Int, of range: Range<Int>, in text: Span<UInt8>) -> Int {
    var end = min(range.upperBound, start + TextItem.longestCluster)
    // Up to the next character's start.
    while end < range.upperBound, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The place behind a variation selector after which emoji go on that make no sequence with those before it (UTS #51): a skin
  /// tone behind U+FE0F, a joiner behind U+FE0E. HarfBuzz passes over selectors and would set them as one.
  private static func endOfSequences(from start: Int, of range: Range<Int>, in text: Span<UInt8>) -> Int {
    var offset = start
    var last: UInt32 = 0
    while offset < range.upperBound {
      let before = offset
      let scalar = text.nextScalar(at: &offset)
      let isApart =
        last == 0xFE0F ? (0x1F3FB...0x1F3FF).contains(scalar) : last == 0xFE0E && scalar == 0x200D
      if isApart { return before }
      last = scalar
    }
    return range.upperBound
  }

  private func shape(
    _ text: Span<UInt8>, face: FontFace, item: TextItem, range: Range<Int>, flags: hb_buffer_flags_t,
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
  ) {
    unsafe buffer.withBuffer { buffer in
      unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(
        buffer, item.script == 0 ? HB_SCRIPT_COMMON : hb_script_t(item.script))
      unsafe hb_buffer_set_language(buffer, language)
      unsafe hb_buffer_set_flags(buffer, flags)
      unsafe text.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
          unsafe hb_buffer_add_utf8(
            buffer, characters, Int32(clamping: bytes.count), UInt32(clamping: range.lowerBound),
            Int32(clamping: range.count))
        }
      }
      let features = features[item.run]
      unsafe face.withFont { font in unsafe hb_shape(font, buffer, features, UInt32(clamping: features.count))
      }
      var count: UInt32 = 0
      let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count)
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
      unsafe Self.hideSoftHyphens(
        UnsafeMutableBufferPointer(start: glyphs, count: Int(count)),
        UnsafeMutableBufferPointer(start: positions, count: Int(count)), of: text, face: face)
      unsafe body(
        UnsafeBufferPointer(start: glyphs, count: Int(count)),
        UnsafeBufferPointer(start: positions, count: Int(count)))
    }
  }

  /// Takes away the glyphs of soft hyphens that a font shows, as it replaces what HarfBuzz would hide: Noto Sans CJK does in Korean.
  private static func hideSoftHyphens(
    _ glyphs: UnsafeMutableBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeMutableBufferPointer<hb_glyph_position_t>, of text: Span<UInt8>, face: FontFace
  ) {
    for index in glyphs.indices where unsafe positions[index].x_advance != 0 {
      let offset = unsafe Int(glyphs[index].cluster)
      guard offset + 1 < text.count, text[offset] == 0xC2, text[offset + 1] == 0xAD else { continue }
      unsafe positions[index].x_advance = 0
      unsafe glyphs[index].codepoint = face.glyph(of: 0x20) ?? 0
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
