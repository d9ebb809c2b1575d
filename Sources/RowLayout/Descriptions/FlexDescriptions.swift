/// The direction, lines and alignment of a flexible container (rules FX1 to FX6); not one of SwiftUI's.
public struct FlexDescription: Hashable, Sendable {
  /// The direction in which items stand one after the other.
  public var axis: Axis
  /// True if items that do not fit begin a new line.
  public var wraps: Bool
  /// The alignment of items in their line across the axis, and of lines in the container along it.
  public var alignment: Alignment
  /// Points between the items of a line.
  public var spacing: Double
  /// Points between lines; nil for those between items.
  public var lineSpacing: Double?

  /// A container.
  public init(
    _ axis: Axis = .horizontal, wraps: Bool = false, alignment: Alignment = .topLeading, spacing: Double = 0,
    lineSpacing: Double? = nil
  ) {
    self.axis = axis
    self.wraps = wraps
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }
}

/// The factors of an item of a flexible container (rules FX2 to FX4).
public struct FlexItem: Hashable, Sendable {
  /// The part of what is left over that the item takes.
  public var grow: Double
  /// The part of what is missing that the item gives, in proportion to its length.
  public var shrink: Double
  /// The length before growing and shrinking, in points; nil for the item's own.
  public var basis: Double?

  /// The factors of an item.
  public init(grow: Double = 0, shrink: Double = 1, basis: Double? = nil) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
  }
}

/// A frame whose lengths are parts of what is proposed (rule FR1), or of a flexible container's length (rule FX3).
public struct FractionFrame: Hashable, Sendable {
  /// The part of the width, 1 for all of it; nil for the child's own width.
  public var width: Double?
  /// The part of the height, 1 for all of it; nil for the child's own height.
  public var height: Double?
  /// The alignment in the frame.
  public var alignment: Alignment

  /// A frame of parts.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FlexDescription: FieldedPart {
  package init() { self.init(.horizontal) }

  package mutating func visit(_ fields: inout some RowFields) throws(RowError) {
    try fields.axis(&axis)
    try fields.flag(.wraps, &wraps)
    try fields.alignment(&alignment, usual: .topLeading)
    try fields.number(.spacing, &spacing, usual: 0, .notNegative)
    try fields.number(.lineSpacing, &lineSpacing, .notNegative)
  }
}

extension FlexItem: FieldedPart {
  package init() { self.init(grow: 0) }

  package mutating func visit(_ fields: inout some RowFields) throws(RowError) {
    try fields.number(.grow, &grow, usual: 0, .notNegative)
    try fields.number(.shrink, &shrink, usual: 1, .notNegative)
    try fields.number(.basis, &basis, .notNegative)
  }
}

extension FractionFrame: FieldedPart {
  package init() { self.init(width: nil) }

  package mutating func visit(_ fields: inout some RowFields) throws(RowError) {
    try fields.number(.width, &width, .notNegative)
    try fields.number(.height, &height, .notNegative)
    try fields.alignment(&alignment, usual: .center)
  }
}
