/// Marks that take up less of lines that they end: full-width ones, and those that hang.
extension PreparedStorage {
  /// The parts that a line's marks do not take up of it.
  struct EdgeMarks: Equatable {
    /// The part that a full-width mark at its end gave up.
    var trim = 0
    /// The widths of the marks that hang at its start and at its end.
    var startHang = 0
    var endHang = 0
  }

  /// The mark at the end of the content among clusters that may take up less; nil where there is none.
  func trim(endingBefore end: Int, from start: Int) -> Trim? {
    guard !contents.trims.isEmpty else { return nil }
    let end = contentEnd(of: start..<max(start, end))
    return end > start ? trim(ofCluster: end - 1) : nil
  }

  /// The mark that a cluster is.
  func trim(ofCluster cluster: Int) -> Trim? {
    let place = contents.trims.partitioningIndex { $0.cluster >= cluster }
    guard place < contents.trims.count, contents.trims[place].cluster == cluster else { return nil }
    return contents.trims[place]
  }

  /// The parts that a line's marks do not take up of it; a line whose letters stand closer together holds all but what always hangs.
  ///
  /// - Parameter width: the width of the line's content with all of a mark at its end.
  func edgeMarks(of line: FilledLine, wholeWidth width: Int, isTightened: Bool) -> EdgeMarks {
    let clusters = clusters(of: line)
    var marks = EdgeMarks(startHang: startHang(of: clusters))
    guard let mark = trim(endingBefore: clusters.upperBound, from: clusters.lowerBound) else { return marks }
    let isShort = !isTightened && width > line.width
    switch mark.kind {
    case .hangs: marks.endHang = mark.width
    case .mayHang: marks.endHang = isShort ? mark.width : 0
    case .narrows: marks.trim = isShort ? min(mark.width, width - line.width) : 0
    }
    return marks
  }

  /// The width of the mark that hangs before clusters at a line's start.
  func startHang(of clusters: Range<Int>) -> Int {
    clusters.lowerBound == 0 && !clusters.isEmpty ? contents.startHang : 0
  }

  /// The parts that a line's marks do not take up of it.
  func edgeMarks(of line: FilledLine, isTightened: Bool) -> EdgeMarks {
    guard hasEdgeMarks else { return EdgeMarks() }
    return LinePlaces.widths(of: line, clusters(of: line), in: self, isTightened: isTightened).marks
  }

  /// True if a mark of the label may take up less of a line.
  var hasEdgeMarks: Bool { !contents.trims.isEmpty || contents.startHang != 0 }
}
