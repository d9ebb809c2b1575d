/// A width and a height in points.
public struct RowSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Nothing in either direction.
  public static let zero = RowSize(width: 0, height: 0)

  /// A size of the two dimensions.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in points, from the top left corner of the root, y downwards.
public struct RowPoint: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// The top left corner.
  public static let zero = RowPoint(x: 0, y: 0)

  /// A place.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The frame of a part: its place and size in the root's coordinates, not snapped to pixels (rule M5).
public struct RowRect: Hashable, Sendable {
  /// The left edge in points.
  public var x: Double
  /// The top edge in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// No place and no size.
  public static let zero = RowRect(x: 0, y: 0, width: 0, height: 0)

  /// A frame of a place and a size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension RowRect {
  /// A frame of a corner and a size.
  public init(origin: RowPoint, size: RowSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: RowPoint { RowPoint(x: x, y: y) }
  /// The size.
  public var size: RowSize { RowSize(width: width, height: height) }
  /// The least x, as SwiftUI code names it.
  public var minX: Double { x }
  /// The greatest x.
  public var maxX: Double { x + width }
  /// The middle of the width.
  public var midX: Double { x + width / 2 }
  /// The least y.
  public var minY: Double { y }
  /// The greatest y.
  public var maxY: Double { y + height }
  /// The middle of the height.
  public var midY: Double { y + height / 2 }

  /// The frame with each edge moved to the nearest pixel (rule M5); for drawing only, never fed back.
  ///
  /// - Parameter scale: pixels in a point.
  public func snapped(toScale scale: Double) -> RowRect {
    guard scale > 0, scale.isFinite else { return self }
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let left = snap(x)
    let top = snap(y)
    return RowRect(x: left, y: top, width: snap(x + width) - left, height: snap(y + height) - top)
  }
}
