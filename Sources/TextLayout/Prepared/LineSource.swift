/// What the line walker asks of a prepared label: where its segments end; and, for all that is not decided by positions
/// alone, the storage with its clusters.
package protocol LineSource {
  /// Whether positions alone decide where lines end: no tab, soft hyphen, changing cut or negative width is in the label.
  var isPlain: Bool { get }
  var paragraphCount: Int { get }
  /// Where the paragraph's segments end.
  func paragraphEnd(_ index: Int) -> Int
  /// The position of a segment's end without what hangs, and with it.
  func fit(_ segment: Int) -> Int
  func end(_ segment: Int) -> Int
  /// How many clusters a part of the segments has.
  func clusterCount(of part: Range<Int>) -> Int
  /// The first segment from `segment` on, and before `end`, whose fit is beyond `position`; `end` if there is none. For
  /// plain labels only.
  func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int
  associatedtype Clusters: ClusterReader
  /// The clusters of a segment from one of them on, to be cut; nil where only the storage tells.
  func clusters(from cluster: Int, before end: Int) -> Clusters?
  /// The label with its clusters, numbered as here.
  var storage: PreparedStorage { get }
}

extension PreparedStorage: LineSource {
  package var paragraphCount: Int { contents.paragraphEnds.count }

  package func paragraphEnd(_ index: Int) -> Int { contents.paragraphEnds[index] }

  package func fit(_ segment: Int) -> Int { contents.fits[segment] }

  package func end(_ segment: Int) -> Int { contents.ends[segment] }

  package func clusterCount(of part: Range<Int>) -> Int {
    let (first, end) = (part.lowerBound, part.upperBound)
    guard first < end else { return 0 }
    return contents.segmentClusterEnds[end - 1] - (first > 0 ? contents.segmentClusterEnds[first - 1] : 0)
  }

  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    var segment = segment
    while segment < end, contents.fits[segment] <= position { segment += 1 }
    return segment
  }

  package func clusters(from cluster: Int, before end: Int) -> StoredClusters? {
    StoredClusters(self, from: cluster)
  }

  package var storage: PreparedStorage { self }
}
