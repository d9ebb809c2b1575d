/// A view's size and guides, from which a guide's value can be computed (rule N1).
public struct ViewDimensions: Sendable {
  private let part: PartDimensions
  init(_ part: PartDimensions) { self.part = part }

  /// The view's width in points.
  public var width: CGFloat { CGFloat(part.width) }
  /// The view's height in points.
  public var height: CGFloat { CGFloat(part.height) }
  /// The place of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(part[guide]) }
  /// The place of a guide, in points from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(part[guide]) }
  /// The place of a guide that the view sets itself; nil where it only has the default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    part[explicit: guide].map { CGFloat($0) }
  }
  /// The place of a guide that the view sets itself; nil where it only has the default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    part[explicit: guide].map { CGFloat($0) }
  }
}
