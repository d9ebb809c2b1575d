/// The alignment of a text's lines.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// The truncated part of a long text.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// At the beginning.
  case head
  /// In the middle.
  case middle
  /// At the end.
  case tail
}
