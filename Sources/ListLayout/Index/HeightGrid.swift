/// Rounds heights in points to units (rule 8).
struct HeightGrid: Hashable, Sendable {
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
  /// - Parameters:
  ///   - points: the height.
  ///   - subject: names the height in the sentence of a refusal, as templates of ``ListRefusal`` do, by a number, a place
  ///     or a text.
  /// - Returns: the height in units, and whether it was cut to the greatest one.
  func units(
    _ points: Double, _ subject: StaticString, _ number: Int = 0, at place: SlotPlace? = nil,
    text: String = ""
  ) throws(ListRefusal) -> (units: Units, isClamped: Bool) {
    guard points > -1e-6, points < .infinity else {
      let (code, fault): (ListRefusal.Code, StaticString) =
        points != points
        ? (.nan, " is not a number.")
        : points.magnitude < .infinity ? (.negative, " is negative: % points.") : (.infinite, " is infinite.")
      throw ListRefusal(code, subject, number, at: place, text: text, points: points, end: fault)
    }
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
