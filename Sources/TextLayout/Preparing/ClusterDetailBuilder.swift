/// The clusters of a label as they are added, item after item: what breaking inside a segment, truncation and pictures ask for.
struct ClusterDetailBuilder: Sendable {
  /// An unsafe break of an item, in indices of its layout and units of its face.
  private struct UnsafeBreak {
    var reach: ItemLayout.CutReach
    var change: ItemCache.Change
    /// True if all that changes is kerning, which changes nothing beside another break.
    var isKerning: Bool
  }

  var contents = PreparedStorage.Contents()
  private(set) var scalars = 0
  private var hasDictionary: Bool
  /// True if spaces count at a line's end.
  private var countsTrailing: Bool
  private var reshaped: [ShapedCluster] = []

  init(hasDictionary: Bool = false, countsTrailing: Bool = false) {
    self.countsTrailing = countsTrailing
    self.hasDictionary = hasDictionary
    contents.clusterScalars.append(0)
  }

  /// Makes room for the clusters and segments of a paragraph; behind the first one as arrays make it.
  mutating func reserve(clusters: Int, segments: Int) {
    guard contents.clusterWidths.isEmpty else { return }
    contents.clusterWidths.reserveCapacity(clusters)
    contents.clusterFlags.reserveCapacity(clusters)
    contents.reserveSegments(segments)
  }

  // MARK: Clusters

  /// Appends a cluster of the text with its width and what its characters make of it.
  @inline(__always)
  mutating func addCluster(of text: Span<UInt8>, _ range: Range<Int>, width: Int) {
    contents.clusterWidths.append(Int32(clamping: width))
    let first = text[range.lowerBound]
    guard range.count == 1, first < 0x80, first != 0x09 else { return addOther(of: text, range) }
    contents.clusterFlags.append(first == 0x20 && !countsTrailing ? .trailing : [])
    scalars += 1
    contents.clusterScalars.append(scalars)
  }

  /// Appends what the characters make of a cluster that is not one in ASCII.
  @inline(never)
  private mutating func addOther(of text: Span<UInt8>, _ range: Range<Int>) {
    var flags: PreparedStorage.Flags = []
    if !countsTrailing, text.isTrailing(clusterAt: range.lowerBound, end: range.upperBound) {
      flags = .trailing
    }
    if text[range.lowerBound] == 0x09 { flags.insert(.tab) }
    if range.count == 2, text[range.lowerBound] == 0xC2, text[range.lowerBound + 1] == 0xAD {
      flags = [.joinsPrevious, .softHyphen]
    }
    contents.clusterFlags.append(flags)
    let first = scalars
    for index in range where text[index] & 0xC0 != 0x80 { scalars += 1 }
    contents.clusterScalars.append(scalars)
    // Scripts without spaces between words begin at U+0E01.
    if text[range.lowerBound] >= 0xE0 {
      var offset = range.lowerBound
      if DictionaryScripts.lacksDictionary(text.nextScalar(at: &offset), hasDictionary: hasDictionary) {
        contents.withoutDictionary.joinOrAppend(first..<scalars)
      }
    }
  }

  /// Notes that the last cluster goes on with the ligature of the one before.
  mutating func continueLigature() {
    contents.clusterFlags[contents.clusterFlags.count - 1].insert(.continuesLigature)
  }

  /// Notes that a break before a cluster changes the width of a line that ends there.
  mutating func addCut(before cluster: Int, endChange: Int) {
    contents.clusterFlags[cluster].insert(.unsafeCut)
    contents.cuts.append(PreparedStorage.Cut(cluster: cluster, endChange: endChange, startChange: 0))
  }

  /// Notes that no face has a glyph for the next cluster.
  mutating func addUncovered(_ range: Range<Int>, of text: Span<UInt8>) {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    contents.uncovered.append(scalars..<(scalars + count))
  }

  /// Appends the characters that end a paragraph: they have no width and stand on its last line.
  mutating func addTerminator(_ text: Span<UInt8>) {
    addCluster(of: text, 0..<text.count, width: 0)
    contents.clusterFlags[contents.clusterFlags.count - 1] = [.trailing, .endsParagraph]
  }

  /// Notes the faces of the clusters from here on.
  mutating func addMetrics(face: Int, strut: Int) {
    if let last = contents.metricsRuns.last, last.face == face, last.strut == strut { return }
    let cluster = contents.clusterWidths.count
    if contents.metricsRuns.last?.firstCluster == cluster { contents.metricsRuns.removeLast() }
    contents.metricsRuns.append(PreparedStorage.MetricsRun(firstCluster: cluster, face: face, strut: strut))
  }

  /// Notes the advances that the font of the clusters from here on gives to what is no character of the text.
  mutating func addAdvances(hyphen: Int, token: Int, tokenParts: () -> [Int]) {
    if let last = contents.runAdvances.last, last.hyphen == hyphen, last.token == token { return }
    let cluster = contents.clusterWidths.count
    if contents.runAdvances.last?.firstCluster == cluster { contents.runAdvances.removeLast() }
    contents.runAdvances.append(
      PreparedStorage.RunAdvances(
        firstCluster: cluster, hyphen: hyphen, token: token, tokenParts: tokenParts()))
  }

  /// Notes the embedding level of the clusters from here on.
  mutating func addLevel(_ level: UInt8) {
    guard level != contents.levelRuns.last?.level ?? 0 else { return }
    let cluster = contents.clusterWidths.count
    contents.levelRuns.append(PreparedStorage.LevelRun(firstCluster: cluster, level: level))
  }

  // MARK: Unsafe breaks

  /// Shapes both sides of every unsafe break of an item again, and what lies between two too near to be told apart, and notes the
  /// changes (rule W4).
  ///
  /// - Parameter endsSegment: true for an offset at which a segment ends, whatever its cluster holds to.
  mutating func addUnsafeBreaks(
    of item: TextItem, layout: ItemLayout, firstCluster: Int, in text: Span<UInt8>,
    session: any ShapingSession, scale: ItemScale, endsSegment: (_ offset: Int) -> Bool
  ) {
    var breaks: [UnsafeBreak] = []
    for index in 1..<max(1, layout.clusterCount) where layout[index].isUnsafe {
      guard
        contents.clusterFlags[firstCluster + index].isDisjoint(with: PreparedStorage.Flags.holdsToPrevious)
          || endsSegment(layout[index].offset)
      else { continue }
      let reach = layout.reach(ofCutAt: index) {
        contents.clusterFlags[firstCluster + $0].contains(.trailing)
      }
      if layout.isUnsafePlace(reach.before) || layout.isUnsafePlace(reach.after) {
        let start = contents.clusterScalars[firstCluster + reach.before]
        let end = contents.clusterScalars[firstCluster + reach.after]
        contents.longContexts.joinOrAppend(start..<end)
      }
      let (change, isKerning) = layout.change(
        reach, of: item, in: text, session: session, clusters: &reshaped)
      breaks.append(UnsafeBreak(reach: reach, change: change, isKerning: isKerning))
    }
    for (number, first) in breaks.enumerated() {
      let pairs = contents.cutPairs.count
      for second in breaks.dropFirst(number + 1) {
        guard second.reach.from < first.reach.to else { break }
        // Two breaks that change nothing alone are taken to change nothing together.
        guard first.change.start != 0 || second.change.end != 0, !first.isKerning || !second.isKerning else {
          continue
        }
        let change = layout.pairChange(
          from: first.reach, to: second.reach, changes: first.change.start + second.change.end, of: item,
          in: text, session: session, clusters: &reshaped)
        guard change != 0 else { continue }
        contents.cutPairs.append(
          PreparedStorage.CutPair(
            start: firstCluster + first.reach.index, end: firstCluster + second.reach.index,
            change: scale.width(change)))
      }
      guard first.change != ItemCache.Change() || contents.cutPairs.count > pairs else { continue }
      let cluster = firstCluster + first.reach.index
      contents.clusterFlags[cluster].insert(.unsafeCut)
      contents.cuts.append(
        PreparedStorage.Cut(
          cluster: cluster, endChange: scale.width(first.change.end),
          startChange: scale.width(first.change.start)))
    }
  }

  /// The detail of what was added.
  mutating func finish() {
    contents.cuts.trim()
    contents.cutPairs.trim()
    contents.metricsRuns.trim()
    contents.levelRuns.trim()
  }
}

extension [Range<Int>] {
  /// Appends a range, or lets the last one reach to its end if they touch.
  mutating func joinOrAppend(_ range: Range<Int>) {
    if let last, last.upperBound >= range.lowerBound {
      self[count - 1] =
        Swift.min(last.lowerBound, range.lowerBound)..<Swift.max(last.upperBound, range.upperBound)
    } else {
      append(range)
    }
  }
}
