/// The part of prepared labels as bytes that all labels of a font and style begin with.
struct PortableSetting {
  var fontDigest: UInt64 = 0
  var style = ParagraphStyle()
  var fontSize = 1.0
  var leading: Double?
  var unitsPerEm = 1
  var faces: [SizedFace] = []
  var tabs = TabStops()

  /// The contents of a label that has no clusters yet.
  var contents: PreparedStorage.Contents {
    var contents = PreparedStorage.Contents()
    (contents.unitsPerEm, contents.faces, contents.tabs) = (unitsPerEm, faces, tabs)
    return contents
  }
}

extension ByteCoder {
  /// No length in units is longer, nor any unit finer.
  static let greatestUnit = 1 << 40
  static let greatestLength = 1 << 56

  mutating func code(_ setting: inout PortableSetting) throws(ByteFault) {
    try code(word: &setting.fontDigest)
    try code(&setting.style)
    try code(&setting.fontSize)
    try code(&setting.leading)
    try code(unit: &setting.unitsPerEm, atMost: Self.greatestUnit)
    try code(&setting.faces, of: SizedFace(metrics: .none, relativeSize: 1)) {
      coder, face throws(ByteFault) in
      try coder.code(&face)
    }
    try code(length: &setting.tabs.spaceAdvance)
    try code(&setting.tabs.interval, atMost: Self.greatestLength, "the distance between tab stops")
    var place = 0
    try code(&setting.tabs.own, of: 0) { coder, stop throws(ByteFault) in
      try coder.code(&stop, from: place, atMost: Self.greatestLength)
      place = stop
    }
    let (size, leading) = (setting.fontSize, setting.leading ?? 0)
    try check("the font") { () throws(TextError) in
      try TextError.checkFontSize(size)
      try TextError.check(leading, "The leading", allowed: TextError.anyLength)
    }
  }

  /// Refuses what a label must not say either.
  private func check(_ name: String, _ body: () throws(TextError) -> Void) throws(ByteFault) {
    guard isReading else { return }
    do throws(TextError) {
      try body()
    } catch {
      throw .malformed(offset: reader.offset, reason: "\(name) cannot be used (\(error.description))")
    }
  }

  mutating func code(length: inout Int) throws(ByteFault) {
    try code(signed: &length, within: Self.greatestLength, "a length")
  }

  private mutating func code(unit: inout Int, atMost limit: Int) throws(ByteFault) {
    try code(&unit, atMost: limit, "a unit")
    try require(unit > 0, "an em has no units")
  }

  /// A place behind another, by their distance.
  mutating func code(_ place: inout Int, from start: Int, atMost end: Int) throws(ByteFault) {
    var distance = place - start
    try code(&distance, atMost: max(0, end - start), "a distance")
    place = start + distance
  }

  mutating func code(_ byte: inout UInt8) throws(ByteFault) { try code(&byte, atMost: 255, "a byte") }

  // MARK: Faces

  /// The metrics of a face of so many units to the em at most, and with lengths no farther from 0 than a limit.
  mutating func code(_ metrics: inout FaceMetrics, unit: Int, length: Int) throws(ByteFault) {
    try code(unit: &metrics.unitsPerEm, atMost: unit)
    try code(signed: &metrics.ascent, within: length, "an ascent")
    try code(signed: &metrics.descent, within: length, "a descent")
    try code(signed: &metrics.lineGap, within: length, "a line gap")
    try code(signed: &metrics.capHeight, within: length, "a cap height")
  }

  private mutating func code(_ face: inout SizedFace) throws(ByteFault) {
    try code(&face.metrics, unit: Self.greatestUnit, length: Self.greatestLength)
    try code(&face.relativeSize)
    // The greatest font size divided by the least.
    try require(face.relativeSize >= 0 && face.relativeSize <= 1e9, "a face has no such size")
    var flags = (face.box == nil ? 0 : 1) + (face.metrics.isReplaced ? 2 : 0) + (face.lift == 0 ? 0 : 4)
    try code(&flags, atMost: 7, "flags")
    face.metrics.isReplaced = flags & 2 != 0
    if flags & 4 != 0 {
      try code(&face.lift)
      try require(abs(face.lift) <= 1e12 && face.lift != 0, "a face has no such lift")
    }
    guard flags & 1 != 0 else { return }
    var box = face.box ?? SizedBox(ascent: 0, descent: 0, fontSize: 1)
    try code(&box.ascent)
    try code(&box.descent)
    try code(&box.fontSize)
    face.box = box
    try check("a box") { () throws(TextError) in
      try TextError.check(box.ascent, "The ascent", allowed: TextError.anyLength)
      try TextError.check(box.descent, "The descent", allowed: TextError.anyLength)
      try TextError.checkFontSize(box.fontSize)
    }
  }

  // MARK: Styles

  private mutating func code(_ style: inout ParagraphStyle) throws(ByteFault) {
    var (limit, least) = (style.lineLimit ?? 0, max(0, style.minimumLines))
    try code(&limit, atMost: .max, "the line limit")
    try code(&least, atMost: .max, "the least number of lines")
    (style.lineLimit, style.minimumLines) = (limit == 0 ? nil : limit, least)
    try code(&style.tailoring, of: BreakTailoring.allCases)
    try code(&style.lineMetrics)
    try code(&style.lineSpacing)
    try code(&style.lineHeight)
    try code(&style.truncation, of: Truncation.allCases)
    try code(&style.alignment, of: LineAlignment.allCases)
    try code(&style.minimumScale)
    var isRare = style.hasRareSettings
    try code(&isRare)
    try code(&style.allowsTightening)
    if isRare {
      var settings = style.settings
      try code(&settings)
      style.settings = settings
    }
    let checked = style
    try check("the style") { () throws(TextError) in try checked.check() }
  }

  private mutating func code(_ rare: inout ParagraphStyle.RareSettings) throws(ByteFault) {
    try code(&rare.paragraphSpacing)
    try code(&rare.truncationToken)
    try code(&rare.tabStops, of: 0) { coder, stop throws(ByteFault) in try coder.code(&stop) }
    try code(&rare.textCase, of: TextCase.allCases)
    try code(&rare.wrapping.lineBreak, of: TextWrapping.LineBreaking.allCases)
    try code(&rare.wrapping.wordBreak, of: TextWrapping.WordBreaking.allCases)
    try code(&rare.wrapping.overflow, of: TextWrapping.Overflow.allCases)
    try code(&rare.wrapping.whiteSpace, of: TextWrapping.WhiteSpace.allCases)
    try code(&rare.wrapping.hyphens, of: TextWrapping.Hyphens.allCases)
    try code(&rare.wrapping.filling, of: TextWrapping.Filling.allCases)
    try code(&rare.indent.first)
    try code(&rare.indent.leading)
    try code(&rare.indent.trailing)
    try code(&rare.indent.isHanging)
    try code(&rare.indent.isEachParagraph)
    try code(&rare.direction, of: BaseDirection.allCases)
    try code(&rare.autospace)
    try code(&rare.spacingTrim, of: SpacingTrim.allCases)
    try code(&rare.hangingPunctuation.rawValue)
    try code(&rare.hyphenation.shortestWord)
    try code(&rare.hyphenation.before)
    try code(&rare.hyphenation.after)
    try code(&rare.hyphenation.hyphenatesLastWord)
    try code(&rare.hyphenation.hyphenatesCapitals)
  }

  private mutating func code(_ metrics: inout LineMetrics) throws(ByteFault) {
    var scale = metrics.scale ?? 1
    var kind =
      switch metrics {
      case .css: 0
      case .pixel: 1
      case .apple: 2
      }
    try code(&kind, atMost: 2, "line metrics")
    if kind > 0 { try code(&scale) }
    metrics = kind == 0 ? .css : kind == 1 ? .pixel(scale: scale) : .apple(scale: scale)
  }

  private mutating func code(_ height: inout LineHeight) throws(ByteFault) {
    var (kind, value) =
      switch height {
      case .natural: (0, 0.0)
      case .multiple(let factor): (1, factor)
      case .atLeast(let least): (2, least)
      case .exactly(let exact): (3, exact)
      }
    try code(&kind, atMost: 3, "the line height")
    if kind > 0 { try code(&value) }
    height =
      kind == 0 ? .natural : kind == 1 ? .multiple(value) : kind == 2 ? .atLeast(value) : .exactly(value)
  }
}
