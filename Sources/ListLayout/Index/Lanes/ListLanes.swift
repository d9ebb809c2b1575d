/// A rule of dealing to lanes (rule 54).
public enum LaneRule: String, Hashable, Sendable, CaseIterable {
  /// A row goes to the lane whose end is least by the heights then known, of several the leading one; neighbours of one
  /// class that were never measured go to the lanes in turn, the lane that ends first first.
  case shortest
  /// Rows go to the lanes in turn.
  case turn
}

/// The lanes that a section's rows stand in, side by side across the list (rules 53 to 56).
///
/// A row keeps the lane that it is dealt to until a row before it in its section comes, goes or moves, or the width or
/// the lanes change: a height that becomes known never sends a row to another lane. Headers, footers and rows that are
/// marked as spanning take all lanes.
public struct ListLanes: Hashable, Sendable {
  /// The most lanes that a section can have.
  public static let mostLanes = 8

  /// The number of lanes, cut to 1 ... ``mostLanes``.
  public var count: Int {
    didSet { count = max(1, min(Self.mostLanes, count)) }
  }
  /// The rule of dealing.
  public var rule: LaneRule
  /// The gap between neighbouring lanes, in points.
  public var gap: Double
  /// The space before the first lane, in points.
  public var leading: Double
  /// The space after the last lane, in points.
  public var trailing: Double

  /// Lanes; by default one, as wide as the list.
  public init(
    _ count: Int = 1, rule: LaneRule = .shortest, gap: Double = 0, leading: Double = 0, trailing: Double = 0
  ) {
    self.count = max(1, min(Self.mostLanes, count))
    self.rule = rule
    self.gap = gap
    self.leading = leading
    self.trailing = trailing
  }

  /// True if it is one lane as wide as the list.
  package var isPlain: Bool { count == 1 && leading == 0 && trailing == 0 }

  /// The width in points of a row in a list of a width, in a lane or across all of them.
  package func width(inList width: Double, spans: Bool) -> Double {
    let units = extent(ofLane: spans ? nil : 0, width: ListUnits.units(points: width)).width
    return ListUnits.points(units: units)
  }

  /// True if slots are as wide in other lanes, whatever the list's width: rows in a lane, or what takes all lanes.
  func isAsWide(as other: ListLanes, spans: Bool) -> Bool {
    func sides(_ lanes: ListLanes) -> Units { ListUnits.gap(lanes.leading) + ListUnits.gap(lanes.trailing) }
    guard sides(self) == sides(other) else { return false }
    return spans || count == other.count && (count == 1 || ListUnits.gap(gap) == ListUnits.gap(other.gap))
  }

  /// The place across the list, in units, of a lane, or of what takes all lanes, in a list of a width (rule 53).
  func extent(ofLane lane: Int?, width: Units) -> (start: Units, width: Units) {
    let (start, gap) = (ListUnits.gap(leading), ListUnits.gap(gap))
    let all = max(0, width - start - ListUnits.gap(trailing))
    guard let lane else { return (start, all) }
    let one = max(0, (all - Units(count - 1) * gap) / Units(count))
    return (start + Units(lane) * (one + gap), one)
  }
}
