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
