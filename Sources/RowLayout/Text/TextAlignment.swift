/// How lines of a text lie beside each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// Where a text that does not fit is cut.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// At the beginning.
  case head
  /// In the middle.
  case middle
  /// At the end.
  case tail
}
