extension LinePlaces {
  /// The places of what is left on a line that shows the token, which itself has none.
  ///
  /// - Parameter room: the width of the label in units, which lines from right to left end at.
  init(
    _ line: FilledLine, cut: TruncatedLine, of storage: PreparedStorage, room: Int, trailing indent: Int,
    alignment: LineAlignment
  ) {
    let contents = storage.contents
    let first = storage.clusters(of: line).lowerBound
    let head = first..<max(first, cut.omitted.lowerBound)
    let rest = cut.omitted.upperBound..<max(cut.omitted.upperBound, contents.clusterWidths.count)
    let tail = rest.lowerBound..<max(rest.lowerBound, storage.contentEnd(of: rest))
    isRightToLeft = storage.readsFromRightToLeft(cluster: first)
    var widths = Self.widths(ofHead: head, in: storage, tabOrigin: line.tabOrigin)
    // Behind the token a tab is a space.
    widths += tail.map {
      contents.clusterFlags[$0].contains(.tab) ? contents.spaceAdvance : Int(contents.clusterWidths[$0])
    }
    // Beside a part of the token nothing stands.
    let whole = storage.runAdvances(of: head.last ?? tail.first ?? first).token
    let token = cut.tokenClusters == nil ? whole : cut.width
    let hanging = storage.startHang(of: head)
    if !widths.isEmpty {
      // Letters beside the token take what the cuts there change.
      widths[max(0, head.count - 1)] += cut.width - token - widths.reduce(0, +)
      if !head.isEmpty { widths[0] += hanging }
    }
    start = Self.start(
      total: cut.width + hanging, contentEnd: cut.width, line.indent, room: room, trailing: indent,
      isRightToLeft, alignment)
    start += isRightToLeft ? hanging : -hanging
    let scalars = contents.clusterScalars
    let clusters = Array(head) + Array(tail)
    let levels = clusters.map { storage.level(ofCluster: $0) }
    for (cluster, level) in zip(clusters, levels) {
      places.append(
        Place(
          scalars: scalars[cluster]..<scalars[cluster + 1], left: 0, right: 0, isRightToLeft: level & 1 == 1,
          isTerminator: false, showsHyphen: false, isTrailing: false))
    }
    let before = head.isEmpty ? (isRightToLeft ? 1 : 0) : levels[head.count - 1]
    places.insert(
      Place(
        scalars: scalars[head.upperBound]..<scalars[rest.lowerBound], left: 0, right: 0, isRightToLeft: false,
        isTerminator: false, showsHyphen: false, isTrailing: false), at: head.count)
    widths.insert(token, at: head.count)
    setOut(widths, levels[..<head.count] + [before + before % 2] + levels[head.count...])
    places.remove(at: head.count)
  }
}

extension PreparedStorage {
  /// True if the paragraph that a cluster is in reads from right to left.
  func readsFromRightToLeft(cluster: Int) -> Bool {
    let scalar = contents.clusterScalars[cluster]
    return contents.rightToLeftParagraphs.contains { $0.contains(scalar) || $0.lowerBound == scalar }
  }
}
