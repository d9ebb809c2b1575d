/// A guide of one's own: a type that says where the guide lies in a part that does not set it.
public protocol AlignmentID: SendableMetatype {
  /// Returns the default offset, in points from the part's left or top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.init(
      key: GuideKey(
        axis: .horizontal, name: String(reflecting: id),
        placement: { Double(id.defaultValue(in: ViewDimensions($0))) }))
  }

  /// The start of the line between rows of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(named: "listRowSeparatorLeading")
  /// The end of the line between rows of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(named: "listRowSeparatorTrailing")
}

extension VerticalAlignment {
  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.init(
      key: GuideKey(
        axis: .vertical, name: String(reflecting: id),
        placement: { Double(id.defaultValue(in: ViewDimensions($0))) }))
  }
}

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
