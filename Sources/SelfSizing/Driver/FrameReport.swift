public import ListLayout
public import RowLayout

/// A row that could not be measured, and stands at its estimate.
public struct RowFailure: Error, Hashable, Sendable {
  /// The row's place.
  public var place: SlotPlace
  /// The measuring error.
  public var error: RowError
}

/// A frame's result.
public struct FrameReport: Hashable, Sendable {
  /// The offset along the list's axis, in points.
  public var offset: Double
  /// The length of the content along the list's axis, in points.
  public var contentLength: Double
  /// By how much the offset was corrected so that nothing the reader saw moves, in points.
  public var correction: Double
  /// By how much a row that the reader saw moved at most, in points; 0 but for what the rules allow (rule 20).
  public var largestMovement: Double
  /// The number of rows whose heights the frame asked for.
  public var measuredCount: Int
  /// The rows that could not be measured.
  public var failures: [RowFailure]
  /// Other faults: heights that are none, as NaN; and of the data that the list was made with, rows on screen of which
  /// two have the same identity, or sections of which two have the same key.
  public var refusals: [ListRefusal]
}
