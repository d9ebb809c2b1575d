// Everyday events as methods, without an event value on the way.

extension ListCache {
  /// The user scrolls by a distance in points; held at the limits unless it may overscroll.
  @discardableResult
  public mutating func scroll(by distance: Double, overscrolls: Bool = false) -> ListReport {
    recorder?.note(RecordedStep(event: .scrollBy(distance, overscrolls: overscrolls)))
    begin()
    scroll(to: offset &+ ListUnits.units(points: distance), overscrolls: overscrolls)
    return end()
  }

  /// A slot's height in points becomes known for the current width and content.
  @discardableResult
  public mutating func setHeight(_ height: Double, ofSlot slot: Int) -> ListReport {
    if recorder != nil, let place = index.place(of: slot) {
      recorder?.note(RecordedStep(event: .measure([ListMeasurement(.place(place), height: height)])))
    }
    begin()
    do throws(ListRefusal) {
      try measure(slot, height)
    } catch {
      line.refusal = error
    }
    return end()
  }

  /// A class gets a new estimate, in points. Complexity: O(1).
  @discardableResult
  public mutating func setEstimate(_ height: Double, ofClass estimateClass: Int = 0) -> ListReport {
    apply(.estimate(height, estimateClass: estimateClass))
  }

  /// The list gets a new width, in points. Complexity: O(1).
  @discardableResult
  public mutating func setWidth(_ width: Double) -> ListReport {
    apply(.width(width))
  }

  private mutating func measure(_ slot: Int, _ points: Double) throws(ListRefusal) {
    guard let frame = index.frame(of: slot) else {
      throw ListRefusal(.outOfRange, "There is no slot #: the list has #.", slot, index.slotCount)
    }
    let height = try units(points, "The height of @", at: frame.place)
    let value = SlotValue(state: .measured, estimateClass: frame.value.estimateClass, height: height)
    guard value != frame.value else { return }
    guard height != frame.height, !index.isHidden(frame.place) else {
      index.set(value, at: frame.place)
      return
    }
    let before = anchorContext()
    index.set(value, at: frame.place)
    reanchor(before)
  }
}
