/// The progress of a paragraph's segments.
struct SegmentCursor {
  /// The first cluster not yet passed, and its position.
  var cluster: Int
  var position: Int
  /// The position after the last cluster of the content.
  var contentEnd: Int
}

extension PreparedStorage.Contents {
  /// Makes room for so many segments in all.
  mutating func reserveSegments(_ count: Int) {
    fits.reserveCapacity(count)
    ends.reserveCapacity(count)
    segmentFlags.reserveCapacity(count)
    segmentClusterEnds.reserveCapacity(count)
  }

  /// Ends a segment before the cluster `end`, where all clusters up to there are known; those before each end with a tab.
  mutating func addSegment(before end: Int, flags: PreparedStorage.Flags, cursor: inout SegmentCursor) {
    guard end > cursor.cluster else { return }
    for cluster in cursor.cluster..<end - 1 where clusterFlags[cluster].contains(.tab) {
      addWholeSegment(before: cluster + 1, flags: .noBreak, cursor: &cursor)
    }
    addWholeSegment(before: end, flags: flags, cursor: &cursor)
  }

  /// Adds the segment of a paragraph without clusters.
  mutating func addEmptySegment(cursor: inout SegmentCursor) {
    addWholeSegment(before: cursor.cluster, flags: [], cursor: &cursor)
  }

  private mutating func addWholeSegment(
    before end: Int, flags: PreparedStorage.Flags, cursor: inout SegmentCursor
  ) {
    var flags = flags
    // A tab is the last of its segment.
    if end > cursor.cluster, clusterFlags[end - 1].contains(.tab) { flags.insert(.tab) }
    var content = end
    while content > cursor.cluster, clusterFlags[content - 1].contains(.trailing) { content -= 1 }
    if content > cursor.cluster {
      cursor.position += clusterWidths.sum(cursor.cluster..<content)
      cursor.contentEnd = cursor.position
    } else {
      flags.insert(.trailing)
    }
    cursor.position += clusterWidths.sum(content..<end)
    if end < clusterFlags.count, clusterFlags[end].contains(.unsafeCut) { flags.insert(.unsafeCut) }
    cursor.cluster = end
    fits.append(cursor.contentEnd)
    ends.append(cursor.position)
    segmentFlags.append(flags)
    segmentClusterEnds.append(end)
  }
}

extension PreparedStorage.Flags {
  /// Those of a segment that do not follow from its clusters.
  init(_ ending: SegmentTable.Ending.Flags) {
    self = []
    if ending.contains(.noBreak) { insert(.noBreak) }
    if ending.contains(.softHyphen) { insert(.softHyphen) }
    if ending.contains(.notAtLineStart) { insert(.notAtLineStart) }
    if ending.contains(.reserves) { insert(.reservesHyphen) }
  }
}
