/// Finds the lines of a label one after another: the only place that decides where a line ends (rule W7).
///
/// Greedy (rule W1): a line ends at the last opportunity whose width, trailing space left out, is at most the limit; where
/// not even the first one fits, between clusters, of which one at least stands on each line (rule W3).
///
/// Safety: whoever fills lines keeps the label alive.
///
/// - Complexity: linear in the segments passed, and in the clusters of segments that are broken.
@safe
struct LineFiller {
  let segments: SegmentWords
  private let label: Unmanaged<LabelStorage>
  /// The widest line allowed, in units: what indents leave of the limit.
  var limit: Int
  /// The limit of lines, their indents included.
  var fullLimit: Int
  /// True if the next line is the first of its paragraph.
  private var beginsParagraph = true
  /// The limits of the paragraph that the line is in, where it has its own.
  var paragraph: ParagraphLimits?
  /// True if lines hold as much as fits, whatever the label's style says.
  var isGreedy = false
  /// By how much a later opportunity may be nearer than an earlier one.
  private var slack: Int
  let flags: LabelStorage.Flags
  /// The label with its clusters, once they were asked for.
  private var knownClusters: PreparedStorage?

  /// The segment that the line begins in.
  var segment = 0
  /// The position that the line's start has among those of that segment.
  var start = 0
  /// The cluster that the line begins with, where that is inside the segment.
  var cluster: Int?
  /// The position of that cluster.
  var clusterPosition = 0
  /// The part of the line's indent that tabs count.
  var tabOrigin = 0
  /// True if words stay whole that their label would let be broken.
  var keepsWords = false
  /// The pairs that an unsafe break at the line's start makes with others.
  var startPairs = 0..<0

  /// A filler at the start of a label, for lines of at most `limit` units.
  @inline(__always)
  init(_ label: LabelStorage, limit: Int) {
    segments = label.segments
    flags = label.flags
    unsafe self.label = .passUnretained(label)
    // Beyond all positions, and near enough to be added to them.
    self.limit = max(0, min(limit, 1 << 60))
    fullLimit = self.limit
    slack = flags.isDisjoint(with: .needsSlack) ? 0 : Self.slack(of: label)
  }

  /// Lends the label without counting a reference.
  @inline(__always)
  func withLabel<Result>(_ body: (LabelStorage) -> Result) -> Result {
    unsafe label._withUnsafeGuaranteedRef(body)
  }

  @inline(never)
  private static func slack(of label: LabelStorage) -> Int {
    let together = label.flags.contains(.hasPairs) ? label.clusters.greatestLessening : 0
    return label.greatestFall + together
  }

  /// Notes the pairs that the break before a cluster, with which the line begins, makes with others.
  mutating func beginPairs(at boundary: Int, in clusters: PreparedStorage) {
    startPairs = clusters.clusterCut(at: boundary) == nil ? 0..<0 : clusters.cutPairs(from: boundary)
    // Breaks between segments may make none.
    guard !startPairs.isEmpty, !flags.contains(.hasPairs) else { return }
    slack = withLabel { $0.greatestFall } + clusters.greatestLessening
  }

  /// The label with its clusters.
  mutating func clusters() -> PreparedStorage {
    if let knownClusters { return knownClusters }
    let clusters = withLabel { $0.clusters }
    knownClusters = clusters
    return clusters
  }

  /// Gives the lines from here on another limit; they are filled greedily.
  mutating func setLimit(_ limit: Int) {
    self.limit = max(0, min(limit, 1 << 60))
    fullLimit = self.limit
    isGreedy = true
  }

  /// An opportunity that a line may end at.
  struct Choice {
    var segment: Int
    /// The line's width if it ends there.
    var width: Int
    /// The least limit that lets it.
    var least: Int
    var showsHyphen = false
    /// The least limit with which the line would be wider, though it ends there.
    var next = Int.max
  }

  /// The opportunities looked at for one line.
  private struct Search {
    /// The last one that fits, and whether it is the first one of all.
    var chosen: Choice?
    var isFirst = false
    /// The first one, where it does not fit.
    var first: Choice?
    /// The least limit that lets the line end later, and the same with the first opportunity left out.
    var next = Int.max
    var nextAfterFirst = Int.max

    @inline(__always)
    mutating func fits(_ choice: Choice) {
      isFirst = chosen == nil && first == nil
      chosen = choice
      next = choice.next
      nextAfterFirst = .max
    }

    @inline(__always)
    mutating func doesNotFit(_ choice: Choice) {
      next = min(next, choice.least)
      if first != nil || chosen != nil {
        nextAfterFirst = min(nextAfterFirst, choice.least)
      } else {
        first = choice
      }
    }

    /// True if no opportunity can come to fit, nor be the next to fit, where widths are this or more from here on.
    @inline(__always)
    func isOver(atLeast width: Int, limit: Int) -> Bool {
      let known = chosen == nil ? nextAfterFirst : next
      return known != .max && width > limit && width >= known
    }
  }

  /// The next line, nil after the last.
  @inline(__always)
  mutating func next() -> FilledLine? {
    flags.isDisjoint(with: .hasOwnLimits) ? nextOfLimit() : nextOfOwnLimit()
  }

  /// The next line of a label whose lines are indented, or filled evenly.
  @inline(never)
  private mutating func nextOfOwnLimit() -> FilledLine? {
    if beginsParagraph, !isGreedy, flags.contains(.isFilledEvenly), segment < segments.count { fillEvenly() }
    guard var line = nextIndented() else { return nil }
    beginsParagraph = line.endsParagraph
    if let paragraph, !isGreedy {
      (line.least, line.next, line.isOneSegment) = (paragraph.least, paragraph.next, false)
    }
    return line
  }

  private mutating func nextIndented() -> FilledLine? {
    guard let indents = withLabel({ $0.style.indents }) else {
      return nextOfLimit()
    }
    let indent = indents.start(beginsLabel: segment == 0 && cluster == nil, beginsParagraph: beginsParagraph)
    let taken = indent + indents.trailing
    limit = max(0, fullLimit - taken)
    tabOrigin = indent - indents.leading
    guard var line = nextOfLimit() else { return nil }
    (line.indent, line.tabOrigin) = (indent, tabOrigin)
    if line.least > 0 { line.least = max(0, line.least + taken) }
    if line.next != .max { line.next += taken }
    return line
  }

  @inline(__always)
  private mutating func nextOfLimit() -> FilledLine? {
    guard segment < segments.count else { return nil }
    #if !SELFSIZING_NO_KERNELS
      if let line = lineAhead() { return line }
    #endif
    return searchedLine()
  }

  /// The next line, one opportunity after another being looked at.
  @inline(never)
  mutating func searchedLine() -> FilledLine? {
    var search = Search()
    var index = segment
    // From positions to places on the line, behind all tabs and behind those before the last content.
    var shift = 0 &- start
    var contentShift = shift
    while true {
      let kind = segments.kind(index)
      let content = segments.contentEnd(index)
      let isLast = kind.flags.contains(.endsParagraph) || index &+ 1 == segments.count
      if !kind.flags.contains(.trailingOnly) { contentShift = shift }
      let width = content &+ contentShift
      if let choice = choice(of: index, kind: kind, width: width, isLast: isLast) {
        if choice.least <= limit { search.fits(choice) } else { search.doesNotFit(choice) }
      }
      if isLast || search.isOver(atLeast: width &- slack, limit: limit) { break }
      if !kind.flags.isDisjoint(with: .shifting) {
        let end = content &+ kind.trailing
        if kind.flags.contains(.tab) { shift &+= tabAdvance(at: end &+ shift) }
        if kind.flags.contains(.rebases) {
          shift &+= end
          contentShift &+= end
        }
      }
      index &+= 1
    }
    if let chosen = search.chosen { return take(chosen, isFirst: search.isFirst, next: search.next) }
    return brokenLine(search.first, next: search.next, nextAfterFirst: search.nextAfterFirst)
  }

  /// The label's wrapping.
  var wrapping: TextWrapping { withLabel { $0.style.wrapping } }

  func tabAdvance(at place: Int) -> Int {
    withLabel { $0.style.tabs.advance(at: place + tabOrigin) }
  }

  /// Returns the choice to end a line with a segment; nil if it may not end there.
  @inline(__always)
  private mutating func choice(of index: Int, kind: SegmentKind, width: Int, isLast: Bool) -> Choice? {
    if kind.flags.isEmpty, startPairs.isEmpty {
      let width = max(0, width)
      return Choice(segment: index, width: width, least: width)
    }
    return specialChoice(of: index, kind: kind, width: width, isLast: isLast)
  }

  @inline(never)
  private mutating func specialChoice(of index: Int, kind: SegmentKind, width: Int, isLast: Bool) -> Choice? {
    var width = width
    if kind.flags.contains(.tab), wrapping.whiteSpace.countsTrailing { width += tabAdvance(at: width) }
    let reserved = kind.flags.contains(.reserves) ? Int(kind.hyphen) : 0
    if isLast {
      return choice(of: index, kind: kind, width: max(0, width), reserved: reserved)
    }
    if kind.flags.contains(.noBreak) { return nil }
    if kind.flags.contains(.notAtLineStart), index == segment, beginsWithLastCluster(kind) { return nil }
    var change = 0
    if !startPairs.isEmpty {
      let clusters = clusters()
      change = clusters.pairChange(startPairs, before: clusters.contents.segmentClusterEnds[index])
    }
    let showsHyphen = kind.flags.contains(.softHyphen)
    let broken = max(0, width + change) + (showsHyphen ? Int(kind.hyphen) : 0)
    return choice(of: index, kind: kind, width: broken, reserved: reserved, showsHyphen: showsHyphen)
  }

  /// A line of a width, of which a mark at its end gives up a part where that alone makes it fit.
  private func choice(
    of index: Int, kind: SegmentKind, width: Int, reserved: Int = 0, showsHyphen: Bool = false
  ) -> Choice {
    guard kind.flags.contains(.trimsEnd), width > limit else {
      return Choice(segment: index, width: width, least: width + reserved, showsHyphen: showsHyphen)
    }
    let trimmed = max(0, width - Int(kind.hyphen))
    return Choice(segment: index, width: trimmed, least: trimmed, next: width)
  }

  /// True if the line begins with the last cluster of its first segment.
  private mutating func beginsWithLastCluster(_ kind: SegmentKind) -> Bool {
    guard let cluster else { return kind.flags.contains(.oneCluster) }
    return clusters().contents.segmentClusterEnds[segment] - 1 <= cluster
  }

  /// Ends the line at an opportunity.
  @inline(__always)
  mutating func take(_ choice: Choice, isFirst: Bool, next: Int) -> FilledLine {
    let kind = segments.kind(choice.segment)
    let end = choice.segment &+ 1
    let line = FilledLine(
      segments: segment..<end, firstCluster: cluster, endCluster: nil, width: choice.width,
      least: choice.least, isOneSegment: isFirst, next: next,
      showsHyphen: choice.showsHyphen,
      endsParagraph: kind.flags.contains(.endsParagraph) || end == segments.count)
    segment = end
    start = kind.flags.contains(.rebases) ? 0 : segments.advanceEnd(choice.segment)
    cluster = nil
    startPairs = 0..<0
    if flags.contains(.hasPairs), !line.endsParagraph { notePairs() }
    return line
  }

  /// Notes the pairs that the break at the line's start makes.
  private mutating func notePairs() {
    let clusters = clusters()
    beginPairs(at: clusters.clusterStart(ofSegment: segment), in: clusters)
  }
}
