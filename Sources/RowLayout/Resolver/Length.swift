/// A length that depends on the root's width: `value` at the width asked for, changing by `slope` for each point that
/// the root grows.
///
/// Layout by the rules is piecewise linear in the root's width. Carrying the slope along tells, at the cost of a
/// second lane in the same vector, from which width to which the same pieces hold, and so for how long an answer
/// stands (see ``Interval``).
struct Length {
  private var lanes: SIMD2<Double>

  @inline(__always) private init(lanes: SIMD2<Double>) { self.lanes = lanes }

  /// A length that changes with the root's width.
  @inline(__always) init(_ value: Double, slope: Double) { lanes = SIMD2(value, slope) }

  /// A length that does not change.
  @inline(__always) init(_ value: Double) { lanes = SIMD2(value, 0) }

  @inline(__always) var value: Double { lanes.x }
  @inline(__always) var slope: Double { lanes.y }

  /// What stands for "unspecified" in a proposal, which is never negative otherwise (rule M0).
  @inline(__always) static var unspecified: Length { Length(-1) }
  @inline(__always) static var zero: Length { Length(0) }
  @inline(__always) static var infinity: Length { Length(.infinity) }

  @inline(__always) var isUnspecified: Bool { lanes.x < 0 }

  @inline(__always) static func + (a: Length, b: Length) -> Length { Length(lanes: a.lanes + b.lanes) }

  /// The difference; infinity stays infinite whatever is taken from it.
  @inline(__always) static func - (a: Length, b: Length) -> Length {
    a.value == .infinity ? a : Length(lanes: a.lanes - b.lanes)
  }

  @inline(__always) static func += (a: inout Length, b: Length) { a = a + b }
  @inline(__always) static func -= (a: inout Length, b: Length) { a = a - b }
  @inline(__always) static func * (a: Length, b: Double) -> Length { Length(lanes: a.lanes * b) }
  @inline(__always) static func / (a: Length, b: Double) -> Length { Length(lanes: a.lanes / b) }

  /// Whether two lengths are the same at every width of the root.
  @inline(__always) static func == (a: Length, b: Length) -> Bool {
    a.value == b.value && a.slope == b.slope
  }
}

/// A proposal inside the resolver.
struct Proposal {
  var width: Length
  var height: Length

  @inline(__always) init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  @inline(__always) static func == (a: Proposal, b: Proposal) -> Bool {
    a.width == b.width && a.height == b.height
  }
}

/// A size inside the resolver.
struct Extent {
  var width: Length
  var height: Length

  @inline(__always) init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  static var zero: Extent { Extent(width: .zero, height: .zero) }
}

/// How far the root may shrink (`low`, at most 0) and grow (`high`, at least 0) before some decision of a
/// computation would come out otherwise.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity

  @inline(__always) mutating func intersect(_ other: Interval) {
    if other.low > low { low = other.low }
    if other.high < high { high = other.high }
  }

  /// Keeps the widths in which `difference` has the sign that it has now; a difference of 0 is taken to stay what
  /// it becomes as the root grows.
  @inline(__always) mutating func keepSign(of difference: Length) {
    guard difference.slope != 0 else { return }
    narrow(difference)
  }

  private mutating func narrow(_ difference: Length) {
    let crossing = -difference.value / difference.slope
    if crossing > 0 {
      if crossing < high { high = crossing }
    } else if crossing > low {
      low = crossing
    }
  }

  /// Gives up on any other width than the one asked for.
  mutating func collapse() {
    low = 0
    high = 0
  }
}
