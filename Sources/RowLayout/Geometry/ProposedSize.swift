/// The size that a parent offers to a part (rule M0): each dimension a number, infinity, or nil for *unspecified*.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width, infinity for the greatest.
  public var width: Double?
  /// The proposed height in points; nil asks for the ideal height, infinity for the greatest.
  public var height: Double?

  /// Asks for the least size (rule M2).
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the greatest size (rule M2).
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size (rule M2).
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// A proposal of the two dimensions.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The proposal of exactly this size.
  @inlinable
  public init(_ size: RowSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, `size` standing in for what is unspecified; a plain leaf's answer (rule L1).
  @inlinable
  public func replacingUnspecifiedDimensions(by size: RowSize = RowSize(width: 10, height: 10)) -> RowSize {
    RowSize(width: width ?? size.width, height: height ?? size.height)
  }
}
