internal import TextLayout

/// A role of text whose size follows the reader's setting (rule T10).
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// Large titles.
  case largeTitle
  /// First-level headings.
  case title
  /// Second-level headings.
  case title2
  /// Third-level headings.
  case title3
  /// Emphasised headings of the body's size.
  case headline
  /// Running text; what a text without a font has.
  case body
  /// Callouts.
  case callout
  /// Subheadings.
  case subheadline
  /// Footnotes.
  case footnote
  /// Standard captions.
  case caption
  /// Alternate captions.
  case caption2

  /// The size in points at a setting.
  public func size(at setting: DynamicTypeSize) -> Double { metrics(at: setting).size }

  /// The published distance of baselines in points at a setting.
  public func lineDistance(at setting: DynamicTypeSize) -> Double { metrics(at: setting).distance }

  /// Returns the gap of lines beyond ascent and descent: the published distance less one line of the system font, whose
  /// ascent and descent are 1.19336 of the size (rule T10).
  public func leading(at setting: DynamicTypeSize) -> Double {
    let (size, distance) = metrics(at: setting)
    return distance - (AppleSystemFont.ascent + AppleSystemFont.descent) * size
  }

  /// The weight of the style's letters.
  var weight: Int { self == .headline ? 600 : 400 }

  private func metrics(at setting: DynamicTypeSize) -> (size: Double, distance: Double) {
    let row = TextStyle.allCases.firstIndex(of: self) ?? 0
    let column = DynamicTypeSize.allCases.firstIndex(of: setting) ?? 0
    return (TextStyle.sizes[row][column], TextStyle.distances[row][column])
  }

  /// Sizes of the Human Interface Guidelines, a line for each style, a column for each setting from xSmall to accessibility5.
  private static let sizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Distances of lines, as the sizes.
  private static let distances: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}

/// The reader's setting for the size of text.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The least.
  case xSmall
  /// Below the standard.
  case small
  /// Just below the standard.
  case medium
  /// The standard.
  case large
  /// Just above the standard.
  case xLarge
  /// Above the standard.
  case xxLarge
  /// The greatest that is not meant for accessibility.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The greatest.
  case accessibility5

  /// True if the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The order of the sizes.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
