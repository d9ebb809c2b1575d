public import RowLayout

extension ListDriver {
  /// A place in a text of a row of the list.
  public struct TextPlace: Hashable, Sendable {
    /// The row, header or footer.
    public var place: SlotPlace
    /// The text in it, and the place there.
    public var text: ResolvedRow.TextPlace
  }

  /// The place nearest to a point of the viewport, from its left and top, in the text at it; nil where no text is, or the host
  /// measures the row.
  ///
  /// - Throws: `RowError` where the row cannot be resolved.
  /// - Complexity: O(log *n*) in the rows; linear in the parts and texts of the row at the point.
  public func textPlace(atX x: Double, y: Double) throws(RowError) -> TextPlace? {
    guard let (place, row, point) = try row(atX: x, y: y),
      let text = try row.textPlace(atX: point.x, y: point.y)
    else { return nil }
    return TextPlace(place: place, text: text)
  }

  /// The link on whose letters a point of the viewport is; nil beside them, and where the host measures the row.
  ///
  /// - Returns: the row, and the address.
  /// - Throws: `RowError` where the row cannot be resolved.
  public func link(atX x: Double, y: Double) throws(RowError) -> (place: SlotPlace, address: String)? {
    guard let (place, row, point) = try row(atX: x, y: y),
      let link = try row.link(atX: point.x, y: point.y)
    else { return nil }
    return (place, link.address)
  }

  /// The row at a point of the viewport, and the point from the row's left and top.
  private func row(
    atX x: Double, y: Double
  ) throws(RowError) -> (place: SlotPlace, row: ResolvedRow, point: RowPoint)? {
    let screen = cache.visibleRect
    let point = RowPoint(x: x + screen.x, y: y + screen.y)
    guard let place = place(at: point), let frame = shownFrame(of: place),
      let row = try resolvedRow(at: place)
    else { return nil }
    return (place, row, RowPoint(x: point.x - frame.x, y: point.y - frame.y))
  }

  /// A row as it is resolved at the width that it has in the list; nil where nothing is there, or the host measures it.
  public func resolvedRow(at place: SlotPlace) throws(RowError) -> ResolvedRow? {
    guard let item = item(at: place), let across = cache.slot(of: place).flatMap({ cache.across(of: $0) })
    else { return nil }
    return try sizer.resolvedRow(of: item, width: across)
  }

  /// The frame of a row in the content, where it is pinned the one that it has on screen.
  private func shownFrame(of place: SlotPlace) -> RowRect? {
    slots.first { $0.isPinned && $0.place == place }?.frame ?? frame(of: place)
  }
}
