// Everyday events as methods.

extension ListCache {
  /// The user scrolls by a distance in points; held at the limits unless it may overscroll.
  @discardableResult
  public mutating func scroll(by distance: Double, overscrolls: Bool = false) -> ListReport {
    apply(.scrollBy(distance, overscrolls: overscrolls))
  }

  /// A slot's height in points becomes known for the current width and content.
  @discardableResult
  public mutating func setHeight(_ height: Double, ofSlot slot: Int) -> ListReport {
    if recorder != nil, let place = index.place(of: slot) {
      recorder?.note(RecordedStep(event: .measure([ListMeasurement(.place(place), height: height)])))
    }
    begin()
    attempt { list throws(ListRefusal) in
      guard let frame = list.index.frame(of: slot) else {
        throw ListRefusal(.outOfRange, "There is no slot #: the list has #.", slot, list.slotCount)
      }
      list.set(CollectionOfOne((frame, try list.units(height, "The height of @", at: frame.place))))
    }
    return end()
  }
}
