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
  @inline(__always)
  func units(points: Double) -> Int { rounded(points * Double(unitsPerEm) / fontSize) }

  /// A length in points, cut down to whole units.
  func wholeUnits(points: Double) -> Int {
    let (whole, rest) = Self.parts(points * Double(unitsPerEm) / fontSize)
    return rest < 0 ? whole - 1 : whole
  }

  /// The nearest whole number, of two the one farther from zero, worked out without a call.
  @inline(__always)
  private func rounded(_ exact: Double) -> Int {
    let (whole, rest) = Self.parts(exact)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// A number without what it has behind the point, and that.
  @inline(__always)
  private static func parts(_ exact: Double) -> (whole: Int, rest: Double) {
    let bounded = max(-0x1p60, min(0x1p60, exact))
    let whole = Int(bounded)
    return (whole, bounded - Double(whole))
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
  private(set) var isExact: Bool

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
    guard isExact, multiple != faceUnit && multiple % faceUnit != 0 || relativeSize != 1 else { return }
    let common = Self.common(multiple, faceUnit)
    if let common, relativeSize == 1 { multiple = common } else { isExact = false }
  }

  var unit: Int { isExact ? multiple : first * max(1, (Self.fineUnit + first - 1) / first) }

  /// The least common multiple of two units; nil where it is too great for one.
  static func common(_ a: Int, _ b: Int) -> Int? {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let product = (a / max(1, x)).multipliedReportingOverflow(by: b)
    return product.overflow || product.partialValue > greatestUnit ? nil : product.partialValue
  }
}
