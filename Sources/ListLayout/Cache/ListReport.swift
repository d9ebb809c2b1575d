/// The report of an event or a frame; lengths in 1/192 point.
public struct ListReport: Hashable, Sendable {
  /// The offset to be shown, the bias included.
  public var offset: Units
  /// The content's height.
  public var contentHeight: Units
  /// The reported offset less the true one (rule 21).
  public var bias: Units
  /// By how much the true offset was corrected.
  public var correction: Units
  /// The correction's cause; nil where there was none.
  public var cause: CorrectionCause?
  /// The number of measurements dropped as not current.
  public var dropped: Int
  /// The number of heights cut to the greatest one.
  public var clamped: Int
  /// Why the event, or the first of several measurements, was refused.
  public var refusal: ListRefusal?
}

/// A slot that a frame shows; lengths in units of 1/192 point.
public struct VisibleSlot: SlotNaming, Hashable, Sendable, BitwiseCopyable {
  /// The slot's number in the list.
  public var slot: Int
  /// The y of its top on screen, scrolls since then counted.
  public var y: Units
  /// Its height.
  public var height: Units
  /// True if it was pinned away from its own place.
  var isPinned = false
  var laneNumber: Int8?
  /// True if an event moved it since (decision D4).
  var hasMoved = false

  /// The number of the lane that it was shown in, from 0; nil where it takes all lanes, or the list's whole width.
  public var lane: Int? { laneNumber.map { Int($0) } }
}

/// A request for a slot's measurement.
public struct MeasureRequest: Hashable, Sendable {
  /// The slot's number in the list.
  public var slot: Int
  /// The slot's place.
  public var place: SlotPlace
  /// The slot's estimate class.
  public var estimateClass: Int
  /// The slot's width (across the list), in units: the width that its height is requested for (rule 53).
  public var across: Units
}
