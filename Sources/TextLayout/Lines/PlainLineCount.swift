#if !SELFSIZING_NO_KERNELS
  /// A kernel of ``LabelStorage/lineCount(limit:most:)`` for one paragraph of plain opportunities at limits that no segment is wider
  /// than: one pass that keeps at hand how far the line reaches, and in which no branch depends on where lines end.
  extension LabelStorage {
    /// The number of lines; nil where it takes a ``LineFiller``.
    @inline(__always)
    func plainLineCount(limit: Int) -> Int? {
      let segments = segments
      guard segments.isPlain, unsafe limit >= Int(head.pointee.widest) else { return nil }
      let limit = min(limit, Int(UInt32.max))
      return flags.contains(.trailsAlike)
        ? segments.lineCount(limit: limit) { _, first in first }
        : segments.lineCount(limit: limit) { kind, _ in kind() }
    }
  }

  extension SegmentWords {
    /// The number of lines of at most a limit.
    ///
    /// - Parameter trailing: what trails a segment, from how its kind says it and what trails the first segment.
    @inline(__always)
    fileprivate func lineCount(limit: Int, trailing: (() -> Int, Int) -> Int) -> Int? {
      guard size == .four else { return nil }
      let first = count > 1 ? kind(0).trailing : 0
      let limit = UInt64(truncatingIfNeeded: limit) &<< kindBits
      // How far the line reaches, and one that begins behind the last segment passed.
      var reach = limit | below
      var next = reach
      var lines = 1
      for index in 0..<count {
        let word = word(index)
        let begins = word > reach
        // Written so, both become selections.
        reach = begins ? next : reach
        lines &+= begins ? 1 : 0
        let distance = trailing({ kind(ofWord: word).trailing }, first)
        next = (word | below) &+ limit &+ UInt64(bitPattern: Int64(distance)) &<< kindBits
      }
      return lines
    }
  }
#endif
