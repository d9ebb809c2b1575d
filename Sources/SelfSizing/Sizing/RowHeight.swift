/// The height of a row at a width, and the other widths for which it holds.
public struct RowHeight: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The least width for which the height holds.
  public var validFrom: Double
  /// The end, not included, of the widths for which the height holds; infinite where it never changes any more.
  public var validTo: Double

  /// A height that holds for the widths `[validFrom, validTo)`.
  public init(_ height: Double, validFrom: Double, validTo: Double) {
    self.height = height
    self.validFrom = validFrom
    self.validTo = validTo
  }

  /// A height that holds at every width.
  public init(_ height: Double) { self.init(height, validFrom: 0, validTo: .infinity) }

  /// True if the height holds at a width.
  public func holds(at width: Double) -> Bool { validFrom <= width && width < validTo }
}
