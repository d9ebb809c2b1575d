public import TextLayout

/// A shaper without fonts for tests: every grapheme cluster has the same advance, in whole units, whatever it is; a soft hyphen
/// has none.
///
/// Widths are then easy to reckon by hand, and tests of rows and lines need no font files.
public struct FixedAdvanceShaper: Sendable {
  /// The advance of each cluster in units, of which 1000 make an em.
  public let advance: Int
  /// From the baseline up, in units.
  public let ascent: Int
  /// From the baseline down, in units.
  public let descent: Int
  /// The distance between lines beyond these, in units.
  public let lineGap: Int

  /// A shaper; the defaults make each character half as wide as the font is large, and each line as tall. Beyond 1,048,576 units,
  /// of whichever sign, a length counts as so many.
  public init(advance: Int = 500, ascent: Int = 800, descent: Int = 200, lineGap: Int = 0) {
    func bounded(_ units: Int) -> Int { min(max(units, -1 << 20), 1 << 20) }
    self.advance = bounded(advance)
    self.ascent = bounded(ascent)
    self.descent = bounded(descent)
    self.lineGap = bounded(lineGap)
  }
}

extension FixedAdvanceShaper: TextPreparing {
  /// Prepares a label, whatever font stacks it names.
  public func prepare(_ label: TextLabel) throws(TextError) -> any TextMeasuring {
    try preparedText(label).asShown
  }

  /// Prepares a label, whatever font stacks it names.
  public func preparedText(
    _ label: TextLabel, hyphenation: (any Hyphenating)? = nil
  ) throws(TextError) -> PreparedText {
    try TextPreparer(shaper: self, dictionary: nil, bidi: nil, hyphenation: hyphenation).prepare(label)
  }
}

extension FixedAdvanceShaper: TextShaper {
  package func makeSession(
    fonts: [FontDescription], language: String?
  ) throws(TextError) -> any ShapingSession {
    FixedAdvanceSession(shaper: self)
  }
}

private final class FixedAdvanceSession: ShapingSession {
  private let shaper: FixedAdvanceShaper
  private let metrics: FaceMetrics

  init(shaper: FixedAdvanceShaper) {
    self.shaper = shaper
    metrics = FaceMetrics(
      unitsPerEm: 1000, ascent: shaper.ascent, descent: shaper.descent, lineGap: shaper.lineGap,
      capHeight: shaper.ascent)
  }

  func font(ofRun run: Int) -> ShapingFont {
    ShapingFont(
      metrics: metrics, spaceAdvance: shaper.advance, hyphenAdvance: shaper.advance,
      ellipsisAdvance: shaper.advance)
  }

  func isCursive(_ item: TextItem) -> Bool { false }

  func metrics(of item: TextItem) -> FaceMetrics { metrics }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    clusters.removeAll(keepingCapacity: true)
    for start in [0] + GraphemeBreaker().boundaries(in: text.extracting(range)) where start < range.count {
      let offset = range.lowerBound + start
      let isSoftHyphen = text[offset] == 0xC2 && offset + 1 < text.count && text[offset + 1] == 0xAD
      clusters.append(
        ShapedCluster(offset: offset, advance: isSoftHyphen ? 0 : shaper.advance, isUnsafeToBreak: false))
    }
  }
}
