/// One line as the filler found it; widths are units of the label.
package struct FilledLine: Hashable, Sendable {
  /// The segments on the line, the first and the last one perhaps in part.
  package var segments = 0..<0
  /// The first cluster of a line that begins inside a segment; nil for one that begins with a segment.
  package var firstCluster: Int?
  /// The cluster before which a line ends that ends inside a segment; nil for one that ends with a segment.
  package var endCluster: Int?
  /// The width without trailing space, with a hyphen that shows.
  package var width = 0
  /// The least limit with which this line ends where it does, given where it begins; 0 for a line that cannot be shorter.
  package var least = 0
  /// True if the line ends at its first opportunity: only clusters tell if it can break before; if not, `least` is 0.
  package var isOneSegment = false
  /// The least limit with which the line would end later; `Int.max` if the paragraph ends here.
  package var next = Int.max
  /// True if the line shows a hyphen at its end.
  package var showsHyphen = false
  /// True if the line is the last of its paragraph.
  package var endsParagraph = false
  /// The indent of the line where reading starts; it is no part of its width, but of the limits.
  package var indent = 0
  /// The part of the indent that is the text's own, by which tabs lead nearer (rule W5).
  package var tabOrigin = 0

  /// True if the line begins and ends with segments.
  @inline(__always)
  var isOfWholeSegments: Bool { firstCluster == nil && endCluster == nil }
}

extension PreparedStorage {
  /// The clusters on a line, its trailing space included.
  package func clusters(of line: FilledLine) -> Range<Int> {
    let ends = contents.segmentClusterEnds
    let first = line.firstCluster ?? clusterStart(ofSegment: line.segments.lowerBound)
    let end =
      line.endCluster
      ?? (line.segments.upperBound > 0 && !ends.isEmpty ? ends[line.segments.upperBound - 1] : 0)
    return first..<max(first, end)
  }

  /// The end of the content among clusters, before the trailing spaces.
  func contentEnd(of clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, contents.clusterFlags[end - 1].contains(.trailing) { end -= 1 }
    return end
  }

  /// The first cluster of a segment.
  func clusterStart(ofSegment segment: Int) -> Int {
    segment > 0 ? contents.segmentClusterEnds[segment - 1] : 0
  }
}
