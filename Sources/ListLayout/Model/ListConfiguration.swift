/// Lengths at the top and bottom, in points.
public struct ListInsets: Hashable, Sendable {
  /// The length at the top (a horizontal list's leading edge).
  public var top: Double
  /// The length at the bottom (a horizontal list's trailing edge).
  public var bottom: Double

  /// Lengths at both ends.
  public init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }
}

/// The gaps between slots, in points (rule 5).
public struct ListGaps: Hashable, Sendable {
  /// Between neighbouring rows of a section.
  public var row: Double
  /// After a header if something of its section follows.
  public var header: Double
  /// Before a footer if something of its section precedes.
  public var footer: Double
  /// Between neighbouring sections.
  public var section: Double

  /// Gaps, 0 where not given.
  public init(row: Double = 0, header: Double = 0, footer: Double = 0, section: Double = 0) {
    self.row = row
    self.header = header
    self.footer = footer
    self.section = section
  }
}

/// The alignment of content shorter than the viewport (rule 19).
public enum ContentAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the start of the free space.
  case top
  /// In the middle of it.
  case middle
  /// At its end.
  case bottom
}

/// The direction in which a list scrolls. Heights are lengths along it and the width is the length across it.
public enum ListAxis: String, Hashable, Sendable, CaseIterable {
  /// Slots are stacked top to bottom.
  case vertical
  /// Slots stand side by side; "top" is the leading edge and "height" the width.
  case horizontal
}

/// The use of old heights as estimates after a width change (rule 33).
public enum StaleRule: Hashable, Sendable {
  /// As they are.
  case keep
  /// The part above a class's fixed part is scaled by old width / new width; the fixed parts in points, by class.
  case scale(fixed: [Double])
}

/// The setup of a list; lengths in points. Words of a vertical list stand for both axes: see ``ListAxis``.
public struct ListConfiguration: Hashable, Sendable {
  /// The viewport's height.
  public var viewport: Double
  /// The list's width.
  public var width: Double
  /// The areas at the viewport's ends that bars cover.
  public var insets = ListInsets()
  /// The space before the first and after the last slot.
  public var padding = ListInsets()
  /// The gaps between slots.
  public var gaps = ListGaps()
  /// The estimates of the classes from 0; a class beyond the last has the last one's.
  public var estimates: [Double]
  /// Grid lines per point for heights: 1, 2, 3, 4, 64 or 192.
  public var scale = 192
  /// True if the end is held while the reader is there (rule 15 b).
  public var sticksToEnd = false
  /// The distance that counts as at the end.
  public var endThreshold = 1.0
  /// True if new rows at the very top show (rule 15 c).
  public var keepsStart = true
  /// True if sections without rows show neither header nor footer.
  public var hidesEmptySections = false
  /// Short content's alignment.
  public var contentAlignment = ContentAlignment.top
  /// True if headers stay at the top while their section is visible.
  public var pinsHeaders: Bool
  /// True if footers stay at the bottom while their section is visible.
  public var pinsFooters = false
  /// The most slots that a frame asks for; nil takes 4 x the rows that fit at class 0's estimate, + 64.
  public var budget: Int?
  /// The most removed heights kept.
  public var removedHeights = 4096
  /// The most former widths that keep heights.
  public var widthHistory = 2
  /// The classes whose estimates learn (rule 31).
  public var adaptive: Set<Int> = []
  /// The use of old heights after a width change.
  public var staleRule = StaleRule.keep
  /// The direction in which the list scrolls.
  public var axis: ListAxis
  /// The distance from the viewport for requests of slots' own estimates, in viewports (rule 32).
  public var preMeasureDistance = 2.0
  /// The farthest that an animated scroll is seen to go, in viewports; from farther away it jumps first (rule 40).
  public var animatedViewports = 2.0
  /// The lanes of sections that do not say in which they are (rule 53).
  public var lanes = ListLanes()
  /// True if leading is right: lanes stand, and a horizontal list runs, from right to left.
  public var isRightToLeft = false
  /// Limits of single events.
  public var limits = ListLimits()

  /// A configuration; what is not given has the trace format's defaults.
  public init(
    viewport: Double = 640, width: Double = 320, estimates: [Double] = [44], pinsHeaders: Bool = false,
    axis: ListAxis = .vertical
  ) {
    self.viewport = viewport
    self.width = width
    self.estimates = estimates
    self.pinsHeaders = pinsHeaders
    self.axis = axis
  }
}

extension ListConfiguration {
  /// Refuses numbers that no list can have: a viewport, a width or a distance that is none, infinite or negative, and negative
  /// counts. A list that is made of them all the same takes 0.
  package func check() throws(ListRefusal) {
    try ListRefusal.check(viewport, "The viewport")
    try ListRefusal.check(width, "The width")
    try ListRefusal.check(Double(budget ?? 0), "The budget")
    try ListRefusal.check(preMeasureDistance, "The distance for estimates")
    try ListRefusal.check(animatedViewports, "The distance of an animated scroll")
    try ListRefusal.check(Double(removedHeights), "The number of removed heights")
    try ListRefusal.check(Double(widthHistory), "The number of former widths")
  }
}
