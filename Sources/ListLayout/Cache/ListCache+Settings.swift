// What a list is switched to now.

extension ListCache {
  /// Whether the end is held while the reader is there (rule 15 b).
  public var isStickingToEnd: Bool { sticksToEnd }

  /// Whether corrections go to a bias instead of the offset (rule 21).
  public var isDeferringCorrections: Bool { isDeferring }

  /// Whether the scroll indicator is being dragged (rule 45).
  public var isDraggingIndicator: Bool { indicatorDrag != nil }
}
