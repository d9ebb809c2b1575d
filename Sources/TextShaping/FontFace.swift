internal import CHarfBuzz
internal import Synchronization
internal import TextLayout

/// One face of a font file: its metrics, its coverage and what shapes text with it. Shared by all threads.
///
/// Safety: `@unchecked Sendable` because the face and its fonts are made immutable before anyone sees them, which
/// HarfBuzz documents as safe to share, and everything computed later sits behind a lock. The pointers are
/// owned here and freed by `deinit`.
@safe
final class FontFace: @unchecked Sendable {
  let reference: FontReference
  let path: String
  /// The facts of the face that preparing labels needs, in units of its advances: ``unitScale`` times the units of its tables.
  let shapingFont: ShapingFont
  /// The number of units of this face that make one of its tables: more than 1 where advances come from a strike, whose
  /// pixels are no whole units.
  let unitScale: Int
  /// True if the face draws in colour, as emoji fonts do.
  let isColour: Bool
  /// The tags of the features that the face has, and the positions that its axes allow, read once: labels name them each time.
  let featureTags: Set<hb_tag_t>
  let axes: [hb_tag_t: ClosedRange<Double>]
  /// The advances of the face's bitmaps, where it has bitmaps only (C12).
  let strike: BitmapStrike?
  /// The composite glyphs of the face's outlines, nil where they are not TrueType's.
  let composites: CompositeGlyphs?
  /// The axes that stand elsewhere than the face's tables say.
  let positions: [FontVariation]
  /// True if its glyphs are made bolder, and so wider.
  let isEmboldened: Bool

  private let file: FontFile
  private let face: OpaquePointer
  private let font: OpaquePointer

  /// A face of the same outlines: the axes that change, and whether its glyphs are made bolder.
  private struct Variant: Hashable {
    var positions: [FontVariation]
    var isEmboldened: Bool
  }

  private let variants = Mutex<[Variant: FontFace]>([:])
  /// Nil for a place of features that no table can follow.
  let pairTables = Mutex<[PairTableKey: PairTable?]>([:])
  /// Positions of axes beyond so many make the store begin anew: a label may ask for any.
  private static let mostVariants = 256

  /// Tells faces apart, those that are gone among them.
  let number = FontFace.count.add(1, ordering: .relaxed).newValue
  private static let count = Atomic<UInt64>(0)

  /// Opens face `reference.index` of the file at `path`.
  convenience init(reference: FontReference, path: String, file: FontFile) throws(FontError) {
    let face = unsafe try file.makeFace(index: reference.index)
    unsafe hb_face_make_immutable(face)
    guard let font = unsafe hb_font_create(face) else {
      unsafe hb_face_destroy(face)
      throw FontError(.notAFont, "\(path) cannot be used for shaping.")
    }
    unsafe self.init(reference: reference, path: path, file: file, face: face, font: font)
  }

  /// Takes ownership of a face and of a font of it.
  private init(
    reference: FontReference, path: String, file: FontFile, face: OpaquePointer, font: OpaquePointer,
    positions: [FontVariation] = [], isEmboldened: Bool = false
  ) {
    self.positions = positions
    self.isEmboldened = isEmboldened
    unsafe hb_font_make_immutable(font)
    self.reference = reference
    self.path = path
    self.file = file
    unsafe self.face = face
    unsafe self.font = font
    isColour =
      unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
    featureTags = unsafe Self.featureTags(of: face)
    axes = unsafe Self.axes(of: face)
    composites = unsafe CompositeGlyphs(face: face)
    let strike = isColour ? BitmapStrike(path: path, index: reference.index) : nil
    self.strike = strike
    let scale = strike?.pixelsPerEm ?? 1
    unitScale = scale
    func advance(of scalar: UInt32) -> Int? { unsafe Self.advance(of: scalar, font: font).map { $0 * scale } }
    let hyphen = advance(of: 0x2010)
    shapingFont = unsafe ShapingFont(
      metrics: FaceMetrics(face: face).scaled(by: scale), spaceAdvance: advance(of: 0x20) ?? 0,
      hyphenAdvance: hyphen ?? advance(of: 0x2D) ?? 0, ellipsisAdvance: advance(of: 0x2026),
      hyphen: hyphen == nil ? "-" : "\u{2010}")
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// The digest of the face's whole file.
  var fileDigest: UInt64 { file.digest }

  /// The metrics in units of the face's advances.
  var metrics: FaceMetrics { shapingFont.metrics }

  /// True if the character map has a glyph for the character.
  func covers(_ scalar: UInt32) -> Bool { glyph(of: scalar) != nil }

  /// The glyph that the character map has for the character; nil if it has none.
  func glyph(of scalar: UInt32) -> UInt32? { unsafe Self.glyph(of: scalar, font: font) }

  private static func glyph(of scalar: UInt32, font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Lends the font to `body`, which must not keep it.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(font)
  }

  /// Lends the face to `body`, which must not keep it.
  func withFace<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(face)
  }

  /// The face with axes at positions that they allow, its glyphs made bolder if wanted; other axes stay where they are, and what was
  /// made bolder stays so.
  func variant(_ variations: [FontVariation], emboldened: Bool = false) -> FontFace {
    let key = Variant(positions: variations, isEmboldened: emboldened || isEmboldened)
    let positions = positions.filter { own in !variations.contains { $0.axis == own.axis } } + variations
    return variants.withLock { variants in
      if let known = variants[key] { return known }
      guard let font = unsafe hb_font_create(face), let shared = unsafe hb_face_reference(face) else {
        return self
      }
      let settings = positions.map {
        hb_variation_t(tag: openTypeTag($0.axis), value: Float($0.value))
      }
      unsafe hb_font_set_variations(font, settings, UInt32(clamping: settings.count))
      let variant = unsafe FontFace(
        reference: reference, path: path, file: file, face: shared,
        font: key.isEmboldened ? Self.emboldened(font) : font, positions: positions,
        isEmboldened: key.isEmboldened)
      if variants.count >= Self.mostVariants { variants.removeAll() }
      variants[key] = variant
      return variant
    }
  }

  /// The advance in the face's units of a glyph for which HarfBuzz gave `shaped` units of the tables.
  func advance(ofGlyph glyph: UInt32, shaped: Int) -> Int {
    guard let strike else { return shaped }
    guard shaped != 0, let pixels = strike.advance(of: glyph) else { return shaped * unitScale }
    return pixels * (metrics.unitsPerEm / unitScale)
  }

  private static func advance(of scalar: UInt32, font: OpaquePointer) -> Int? {
    unsafe glyph(of: scalar, font: font).map { unsafe Int(hb_font_get_glyph_h_advance(font, $0)) }
  }
}
