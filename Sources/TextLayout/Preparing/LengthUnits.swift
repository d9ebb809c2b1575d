#if canImport(Glibc)
  internal import Glibc
#endif

/// The units in which a label's widths are kept (rule P3): so many to the em of its first font.
struct LengthUnits {
  var unitsPerEm: Int
  /// The size of the label's first font, in points.
  var fontSize: Double

  /// The farthest position of a label. Lines add tabs, hyphens, tokens and what breaks change, which are no wider together.
  static let farthest = 1 << 58

  /// A width in units of a face, in a size relative to the first font's.
  @inline(__always)
  func units(_ width: Int, faceUnit: Int, relativeSize: Double) -> Int {
    if relativeSize == 1, unitsPerEm % faceUnit == 0 { return width &* (unitsPerEm / faceUnit) }
    return rounded(Double(width) * Double(unitsPerEm) * relativeSize / Double(faceUnit))
  }

  /// A length in points.
  func units(points: Double, rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    rounded(points * Double(unitsPerEm) / fontSize, rule)
  }

  private func rounded(
    _ exact: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    Int(max(-0x1p60, min(0x1p60, exact.rounded(rule))))
  }
}

/// The unit of a label, chosen by the items met: one that is whole for every face where such a one is small enough, else so fine
/// that rounding positions to it moves no line's end by more than 1/256 px at size 100.
struct UnitChoice {
  private let first: Int
  let hasPoints: Bool
  /// A common multiple of the units of the faces so far.
  private var multiple: Int
  /// True if `multiple` is whole for all faces, and small enough.
  private var isExact: Bool

  private static let greatestUnit = 1 << 24
  /// The ends of a line are each off by half a unit at most: 100 px / 2^18 is a tenth of the error allowed.
  private static let fineUnit = 1 << 18

  /// - Parameters:
  ///   - first: the units to the em of the label's first face.
  ///   - hasPoints: whether lengths in points are among the widths, which are hardly ever whole units of a face.
  init(first: Int, hasPoints: Bool) {
    self.first = first
    self.hasPoints = hasPoints
    multiple = first
    isExact = !hasPoints
  }

  /// Takes in a face of so many units to the em.
  mutating func add(faceUnit: Int, relativeSize: Double) {
    guard isExact, multiple % faceUnit != 0 || relativeSize != 1 else { return }
    multiple = Self.leastCommonMultiple(multiple, faceUnit)
    if relativeSize != 1 || multiple > Self.greatestUnit { isExact = false }
  }

  var unit: Int { isExact ? multiple : first * max(1, (Self.fineUnit + first - 1) / first) }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let product = (a / max(1, x)).multipliedReportingOverflow(by: b)
    return product.overflow ? .max : product.partialValue
  }
}
