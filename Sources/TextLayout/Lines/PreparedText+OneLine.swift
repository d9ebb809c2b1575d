#if !SELFSIZING_NO_KERNELS
  extension PreparedText {
    /// A kernel of ``measure(width:height:)`` for labels that one line holds, which are most texts of rows: the last position tells
    /// its width. Nil where it takes a ``LineFiller``.
    @inline(__always)
    func measureInOneLine(limit: Int) -> TextMeasurement? {
      let (flags, segments) = (storage.flags, storage.segments)
      guard flags.isDisjoint(with: .needsMoreThanPositions), segments.count > 1 else { return nil }
      let extent = max(0, segments.contentEnd(segments.count &- 1))
      guard extent <= limit else { return nil }
      let faces = flags.contains(.isMixed) ? segments.faces(of: 0..<segments.count) : 1
      var lines = LineSum(setting)
      lines.add(setting.lineExtent(ofFaces: faces), endsParagraph: true)
      // Narrower than its width, it ends before its last segment.
      return measurement(of: lines, widest: extent, validFrom: extent, to: .max, isTruncated: false)
    }
  }

  extension LabelStorage.Flags {
    /// A line's width is more than the position where it ends, or its height more than its faces'.
    fileprivate static let needsMoreThanPositions = Self(
      rawValue: hasStops.rawValue | needsSlack.rawValue | hasOwnLimits.rawValue | needsExtents.rawValue)
  }
#endif
