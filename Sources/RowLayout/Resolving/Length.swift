/// A length that depends on what is proposed: its value for the proposal at hand, how much it changes for each point by which
/// the proposed width or height grows, and what it would be if nothing were proposed.
///
/// Layout by the rules is piecewise linear in the proposal. Carrying the slopes along tells, at the cost of more lanes in
/// the same vector, from which width to which, and from which height to which, the same pieces hold, and so for how long an answer
/// stands (see ``Interval``). The proposal is that of the nearest part around that keeps its answers; see
/// ``Resolver/size(_:_:)``.
///
/// Slopes and base are the same for all proposals of a piece, to the last bit, since nothing of the proposal at hand goes into them.
/// The value, a sum of rounded numbers, is not what follows from them for another proposal: what is kept, and what decides, is
/// therefore worked out from slopes and base (``at(width:height:)``, ``flattened``).
struct Length: Hashable {
  private var lanes: SIMD4<Double>

  /// The most that rounding leaves of a sum of lengths.
  static let rounding = 1e-6

  @inline(__always) private init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// A length that changes with the proposed width and height.
  @inline(__always) init(_ value: Double, byWidth: Double, byHeight: Double, base: Double) {
    lanes = SIMD4(value, byWidth, byHeight, base)
  }

  /// A length that does not change.
  @inline(__always) init(_ value: Double) { lanes = SIMD4(value, 0, 0, value) }

  @inline(__always) var value: Double { lanes.x }
  /// The growth with each point of the proposed width.
  @inline(__always) var byWidth: Double { lanes.y }
  /// The growth with each point of the proposed height.
  @inline(__always) var byHeight: Double { lanes.z }
  /// The value where a width and height of 0 are proposed, if the piece reached so far.
  @inline(__always) var base: Double { lanes.w }

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

  /// The length for a proposal of the same piece: the same bits, whichever proposal it was worked out for.
  @inline(__always) func at(width: Double, height: Double) -> Length {
    var value = lanes.w
    if lanes.y != 0 { value += lanes.y * width }
    if lanes.z != 0 { value += lanes.z * height }
    return Length(value, byWidth: lanes.y, byHeight: lanes.z, base: lanes.w)
  }

  /// The length without slopes that rounding left, as of a width less three thirds of it: what decides by it, or is proposed it, would
  /// else differ from one proposal to the next.
  @inline(__always) var flattened: Length {
    abs(lanes.y) < 1e-10 && abs(lanes.z) < 1e-10 ? Length(lanes.w) : self
  }

  /// The length in terms of a proposal further out, where it is in terms of one that itself depends on that.
  @inline(__always) func composed(with proposal: Proposal) -> Length {
    guard !isConstant else { return self }
    var result = SIMD4(lanes.x, 0, 0, lanes.w)
    if lanes.y != 0 {
      result.y = lanes.y * proposal.width.byWidth
      result.z = lanes.y * proposal.width.byHeight
      result.w += lanes.y * proposal.width.base
    }
    if lanes.z != 0 {
      result.y += lanes.z * proposal.height.byWidth
      result.z += lanes.z * proposal.height.byHeight
      result.w += lanes.z * proposal.height.base
    }
    return Length(lanes: result)
  }
}

/// Two lengths, of which one lies along an axis and the other across it.
protocol LengthPair {
  var width: Length { get set }
  var height: Length { get set }
  init(width: Length, height: Length)
}

extension LengthPair {
  @inline(__always) init(along: Length, across: Length, _ axis: Axis) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// The length along an axis.
  @inline(__always) subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
  /// The length across an axis.
  @inline(__always) subscript(across axis: Axis) -> Length { axis == .horizontal ? height : width }
}

/// A proposal inside the resolver.
struct Proposal: Hashable, LengthPair {
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
      width: width >= 0 && width < .infinity
        ? Length(width, byWidth: 1, byHeight: 0, base: 0) : Length(width),
      height: height >= 0 && height < .infinity
        ? Length(height, byWidth: 0, byHeight: 1, base: 0) : Length(height))
  }
}

/// A size inside the resolver.
struct Extent: LengthPair {
  var width: Length
  var height: Length

  @inline(__always) init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  static var zero: Extent { Extent(width: .zero, height: .zero) }

  /// The size for a proposal of the same piece.
  @inline(__always) func at(width: Double, height: Double) -> Extent {
    Extent(
      width: self.width.at(width: width, height: height),
      height: self.height.at(width: width, height: height))
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

    /// True if a change leaves every decision as it is, whatever rounding makes of the lengths that decide.
    @inline(__always) func contains(_ change: Double) -> Bool {
      low + Self.margin <= change && change < high - Self.margin
    }

    /// Far more than rounding leaves of a length by which something is decided.
    private static let margin = 1e-3

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
    keepNotNegative(difference.value, difference.byWidth, difference.byHeight)
  }

  @inline(__always)
  private mutating func keepNotNegative(_ difference: Double, _ byWidth: Double, _ byHeight: Double) {
    guard difference < .infinity else { return }
    width.keepNotNegative(difference, slope: byWidth)
    height.keepNotNegative(difference, slope: byHeight)
  }

  /// Keeps the proposals for which a length changes by no more than a range allows.
  mutating func keep(_ length: Length, within range: Range) {
    keepNotNegative(-range.low, length.byWidth, length.byHeight)
    keepNotNegative(range.high, -length.byWidth, -length.byHeight)
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
