#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

#if _pointerBitWidth(_64)
  /// A length or a position in units of 1/192 point, with 64 bits on every machine: sums of heights need them.
  public typealias Units = Int
#else
  /// A length or a position in units of 1/192 point, with 64 bits on every machine: sums of heights need them.
  public typealias Units = Int64
#endif

/// Points and units: heights are kept in whole numbers of 1/192 point, which is exact at 1x, 2x, 3x, 4x and on a
/// 1/64 grid.
public enum ListUnits {
  /// Units per point.
  public static let perPoint: Units = 192

  /// The greatest number of units that a position given in points may have, either way.
  static let limit: Units = 1 << 53

  /// The nearest number of units, halves away from zero; what no list can reach is cut, what is no number is 0.
  public static func units(points: Double) -> Units {
    let units = (points * Double(perPoint)).rounded(.toNearestOrAwayFromZero)
    guard units == units else { return 0 }
    return Units(max(-Double(limit), min(Double(limit), units)))
  }

  /// Returns a length in points.
  public static func points(units: Units) -> Double { Double(units) / Double(perPoint) }
}

/// Rounds heights in points to units (rule 8).
struct HeightGrid: Equatable, Sendable {
  /// Grid lines per point: 1, 2, 3, 4, 64 or 192.
  let scale: Int
  /// The units between two grid lines.
  let step: Units

  init(scale: Int) {
    self.scale = scale
    step = ListUnits.perPoint / Units(scale)
  }

  /// A height on the grid, rounded up unless within a millionth of a line.
  ///
  /// - Returns: the height in units, and whether it was cut to the greatest one.
  func units(_ points: Double, _ what: @autoclosure () -> String) throws(ListRefusal) -> (
    units: Units, isClamped: Bool
  ) {
    guard points == points else { throw ListRefusal(.nan, "\(what()) is not a number.") }
    guard points.magnitude < .infinity else { throw ListRefusal(.infinite, "\(what()) is infinite.") }
    guard points > -1e-6 else { throw ListRefusal(.negative, "\(what()) is negative: \(points) points.") }
    if points <= 0 { return (0, false) }
    let scaled = points * Double(scale)
    let line = scaled.rounded(.toNearestOrAwayFromZero)
    let lines = (scaled - line).magnitude <= 1e-6 * Double(scale) ? line : scaled.rounded(.up)
    guard lines * Double(step) <= Double(HeightIndex.maximumHeight) else {
      return (HeightIndex.maximumHeight, true)
    }
    return (Units(lines) * step, false)
  }

  /// The mean of heights, rounded up to the grid.
  func mean(sum: Units, count: Int) -> Units {
    let cells = Units(count) * step
    return (sum / cells + (sum % cells > 0 ? 1 : 0)) * step
  }
}
