/// Where a cell stands, in points, from the top leading corner of the list's content.
public struct CellFrame: Hashable, Sendable, CustomStringConvertible {
  /// The leading edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A frame from its corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Corner and size, as "(0, 50) 320 x 44.5".
  public var description: String {
    "(\(Self.short(x)), \(Self.short(y))) \(Self.short(width)) x \(Self.short(height))"
  }

  /// Whole numbers without a fraction.
  private static func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
