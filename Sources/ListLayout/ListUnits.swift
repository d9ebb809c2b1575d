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
  @inline(never)
  public static func units(points: Double) -> Units {
    let units = (points * Double(perPoint)).rounded(.toNearestOrAwayFromZero)
    guard units == units else { return 0 }
    return Units(max(-Double(limit), min(Double(limit), units)))
  }

  /// Returns a length in points.
  public static func points(units: Units) -> Double { Double(units) / Double(perPoint) }
}
