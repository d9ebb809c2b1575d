/// The conversion of widths between points and a text's units (rule W1: first rounded down to 64ths of a point).
struct WidthUnits {
  /// The units that make an em, and 64ths of a point that do.
  private let units: Double
  private let sixtyFourthsPerEm: Double
  /// The units to a 64th, and a little more.
  private let unitsAbove: Double

  init(unitsPerEm: Int, fontSize: Double) {
    units = Double(unitsPerEm)
    sixtyFourthsPerEm = 64 * fontSize
    unitsAbove = units / sixtyFourthsPerEm * (1 + 0x1p-49)
  }

  /// Whole 64ths of a point in a number of units, cut down. A line fits if this is at most that of the width (rule W1).
  func sixtyFourths(_ units: Int) -> Double {
    (Double(units) * sixtyFourthsPerEm / self.units).rounded(.down)
  }

  /// The widest line in units that fits a width.
  ///
  /// What walks lines waits for it: so whole 64ths, as most widths are, go their own way, on which nothing is cut down.
  @inline(__always)
  func limit(for width: Double) -> Int {
    let scaled = width * 64
    guard let nearest = NearestWhole(scaled, below: 1 << 40), nearest.value == scaled else {
      return otherLimit(for: width)
    }
    return limit(below: scaled + 1) ?? farLimit(for: width)
  }

  @inline(never)
  private func otherLimit(for width: Double) -> Int {
    let scaled = max(0, width * 64)
    guard scaled < 0x1p40 else { return farLimit(for: width) }
    return limit(below: Double(Int(scaled)) + 1) ?? farLimit(for: width)
  }

  /// The widest line of fewer 64ths; nil for one that is far.
  ///
  /// As in `farLimit(for:)`, with one division that nothing waits for: the product is above the bound by a few of its last bits, so
  /// that the limit is the whole number nearest to it or the one before.
  @inline(__always)
  private func limit(below end: Double) -> Int? {
    guard let nearest = NearestWhole(end * unitsAbove, below: 1 << 46) else { return nil }
    return nearest.value * sixtyFourthsPerEm / units < end ? nearest.number : nearest.number &- 1
  }

  @inline(never)
  private func farLimit(for width: Double) -> Int {
    let available = (max(0, width) * 64).rounded(.down)
    let estimate = (available + 1) * units / sixtyFourthsPerEm
    guard estimate < 0x1p60 else { return .max }
    var limit = Int(estimate.rounded(.up))
    while limit > 0, sixtyFourths(limit) > available { limit -= 1 }
    return limit
  }
}
