#if canImport(Glibc)
  internal import Glibc
#endif

/// The setting of a prepared text: its style, and what follows from it, the faces and the size.
///
/// Safety: the heights are written by `init` alone and freed by `deinit`.
@safe
final class PreparedSetting: @unchecked Sendable {
  let style: ParagraphStyle
  /// The style's wrapping and space between paragraphs, which lines ask for.
  let wrapping: TextWrapping
  let paragraphSpacing: Double
  let fontSize: Double
  let leading: Double?
  let lineLeading: Double
  let firstBox: LineBox
  let boxes: [LineBox]
  /// The greatest number of lines shown.
  let lineLimit: Int
  /// The units that make an em of the first font.
  let unitsPerEm: Int
  /// The face that measures simple text; nil for a setting of shaped text.
  let face: SimpleTextFace?
  /// The face, borrowed for the setting's life; nil too where lines break by other rules than simple text knows.
  let unretainedFace: Unmanaged<SimpleTextFace>?
  /// The origin of text prepared from words.
  let origin: (any LabelSource)?
  /// The faces of ``boxes``, in sizes relative to the first font.
  let faces: [SizedFace]
  /// The places that tabs lead to.
  let tabs: TabStops
  /// The kinds of segments that labels name by number.
  let kinds: SegmentKinds
  /// The kinds of segments, read without a count of references.
  let kindEntries: Memory<SegmentKind>
  /// True if other labels share the setting.
  let isShared: Bool

  /// The conversion of widths.
  let widths: WidthUnits
  /// The indents of lines; nil where none is indented.
  let indents: LineIndents?

  /// The height of so many lines of the first face, from one on.
  private let heights: Memory<Double>
  /// The height of a line on which faces meet, by their bits; none where other labels are not set so too.
  private let heightsOfFaces: Memory<Double>

  /// The setting of one label that was shaped.
  convenience init(
    _ clusters: PreparedStorage, style: ParagraphStyle, fontSize: Double, leading: Double?
  ) {
    self.init(
      style: style, fontSize: fontSize, leading: leading, faces: clusters.contents.faces,
      unitsPerEm: clusters.contents.unitsPerEm, tabs: clusters.contents.tabs,
      kinds: SegmentKinds(spaceAdvance: 0, capacity: 2),
      heightCount: clusters.hasOneFace ? min(8, clusters.contents.fits.count) : 0, isShared: false)
  }

  /// The setting of simple text.
  convenience init(
    _ face: SimpleTextFace, style: ParagraphStyle, fontSize: Double, leading: Double?,
    origin: (any LabelSource)?
  ) {
    let metrics = face.font.metrics
    self.init(
      style: style, fontSize: fontSize, leading: leading, faces: face.sizedFaces,
      unitsPerEm: metrics.unitsPerEm, tabs: TabStops(),
      kinds: SegmentKinds(spaceAdvance: face.spaceAdvance), heightCount: 256, isShared: true, face: face,
      origin: origin)
  }

  init(
    style: ParagraphStyle, fontSize: Double, leading: Double?, faces: [SizedFace],
    unitsPerEm: Int, tabs: TabStops, kinds: SegmentKinds, heightCount: Int, isShared: Bool,
    face: SimpleTextFace? = nil, origin: (any LabelSource)? = nil
  ) {
    self.origin = origin
    self.faces = faces
    self.tabs = tabs
    self.kinds = kinds
    kindEntries = kinds.entries
    self.isShared = isShared
    boxes = faces.map {
      $0.box.map { LineBox($0, fontSize: fontSize) }
        ?? LineBox($0.metrics, size: fontSize * $0.relativeSize, metrics: style.lineMetrics)
        .lifted(by: fontSize * $0.lift)
    }
    firstBox = boxes.first ?? LineBox()
    self.style = style
    wrapping = style.wrapping
    paragraphSpacing = style.paragraphSpacing
    self.fontSize = fontSize
    self.leading = leading
    self.unitsPerEm = unitsPerEm
    self.face = face
    unsafe unretainedFace = face.flatMap { unsafe $0.breaksPlainly ? Unmanaged.passUnretained($0) : nil }
    lineLeading = leading ?? firstBox.lineGap
    lineLimit = style.lineLimit ?? .max
    widths = WidthUnits(unitsPerEm: unitsPerEm, fontSize: fontSize)
    indents =
      style.indent.isNone
      ? nil : LineIndents(style.indent, unitsPerEm: unitsPerEm, fontSize: fontSize)
    heights = Memory(repeating: 0, count: heightCount)
    let countsFaces = isShared && face == nil && boxes.count <= 8
    heightsOfFaces = Memory(repeating: 0, count: countsFaces ? 1 << boxes.count : 0)
    writeHeights()
    writeHeightsOfFaces()
  }

  /// Writes the heights by standing the lines one below the other.
  private func writeHeights() {
    let line = styledHeight((firstBox.ascent, firstBox.descent))
    var sum = LineSum(self)
    for count in 0..<heights.count {
      if count < lineLimit { sum.add(height: line) }
      heights[count] = rounded(sum.height(minimumLines: style.minimumLines))
    }
  }

  /// Writes the heights of lines on which faces meet: as tall as those of one face fewer, and that face.
  private func writeHeightsOfFaces() {
    guard heightsOfFaces.count > 0 else { return }
    var extents = [lineExtent(ofFaces: 0)]
    extents.reserveCapacity(heightsOfFaces.count)
    for set in 1..<heightsOfFaces.count {
      let box = boxes[set.trailingZeroBitCount]
      let others = extents[set & (set - 1)]
      extents.append((max(others.ascent, box.ascent), max(others.descent, box.descent)))
    }
    for (set, extent) in extents.enumerated() { heightsOfFaces[set] = styledHeight(extent) }
  }

  deinit {
    heights.free()
    heightsOfFaces.free()
  }

  /// Returns the setting at another size. Segments stay as they are, and name the same kinds.
  func withFontSize(_ size: Double) -> PreparedSetting {
    PreparedSetting(
      style: style, fontSize: size, leading: leading, faces: faces, unitsPerEm: unitsPerEm, tabs: tabs,
      kinds: kinds, heightCount: heights.count, isShared: false, face: face, origin: origin)
  }

  /// True if it is that of simple text.
  var isSimple: Bool { face != nil }

  /// The bytes that the setting takes up, the heights with it.
  var byteCount: Int {
    Self.ownBytes + boxes.byteCount + (max(1, heights.count) + max(1, heightsOfFaces.count)) * 8
      + style.tabStops.byteCount + tabs.own.byteCount
  }

  /// The bytes of all that an object holds itself, alignment included.
  private static let ownBytes: Int = {
    typealias Held = (
      ParagraphStyle, Double, Double, Double?, Double, LineBox, [LineBox], Int, Int, SimpleTextFace?,
      Int,
      (any LabelSource)?, [SizedFace], TabStops, SegmentKinds, Memory<SegmentKind>, WidthUnits, LineIndents?,
      Memory<Double>, Memory<Double>, Int
    )
    return Array<Int>.objectHead + MemoryLayout<Held>.stride
  }()

  // MARK: Heights

  /// The height of a paragraph of so many lines, all of the first face, the line limit applied.
  @inline(__always)
  func height(lines: Int) -> Double {
    lines &- 1 < heights.count ? heights[lines &- 1] : heightInTurn(lines: lines)
  }

  /// The height of a paragraph of so many lines, stood one below the other by ``LineSum``.
  @inline(never)
  private func heightInTurn(lines: Int) -> Double {
    var sum = LineSum(self)
    for _ in 0..<min(lines, lineLimit) { sum.add((firstBox.ascent, firstBox.descent), endsParagraph: false) }
    return rounded(sum.height(minimumLines: style.minimumLines))
  }

  /// A height on the pixel grid (rule R7); never below 0, however far a style has lines overlap.
  @inline(__always)
  func rounded(_ height: Double) -> Double {
    let height = max(0, height)
    return switch style.lineMetrics {
    case .pixel(let scale), .apple(let scale): PreparedText.roundedUp(height, scale: scale)
    case .css: height
    }
  }

  /// The height of a line on which faces meet, a bit each.
  @inline(__always)
  func lineHeight(ofFaces faces: UInt32) -> Double {
    Int(faces) < heightsOfFaces.count ? heightsOfFaces[Int(faces)] : styledHeight(ofFaces: faces)
  }

  @inline(never)
  private func styledHeight(ofFaces faces: UInt32) -> Double { styledHeight(lineExtent(ofFaces: faces)) }

  private func styledHeight(_ extent: (ascent: Double, descent: Double)) -> Double {
    let styled = LineSum(self).styled(extent)
    return styled.ascent + styled.descent
  }

  /// The ascent and descent of a line on which faces meet, a bit each.
  func lineExtent(ofFaces faces: UInt32) -> (ascent: Double, descent: Double) {
    // Settings of one face may not list it.
    if faces == 1 { return (firstBox.ascent, firstBox.descent) }
    // There no line is lower than the first face (C13).
    var extent = style.lineMetrics == .css ? (firstBox.ascent, firstBox.descent) : (0, 0)
    var rest = faces
    while rest != 0 {
      let box = boxes[min(rest.trailingZeroBitCount, boxes.count - 1)]
      rest &= rest &- 1
      extent = (max(extent.0, box.ascent), max(extent.1, box.descent))
    }
    return extent
  }
}
