/// The state of a slot's height.
public enum SlotState: String, Hashable, Sendable, CaseIterable {
  /// Never measured: the height is the estimate of the slot's class.
  case unmeasured
  /// The height is known for the current width and content.
  case measured
  /// The height was known for another width or content and serves as the slot's estimate.
  case stale
}

/// The index's record of one slot: its estimate class, and its height unless it was never measured.
public struct SlotValue: Hashable, Sendable {
  /// The height's state.
  public var state: SlotState
  /// The estimate class, 0 to 7.
  public var estimateClass: Int
  /// The kept height in units of 1/192 point, or an unmeasured slot's own estimate; without meaning for an unmeasured
  /// slot that has none.
  public var height: Units
  /// When an unmeasured slot got an estimate of its own, -1 where it has its class's (rule 32).
  var estimateStamp: Int32 = -1
  /// True if a slot that is to be inserted takes all lanes; not kept with heights.
  var spans = false

  /// The greatest stamp, which no estimate is given with: such an estimate is asked for again.
  static let outdatedStamp: Int32 = (1 << 23) - 1

  /// True if an unmeasured slot has an estimate of its own.
  public var hasOwnEstimate: Bool { state == .unmeasured && estimateStamp >= 0 }

  /// True if the slot is as tall as its class's estimate says.
  @inline(__always) var followsClass: Bool { state == .unmeasured && estimateStamp < 0 }

  /// The value once its height is not current: as at another width, or of a slot that is reloaded.
  var madeStale: SlotValue {
    var value = self
    if state == .measured { value.state = .stale }
    return value
  }

  /// The value once the slot has another width: neither its height nor an estimate of its own is current.
  var outdated: SlotValue {
    var value = madeStale
    if hasOwnEstimate { value.estimateStamp = SlotValue.outdatedStamp }
    return value
  }

  /// The slot's height under the estimates.
  @inline(__always)
  func height(_ estimates: ClassEstimates) -> Units { followsClass ? estimates[estimateClass] : height }

  /// A slot's value from its parts.
  public init(state: SlotState = .unmeasured, estimateClass: Int = 0, height: Units = 0) {
    self.state = state
    self.estimateClass = estimateClass
    self.height = height
  }
}
