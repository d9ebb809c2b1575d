/// Which slot is meant: by key or by place.
public enum SlotReference: Hashable, Sendable {
  /// The slot with that key.
  case key(String)
  /// The slot at that place.
  case place(SlotPlace)
}

/// A measured height, in points (rule 9).
public struct ListMeasurement: Hashable, Sendable {
  /// The slot that was measured.
  public var slot: SlotReference
  /// Its height in points.
  public var height: Double
  /// The content version of the slot's class that was measured; nil takes the current one.
  public var version: Int?
  /// The width epoch at which it was measured; nil takes the current one.
  public var epoch: Int?

  /// A measured height.
  public init(_ slot: SlotReference, height: Double, version: Int? = nil, epoch: Int? = nil) {
    self.slot = slot
    self.height = height
    self.version = version
    self.epoch = epoch
  }
}

/// A scroll-to slot's alignment in the readable area (rule 36).
public enum ScrollAlignment: Hashable, Sendable {
  /// The slot's top at the area's top.
  case top
  /// The slot's middle at the area's middle.
  case middle
  /// The slot's bottom at the area's bottom.
  case bottom
  /// The least movement that shows the slot.
  case nearest
  /// Between top (0) and bottom (1).
  case fraction(Double)
}

/// An edge of a slot.
public enum SlotEdge: String, Hashable, Sendable {
  /// The slot's top.
  case top
  /// The slot's bottom.
  case bottom
}

/// Something that happens to a list; lengths in points.
///
/// An event is a value: it can be kept, sent and applied again, and the same events in the same order give the same
/// state (rule 49).
public enum ListEvent: Hashable, Sendable {
  /// A fresh list.
  case load([SectionDescription])
  /// The user scrolls by a distance; held at the limits unless it may overscroll.
  case scrollBy(Double, overscrolls: Bool = false)
  /// The user scrolls to an offset; held at the limits unless it may overscroll.
  case scrollTo(Double, overscrolls: Bool = false)
  /// Heights become known, all with one correction; each stands alone.
  case measure([ListMeasurement])
  /// Changes of structure.
  case batch(ListBatch)
  /// The list is now this; the difference is found by key, and the keys named are reloaded.
  case snapshot([SectionDescription], reloads: [String] = [])
  /// A section's header is set, replaced or removed.
  case header(SlotDescription?, section: Int = 0)
  /// A section's footer is set, replaced or removed.
  case footer(SlotDescription?, section: Int = 0)
  /// Slots that were never measured get estimates of their own (rule 32); each stands alone.
  case estimateSlots([ListMeasurement])
  /// A class has a new estimate.
  case estimate(Double, estimateClass: Int = 0)
  /// The list has a new width.
  case width(Double)
  /// Stale heights are scaled to what they are likely to be at the new width.
  case rescale([HeightScale])
  /// A section's rows stand in other lanes: they are dealt anew, and where that gives them another width, what was
  /// measured is stale.
  case lanes(ListLanes, section: Int = 0)
  /// The content of a class, or all, changed in a way that changes heights.
  case contentVersion(estimateClass: Int? = nil)
  /// The list is to show a slot.
  case show(SlotReference, ScrollAlignment = .top, padding: Double = 0)
  /// The list is to show its end.
  case showEnd
  /// The list is to show where a section starts; one without slots stands for the next that has any, else the last
  /// (rule 41).
  case showSection(Int, ScrollAlignment = .top, padding: Double = 0)
  /// The list is to scroll to a slot so that the motion shows (rule 40): ``step(_:)`` moves it on.
  case animate(SlotReference, ScrollAlignment = .top, padding: Double = 0)
  /// The list is to scroll to its end so that the motion shows.
  case animateToEnd
  /// So much of an animated scroll's time is over, 0 to 1, easing included; at 1 it is where it was to go.
  case step(Double)
  /// Sticking to the end is switched.
  case stickToEnd(Bool)
  /// Bars cover other areas.
  case insets(ListInsets)
  /// The viewport has a new height.
  case viewport(Double)
  /// The slot whose edge stays where it is, while it is presented (rule 15 d).
  case anchor(String?, edge: SlotEdge = .top)
  /// Corrections go to a bias (rule 21), or to the offset again.
  case deferCorrections(Bool)
  /// Place and heights are saved under a name.
  case save(String)
  /// A list saved elsewhere or earlier gets a name from now on.
  case keep(SavedList, as: String)
  /// Place and heights saved under a name are brought back, as their keys exist.
  case restore(String)
  /// The scroll indicator is being dragged, or is let go (rule 45).
  case dragIndicator(Bool)
  /// The dragged indicator is at that fraction of its way (rule 46).
  case indicator(Double)
  /// All heights are forgotten (rule 26, reload of all without keys).
  case reloadAll
}
