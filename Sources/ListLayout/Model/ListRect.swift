/// A rectangle in points: x to the right, y down.
public struct ListRect: Hashable, Sendable {
  /// The x of its left edge.
  public var x: Double
  /// The y of its top edge.
  public var y: Double
  /// Its width.
  public var width: Double
  /// Its height.
  public var height: Double

  /// A rectangle from its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A width and a height in points, of which one may be free.
public struct ListProposal: Hashable, Sendable {
  /// The width; nil where it is to be measured.
  public var width: Double?
  /// The height; nil where it is to be measured.
  public var height: Double?

  /// A width, a height, or both.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension ListAxis {
  /// The rectangle of what stands along the axis at `start`, so long, and fills the list across.
  public func rect(start: Double, length: Double, across: Double) -> ListRect {
    switch self {
    case .vertical: ListRect(x: 0, y: start, width: across, height: length)
    case .horizontal: ListRect(x: start, y: 0, width: length, height: across)
    }
  }
}

extension ListConfiguration {
  /// A configuration for a viewport of a width and a height, whichever way the list scrolls.
  public init(axis: ListAxis, viewportWidth: Double, viewportHeight: Double) {
    self.init(
      viewport: axis == .vertical ? viewportHeight : viewportWidth,
      width: axis == .vertical ? viewportWidth : viewportHeight, axis: axis)
  }
}
