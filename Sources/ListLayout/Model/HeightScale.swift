/// The likely scale of a class's old heights at a new width, as learned from some of its rows: `height * factor +
/// offset`, and never below 0.
public struct HeightScale: Hashable, Sendable {
  /// The class, 0 to 7.
  public var estimateClass: Int
  /// The factor.
  public var factor: Double
  /// The offset in points.
  public var offset: Double

  /// A scale of a class's heights.
  public init(estimateClass: Int, factor: Double, offset: Double) {
    self.estimateClass = estimateClass
    self.factor = factor
    self.offset = offset
  }
}
