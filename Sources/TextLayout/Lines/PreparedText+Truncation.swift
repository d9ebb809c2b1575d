/// A line that shows the token because text follows that does not show (rules T6, R4); widths are units.
struct TruncatedLine {
  /// The width with the token.
  var width: Int
  /// The limits `[least, next)` within which the same text is left out.
  var least: Int
  var next: Int
  /// The clusters that are left out; those before them stand before the token, those after them behind it.
  var omitted: Range<Int>
  /// The clusters of the token that show, where it is wider than the line; nil for all of them.
  var tokenClusters: Int?

  /// Narrows the limits to those within which a line that the filler found is as it is, too.
  mutating func keep(_ line: FilledLine) {
    least = max(least, line.least)
    next = min(next, line.next)
  }
}

extension PreparedText {
  /// The last shown line, which begins as `line` does: as many clusters as fit together with the token, taken from the line's
  /// start, from the end of the text, or from both in turn. The token is that of the run where the text is cut.
  ///
  /// - Complexity: linear in the clusters that fit.
  func truncated(_ line: FilledLine, limit: Int) -> TruncatedLine {
    let storage = clusters
    let first = storage.clusters(of: line).lowerBound
    let slack = storage.greatestLessening + storage.greatestStartLessening + storage.tokenSpread
    var kept = KeptClusters(
      storage, from: first, truncation: style.truncation, tabOrigin: line.tabOrigin)
    var cut = Self.token(kept.advances, limit: limit, omitted: kept.omitted)
    var next = cut.next
    while cut.tokenClusters == nil, kept.keepNext() {
      let width = kept.width + kept.token
      if width <= limit {
        cut = TruncatedLine(width: width, least: width, next: .max, omitted: kept.omitted)
        next = .max
      } else {
        next = min(next, width)
        if width - slack > max(limit, next) { break }
      }
    }
    cut.next = min(
      next, storage.widthOfRest(from: first, atMost: next, tabOrigin: line.tabOrigin, isTrimmed: true))
    return cut
  }

  /// A line of the token alone: of as many clusters of it as fit, and one at least.
  private static func token(
    _ advances: PreparedStorage.RunAdvances, limit: Int, omitted: Range<Int>
  ) -> TruncatedLine {
    let parts = advances.tokenParts
    guard advances.token > limit, !parts.isEmpty else {
      return TruncatedLine(
        width: advances.token, least: parts.isEmpty ? 0 : advances.token, next: .max, omitted: omitted)
    }
    let last = parts.lastIndex { $0 <= limit } ?? 0
    let next = parts.dropFirst(last + 1).reduce(advances.token) { min($0, $1) }
    return TruncatedLine(
      width: parts[last], least: last == 0 ? 0 : parts[last], next: next, omitted: omitted,
      tokenClusters: last + 1)
  }
}

extension PreparedStorage {
  /// The width of all text from a cluster on, if it is one paragraph and not wider than `most`; else `most`.
  ///
  /// - Parameter isTrimmed: whether a mark at its end takes up as little as it may.
  func widthOfRest(
    from first: Int, atMost most: Int, tabOrigin: Int, isTrimmed: Bool = false
  ) -> Int {
    let mark = trim(endingBefore: contents.clusterWidths.count, from: first)
    let given = mark.map { isTrimmed || $0.kind == .hangs ? $0.width : 0 } ?? 0
    var position = clusterCut(at: first)?.startChange ?? 0
    var contentEnd = 0
    for cluster in first..<contents.clusterWidths.count {
      let flags = contents.clusterFlags[cluster]
      if flags.contains(.endsParagraph) { return most }
      if flags.contains(.tab) { position += tabAdvance(at: position + tabOrigin) }
      position += Int(contents.clusterWidths[cluster])
      if !flags.contains(.trailing) { contentEnd = max(0, position) }
      if contentEnd - given >= most { return most }
    }
    return max(0, contentEnd - given)
  }
}

/// The clusters of a cut line that stay, one more at a time.
private struct KeptClusters {
  private let storage: PreparedStorage
  private let truncation: Truncation
  /// The first cluster, and what the cut at the line's start changes.
  private let first: Int
  private let startPairs: Range<Int>
  /// The part of the line's indent that tabs count.
  private let tabOrigin: Int
  /// The clusters not yet taken.
  private var rest: Range<Int>
  /// The end of what shows before the token.
  private var endOfContent: Int
  /// The width of what stands before the token, with and without its trailing spaces, and of what stands behind it.
  private var position: Int
  private var contentEnd = 0
  private var tail = 0
  private var tailHasContent = false
  private var headIsDone = false
  private var tailIsDone = false
  private var takesTail = false

  init(_ storage: PreparedStorage, from first: Int, truncation: Truncation, tabOrigin: Int) {
    self.tabOrigin = tabOrigin
    self.storage = storage
    self.truncation = truncation
    self.first = first
    rest = first..<storage.contents.clusterWidths.count
    endOfContent = first
    guard !rest.isEmpty, let cut = storage.clusterCut(at: first) else {
      (position, startPairs) = (0, 0..<0)
      return
    }
    position = cut.startChange
    startPairs = storage.cutPairs(from: first)
  }

  /// The clusters left out; spaces before the token do not show.
  var omitted: Range<Int> { endOfContent..<rest.upperBound }

  /// The width of all that stays, cut as it is before the token and behind it (rule W4).
  var width: Int {
    var head = contentEnd
    if endOfContent > first, rest.lowerBound < storage.contents.clusterWidths.count {
      head += storage.clusterCut(at: rest.lowerBound)?.endChange ?? 0
      head += storage.pairChange(startPairs, before: rest.lowerBound)
    }
    var behind = tail
    if tailHasContent {
      behind += storage.clusterCut(at: rest.upperBound)?.startChange ?? 0
    }
    return max(0, head) + max(0, behind)
  }

  /// The width of the token.
  var token: Int { advances.token }

  /// The token's advances in the font beside it: of the cluster before it, or else of the one behind it.
  var advances: PreparedStorage.RunAdvances {
    let count = storage.contents.clusterWidths.count
    let beside = endOfContent > first ? endOfContent - 1 : rest.upperBound < count ? rest.upperBound : first
    return storage.runAdvances(of: beside)
  }

  /// Takes one cluster more; false if there is none.
  mutating func keepNext() -> Bool {
    switch truncation {
    case .tail: return keepFirst()
    case .head: return keepLast()
    case .middle:
      takesTail.toggle()
      return takesTail ? keepFirst() || keepLast() : keepLast() || keepFirst()
    }
  }

  private mutating func keepFirst() -> Bool {
    let contents = storage.contents
    guard !headIsDone, !rest.isEmpty, !contents.clusterFlags[rest.lowerBound].contains(.endsParagraph)
    else {
      headIsDone = true
      return false
    }
    let flags = contents.clusterFlags[rest.lowerBound]
    if flags.contains(.tab) { position += storage.tabAdvance(at: position + tabOrigin) }
    position += Int(contents.clusterWidths[rest.lowerBound])
    rest = rest.lowerBound + 1..<rest.upperBound
    if !flags.contains(.trailing) { (contentEnd, endOfContent) = (max(0, position), rest.lowerBound) }
    return true
  }

  private mutating func keepLast() -> Bool {
    let contents = storage.contents
    repeat {
      guard !tailIsDone, !rest.isEmpty,
        !contents.clusterFlags[rest.upperBound - 1].contains(.endsParagraph)
      else {
        tailIsDone = true
        return false
      }
      rest = rest.lowerBound..<rest.upperBound - 1
      // What trails the text does not count behind the token either (rule W2).
      if !contents.clusterFlags[rest.upperBound].contains(.trailing) { tailHasContent = true }
    } while !tailHasContent
    let width = Int(contents.clusterWidths[rest.upperBound])
    // Behind the token a tab has no place of its own on the line: it is a space.
    let isTab = contents.clusterFlags[rest.upperBound].contains(.tab)
    tail = max(0, tail + (isTab ? contents.spaceAdvance : width))
    return true
  }
}
