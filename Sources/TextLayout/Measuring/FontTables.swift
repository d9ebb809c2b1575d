/// The tables by which text in one font and language is itemized and measured, as far as labels brought them about.
struct FontTables {
  /// The parts of a font that decide its tables: not its size, but where shapes depend on it, nor spaces between letters but for whether there are any.
  struct Key: Hashable {
    var traits: FontTraits
    var features: [FontFeature]
    var variations: [FontVariation]
    var isTracked: Bool
    var language: String?
    /// The size, where shapes depend on it.
    var size: Double?

    init(_ font: FontDescription, language: String?, dependsOnSize: Bool) {
      size = dependsOnSize ? font.size : nil
      traits = font.traits
      features = font.features
      variations = font.variations
      isTracked = font.tracking != 0
      self.language = language
    }

    /// True if these are a font's tables.
    func matches(_ font: FontDescription, language: String?) -> Bool {
      traits == font.traits && (size ?? font.size) == font.size && isTracked == (font.tracking != 0)
        && self.language == language
        && features == font.features && variations == font.variations
    }
  }

  let key: Key
  let session: any ShapingSession
  let font: ShapingFont
  /// The metrics of the stack's faces, as many as were needed when they were last read.
  private var metrics: [FaceMetrics]
  var clusters: ClusterTable
  var items = ItemCache()
  let shaper: any TextShaper
  let description: FontDescription
  /// The shapes of full-width marks, once they were asked for.
  var marks: MarkShapes?
  /// The pair tables of the stack's first face.
  let pairs: PairFaces
  #if !SELFSIZING_NO_KERNELS
    /// The session that asks them first.
    let pairSession: any ShapingSession
  #endif

  init(
    _ font: FontDescription, language: String?, shaper: any TextShaper, bidi: (any BidiResolving)?
  ) throws(TextError) {
    session = try shaper.makeSession(fonts: [font], language: language)
    key = Key(font, language: language, dependsOnSize: session.dependsOnSize)
    self.font = session.font(ofRun: 0)
    metrics = session.stackMetrics
    clusters = ClusterTable(bidi: bidi)
    self.shaper = shaper
    description = font
    pairs = PairFaces(font, language: language, shaper: shaper)
    #if !SELFSIZING_NO_KERNELS
      pairSession = PairSession(session, faces: pairs)
    #endif
  }

  /// The metrics of a face of the stack, which may have come to it since.
  mutating func metrics(ofFace face: Int) -> FaceMetrics {
    if face >= metrics.count { metrics = session.stackMetrics }
    return metrics.indices.contains(face) ? metrics[face] : font.metrics
  }
}
