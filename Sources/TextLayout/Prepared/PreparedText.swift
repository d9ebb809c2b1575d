#if canImport(Glibc)
  internal import Glibc
#endif

/// A label that was shaped once: its height, lines and size at any width are arithmetic.
///
/// Immutable and independent of width: one value serves all widths, on all threads. No font and no C library is touched after
/// the preparation. Every answer comes from one line walker, so that they agree with one another.
///
/// ```swift
/// let text = try engine.prepare("Hello, world", font: body)
/// try text.lineCount(width: 80)  // 2
/// ```
public struct PreparedText: Sendable {
  /// What is known of the text itself.
  package enum Source: Sendable {
    case full(PreparedStorage)
    case simple(SimpleText)
  }

  package let source: Source
  /// How the text is set. Behind a reference, so that a prepared text is small to hand on.
  private let setting: PreparedSetting
  /// The heights by width, where they are kept.
  var kept: HeightSteps?

  package init(source: Source, style: ParagraphStyle, fontSize: Double, leading: Double?) {
    self.source = source
    setting = PreparedSetting(source: source, style: style, fontSize: fontSize, leading: leading)
  }

  /// What applies to the label as a whole.
  public var style: ParagraphStyle { setting.style }
  /// The size of the label's first font in points; sizes of other runs keep their ratio to it.
  public var fontSize: Double { setting.fontSize }
  /// The leading given with the first font, in points; nil where the face's line gap counts.
  package var leading: Double? { setting.leading }
  /// What stands between two lines beyond ascent and descent, in points.
  package var lineLeading: Double { setting.lineLeading }
  /// How tall the first face makes a line.
  package var firstBox: LineBox { setting.firstBox }
  /// How tall each face of the storage makes a line, where it has more than the first.
  package var boxes: [LineBox] { setting.boxes }

  /// The text with its clusters.
  package var storage: PreparedStorage {
    switch source {
    case .full(let storage): storage
    case .simple(let text): text.storage
    }
  }

  /// The units that make an em of the first font.
  package var unitsPerEm: Int {
    switch source {
    case .full(let storage): storage.contents.unitsPerEm
    case .simple(let text): text.face.font.metrics.unitsPerEm
    }
  }

  /// The same label with its first font at `size` points, the other runs in proportion; nothing is shaped again.
  ///
  /// Inline boxes, tracking and tab stops grow in proportion too; leading, line spacing and line heights in points stay.
  ///
  /// - Throws: ``TextError`` if the size is no positive finite number.
  public func withFontSize(_ size: Double) throws(TextError) -> PreparedText {
    try TextError.checkFontSize(size)
    return PreparedText(source: source, style: style, fontSize: size, leading: leading)
  }

  /// The parts of the label, as scalar offsets from its start, for which no face of the stack has a glyph: they are
  /// measured with the first face's `.notdef`.
  public var uncovered: [Range<Int>] {
    guard case .full(let storage) = source else { return [] }
    return storage.contents.uncovered
  }

  /// The height of the label in lines of at most `width` points (rule R7), its line limit applied.
  ///
  /// - Parameter width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments; allocates nothing.
  public func height(width: Double) throws(TextError) -> Double {
    if let kept, let place = Self.sixtyFourths(of: width), let height = kept.height(at: place), width == width
    {
      return height
    }
    try TextError.checkWidth(width)
    return switch source {
    case .full(let storage): height(of: storage, limit: limit(for: width))
    case .simple(let text): height(of: text, limit: limit(for: width))
    }
  }

  func height(of source: some LineSource, limit: Int) -> Double {
    var stack = LineStack(self)
    var walker = LineWalker(source, limit: limit)
    while let line = walker.next() {
      guard stack.count < lineLimit else { break }
      stack.add(line)
    }
    return rounded(stack.height(minimumLines: style.minimumLines))
  }

  /// The number of lines at `width` points, the line limit applied.
  ///
  /// - Parameter width: at least 0 (less counts as 0); infinity leaves lines unbroken.
  /// - Throws: ``TextError`` for a width that is no number.
  /// - Complexity: linear in the label's segments; allocates nothing.
  public func lineCount(width: Double) throws(TextError) -> Int {
    try TextError.checkWidth(width)
    return switch source {
    case .full(let storage): lineCount(of: storage, limit: limit(for: width))
    case .simple(let text): lineCount(of: text, limit: limit(for: width))
    }
  }

  private func lineCount(of source: some LineSource, limit: Int) -> Int {
    var walker = LineWalker(source, limit: limit)
    var count = 0
    while count < lineLimit, walker.next() != nil { count += 1 }
    return count
  }

  package var lineLimit: Int { style.lineLimit ?? .max }
}

extension PreparedText {
  /// Points for a number of units.
  package func points(_ units: Int) -> Double {
    Double(units) * fontSize / Double(unitsPerEm)
  }

  /// Whole 64ths of a point in a number of units, cut down. A line fits if this is at most that of the width (rule W1).
  package func sixtyFourths(_ units: Int) -> Double {
    (Double(units) * (64 * fontSize) / Double(unitsPerEm)).rounded(.down)
  }

  /// The widest line in units that fits a width.
  package func limit(for width: Double) -> Int {
    let available = (max(0, width) * 64).rounded(.down)
    let estimate = (available + 1) * Double(unitsPerEm) / (64 * fontSize)
    guard estimate < 0x1p60 else { return .max }
    var limit = Int(estimate.rounded(.up))
    while limit > 0, sixtyFourths(limit) > available { limit -= 1 }
    return limit
  }

  /// The label's height on its pixel grid (rule R7).
  package func rounded(_ height: Double) -> Double {
    switch style.lineMetrics {
    case .pixel(let scale): Self.roundedUp(height, scale: scale)
    case .css: height
    }
  }

  /// A length rounded up to a pixel; what exceeds a whole pixel by rounding of the sums alone is not rounded up.
  static func roundedUp(_ length: Double, scale: Double) -> Double {
    (length * scale - 1e-9 * max(1, length * scale)).rounded(.up) / scale
  }
}
