/// What an event or a frame did; lengths in units of 1/192 point.
public struct ListReport: Hashable, Sendable {
  /// The offset to be shown, the bias included.
  public var offset: Units
  /// The content's height.
  public var contentHeight: Units
  /// The reported offset less the true one (rule 21).
  public var bias: Units
  /// By how much the true offset was corrected.
  public var correction: Units
  /// What held the place; nil where nothing was corrected.
  public var cause: CorrectionCause?
  /// How many measurements were not current and were dropped.
  public var dropped: Int
  /// How many heights were cut to the greatest one.
  public var clamped: Int
  /// Why the event, or the first of several measurements, was refused.
  public var refusal: ListRefusal?
}

/// A slot that a frame shows; lengths in units of 1/192 point.
public struct VisibleSlot: Hashable, Sendable {
  /// The slot's number in the list.
  public var slot: Int
  /// The y of its top on screen.
  public var y: Units
  /// Its height.
  public var height: Units
  /// The number of the lane that it was shown in, from 0; nil where it takes all lanes, or the list's whole width.
  public var lane: Int?
}

/// What a frame asks the host to measure.
public struct MeasureRequest: Hashable, Sendable {
  /// The slot's number in the list.
  public var slot: Int
  /// The slot's place.
  public var place: SlotPlace
  /// The slot's estimate class.
  public var estimateClass: Int
  /// How wide the slot is (across the list), in units: the width that its height is asked for (rule 53).
  public var across: Units
}
