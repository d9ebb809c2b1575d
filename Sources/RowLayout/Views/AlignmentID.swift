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
