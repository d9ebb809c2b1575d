// The list in two dimensions: what lengths along and across the axis are in x and y.

extension ListCache {
  /// The extent that the list scrolls over: the content, or the viewport where that is longer.
  private var contentExtent: Units { max(viewport, index.contentHeight) }

  /// A rectangle along and across the axis; from right to left where the list runs so, in what is `extent` long.
  private func rect(start: Units, length: Units, extent: Units, _ sides: Range<Units>) -> ListRect {
    let (isVertical, isMirrored) = (configuration.axis == .vertical, configuration.isRightToLeft)
    let along = isMirrored && !isVertical ? extent &- start &- length : start
    let (start, length) = (ListUnits.points(units: along), ListUnits.points(units: length))
    let side = ListUnits.points(units: sides.lowerBound)
    let breadth = ListUnits.points(units: sides.upperBound &- sides.lowerBound)
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
    rect(start: slot.y &+ offset &+ bias, length: slot.height, extent: contentExtent, sides(of: slot))
  }

  /// Returns a slot's frame in the content, in points, at its place and height now; nil where there is none.
  /// Complexity: O(log n).
  public func contentRect(of slot: Int) -> ListRect? {
    index.frame(of: slot).map { frame in
      rect(
        start: frame.top &+ shift &+ bias, length: frame.height, extent: contentExtent, sides(of: frame))
    }
  }

  /// Returns a slot's left and right side, in units; in a horizontal list, its top and bottom. Nil where there is no such slot.
  /// Complexity: O(log n).
  public func sides(of slot: Int) -> Range<Units>? { index.frame(of: slot).map { sides(of: $0) } }

  private func sides(of frame: SlotFrame) -> Range<Units> {
    sides(across(ofLane: frame.lane.map { Int($0) }, section: frame.place.section))
  }

  /// Returns the sides of a visible slot.
  package func sides(of slot: VisibleSlot) -> Range<Units> {
    guard isLaned else { return sides((0, width)) }
    return sides(across(ofLane: slot.lane, section: index.place(of: slot.slot)?.section ?? 0))
  }

  private func sides(_ across: (start: Units, width: Units)) -> Range<Units> {
    let isMirrored = configuration.isRightToLeft && configuration.axis == .vertical
    let start = isMirrored ? width &- across.start &- across.width : across.start
    // A list that was made with a width below 0 has no breadth.
    return start..<max(start, start &+ across.width)
  }

  /// Returns a slot's width, for which its height is measured, in points; in a horizontal list, its height. Nil where
  /// there is no such slot. Complexity: O(log n).
  public func across(of slot: Int) -> Double? {
    index.frame(of: slot).map { ListUnits.points(units: across($0)) }
  }

  /// The part of the content that the viewport shows, in points.
  public var visibleRect: ListRect {
    rect(start: offset &+ bias, length: viewport, extent: contentExtent, sides((0, width)))
  }
}
