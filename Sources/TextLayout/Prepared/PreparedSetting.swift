#if canImport(Glibc)
  internal import Glibc
#endif

/// How a prepared text is set: its style, and what follows from it, the faces and the size.
///
/// Safety: the heights, totals and hangs are written by `init` alone and freed by `deinit`.
@safe
final class PreparedSetting: @unchecked Sendable {
  let style: ParagraphStyle
  let fontSize: Double
  let leading: Double?
  let lineLeading: Double
  let firstBox: LineBox
  let boxes: [LineBox]
  /// The greatest number of lines shown.
  let lineLimit: Int
  /// Whether no line is lower than the first face (C13).
  let usesFirstFaceAlways: Bool
  /// The units that make an em of the first font.
  let unitsPerEm: Int
  /// What measures simple text; nil for a setting of shaped text.
  let face: SimpleTextFace?
  /// The same for a look that does not outlive the setting; nil too where lines break by other rules than simple text knows.
  let unretainedFace: Unmanaged<SimpleTextFace>?
  /// What tells the face from others, without a look at it.
  let faceIdentity: ObjectIdentifier?
  /// What text prepared from words was prepared from.
  let origin: TextOrigin?
  /// What may hang at the ends of segments.
  let hangs: Hangs

  /// What becomes of widths.
  let widths: WidthUnits

  /// The height of so many lines of the first face, from one on.
  private let heights: UnsafeMutablePointer<Double>
  private let heightCount: Int
  /// The height of a line on which faces meet, by their bits; none where other labels are not set so too.
  private let heightsOfFaces: UnsafeMutablePointer<Double>
  private let faceSetCount: Int
  /// What so many lines of the first face come to before more are added, from none on; none where other labels are not set so.
  private let totals: UnsafeMutablePointer<Double>
  private let totalCount: Int

  /// The setting of shaped text.
  convenience init(
    _ storage: PreparedStorage, style: ParagraphStyle, fontSize: Double, leading: Double?, hangs: [Int] = []
  ) {
    let boxes = storage.contents.faces.map {
      $0.box.map { LineBox($0, fontSize: fontSize) }
        ?? LineBox($0.metrics, size: fontSize * $0.relativeSize, metrics: style.lineMetrics)
    }
    self.init(
      style: style, fontSize: fontSize, leading: leading, boxes: boxes,
      firstBox: boxes.first ?? LineBox(), unitsPerEm: storage.contents.unitsPerEm, face: nil,
      heightCount: storage.hasOneFace ? min(8, storage.contents.fits.count) : 0,
      hangs: hangs)
  }

  /// The setting of simple text.
  convenience init(_ face: SimpleTextFace, style: ParagraphStyle, fontSize: Double, leading: Double?) {
    let metrics = face.font.metrics
    self.init(
      style: style, fontSize: fontSize, leading: leading, boxes: [],
      firstBox: LineBox(metrics, size: fontSize, metrics: style.lineMetrics),
      unitsPerEm: metrics.unitsPerEm, face: face, heightCount: 256, hangs: face.hangs)
  }

  /// The setting of text prepared from words, in the faces of the stack whose first one `base` is for.
  convenience init(
    _ base: PreparedSetting, faces: [PreparedStorage.SizedFace], unitsPerEm: Int, origin: TextOrigin
  ) {
    self.init(
      style: base.style, fontSize: base.fontSize, leading: base.leading,
      boxes: faces.map { LineBox($0.metrics, size: base.fontSize, metrics: base.style.lineMetrics) },
      firstBox: base.firstBox, unitsPerEm: unitsPerEm, face: nil, heightCount: 256,
      hangs: base.hangs.lengths.map {
        PreparationBuilder.labelUnits(
          $0, faceUnit: base.unitsPerEm, unitsPerEm: unitsPerEm, relativeSize: 1)
      }, origin: origin)
  }

  private init(
    style: ParagraphStyle, fontSize: Double, leading: Double?, boxes: [LineBox], firstBox: LineBox,
    unitsPerEm: Int, face: SimpleTextFace?, heightCount: Int, hangs: [Int], origin: TextOrigin? = nil
  ) {
    self.origin = origin
    self.hangs = Hangs(hangs)
    faceIdentity = face.map { ObjectIdentifier($0) }
    self.style = style
    self.fontSize = fontSize
    self.leading = leading
    self.boxes = boxes
    self.firstBox = firstBox
    self.unitsPerEm = unitsPerEm
    self.face = face
    unsafe unretainedFace = face.flatMap { unsafe $0.breaksPlainly ? Unmanaged.passUnretained($0) : nil }
    self.heightCount = heightCount
    lineLeading = leading ?? firstBox.lineGap
    lineLimit = style.lineLimit ?? .max
    usesFirstFaceAlways = style.lineMetrics == .css
    widths = WidthUnits(unitsPerEm: unitsPerEm, fontSize: fontSize)
    unsafe heights = UnsafeMutablePointer<Double>.allocate(capacity: max(1, heightCount))
    faceSetCount = origin != nil && boxes.count <= 8 ? 1 << boxes.count : 0
    unsafe heightsOfFaces = UnsafeMutablePointer<Double>.allocate(capacity: max(1, faceSetCount))
    totalCount = origin == nil ? 0 : min(64, heightCount)
    unsafe totals = UnsafeMutablePointer<Double>.allocate(capacity: max(1, totalCount))
    writeHeights()
    writeHeightsOfFaces()
  }

  /// Writes the heights by standing the lines one below the other, and what they come to in between.
  private func writeHeights() {
    let line = styledHeight((firstBox.ascent, firstBox.descent))
    var sum = LineSum(self)
    for count in 0..<heightCount {
      if count < totalCount { unsafe (totals + count).initialize(to: sum.total) }
      if count < lineLimit { sum.add(height: line) }
      unsafe (heights + count).initialize(to: rounded(sum.height(minimumLines: style.minimumLines)))
    }
  }

  /// Writes the heights of lines on which faces meet: as tall as those of one face fewer, and that face.
  private func writeHeightsOfFaces() {
    guard faceSetCount > 0 else { return }
    var extents = [lineExtent(ofFaces: 0)]
    extents.reserveCapacity(faceSetCount)
    for set in 1..<faceSetCount {
      let box = boxes[set.trailingZeroBitCount]
      let others = extents[set & (set - 1)]
      extents.append((max(others.ascent, box.ascent), max(others.descent, box.descent)))
    }
    for (set, extent) in extents.enumerated() {
      unsafe (heightsOfFaces + set).initialize(to: styledHeight(extent))
    }
  }

  deinit {
    unsafe heights.deallocate()
    unsafe heightsOfFaces.deallocate()
    unsafe totals.deallocate()
    hangs.free()
  }

  /// The same setting at another size.
  func withFontSize(_ size: Double, storage: PreparedStorage?) -> PreparedSetting {
    if let face { return PreparedSetting(face, style: style, fontSize: size, leading: leading) }
    guard let storage else { return self }
    // The segments stay as they are, and go by the same numbers of what hangs.
    return PreparedSetting(
      storage, style: style, fontSize: size, leading: leading, hangs: Array(hangs.lengths.dropFirst()))
  }

  /// Whether other labels are set so too.
  var isShared: Bool { face != nil || origin != nil }

  /// The bytes that the setting takes up, the heights with it.
  var byteCount: Int {
    Self.ownBytes + boxes.byteCount + (max(1, heightCount) + max(1, faceSetCount) + max(1, totalCount)) * 8
      + hangs.byteCount
      + style.tabStops.byteCount
  }

  /// The bytes of all that an object holds itself, alignment included.
  private static let ownBytes: Int = {
    typealias Held = (
      ParagraphStyle, Double, Double?, Double, LineBox, [LineBox], Int, Bool, Int, SimpleTextFace?, Int,
      TextOrigin?, Hangs, WidthUnits, Int, Int, Int, Int, Int, Int
    )
    return Array<Int>.objectHead + MemoryLayout<Held>.stride
  }()

  // MARK: Heights

  /// The height of a paragraph of so many lines, all of the first face, the line limit applied.
  @inline(__always)
  func height(lines: Int) -> Double {
    lines &- 1 < heightCount ? unsafe heights[lines &- 1] : heightInTurn(lines: lines)
  }

  /// The same, by standing the lines one below the other as ``LineSum`` does.
  @inline(never)
  private func heightInTurn(lines: Int) -> Double {
    var sum = LineSum(self)
    for _ in 0..<min(lines, lineLimit) { sum.add((firstBox.ascent, firstBox.descent), endsParagraph: false) }
    return rounded(sum.height(minimumLines: style.minimumLines))
  }

  /// A height on the pixel grid (rule R7).
  @inline(__always)
  func rounded(_ height: Double) -> Double {
    switch style.lineMetrics {
    case .pixel(let scale): PreparedText.roundedUp(height, scale: scale)
    case .css: height
    }
  }

  /// The height of a line on which faces meet, a bit each.
  @inline(__always)
  func lineHeight(ofFaces faces: UInt8) -> Double {
    Int(faces) < faceSetCount ? unsafe heightsOfFaces[Int(faces)] : styledHeight(ofFaces: faces)
  }

  /// What so many lines of the first face come to, where that is kept.
  @inline(__always)
  func total(lines: Int) -> Double? { lines < totalCount ? unsafe totals[lines] : nil }

  @inline(never)
  private func styledHeight(ofFaces faces: UInt8) -> Double { styledHeight(lineExtent(ofFaces: faces)) }

  private func styledHeight(_ extent: (ascent: Double, descent: Double)) -> Double {
    let styled = LineSum(self).styled(extent)
    return styled.ascent + styled.descent
  }

  /// The ascent and descent of a line on which faces meet, a bit each.
  func lineExtent(ofFaces faces: UInt8) -> (ascent: Double, descent: Double) {
    // Settings of one face may not list it.
    if faces == 1 { return (firstBox.ascent, firstBox.descent) }
    var extent = usesFirstFaceAlways ? (firstBox.ascent, firstBox.descent) : (0, 0)
    var rest = faces
    while rest != 0 {
      let box = boxes[rest.trailingZeroBitCount]
      rest &= rest &- 1
      extent = (max(extent.0, box.ascent), max(extent.1, box.descent))
    }
    return extent
  }
}
