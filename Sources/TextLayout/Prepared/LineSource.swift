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

extension LineSource {
  /// Whether a line that begins at `cluster` could end before the cluster `end`, up to which it is as wide as from
  /// `start` to `fit`.
  func canBeCut(from cluster: Int, start: Int, before end: Int, fit: Int) -> Bool {
    if let clusters = clusters(from: cluster, before: end) {
      return clusters.canBeCut(count: end - cluster, width: fit - start)
    }
    return StoredClusters(storage, from: cluster).canBeCut(count: end - cluster, width: fit - start)
  }
}

/// The clusters of a segment one after another, and what cutting the text between them changes.
package protocol ClusterReader {
  /// By how much a cut may lessen a width.
  var greatestLessening: Int { get }
  /// The width of the next cluster; what a tab adds to that, if it begins at `place` of a line; and whether it hangs.
  mutating func next(at place: Int) -> (width: Int, shift: Int, hangs: Bool)
  /// Whether the cluster after those read may begin a line.
  var nextCanBeginLine: Bool { get }
  /// What a cut before it changes, by its number.
  func cut(before cluster: Int) -> PreparedStorage.Cut?
  /// The places of the pairs that the cut makes with others.
  func cutPairs(from cluster: Int) -> Range<Int>
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

extension ClusterReader {
  /// Whether a line of the next `count` clusters could end before the last of them, and before `width`.
  func canBeCut(count: Int, width: Int) -> Bool {
    var clusters = self
    var position = 0
    for _ in 1..<max(1, count) {
      position += clusters.next(at: 0).width
      if position >= width { return false }
      if clusters.nextCanBeginLine { return true }
    }
    return false
  }
}

/// The clusters of a text that keeps them.
package struct StoredClusters: ClusterReader {
  private let text: PreparedStorage
  private var index: Int

  init(_ text: PreparedStorage, from cluster: Int) {
    self.text = text
    index = cluster
  }

  package var greatestLessening: Int { text.greatestLessening }

  package mutating func next(at place: Int) -> (width: Int, shift: Int, hangs: Bool) {
    let flags = text.contents.clusterFlags[index]
    let width = Int(text.contents.clusterWidths[index])
    index += 1
    return (width, flags.contains(.tab) ? text.tabAdvance(at: place) : 0, flags.contains(.hangs))
  }

  package var nextCanBeginLine: Bool {
    text.contents.clusterFlags[index].isDisjoint(with: PreparedStorage.Flags.holdsToPrevious)
  }

  package func cut(before cluster: Int) -> PreparedStorage.Cut? { text.clusterCut(at: cluster) }

  package func cutPairs(from cluster: Int) -> Range<Int> { text.cutPairs(from: cluster) }
}
