/// A length that depends on what is proposed: its value for the proposal at hand, and how much it changes for each point by which
/// the proposed width or height grows.
///
/// Layout by the rules is piecewise linear in the proposal. Carrying the slopes along tells, at the cost of more lanes in
/// the same vector, from which width to which, and from which height to which, the same pieces hold, and so for how long an answer
/// stands (see ``Interval``). The proposal is that of the nearest part around that keeps its answers; see
/// ``Resolver/size(_:_:)``.
struct Length {
  private var lanes: SIMD4<Double>

  @inline(__always) private init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// A length that changes with the proposed width and height.
  @inline(__always) init(_ value: Double, byWidth: Double, byHeight: Double) {
    lanes = SIMD4(value, byWidth, byHeight, 0)
  }

  /// A length that does not change.
  @inline(__always) init(_ value: Double) { lanes = SIMD4(value, 0, 0, 0) }

  @inline(__always) var value: Double { lanes.x }
  /// The growth with each point of the proposed width.
  @inline(__always) var byWidth: Double { lanes.y }
  /// The growth with each point of the proposed height.
  @inline(__always) var byHeight: Double { lanes.z }

  /// The mark of "unspecified" in a proposal, which is never negative otherwise (rule M0).
  @inline(__always) static var unspecified: Length { Length(-1) }
  @inline(__always) static var zero: Length { Length(0) }
  @inline(__always) static var infinity: Length { Length(.infinity) }

  @inline(__always) var isUnspecified: Bool { lanes.x < 0 }
  @inline(__always) var isConstant: Bool { lanes.y == 0 && lanes.z == 0 }
  /// True if it gets longer as the proposal grows, the width before the height.
  @inline(__always) var grows: Bool { lanes.y > 0 || (lanes.y == 0 && lanes.z > 0) }
  /// True if it gets shorter as the proposal grows, the width before the height.
  @inline(__always) var shrinks: Bool { lanes.y < 0 || (lanes.y == 0 && lanes.z < 0) }

  @inline(__always) static func + (a: Length, b: Length) -> Length { Length(lanes: a.lanes + b.lanes) }

  /// The difference; infinity stays infinite whatever is taken from it.
  @inline(__always) static func - (a: Length, b: Length) -> Length {
    a.value == .infinity ? a : Length(lanes: a.lanes - b.lanes)
  }

  @inline(__always) static func += (a: inout Length, b: Length) { a = a + b }
  @inline(__always) static func -= (a: inout Length, b: Length) { a = a - b }
  @inline(__always) static func * (a: Length, b: Double) -> Length { Length(lanes: a.lanes * b) }
  @inline(__always) static func / (a: Length, b: Double) -> Length { Length(lanes: a.lanes / b) }

  /// True if two lengths are the same for every proposal.
  @inline(__always) static func == (a: Length, b: Length) -> Bool { a.lanes == b.lanes }

  /// The length after the proposal grew.
  @inline(__always) func moved(byWidth width: Double, byHeight height: Double) -> Length {
    Length(lanes.x + lanes.y * width + lanes.z * height, byWidth: lanes.y, byHeight: lanes.z)
  }

  /// The length in terms of a proposal further out, where it is in terms of one that itself depends on that.
  @inline(__always) func composed(with proposal: Proposal) -> Length {
    let byWidth = lanes.y
    let byHeight = lanes.z
    return Length(
      lanes.x,
      byWidth: byWidth * proposal.width.byWidth + byHeight * proposal.height.byWidth,
      byHeight: byWidth * proposal.width.byHeight + byHeight * proposal.height.byHeight)
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

  var isConstant: Bool { width.isConstant && height.isConstant }

  /// True if both dimensions change with one and the same outside, so that neither stands still while the other moves.
  @inline(__always) var movesAcross: Bool {
    (width.byWidth != 0 && height.byWidth != 0) || (width.byHeight != 0 && height.byHeight != 0)
  }

  /// The proposal as what lengths inside are measured by: each finite dimension changes with itself.
  @inline(__always) var asOrigin: Proposal {
    let width = width.value
    let height = height.value
    return Proposal(
      width: Length(width, byWidth: width >= 0 && width < .infinity ? 1 : 0, byHeight: 0),
      height: Length(height, byWidth: 0, byHeight: height >= 0 && height < .infinity ? 1 : 0))
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

  @inline(__always) func moved(byWidth width: Double, byHeight height: Double) -> Extent {
    Extent(
      width: self.width.moved(byWidth: width, byHeight: height),
      height: self.height.moved(byWidth: width, byHeight: height))
  }

  @inline(__always) func composed(with proposal: Proposal) -> Extent {
    Extent(width: width.composed(with: proposal), height: height.composed(with: proposal))
  }
}

/// The changes of the proposed width that leave every decision of a computation as it is, from `low` (at most 0) to
/// `high` (at least 0), while the height stays; and of the height while the width stays.
struct Interval {
  /// A range of changes, its end not included.
  struct Range {
    var low = -Double.infinity
    var high = Double.infinity

    @inline(__always) func contains(_ change: Double) -> Bool { low <= change && change < high }

    /// Makes the range count from a change.
    mutating func shift(by change: Double) {
      low -= change
      high -= change
    }

    @inline(__always) mutating func intersect(_ other: Range) {
      if other.low > low { low = other.low }
      if other.high < high { high = other.high }
    }

    /// Keeps the changes for which a difference has the sign that it has now; a difference of 0 is taken to stay what it becomes
    /// with growth.
    @inline(__always) mutating func keepSign(of difference: Double, slope: Double) {
      guard slope != 0 else { return }
      let crossing = -difference / slope
      if crossing > 0 {
        if crossing < high { high = crossing }
      } else if crossing > low {
        low = crossing
      }
    }

    /// Keeps the changes for which a difference of 0 or more does not fall below 0.
    @inline(__always) mutating func keepNotNegative(_ difference: Double, slope: Double) {
      if slope > 0 { low = max(low, -difference / slope) }
      if slope < 0 { high = min(high, -difference / slope) }
    }

    mutating func collapse() {
      low = 0
      high = 0
    }
  }

  var width = Range()
  var height = Range()

  @inline(__always) mutating func intersect(_ other: Interval) {
    width.intersect(other.width)
    height.intersect(other.height)
  }

  /// Keeps the proposals for which `difference` has the sign that it has now.
  @inline(__always) mutating func keepSign(of difference: Length) {
    guard !difference.isConstant else { return }
    if difference.value == 0, difference.byWidth * difference.byHeight < 0 { return collapse() }
    width.keepSign(of: difference.value, slope: difference.byWidth)
    height.keepSign(of: difference.value, slope: difference.byHeight)
  }

  /// Keeps the proposals for which a `difference` of 0 or more does not fall below 0.
  @inline(__always) mutating func keepNotNegative(_ difference: Length) {
    guard difference.value < .infinity else { return }
    width.keepNotNegative(difference.value, slope: difference.byWidth)
    height.keepNotNegative(difference.value, slope: difference.byHeight)
  }

  /// Keeps the proposals for which a length changes by no more than a range allows.
  mutating func keep(_ length: Length, within range: Range) {
    keepNotNegative(Length(-range.low, byWidth: length.byWidth, byHeight: length.byHeight))
    keepNotNegative(Length(range.high, byWidth: -length.byWidth, byHeight: -length.byHeight))
  }

  /// The proposals further out for which this one stays in its interval.
  @inline(__always) func composed(with proposal: Proposal) -> Interval {
    var result = Interval()
    if !proposal.width.isConstant { result.keep(proposal.width, within: width) }
    if !proposal.height.isConstant { result.keep(proposal.height, within: height) }
    return result
  }

  /// Gives up on any other proposal where it would change a length.
  mutating func collapse(by length: Length) {
    if length.byWidth != 0 { width.collapse() }
    if length.byHeight != 0 { height.collapse() }
  }

  /// Gives up on any other proposal than the one at hand.
  mutating func collapse() {
    width.collapse()
    height.collapse()
  }
}
