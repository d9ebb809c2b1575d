internal import TextLayout
internal import TextShaping

/// Images of glyphs, each looked up once for a picture.
struct GlyphImages {
  var source: (any GlyphSource)?
  private var images: [GlyphKey: (key: GlyphKey, image: GlyphImage)] = [:]
  /// The first glyphs of their looks: fonts that ask for different weights may be set in one face.
  private var keys: [GlyphImage: GlyphKey] = [:]

  init(source: (any GlyphSource)?) { self.source = source }

  /// Returns a glyph's image, and a key to it; empty without a source.
  mutating func image(of glyph: GlyphRun.Glyph, in run: GlyphRun) -> (key: GlyphKey, image: GlyphImage) {
    let key = GlyphKey(run, glyph)
    if let known = images[key] { return known }
    let image = source?.image(ofGlyph: glyph.id, in: run) ?? .empty
    let first = keys[image] ?? key
    keys[image] = first
    images[key] = (first, image)
    return (first, image)
  }
}

/// The identity of a glyph's image.
struct GlyphKey: Hashable {
  private let traits: FontTraits
  private let size: Double
  private let face: Int
  private let variations: [FontVariation]
  private let glyph: UInt32

  init(_ run: GlyphRun, _ glyph: GlyphRun.Glyph) {
    traits = run.font.traits
    size = run.font.size
    face = run.face
    variations = run.font.variations
    self.glyph = glyph.id
  }
}
