#if canImport(Glibc)
  internal import Glibc
#endif

/// How tall a face in a size makes a line, in points (rule R7).
package struct LineBox: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  /// What the face asks for between two lines; 0 where it is counted in every line.
  package var lineGap: Double
  package var capHeight: Double

  /// A line without height.
  package init() { (ascent, descent, lineGap, capHeight) = (0, 0, 0, 0) }

  /// The room of an inline box, which stands as it was given, whatever the line metrics; it grows with the first font.
  package init(_ box: PreparedStorage.SizedBox, fontSize: Double) {
    let factor = fontSize / box.fontSize
    (ascent, descent, lineGap, capHeight) = (box.ascent * factor, box.descent * factor, 0, 0)
  }

  /// The box of a face at `size` points.
  package init(_ face: FaceMetrics, size: Double, metrics: LineMetrics) {
    func points(_ units: Int) -> Double { Double(units) * size / Double(face.unitsPerEm) }
    ascent = points(face.ascent)
    descent = points(face.descent)
    lineGap = points(face.lineGap)
    capHeight = points(face.capHeight)
    guard metrics == .css else { return }
    let exactDescent = descent
    ascent = ascent.rounded()
    descent = descent.rounded()
    // C13: a descent rounded down would cut letters off, so a pixel moves down from the ascent.
    if descent < exactDescent, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
    // CSS puts half of the gap above and half below each line.
    ascent += lineGap / 2
    descent += lineGap / 2
    lineGap = 0
  }
}

/// Adds lines up to a height: the consumer of the walker that knows how tall lines are.
package struct LineStack {
  private let first: LineBox
  private let boxes: [LineBox]
  private let runs: [PreparedStorage.MetricsRun]
  /// What stands between two lines, and what is added to it between paragraphs.
  private let leading: Double
  private let paragraphSpacing: Double
  private let lineHeight: LineHeight
  private let usesFirstFaceAlways: Bool
  /// Whether the first face alone makes all lines.
  private let isUniform: Bool
  private var beginsParagraph = false
  private var run = 0
  private(set) package var count = 0
  /// The sum of line heights and leadings.
  private(set) package var total = 0.0
  /// From the top of all to the first and the last baseline.
  private(set) package var firstBaseline = 0.0
  private(set) package var lastBaseline = 0.0
  /// The ascent and descent of the last line added.
  private(set) package var last = (ascent: 0.0, descent: 0.0)

  package init(_ text: PreparedText) {
    first = text.firstBox
    if case .full(let storage) = text.source, !storage.hasOneFace {
      isUniform = false
      boxes = text.boxes
      runs = storage.contents.metricsRuns
    } else {
      isUniform = true
      boxes = []
      runs = []
    }
    leading = text.lineLeading + text.style.lineSpacing
    paragraphSpacing = text.style.paragraphSpacing
    lineHeight = text.style.lineHeight
    usesFirstFaceAlways = text.style.lineMetrics == .css
  }

  /// Stands the next line of a walk below those before it.
  package mutating func add(_ line: WalkedLine) {
    last = styled(extent(of: line.clusters))
    if count > 0 { total += leading + (beginsParagraph ? paragraphSpacing : 0) }
    beginsParagraph = line.endsParagraph
    lastBaseline = total + last.ascent
    if count == 0 { firstBaseline = lastBaseline }
    total += last.ascent + last.descent
    count += 1
  }

  /// The height with room for at least so many lines of the first face (rule T5).
  package func height(minimumLines: Int) -> Double {
    guard minimumLines > count else { return total }
    let extent = styled((first.ascent, first.descent))
    let line = extent.ascent + extent.descent
    let reserved = Double(minimumLines) * line + Double(max(0, minimumLines - 1)) * leading
    return max(total, reserved)
  }

  /// What the style makes of a line's height, the difference shared evenly above and below.
  private func styled(_ extent: (ascent: Double, descent: Double)) -> (ascent: Double, descent: Double) {
    let natural = extent.ascent + extent.descent
    let wanted: Double
    switch lineHeight {
    case .natural: return extent
    case .multiple(let factor): wanted = natural * factor
    case .atLeast(let height): wanted = max(natural, height)
    case .exactly(let height): wanted = height
    }
    let half = (wanted - natural) / 2
    return (extent.ascent + half, extent.descent + half)
  }

  /// The greatest ascent and descent of the faces on the line.
  private mutating func extent(of clusters: Range<Int>) -> (ascent: Double, descent: Double) {
    if isUniform { return (first.ascent, first.descent) }
    var ascent = 0.0
    var descent = 0.0
    if usesFirstFaceAlways { (ascent, descent) = (first.ascent, first.descent) }
    while run + 1 < runs.count, runs[run + 1].firstCluster <= clusters.lowerBound { run += 1 }
    var index = run
    repeat {
      let face = boxes[runs[index].face]
      let strut = boxes[runs[index].strut]
      ascent = max(ascent, max(face.ascent, strut.ascent))
      descent = max(descent, max(face.descent, strut.descent))
      index += 1
    } while index < runs.count && runs[index].firstCluster < clusters.upperBound
    return (ascent, descent)
  }
}
