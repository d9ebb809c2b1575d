/// What is known of a slot's height.
public enum SlotState: String, Hashable, Sendable, CaseIterable {
  /// Never measured: the height is the estimate of the slot's class.
  case unmeasured
  /// The height is known for the current width and content.
  case measured
  /// The height was known for another width or content and serves as the slot's estimate.
  case stale
}

/// What the index keeps of one slot: its estimate class, and its height unless it was never measured.
public struct SlotValue: Hashable, Sendable {
  /// What is known of the height.
  public var state: SlotState
  /// The estimate class, 0 to 7.
  public var estimateClass: Int
  /// The kept height in units of 1/192 point; without meaning for an unmeasured slot.
  public var height: Int

  /// A slot's value from its parts.
  public init(state: SlotState = .unmeasured, estimateClass: Int = 0, height: Int = 0) {
    self.state = state
    self.estimateClass = estimateClass
    self.height = height
  }
}
