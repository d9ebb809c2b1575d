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
