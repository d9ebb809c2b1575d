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
    let rows = TextStyle.table
    let row = TextStyle.allCases.firstIndex(of: self) ?? 0
    let column = DynamicTypeSize.allCases.firstIndex(of: setting) ?? 0
    return rows[row][column]
  }

  /// Sizes and line distances of the Human Interface Guidelines, a line for each style, a column for each setting
  /// from xSmall to accessibility5.
  private static let table: [[(size: Double, distance: Double)]] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
      (56, 66), (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
      (53, 62), (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
      (50, 59), (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
      (49, 58), (55, 65),
    ],
    bodySizes,
    bodySizes,
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
      (44, 52), (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
      (42, 50), (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
      (38, 46), (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
      (37, 44), (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
      (34, 41), (40, 48),
    ],
  ]

  private static let bodySizes: [(size: Double, distance: Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
    (47, 56), (53, 62),
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
