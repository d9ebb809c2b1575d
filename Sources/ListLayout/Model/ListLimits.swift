/// Limits of single events of a list, so that a few words that stand for billions of rows cannot take all memory.
///
/// A list itself may have ``HeightIndex/maximumCount`` slots: loads and batches cost what they name, not what the list holds.
public struct ListLimits: Hashable, Sendable {
  /// The most slots that a snapshot may find in the list or put into it: it looks at each key of both. A greater one is refused.
  public var snapshot = 10_000_000
  /// The most slots that are visible at once, as in a viewport that is taller than any screen: those below are not shown.
  /// A frame asks for no more heights than that, whatever ``ListConfiguration/budget`` says.
  public var frame = 100_000
  /// The most states that a list keeps by name (``ListEvent/save(_:)``), which may hold a height for each row. One more is refused.
  public var saves = 100

  /// The limits that hold where none are given.
  public init() {}
}
