/// What applies to a label as a whole: where lines may break, how many show, and how heights are rounded (rule X1).
public struct ParagraphStyle: Hashable, Sendable {
  /// The greatest number of lines shown, at least 1; nil shows all (rule T4).
  public var lineLimit: Int?
  /// The least number of lines whose height is taken up, shown or not (rule T5).
  public var minimumLines: Int
  /// Which break opportunities count (rule P4).
  public var tailoring: BreakTailoring
  /// How line heights are made from the faces' metrics (rule R7).
  public var lineMetrics: LineMetrics

  /// A style; the defaults are plain UAX #14 without a limit at 2 pixels a point.
  public init(
    lineLimit: Int? = nil, minimumLines: Int = 1, tailoring: BreakTailoring = .unicode,
    lineMetrics: LineMetrics = .pixel(scale: 2)
  ) {
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.tailoring = tailoring
    self.lineMetrics = lineMetrics
  }
}

/// Which break opportunities a label has.
public enum BreakTailoring: String, Hashable, Sendable, CaseIterable {
  /// UAX #14 as it stands.
  case unicode
  /// What Chromium does beyond it.
  case chromium
}

/// How heights are made from the faces' metrics (rule R7).
public enum LineMetrics: Hashable, Sendable {
  /// The label's total height is rounded up once to 1/`scale` point, as SwiftUI and UIKit do.
  case pixel(scale: Double)
  /// Ascent and descent of each face are rounded to whole px, as browsers do.
  case css
}
