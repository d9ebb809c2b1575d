/// Lines standing one below the other, each given by its ascent and descent (rule R7).
struct LineSum {
  /// What sums of doubles may be off by when a measured height comes back as the proposed one.
  static var tolerance: Double { 1e-6 }

  /// What stands between two lines, and what is added to it between paragraphs.
  private let leading: Double
  private let paragraphSpacing: Double
  private let lineHeight: LineHeight
  private let first: LineBox
  private var beginsParagraph = false
  private(set) var count = 0
  /// The sum of line heights and leadings.
  private(set) var total = 0.0
  /// From the top of all to the first and the last baseline.
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  /// The ascent and descent of the last line added.
  private(set) var last = (ascent: 0.0, descent: 0.0)

  @inline(__always)
  init(_ setting: PreparedSetting) {
    first = setting.firstBox
    leading = setting.lineLeading + setting.style.lineSpacing
    paragraphSpacing = setting.style.paragraphSpacing
    lineHeight = setting.style.lineHeight
  }

  /// So many lines of the first face; nil where the setting does not keep what they come to.
  @inline(__always)
  init?(_ setting: PreparedSetting, linesOfFirstFace count: Int) {
    guard let total = setting.total(lines: count) else { return nil }
    self.init(setting)
    (self.count, self.total) = (count, total)
  }

  /// Stands a line as tall as its faces below those before it.
  @inline(__always)
  mutating func add(_ extent: (ascent: Double, descent: Double), endsParagraph: Bool) {
    last = styled(extent)
    if count > 0 { total += leading + (beginsParagraph ? paragraphSpacing : 0) }
    beginsParagraph = endsParagraph
    lastBaseline = total + last.ascent
    if count == 0 { firstBaseline = lastBaseline }
    total += last.ascent + last.descent
    count += 1
  }

  /// The same for a line as tall as its style makes it, where no one asks for baselines.
  @inline(__always)
  mutating func add(height: Double) {
    if count > 0 { total += leading }
    total += height
    count += 1
  }

  /// The height with room for at least so many lines of the first face (rule T5).
  @inline(__always)
  func height(minimumLines: Int) -> Double {
    guard minimumLines > count else { return total }
    let extent = styled((first.ascent, first.descent))
    let line = extent.ascent + extent.descent
    let reserved = Double(minimumLines) * line + Double(max(0, minimumLines - 1)) * leading
    return max(total, reserved)
  }

  /// What the style makes of a line's height, the difference shared evenly above and below.
  @inline(__always)
  func styled(_ extent: (ascent: Double, descent: Double)) -> (ascent: Double, descent: Double) {
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
}

/// Adds lines up to a height: the consumer of the walker that knows how tall lines are.
package struct LineStack {
  private let first: LineBox
  private let boxes: [LineBox]
  private let runs: [PreparedStorage.MetricsRun]
  private let usesFirstFaceAlways: Bool
  /// Whether the first face alone makes all lines.
  private let isUniform: Bool
  private var run = 0
  /// What the lines so far come to.
  private(set) var sum: LineSum

  /// A stack for the lines of a text, which is asked for clusters only where the first face may not make all lines.
  init(_ text: PreparedText, _ source: some LineSource) {
    self.init(text.setting, storage: text.isSimple ? nil : source.storage)
  }

  /// A stack for lines of a storage; of the first face alone without one.
  init(_ setting: PreparedSetting, storage: PreparedStorage?) {
    first = setting.firstBox
    if let storage, !storage.hasOneFace {
      isUniform = false
      boxes = setting.boxes
      runs = storage.contents.metricsRuns
    } else {
      isUniform = true
      boxes = []
      runs = []
    }
    usesFirstFaceAlways = setting.usesFirstFaceAlways
    sum = LineSum(setting)
  }

  package var count: Int { sum.count }
  /// The sum of line heights and leadings.
  package var total: Double { sum.total }
  /// From the top of all to the first and the last baseline.
  package var firstBaseline: Double { sum.firstBaseline }
  package var lastBaseline: Double { sum.lastBaseline }
  /// The ascent and descent of the last line added.
  package var last: (ascent: Double, descent: Double) { sum.last }

  /// Stands the next line of a walk below those before it.
  package mutating func add(_ line: WalkedLine) {
    let extent = extent(of: line.clusters)
    sum.add(extent, endsParagraph: line.endsParagraph)
  }

  /// The height with room for at least so many lines of the first face (rule T5).
  package func height(minimumLines: Int) -> Double { sum.height(minimumLines: minimumLines) }

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
