/// A cell: what a host puts on screen for a row while the row is in the viewport, and then uses for another row.
///
/// Any class with an empty initializer can be one. A cell holds no height: heights belong to rows (rule 13).
public protocol ReusableCell: AnyObject {
  /// A cell without content.
  init()
  /// Called before the cell is used for another row: clears what the next row might not set. Does nothing by default.
  func prepareForReuse()
}

extension ReusableCell {
  /// Clears nothing.
  public func prepareForReuse() {}
}
