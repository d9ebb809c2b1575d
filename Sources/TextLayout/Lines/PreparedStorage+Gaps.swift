/// Gaps of justified lines.
extension PreparedStorage {
  /// The clusters of a line behind which gaps stand, in the order of the text: its spaces behind the last tab, but for those that trail; or
  /// where it has none, the last ones of its segments.
  func gaps(of line: FilledLine) -> [Int] {
    let clusters = clusters(of: line)
    let flags = contents.clusterFlags
    let end = contentEnd(of: clusters)
    var start = clusters.lowerBound
    for cluster in clusters.lowerBound..<end where flags[cluster].contains(.tab) {
      start = cluster + 1
    }
    let spaces = (start..<max(start, end)).filter { flags[$0].contains(.trailing) }
    guard spaces.isEmpty else { return spaces }
    return line.segments.dropLast().compactMap { segment in
      let last = contents.segmentClusterEnds[segment] - 1
      return last >= start && last + 1 < end ? last : nil
    }
  }
}
