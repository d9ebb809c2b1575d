// The list in two dimensions: what lengths along and across the axis are in x and y.

extension ListCache {
  /// The extent that the list scrolls over: the content, or the viewport where that is longer.
  private var contentExtent: Units { max(viewport, index.contentHeight) }

  /// A rectangle along and across the axis; from right to left where the list runs so, in what is `extent` long.
  private func rect(start: Units, length: Units, extent: Units, _ across: (start: Units, width: Units)? = nil)
    -> ListRect
  {
    let (isVertical, isMirrored) = (configuration.axis == .vertical, configuration.isRightToLeft)
    let across = across ?? (0, width)
    let along = isMirrored && !isVertical ? extent &- start &- length : start
    let beside = isMirrored && isVertical ? width &- across.start &- across.width : across.start
    let (start, length) = (ListUnits.points(units: along), ListUnits.points(units: length))
    let (side, breadth) = (ListUnits.points(units: beside), ListUnits.points(units: across.width))
    return isVertical
      ? ListRect(x: side, y: start, width: breadth, height: length)
      : ListRect(x: start, y: side, width: length, height: breadth)
  }

  /// The distance of a content point from the content's start along the axis, in units; the point is in points.
  package func along(x: Double, y: Double) -> Units {
    if configuration.axis == .vertical { return ListUnits.units(points: y) }
    let x = ListUnits.units(points: x)
    return configuration.isRightToLeft ? contentExtent &- 1 &- x : x
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
}
