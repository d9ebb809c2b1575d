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
  /// The pair tables of the stack's first face by script, as far as they came up; nil for a script without.
  private var pairFaces: [PairFace] = []
  /// The number of that of Latin letters, once it was asked for; nil where there is none.
  private var latin: Int??

  /// The pair table of a script, where there is one, with what its rules did.
  final class PairFace {
    let script: UInt32
    let face: SimpleTextFace?
    var substitutions = SubstitutionCache()

    init(script: UInt32, face: SimpleTextFace?) {
      self.script = script
      self.face = face
    }
  }

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
  }

  /// The metrics of a face of the stack, which may have come to it since.
  mutating func metrics(ofFace face: Int) -> FaceMetrics {
    if face >= metrics.count { metrics = session.stackMetrics }
    return metrics.indices.contains(face) ? metrics[face] : font.metrics
  }

  /// The number of the pair table that measures items like one; nil where there is none.
  mutating func pairs(of item: TextItem) -> Int? {
    guard item.face == 0, !item.isRightToLeft, item.script != 0, item.isCovered, key.features.isEmpty,
      key.variations.isEmpty
    else { return nil }
    var number = pairFaces.firstIndex { $0.script == item.script }
    if number == nil {
      let face = shaper.simpleTextFace(for: description, language: key.language, script: item.script)
      number = pairFaces.count
      pairFaces.append(PairFace(script: item.script, face: face))
    }
    return number.flatMap { pairFaces[$0].face == nil ? nil : $0 }
  }

  /// The number of the pair table of Latin letters; nil where there is none.
  mutating func latinPairs() -> Int? {
    if let latin { return latin }
    let item = TextItem(
      range: 0..<0, run: 0, face: 0, script: SimpleTextFace.latin, isRightToLeft: false, isCovered: true)
    let number = pairs(of: item)
    latin = .some(number)
    return number
  }

  /// A pair table by its number, with what its rules did.
  @inline(__always)
  func pairFace(_ number: Int) -> PairFace { pairFaces[number] }
}
