/// Finds the lines of a prepared label one after another: the only place that decides where a line ends (rule W7).
///
/// Greedy (rule W1): a line ends at the last opportunity whose width, what hangs left out, is at most the limit; where
/// not even the first one fits, between clusters, of which one at least stands on each line (rule W3).
///
/// - Complexity: linear in the segments passed, and in the clusters of segments that are cut.
package struct LineWalker<Source: LineSource> {
  private let source: Source
  /// The label with its clusters, for lines that positions alone do not decide.
  private lazy var text: PreparedStorage = source.storage
  /// The widest line allowed, in units.
  private let limit: Int

  private var paragraph = 0
  private var segment = 0
  private var cluster = 0
  /// The first cluster of the segment.
  private var segmentStart = 0
  /// The position of the line's start.
  private var start = 0
  /// What the cut at the line's start adds to its width.
  private var startChange = 0
  /// The pairs that this cut makes with others.
  private var startPairs = 0..<0

  /// A walker at the start of the label, for lines of at most `limit` units.
  package init(_ source: Source, limit: Int) {
    self.source = source
    self.limit = max(0, limit)
  }

  /// The next line, nil after the last.
  package mutating func next() -> WalkedLine? {
    guard paragraph < source.paragraphCount else { return nil }
    let paragraphEnd = source.paragraphEnd(paragraph)
    var line: WalkedLine
    if segment == paragraphEnd {
      line = WalkedLine(
        clusters: cluster..<cluster, width: 0, least: 0, next: .max, showsHyphen: false, endsParagraph: true)
    } else {
      line =
        isPlainHere ? plainLine(before: paragraphEnd) : generalLine(before: paragraphEnd)
    }
    cluster = line.clusters.upperBound
    line.endsParagraph = segment == paragraphEnd
    if line.endsParagraph {
      paragraph += 1
      beginLine(at: nil)
    }
    return line
  }

  /// Whether positions alone decide where the line ends.
  private var isPlainHere: Bool { source.isPlain && startChange == 0 && startPairs.isEmpty }

  /// A line of a label whose positions decide alone: it ends with the last segment that ends before the limit.
  private mutating func plainLine(before paragraphEnd: Int) -> WalkedLine {
    let reach = start.addingReportingOverflow(limit)
    let farthest = reach.overflow ? Int.max : reach.partialValue
    let end = source.firstSegment(from: segment, beyond: farthest, before: paragraphEnd)
    let next = end < paragraphEnd ? source.fit(end) - start : .max
    guard end > segment else {
      let afterFirst = segment + 1 < paragraphEnd ? source.fit(segment + 1) - start : .max
      return emergencyLine(before: segment, next: next, nextAfterwards: afterFirst)
    }
    let clusterEnd = clusterEnd(ofSegment: end - 1)
    let isLeast = end - 1 == segment && !canBeCut(before: clusterEnd)
    return plainLine(through: end - 1, clusterEnd: clusterEnd, isLeast: isLeast, next: next)
  }

  /// The line of a plain label that ends with a segment.
  ///
  /// - Parameter isLeast: whether no lesser limit makes the line end elsewhere.
  private mutating func plainLine(through last: Int, clusterEnd: Int, isLeast: Bool, next: Int) -> WalkedLine
  {
    let width = max(0, source.fit(last) - start)
    let line = WalkedLine(
      clusters: cluster..<clusterEnd, width: width, least: isLeast ? 0 : width, next: next,
      showsHyphen: false, endsParagraph: false)
    start = source.end(last)
    segment = last + 1
    segmentStart = clusterEnd
    return line
  }

  /// Where the clusters of a segment end that the line has not passed.
  private func clusterEnd(ofSegment last: Int) -> Int {
    segmentStart + source.clusterCount(of: segment..<last + 1)
  }

  /// A line of any label: the width of every opportunity is worked out with what a break there changes.
  private mutating func generalLine(before paragraphEnd: Int) -> WalkedLine {
    var tabs = TabShift()
    var chosen: Choice?
    /// The first segment at whose end the line may end.
    var first: Int?
    var next = Int.max
    var nextAfterwards = Int.max
    for candidate in segment..<paragraphEnd {
      let isLast = candidate + 1 == paragraphEnd
      addTabs(of: candidate, to: &tabs)
      let width = text.contents.fits[candidate] - start + startChange + tabs.content
      guard let choice = choice(of: candidate, width: width, isLast: isLast) else { continue }
      if choice.least <= limit {
        chosen = choice
        next = .max
        nextAfterwards = .max
      } else {
        next = min(next, choice.least)
        if first != nil { nextAfterwards = min(nextAfterwards, choice.least) }
      }
      if first == nil { first = candidate }
      // From here on nothing can come to fit, nor be the next to fit.
      let known = chosen == nil ? nextAfterwards : next
      if known != .max, width - text.greatestLessening > max(limit, known) { break }
    }
    guard let chosen else {
      return emergencyLine(before: first ?? paragraphEnd - 1, next: next, nextAfterwards: nextAfterwards)
    }
    return take(chosen, next: next)
  }

  /// An opportunity that a line may end at.
  private struct Choice {
    var segment: Int
    /// The line's width if it ends there.
    var width: Int
    /// The least limit that lets it.
    var least: Int
    var showsHyphen = false
  }

  /// What breaking at the end of `candidate` amounts to; nil if the line may not end there.
  private mutating func choice(of candidate: Int, width: Int, isLast: Bool) -> Choice? {
    let flags = text.contents.segmentFlags[candidate]
    let end = text.contents.segmentClusterEnds[candidate]
    if isLast {
      let width = max(0, width)
      let reserved = flags.contains(.reservesHyphen) ? text.runAdvances(of: end - 1).hyphen : 0
      return Choice(segment: candidate, width: width, least: width + reserved)
    }
    if flags.contains(.notAtLineStart), end - 1 <= cluster { return nil }
    var change = flags.contains(.unsafeCut) ? text.cut(at: end)?.endChange ?? 0 : 0
    if !startPairs.isEmpty { change += text.pairChange(startPairs, before: end) }
    let hyphen = flags.contains(.softHyphen) ? text.runAdvances(of: end - 1).hyphen : 0
    let broken = max(0, width + change) + hyphen
    return Choice(
      segment: candidate, width: broken, least: broken, showsHyphen: flags.contains(.softHyphen))
  }

  /// Ends the line at an opportunity.
  private mutating func take(_ choice: Choice, next: Int) -> WalkedLine {
    let text = text
    let end = text.contents.segmentClusterEnds[choice.segment]
    let isLeast = choice.segment == segment && !canBeCut(before: end)
    let line = WalkedLine(
      clusters: cluster..<end, width: choice.width, least: isLeast ? 0 : choice.least, next: next,
      showsHyphen: choice.showsHyphen, endsParagraph: false)
    start = text.contents.ends[choice.segment]
    segment = choice.segment + 1
    segmentStart = end
    let isUnsafe = text.contents.segmentFlags[choice.segment].contains(.unsafeCut)
    beginLine(at: isUnsafe ? text.cut(at: end) : nil)
    return line
  }

  /// Begins the next line with what a cut there changes.
  private mutating func beginLine(at cut: PreparedStorage.Cut?) {
    startChange = cut?.startChange ?? 0
    startPairs = 0..<0
    if let cut { startPairs = text.cutPairs(from: cut.cluster) }
  }

  /// A line that ends between two clusters, before the first opportunity: at the last boundary that fits, else at the
  /// first one.
  ///
  /// - Parameters:
  ///   - first: the segment whose end is the first opportunity.
  ///   - next: the least limit with which an opportunity would be reached.
  ///   - nextAfterwards: the same, the first opportunity left out.
  private mutating func emergencyLine(before first: Int, next: Int, nextAfterwards: Int) -> WalkedLine {
    let segmentEnd = clusterEnd(ofSegment: first)
    if let clusters = source.clusters(from: cluster, before: segmentEnd) {
      return emergencyLine(
        of: clusters, before: first, segmentEnd: segmentEnd, next: next, nextAfterwards: nextAfterwards)
    }
    return emergencyLine(
      of: StoredClusters(text, from: cluster), before: first, segmentEnd: segmentEnd, next: next,
      nextAfterwards: nextAfterwards)
  }

  private mutating func emergencyLine(
    of clusters: some ClusterReader, before first: Int, segmentEnd: Int, next: Int, nextAfterwards: Int
  ) -> WalkedLine {
    var clusters = clusters
    let fit = source.fit(first)
    var position = start
    var shift = 0
    /// The width up to the last cluster that does not hang.
    var solid = 0
    var chosen:
      (end: Int, position: Int, width: Int, startChange: Int, startPairs: Range<Int>, isFirst: Bool)?
    var next = next
    var index = cluster
    while index < segmentEnd {
      let read = clusters.next(at: position - start + startChange + shift)
      shift += read.shift
      position += read.width
      index += 1
      if !read.hangs { solid = position - start + startChange + shift }
      // What is left hangs: this is the segment's own end, which does not fit.
      if position >= fit { break }
      guard index < segmentEnd, clusters.nextCanBeginLine else { continue }
      let change = clusters.cut(before: index)
      let both = startPairs.isEmpty ? 0 : text.pairChange(startPairs, before: index)
      let width = max(0, solid + (change?.endChange ?? 0) + both)
      if chosen == nil || width <= limit {
        let pairs = change == nil ? 0..<0 : clusters.cutPairs(from: index)
        chosen = (index, position, width, change?.startChange ?? 0, pairs, chosen == nil)
      } else {
        next = min(next, width)
        if solid - clusters.greatestLessening > max(limit, next) { break }
      }
    }
    guard let chosen else { return forcedLine(through: first, next: nextAfterwards) }
    let line = WalkedLine(
      clusters: cluster..<chosen.end, width: chosen.width, least: chosen.isFirst ? 0 : chosen.width,
      next: next, showsHyphen: false, endsParagraph: false)
    start = chosen.position
    (startChange, startPairs) = (chosen.startChange, chosen.startPairs)
    while segment < first {
      let end = clusterEnd(ofSegment: segment)
      guard end <= chosen.end else { break }
      segment += 1
      segmentStart = end
    }
    return line
  }

  /// A line up to the end of the segment `first`, which does not fit and cannot be cut.
  private mutating func forcedLine(through first: Int, next: Int) -> WalkedLine {
    if isPlainHere {
      return plainLine(through: first, clusterEnd: clusterEnd(ofSegment: first), isLeast: true, next: next)
    }
    let text = text
    var tabs = TabShift()
    for index in segment...first { addTabs(of: index, to: &tabs) }
    let width = text.contents.fits[first] - start + startChange + tabs.content
    let isLast = first + 1 == text.contents.paragraphEnds[paragraph]
    var forced =
      choice(of: first, width: width, isLast: isLast)
      ?? Choice(segment: first, width: max(0, width), least: 0)
    forced.least = 0
    return take(forced, next: next)
  }

  /// Whether a line that begins here could end before the first opportunity, if it were narrower.
  private mutating func canBeCut(before segmentEnd: Int) -> Bool {
    let (count, width) = (segmentEnd - cluster, source.fit(segment) - start)
    if let clusters = source.clusters(from: cluster, before: segmentEnd) {
      return clusters.canBeCut(count: count, width: width)
    }
    return StoredClusters(text, from: cluster).canBeCut(count: count, width: width)
  }

  /// By how much tabs moved what follows them on the line.
  private struct TabShift {
    /// At the end of what does not hang.
    var content = 0
    /// At the end of the segments so far.
    var end = 0
  }

  /// Moves the shift past the tabs of a segment.
  private mutating func addTabs(of candidate: Int, to tabs: inout TabShift) {
    let flags = text.contents.segmentFlags[candidate]
    if !flags.contains(.tab) {
      // A segment that only hangs fits where the one before it did.
      if !flags.contains(.hangs) { tabs.content = tabs.end }
      return
    }
    let isFirst = candidate == segment
    var position = isFirst ? start : text.contents.ends[candidate - 1]
    for index
      in (isFirst ? cluster : text.contents.segmentClusterEnds[candidate - 1])..<text.contents
      .segmentClusterEnds[candidate]
    {
      let flags = text.contents.clusterFlags[index]
      let place = position - start + startChange + tabs.end
      if flags.contains(.tab) { tabs.end += text.tabAdvance(at: place) }
      if !flags.contains(.hangs) { tabs.content = tabs.end }
      position += Int(text.contents.clusterWidths[index])
      // The line is full: where the segment ends does not matter any more, only that it does not fit.
      if isFirst, !flags.contains(.hangs), place - text.greatestLessening > limit {
        tabs.content = tabs.end
        return
      }
    }
  }
}
