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
  /// Where the segment's clusters end.
  func clusterEnd(_ segment: Int) -> Int
  /// The first segment from `segment` on, and before `end`, whose fit is beyond `position`; `end` if there is none. For
  /// plain labels only.
  func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int
  /// Whether a line that begins at `cluster` could end before the cluster `end`, up to which it is as wide as from
  /// `start` to `fit`.
  func canBeCut(from cluster: Int, start: Int, before end: Int, fit: Int) -> Bool
  /// The label with its clusters, numbered as here.
  var storage: PreparedStorage { get }
}

extension PreparedStorage: LineSource {
  package var paragraphCount: Int { contents.paragraphEnds.count }

  package func paragraphEnd(_ index: Int) -> Int { contents.paragraphEnds[index] }

  package func fit(_ segment: Int) -> Int { contents.fits[segment] }

  package func end(_ segment: Int) -> Int { contents.ends[segment] }

  package func clusterEnd(_ segment: Int) -> Int { contents.segmentClusterEnds[segment] }

  package func firstSegment(from segment: Int, beyond position: Int, before end: Int) -> Int {
    var segment = segment
    while segment < end, contents.fits[segment] <= position { segment += 1 }
    return segment
  }

  package func canBeCut(from cluster: Int, start: Int, before end: Int, fit: Int) -> Bool {
    var position = start
    for index in cluster + 1..<max(cluster + 1, end) {
      position += Int(contents.clusterWidths[index - 1])
      if position >= fit { return false }
      if contents.clusterFlags[index].isDisjoint(with: .holdsToPrevious) { return true }
    }
    return false
  }

  package var storage: PreparedStorage { self }
}
