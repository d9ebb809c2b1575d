// What a list is switched to now.

extension ListCache {
  /// True if the end is held while the reader is there (rule 15 b).
  public var isStickingToEnd: Bool { sticksToEnd }

  /// True if corrections go to a bias instead of the offset (rule 21).
  public var isDeferringCorrections: Bool { isDeferring }

  /// True if the scroll indicator is being dragged (rule 45).
  public var isDraggingIndicator: Bool { indicatorDrag != nil }
}
