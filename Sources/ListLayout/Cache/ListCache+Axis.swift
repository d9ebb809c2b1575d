// The list in two dimensions: what lengths along and across the axis are in x and y.

extension ListCache {
  private var across: Double { ListUnits.points(units: width) }

  private func rect(start: Int, length: Int) -> ListRect {
    configuration.axis.rect(
      start: ListUnits.points(units: start), length: ListUnits.points(units: length), across: across)
  }

  /// Where a slot of the last frame is on screen, with the viewport's origin at 0, in points.
  public func screenRect(of slot: VisibleSlot) -> ListRect { rect(start: slot.y, length: slot.height) }

  /// Where a slot is in the content, in points, at its place and with its height now; nil where there is none.
  /// Complexity: O(log n).
  public func contentRect(of slot: Int) -> ListRect? {
    index.frame(of: slot).map { rect(start: $0.top &+ shift &+ bias, length: $0.height) }
  }

  /// The part of the content that the viewport shows, in points.
  public var visibleRect: ListRect { rect(start: offset &+ bias, length: viewport) }

  /// The rectangle of the whole content, in points.
  public var contentRect: ListRect { rect(start: 0, length: index.contentHeight) }

  /// What rows are to be measured with: in a vertical list at its width, in a horizontal one at its height.
  public var proposal: ListProposal {
    configuration.axis == .vertical ? ListProposal(width: across) : ListProposal(height: across)
  }

  /// The viewport gets another width and height, in points: across the axis this is a change of width (rule 33), along
  /// it one of the viewport. What stays the same changes nothing.
  @discardableResult
  public mutating func setViewportSize(width: Double, height: Double) -> ListReport {
    let isVertical = configuration.axis == .vertical
    begin()
    perform(.width(isVertical ? width : height))
    perform(.viewport(isVertical ? height : width))
    return end()
  }
}
