// The list in two dimensions: what lengths along and across the axis are in x and y.

extension ListCache {
  private var across: Double { ListUnits.points(units: width) }
  /// The extent that the list scrolls over: the content, or the viewport where that is longer.
  private var contentExtent: Units { max(viewport, index.contentHeight) }

  /// A rectangle along and across the axis; from right to left where the list runs so, in what is `extent` long.
  private func rect(start: Units, length: Units, extent: Units, _ across: (start: Units, width: Units)? = nil)
    -> ListRect
  {
    let (isVertical, isMirrored) = (configuration.axis == .vertical, configuration.isRightToLeft)
    let across = across ?? (0, width)
    let along = isMirrored && !isVertical ? extent &- start &- length : start
    let side = isMirrored && isVertical ? width &- across.start &- across.width : across.start
    let rect = configuration.axis.rect(
      start: ListUnits.points(units: along), length: ListUnits.points(units: length),
      across: ListUnits.points(units: across.width))
    let shift = ListUnits.points(units: side)
    return ListRect(
      x: rect.x + (isVertical ? shift : 0), y: rect.y + (isVertical ? 0 : shift), width: rect.width,
      height: rect.height)
  }

  /// Returns a visible slot's frame on screen, with the viewport's origin at 0, in points.
  public func screenRect(of slot: VisibleSlot) -> ListRect {
    let section = index.place(of: slot.slot)?.section ?? 0
    return rect(
      start: slot.y, length: slot.height, extent: viewport, across(ofLane: slot.lane, section: section))
  }

  /// Returns a visible slot's frame in the content, in points, pinned where it is.
  public func contentRect(of slot: VisibleSlot) -> ListRect {
    let section = index.place(of: slot.slot)?.section ?? 0
    return rect(
      start: slot.y &+ offset &+ bias, length: slot.height, extent: contentExtent,
      across(ofLane: slot.lane, section: section))
  }

  /// Returns a slot's frame in the content, in points, at its place and height now; nil where there is none.
  /// Complexity: O(log n).
  public func contentRect(of slot: Int) -> ListRect? {
    index.frame(of: slot).map { frame in
      rect(
        start: frame.top &+ shift &+ bias, length: frame.height, extent: contentExtent,
        across(ofLane: frame.lane.map { Int($0) }, section: frame.place.section))
    }
  }

  /// Returns a slot's width, for which its height is measured, in points; in a horizontal list, its height. Nil where
  /// there is no such slot. Complexity: O(log n).
  public func across(of slot: Int) -> Double? {
    index.frame(of: slot).map { ListUnits.points(units: across($0)) }
  }

  /// The part of the content that the viewport shows, in points.
  public var visibleRect: ListRect {
    rect(start: offset &+ bias, length: viewport, extent: contentExtent)
  }

  /// The rectangle of the whole content, in points.
  public var contentRect: ListRect {
    rect(start: 0, length: index.contentHeight, extent: index.contentHeight)
  }

  /// The proposal to rows: in a vertical list at its width, in a horizontal one at its height.
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
