/// Marks that give up a part of their width at a line's end.
extension PreparedStorage {
  /// The part that the mark at the end of a segment's content may give up; nil where there is none.
  func trim(ofSegment segment: Int) -> Int? {
    guard !contents.trims.isEmpty else { return nil }
    return trim(before: contents.segmentClusterEnds[segment], from: clusterStart(ofSegment: segment))
  }

  private func trim(before end: Int, from start: Int) -> Int? {
    let end = contentEnd(of: start..<max(start, end))
    let place = contents.trims.partitioningIndex { $0.cluster >= end - 1 }
    guard end > start, place < contents.trims.count, contents.trims[place].cluster == end - 1 else {
      return nil
    }
    return contents.trims[place].width
  }

  /// The part that the mark at a line's end gave up.
  ///
  /// - Parameter width: the line's width with all of the mark.
  func trim(of line: FilledLine, wholeWidth width: Int) -> Int {
    guard !contents.trims.isEmpty, width > line.width else { return 0 }
    let clusters = clusters(of: line)
    let most = trim(before: clusters.upperBound, from: clusters.lowerBound) ?? 0
    return min(most, width - line.width)
  }

  /// The part that the mark at a line's end gave up.
  func trim(of line: FilledLine) -> Int {
    guard !contents.trims.isEmpty else { return 0 }
    return LinePlaces.widths(of: line, clusters(of: line), in: self).trim
  }
}
