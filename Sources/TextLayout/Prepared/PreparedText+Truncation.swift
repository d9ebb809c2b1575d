extension PreparedText {
  /// A line that ends with the ellipsis because text follows that does not show (rules T6, R4).
  struct TruncatedLine {
    /// The width with the ellipsis.
    var width: Int
    /// The limits `[least, next)` within which the line ends there.
    var least: Int
    var next: Int
    /// The end of the clusters that show.
    var end: Int
  }

  /// The last shown line, which begins as `line` does: as many clusters as fit together with the ellipsis.
  ///
  /// - Complexity: linear in the clusters that fit.
  func truncated(_ line: WalkedLine, limit: Int) -> TruncatedLine {
    let contents = storage.contents
    let token = contents.tokenAdvance
    var position = 0
    /// The width up to the last cluster that does not hang.
    var solid = 0
    var cut = TruncatedLine(width: token, least: 0, next: .max, end: line.clusters.lowerBound)
    for cluster in line.clusters.lowerBound..<contents.clusterWidths.count {
      let flags = contents.clusterFlags[cluster]
      if flags.contains(.endsParagraph) { return cut }
      if flags.contains(.tab) { position += storage.tabAdvance(at: position) }
      position += Int(contents.clusterWidths[cluster])
      if !flags.contains(.hangs) { solid = max(0, position) }
      if cut.next != .max {
        if solid >= cut.next { return cut }
      } else if solid + token <= limit {
        cut = TruncatedLine(width: solid + token, least: solid + token, next: .max, end: cluster + 1)
      } else {
        cut.next = solid + token
      }
    }
    // Without the ellipsis all that is left fits before one more cluster does with it.
    if cut.next != .max { cut.next = min(cut.next, solid) }
    return cut
  }
}
