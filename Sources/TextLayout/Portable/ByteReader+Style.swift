/// Reading the styles of labels.
extension ByteReader {
  /// One of several cases by its number.
  mutating func one<Case>(of cases: [Case], _ name: String) throws(ByteFault) -> Case {
    cases[Int(try kind(below: UInt8(clamping: cases.count), name))]
  }

  mutating func style() throws(ByteFault) -> ParagraphStyle {
    let limit = try number(atMost: .max, "the line limit")
    let minimumLines = try number(atMost: .max, "the least number of lines")
    let tailoring = try one(of: StyleCodes.tailorings, "the tailoring")
    let lineMetrics = try lineMetrics()
    let lineSpacing = try double("the line spacing")
    let lineHeight = try lineHeight()
    let paragraphSpacing = try double("the paragraph spacing")
    let truncation = try one(of: StyleCodes.truncations, "the truncation")
    let token = try text("the token")
    var stops: [Double] = []
    for _ in 0..<(try count(ofSize: 1, "tab stops")) { stops.append(try double("a tab stop")) }
    let textCase = try one(of: StyleCodes.textCases, "the case")
    let alignment = try one(of: StyleCodes.alignments, "the alignment")
    let wrapping = try wrapping()
    let indent = try indent()
    let direction = try one(of: StyleCodes.directions, "the direction")
    let flags = try number(atMost: 255, "the autospace")
    let minimumScale = try double("the least scale")
    let style = ParagraphStyle(
      lineLimit: limit == 0 ? nil : limit, minimumLines: minimumLines, tailoring: tailoring,
      lineMetrics: lineMetrics, lineSpacing: lineSpacing, lineHeight: lineHeight,
      paragraphSpacing: paragraphSpacing, truncation: truncation, truncationToken: token, tabStops: stops,
      alignment: alignment, textCase: textCase, wrapping: wrapping, indent: indent, direction: direction,
      autospace: flags & 1 != 0, hyphenation: try hyphenation(), allowsTightening: flags & 2 != 0,
      minimumScale: minimumScale, spacingTrim: StyleCodes.spacingTrims[flags >> 2 & 3],
      hangingPunctuation: HangingPunctuation(rawValue: UInt8(truncatingIfNeeded: flags >> 4)))
    try check("the style") { () throws(TextError) in try style.check() }
    return style
  }

  private mutating func lineMetrics() throws(ByteFault) -> LineMetrics {
    switch try kind(below: 3, "line metrics") {
    case 0: .css
    case 2: .apple(scale: try double("the scale"))
    default: .pixel(scale: try double("the scale"))
    }
  }

  private mutating func lineHeight() throws(ByteFault) -> LineHeight {
    switch try kind(below: 4, "the line height") {
    case 0: .natural
    case 1: .multiple(try double("the multiple of the line height"))
    case 2: .atLeast(try double("the line height"))
    default: .exactly(try double("the line height"))
    }
  }

  private mutating func wrapping() throws(ByteFault) -> TextWrapping {
    var wrapping = TextWrapping()
    wrapping.lineBreak = try one(of: StyleCodes.lineBreaks, "the line break")
    wrapping.wordBreak = try one(of: StyleCodes.wordBreaks, "the word break")
    wrapping.overflow = try one(of: StyleCodes.overflows, "the overflow")
    wrapping.whiteSpace = try one(of: StyleCodes.whiteSpaces, "the white space")
    wrapping.hyphens = try one(of: StyleCodes.hyphens, "the hyphens")
    wrapping.filling = try one(of: StyleCodes.fillings, "the filling of lines")
    return wrapping
  }

  private mutating func hyphenation() throws(ByteFault) -> HyphenationLimits {
    var limits = HyphenationLimits()
    limits.shortestWord = try byte()
    limits.before = try byte()
    limits.after = try byte()
    let flags = try kind(below: 4, "hyphenation")
    limits.hyphenatesLastWord = flags & 1 != 0
    limits.hyphenatesCapitals = flags & 2 != 0
    return limits
  }

  private mutating func indent() throws(ByteFault) -> TextIndent {
    let first = try double("an indent")
    let leading = try double("an indent")
    let trailing = try double("an indent")
    let flags = try kind(below: 4, "an indent")
    return TextIndent(
      first: first, isHanging: flags & 1 != 0, isEachParagraph: flags & 2 != 0, leading: leading,
      trailing: trailing)
  }
}
