/// A text whose size at any width is known: what a row needs of a text, and all that it knows of it.
///
/// Prepared labels conform, and so may a host's own text. Measuring must be a pure function of its arguments.
public protocol TextMeasuring: TextService {
  /// The metrics of one line in the text's first font.
  var fontMetrics: TextFontMetrics { get }

  /// The size of the text in the given space, already rounded to the text's pixel grid (rule T7).
  ///
  /// - Parameters:
  ///   - width: the proposed width in points; nil or infinity leaves lines unbroken.
  ///   - height: the proposed height in points, which limits the lines shown as rule T6 says; nil or infinity
  ///     does not.
  func measure(width: Double?, height: Double?) -> TextMeasurement

  /// True if widths are estimates, for want of what only fonts tell; false where nothing is said.
  var isEstimated: Bool { get }
}

extension TextMeasuring {
  /// Texts are measured, not estimated.
  public var isEstimated: Bool { false }
}

/// The metrics of one line of a font, in points, not rounded.
public struct TextFontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line (positive).
  public var descent: Double
  /// The leading between two lines beyond ascent and descent (rule T2).
  public var leading: Double
  /// The height of capital letters above the baseline.
  public var capHeight: Double

  /// Metrics from their four numbers.
  public init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }
}

/// The result of measuring a text.
public struct TextMeasurement: Hashable, Sendable {
  /// The widest line, rounded up to a pixel.
  public var width: Double
  /// The height of all lines shown, rounded up to a pixel.
  public var height: Double
  /// From the top down to the first line's baseline.
  public var firstBaseline: Double
  /// From the top down to the last shown line's baseline.
  public var lastBaseline: Double
  /// The number of lines shown, at least 1.
  public var lineCount: Int
  /// True if text was left out (a line limit or the proposed height).
  public var isTruncated: Bool
  /// The proposed widths `[from, to)` for which this very measurement holds, the proposed height being the same
  /// (rule T8 gives at least `[width, proposed width]`); `to` is infinite where nothing changes any more.
  public var validFrom: Double
  /// The end, not included, of the widths for which this measurement holds.
  public var validTo: Double

  /// A measurement from its parts.
  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool, validFrom: Double, validTo: Double
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.validFrom = validFrom
    self.validTo = validTo
  }
}
