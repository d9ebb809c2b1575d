/// Everything that wrapping needs of a label, in flat arrays: widths are whole units, of which ``unitsPerEm`` make an em
/// of the label's first font. Nothing here depends on a width or on the font size.
///
/// A *segment* ends at each break opportunity; a *cluster* is a grapheme cluster. Positions count from the start of the label
/// and rise over all paragraphs.
package final class PreparedStorage: Sendable {
  /// A segment's or a cluster's qualities.
  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Cluster: a trailing space where a line ends: a space, tab or U+3000 (rule W2), or a paragraph's terminator.
    /// Segment: nothing but such clusters.
    package static let trailing = Flags(rawValue: 1)
    /// Cluster: a tab, whose advance depends on the line. Segment: one is inside.
    package static let tab = Flags(rawValue: 2)
    /// Cluster: no emergency break before it (C7).
    package static let joinsPrevious = Flags(rawValue: 4)
    /// Segment: no line may end behind it, as it ends for its tab alone.
    package static let noBreak = Flags(rawValue: 4)
    /// Cluster: a cut before it changes widths, see ``PreparedStorage/cuts``. Segment: a cut at its end does.
    package static let unsafeCut = Flags(rawValue: 8)
    /// Segment: a break at its end shows a hyphen (rule P5). Cluster: a soft hyphen.
    package static let softHyphen = Flags(rawValue: 16)
    /// Segment: its end is no opportunity where its last cluster begins a line (C14).
    package static let notAtLineStart = Flags(rawValue: 32)
    /// Cluster: a part of what the shaper does not divide, as in a ligature, but its first.
    package static let continuesLigature = Flags(rawValue: 32)
    /// Segment: it ends with a soft hyphen that ends the label: the hyphen's room is reserved and nothing shows (C9).
    package static let reservesHyphen = Flags(rawValue: 64)
    /// Cluster: no emergency break before it, whatever the reason.
    static let holdsToPrevious: Flags = [.joinsPrevious, .trailing]
    /// Cluster: the terminator of a paragraph.
    package static let endsParagraph = Flags(rawValue: 128)
  }

  /// The changes that a break before a cluster makes to the widths on both sides (rule W4).
  package struct Cut: Hashable, Sendable {
    @Narrow package var cluster: Int
    /// Added to the width of a line that ends there.
    @Narrow package var endChange: Int
    /// Added to the width of a line that begins there.
    @Narrow package var startChange: Int
  }

  /// Two cuts so near that what they change overlaps: a line from one to the other is not as wide as both changes make it.
  package struct CutPair: Hashable, Sendable {
    /// The cluster that the line begins with, and the one that it ends before.
    @Narrow package var start: Int
    @Narrow package var end: Int
    /// Added to the width of the line, beside the changes of both cuts.
    @Narrow package var change: Int
  }

  /// A mark that takes up less of a line that it ends.
  package struct Trim: Hashable, Sendable {
    /// The way in which it does.
    package enum Kind: UInt8, Sendable, CaseIterable {
      /// It is narrower where that alone makes it fit.
      case narrows
      /// It hangs where the line does not hold it otherwise.
      case mayHang
      /// It hangs.
      case hangs
    }

    @Narrow package var cluster: Int
    @Narrow package var width: Int
    package var kind: Kind = .narrows
  }

  /// The advances in a run's font of what is no character of the text: from a cluster on.
  package struct RunAdvances: Hashable, Sendable {
    package var firstCluster: Int
    /// The hyphen that shows at a broken soft hyphen.
    package var hyphen: Int
    /// The width of the token where text is left out.
    package var token: Int
    /// The widths of the token's first cluster, its first two, and so on; none for a token of one cluster.
    package var tokenParts: [Int] = []
  }

  /// A run of clusters with the same line metrics.
  package struct MetricsRun: Hashable, Sendable {
    @Narrow package var firstCluster: Int
    /// The place in ``PreparedStorage/faces``.
    @Narrow package var face: Int
    /// The first face of the run's stack, whose height the line has at least.
    @Narrow package var strut: Int
  }

  /// A run of clusters with the same embedding level (UAX #9).
  package struct LevelRun: Hashable, Sendable {
    @Narrow package var firstCluster: Int
    package var level: UInt8
  }

  package struct Contents {
    package var unitsPerEm = 1000
    /// The end of each paragraph's segments.
    package var paragraphEnds: [Int] = []
    /// The position of each segment's end without trailing spaces, and with them.
    package var fits = CompactIntegers()
    package var ends = CompactIntegers()
    package var segmentFlags: [Flags] = []
    /// The end of each segment's clusters.
    package var segmentClusterEnds = CompactIntegers()
    package var clusterWidths = CompactWidths()
    package var clusterFlags: [Flags] = []
    /// The first Unicode scalar of each cluster, and the label's end.
    package var clusterScalars = ScalarOffsets()
    package var cuts: [Cut] = []
    /// By start, then by end.
    package var cutPairs: [CutPair] = []
    /// By cluster.
    package var trims: [Trim] = []
    /// The width of the mark that hangs before the label's first line; 0 for none.
    package var startHang = 0
    package var faces: [SizedFace] = []
    package var metricsRuns: [MetricsRun] = []
    /// The embedding levels of clusters, rising; none where all are 0.
    package var levelRuns: [LevelRun] = []
    package var spaceAdvance: Int {
      get { tabs.spaceAdvance }
      set { tabs.spaceAdvance = newValue }
    }
    /// The places that tabs lead to.
    package var tabs = TabStops()
    /// The advances of runs' hyphens and tokens, rising; the first is that of the label's start.
    package var runAdvances: [RunAdvances] = []
    /// The scalars of paragraphs that read from right to left as a whole, rising.
    package var rightToLeftParagraphs: [Range<Int>] = []
    /// Scalars for which no face has a glyph, by cluster.
    package var uncovered: [Range<Int>] = []
    /// Scalars of scripts whose words no dictionary at hand knows.
    package var withoutDictionary: [Range<Int>] = []
    /// Scalars around cuts whose surroundings were too long to be shaped whole.
    package var longContexts: [Range<Int>] = []
  }

  package let contents: Contents
  /// By how much a cut may lessen a width: how far beyond the limit a line's candidates must be looked at.
  package let greatestLessening: Int

  /// By how much a cut may lessen the width of what follows it, and by how much the widths of tokens differ.
  package let greatestStartLessening: Int
  package let tokenSpread: Int

  /// True if the first face alone makes all lines.
  package let hasOneFace: Bool

  package init(_ contents: Contents) {
    hasOneFace = contents.metricsRuns.allSatisfy { $0.face == 0 && $0.strut == 0 }
    self.contents = contents
    greatestStartLessening = contents.cuts.reduce(0) { max($0, -$1.startChange) }
    let tokens = contents.runAdvances.lazy.map { $0.token }
    tokenSpread = (tokens.max() ?? 0) - (tokens.min() ?? 0)
    var lessening = 0
    var together = 0
    for cut in contents.cuts { lessening = max(lessening, -cut.endChange) }
    for pair in contents.cutPairs { together = max(together, -pair.change) }
    lessening += together
    greatestLessening = lessening + Self.greatestDrop(in: contents)
  }

  /// By how much a position lies before an earlier one at most: more than 0 only with negative widths.
  private static func greatestDrop(in contents: Contents) -> Int {
    var drop = 0
    var farthest = Int.min
    for fit in contents.fits {
      farthest = max(farthest, fit)
      drop = max(drop, farthest - fit)
    }
    guard !contents.clusterWidths.areUnsigned else { return drop }
    var position = 0
    farthest = 0
    for width in contents.clusterWidths {
      position += Int(width)
      farthest = max(farthest, position)
      drop = max(drop, farthest - position)
    }
    return drop
  }

  /// The bytes that the storage takes up (rule P7), with the heads of its arrays and the room that they have to spare.
  ///
  /// - Parameter sharesFaces: whether its faces are those that other labels have too.
  package func byteCount(sharesFaces: Bool) -> Int {
    let segments = contents.fits.byteCount + contents.ends.byteCount + contents.segmentClusterEnds.byteCount
    let clusters = contents.clusterWidths.byteCount + contents.clusterScalars.byteCount
    let flags = contents.segmentFlags.byteCount + contents.clusterFlags.byteCount
    let cuts = contents.cuts.byteCount + contents.cutPairs.byteCount + contents.trims.byteCount
    let faces = sharesFaces ? 0 : contents.faces.byteCount
    let runs =
      faces + contents.metricsRuns.byteCount + contents.levelRuns.byteCount + contents.runAdvances.byteCount
    let ranges =
      contents.rightToLeftParagraphs.byteCount + contents.uncovered.byteCount
      + contents.withoutDictionary.byteCount + contents.longContexts.byteCount
    let rest = contents.paragraphEnds.byteCount + contents.tabs.own.byteCount
    // Behind the contents: hasOneFace, in a word, and three numbers.
    let own = Array<Int>.objectHead + MemoryLayout<Contents>.stride + 4 * MemoryLayout<Int>.stride
    return own + segments + clusters + flags + cuts + runs + ranges + rest
  }

  /// The changes that a break before the cluster makes, nil where it makes none.
  ///
  /// - Complexity: O(log *n*) in the cuts of the label.
  package func cut(at cluster: Int) -> Cut? {
    let place = contents.cuts.partitioningIndex { $0.cluster >= cluster }
    guard place < contents.cuts.count, contents.cuts[place].cluster == cluster else { return nil }
    return contents.cuts[place]
  }

  /// The places of the pairs whose line begins with the cluster.
  ///
  /// - Complexity: O(log *n*) in the pairs of the label.
  package func cutPairs(from cluster: Int) -> Range<Int> {
    guard !contents.cutPairs.isEmpty else { return 0..<0 }
    let first = contents.cutPairs.partitioningIndex { $0.start >= cluster }
    var end = first
    while end < contents.cutPairs.count, contents.cutPairs[end].start == cluster { end += 1 }
    return first..<end
  }

  /// The change by the pair of the line's start and its end, 0 where they are no pair.
  package func pairChange(_ pairs: Range<Int>, before end: Int) -> Int {
    for place in pairs where contents.cutPairs[place].end == end { return contents.cutPairs[place].change }
    return 0
  }

  /// The hyphen and token of the run that a cluster belongs to.
  package func runAdvances(of cluster: Int) -> RunAdvances {
    let count = contents.runAdvances.count
    guard count > 0 else { return RunAdvances(firstCluster: 0, hyphen: 0, token: 0) }
    var place = count - 1
    if count > 1 { place = max(1, contents.runAdvances.partitioningIndex { $0.firstCluster > cluster }) - 1 }
    return contents.runAdvances[place]
  }

  /// The embedding level of a cluster.
  func level(ofCluster cluster: Int) -> UInt8 {
    let place = contents.levelRuns.partitioningIndex { $0.firstCluster > cluster }
    return place > 0 ? contents.levelRuns[place - 1].level : 0
  }

  /// The changes by a break, looked up where the cluster's flags say that there are some.
  package func clusterCut(at cluster: Int) -> Cut? {
    contents.clusterFlags[cluster].contains(.unsafeCut) ? cut(at: cluster) : nil
  }

  /// The distance from a place on a line to the next tab stop.
  package func tabAdvance(at place: Int) -> Int { contents.tabs.advance(at: place) }
}
