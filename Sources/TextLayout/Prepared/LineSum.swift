/// Lines standing one below the other, each given by its ascent and descent (rule R7).
struct LineSum {
  /// The error allowed in sums of doubles when a measured height comes back as the proposed one.
  static var tolerance: Double { 1e-6 }

  /// The space between two lines, and the space added to it between paragraphs.
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
    paragraphSpacing = setting.paragraphSpacing
    lineHeight = setting.style.lineHeight
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

  /// Stands a line of a height below those before it, where no one asks for baselines and paragraphs have no spacing.
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

  /// Returns a line's ascent and descent in the style, the difference shared evenly above and below.
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
