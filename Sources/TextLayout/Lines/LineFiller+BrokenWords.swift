/// Breaking segments between their clusters (rule W3).
extension LineFiller {
  /// A boundary between two clusters that a line may end at.
  private struct Boundary {
    var cluster: Int
    /// The distance from the line's start to the boundary, and the line's width if it ends there.
    var distance: Int
    var width: Int
    /// The least limit that lets the line end there.
    var least: Int
    /// True for the first boundary.
    var isFirst: Bool
    /// True if it stands behind a soft hyphen, which shows.
    var showsHyphen: Bool
  }

  /// A line that ends between two clusters, before the first opportunity: at the last boundary that fits, else at the first one;
  /// where there is none, at the opportunity.
  ///
  /// - Parameters:
  ///   - first: the first opportunity, which does not fit.
  ///   - next: the least limit with which an opportunity would be reached.
  ///   - nextAfterFirst: the same, the first opportunity left out.
  @inline(never)
  mutating func brokenLine(_ first: Choice?, next: Int, nextAfterFirst: Int) -> FilledLine? {
    // Each paragraph's last segment is an opportunity.
    guard let first else { return nil }
    guard breaksWords else { return whole(first, next: nextAfterFirst) }
    let clusters = clusters()
    var next = next
    guard let boundary = boundary(before: first.segment, in: clusters, next: &next) else {
      return whole(first, next: nextAfterFirst)
    }
    var line = FilledLine(
      segments: segment..<segment, firstCluster: cluster, endCluster: boundary.cluster, width: boundary.width,
      least: boundary.isFirst ? 0 : boundary.least, isOneSegment: false, next: next,
      showsHyphen: boundary.showsHyphen,
      endsParagraph: false)
    begin(at: boundary.cluster, position: position(in: clusters) + boundary.distance, in: clusters)
    line.segments = line.segments.lowerBound..<(cluster == nil ? segment : segment + 1)
    if cluster == nil { line.endCluster = nil }
    return line
  }

  /// True if a word that fits no line is broken.
  private var breaksWords: Bool { !keepsWords && wrapping.breaksWords }

  /// A line that ends at its first opportunity, which does not fit, however narrow it is.
  private mutating func whole(_ first: Choice, next: Int) -> FilledLine {
    var line = take(first, isFirst: true, next: next)
    (line.least, line.isOneSegment) = (0, false)
    return line
  }

  /// True if lines end where Chromium ends them.
  private var isAsInChromium: Bool {
    withLabel { $0.style.style.tailoring == .chromium }
  }

  /// The position of the line's start among those of clusters.
  private func position(in clusters: PreparedStorage) -> Int {
    cluster == nil ? clusters.start(ofSegment: segment) : clusterPosition
  }

  /// The last boundary that fits, else the first one; nil where there is none.
  private func boundary(
    before opportunity: Int, in clusters: PreparedStorage, next: inout Int
  ) -> Boundary? {
    let contents = clusters.contents
    let start = cluster ?? clusters.clusterStart(ofSegment: segment)
    let end = contents.segmentClusterEnds[opportunity]
    let content = contents.fits[opportunity] - position(in: clusters)
    let isAsInChromium = isAsInChromium
    let atStart = clusters.clusterCut(at: start)
    let pairs = atStart == nil ? 0..<0 : clusters.cutPairs(from: start)
    var (distance, shift) = (0, atStart?.startChange ?? 0)
    // The width up to the last cluster that is no trailing space, and that cluster.
    var contentEnd = 0
    var last = start
    var chosen: Boundary?
    // The least limit with which a mark at the chosen end takes up all its width.
    var whole = Int.max
    for index in start..<end {
      let flags = contents.clusterFlags[index]
      if flags.contains(.tab) { shift += tabAdvance(at: distance + shift) }
      distance += Int(contents.clusterWidths[index])
      if !flags.contains(.trailing) { (contentEnd, last) = (distance + shift, index) }
      // What is left is trailing space: this is the segment's own end, which does not fit.
      if distance >= content, !wrapping.whiteSpace.countsTrailing { break }
      guard index + 1 < end, clusters.canBeginLine(index + 1) else { continue }
      if isAsInChromium, chosen != nil, clusters.continuesLigatureToTheLeft(index + 1) { continue }
      let change = clusters.clusterCut(at: index + 1)?.endChange ?? 0
      let hyphen = flags.contains(.softHyphen) ? clusters.runAdvances(of: index).hyphen : 0
      var width = max(0, contentEnd + change + clusters.pairChange(pairs, before: index + 1)) + hyphen
      var wider = Int.max
      if let mark = clusters.trim(ofCluster: last), mark.kind == .hangs || width > limit {
        if mark.kind != .hangs { wider = width }
        width = max(0, width - mark.width)
      }
      // Chromium looks for the last boundary that fits before it shapes the line's end anew (C7).
      let least = isAsInChromium ? max(width, contentEnd) : width
      if chosen == nil || least <= limit {
        whole = wider
        chosen = Boundary(
          cluster: index + 1, distance: distance, width: width, least: least, isFirst: chosen == nil,
          showsHyphen: hyphen != 0)
      } else {
        next = min(next, least)
        if contentEnd - clusters.greatestLessening > max(limit, next) { break }
      }
    }
    next = min(next, whole)
    return chosen
  }

  /// Begins the next line at a boundary between clusters.
  private mutating func begin(at boundary: Int, position: Int, in clusters: PreparedStorage) {
    let ends = clusters.contents.segmentClusterEnds
    while segment + 1 < ends.count, ends[segment] <= boundary { segment += 1 }
    let change = clusters.clusterCut(at: boundary)
    beginPairs(at: boundary, in: clusters)
    let first = clusters.clusterStart(ofSegment: segment)
    guard first < boundary else {
      cluster = nil
      start = segments.segmentStart(segment)
      return
    }
    cluster = boundary
    clusterPosition = position
    // The positions of segments have what an unsafe break at their start takes off, and may count from elsewhere.
    let taken = clusters.clusterCut(at: first)?.startChange ?? 0
    let distance = position - (clusters.start(ofSegment: segment) - taken)
    start = segments.segmentStart(segment) + distance - (change?.startChange ?? 0)
  }

  /// The least limit with which a line ends where it does: 0 where that line cannot be shorter.
  mutating func least(of line: FilledLine) -> Int {
    guard line.isOneSegment, line.least > 0 else { return line.least }
    return canBeBroken(line) ? line.least : 0
  }

  /// True if a line of one segment could end inside it, if it were narrower.
  private mutating func canBeBroken(_ line: FilledLine) -> Bool {
    guard breaksWords else { return false }
    if segments.count == 1, line.firstCluster == nil, beginsWithTwoCharacters { return true }
    let clusters = clusters()
    let range = clusters.clusters(of: line)
    let index = line.segments.lowerBound
    // What is left of the content behind the line's clusters up to one of them.
    var rest = clusters.contents.fits[line.segments.upperBound - 1] - clusters.start(ofSegment: index)
    for before in clusters.clusterStart(ofSegment: index)..<range.lowerBound {
      rest -= Int(clusters.contents.clusterWidths[before])
    }
    for next in range.dropFirst() {
      rest -= Int(clusters.contents.clusterWidths[next - 1])
      if rest <= 0, !wrapping.whiteSpace.countsTrailing { return false }
      if clusters.canBeginLine(next) { return true }
    }
    return false
  }

  /// True if the text begins with two characters of ASCII, between which any line may be broken: only spaces hold to what stands before.
  private var beginsWithTwoCharacters: Bool {
    withLabel { label in
      label.style.origin?.keepsPlainText == true
        && label.withText { text in
          text.count > 1 && (0..<2).allSatisfy { text[$0] &- 0x21 < 0x5E }
            && (text.count == 2 || text[2] < 0x80)
        }
    }
  }
}

extension PreparedStorage {
  /// The position of a segment's start.
  func start(ofSegment segment: Int) -> Int { segment > 0 ? contents.ends[segment - 1] : 0 }

  /// True for a cluster inside a ligature that runs from right to left, which Chromium breaks at a line's start alone.
  fileprivate func continuesLigatureToTheLeft(_ cluster: Int) -> Bool {
    contents.clusterFlags[cluster].contains(.continuesLigature) && level(ofCluster: cluster) & 1 == 1
  }

  /// True if a line may begin with a cluster inside a segment.
  func canBeginLine(_ cluster: Int) -> Bool {
    contents.clusterFlags[cluster].isDisjoint(with: Flags.holdsToPrevious)
  }
}
