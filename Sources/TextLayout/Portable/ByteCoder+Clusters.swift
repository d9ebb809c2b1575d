/// The clusters of prepared labels, written and read.
extension ByteCoder {
  /// The clusters of a label, and how many each segment has.
  mutating func code(
    _ contents: inout PreparedStorage.Contents, clusterCounts: inout [Int], of style: ParagraphStyle
  ) throws(ByteFault) {
    try codeKinds(of: &contents)
    try code(&clusterCounts, of: 0) { coder, count throws(ByteFault) in
      try coder.code(&count, atMost: Int(Int32.max), "a number")
    }
    try codeRuns(of: &contents)
    try codeCuts(of: &contents)
    try codeMarks(of: &contents, style)
    let scalars = contents.clusterScalars.last ?? 0
    try code(&contents.rightToLeftParagraphs, within: scalars)
    try code(&contents.uncovered, within: scalars)
    try code(&contents.withoutDictionary, within: scalars)
    try code(&contents.longContexts, within: scalars)
  }

  private mutating func codeKinds(of contents: inout PreparedStorage.Contents) throws(ByteFault) {
    var (numbers, kinds) = isReading ? ([], []) : contents.clusterKinds
    try code(&kinds, of: ClusterKind(width: 0, flags: [], scalars: 1)) { coder, kind throws(ByteFault) in
      try coder.code(signed: &kind.width)
      var scalars = kind.scalars << 1 | (kind.flags.isEmpty ? 0 : 1)
      try coder.code(&scalars, atMost: Int(Int32.max), "a number")
      kind.scalars = scalars >> 1
      if scalars & 1 != 0 { try coder.code(&kind.flags.rawValue) }
      kind.flags.formIntersection(.ofKinds)
    }
    let last = kinds.count - 1
    try code(&numbers, of: 0) { coder, number throws(ByteFault) in
      try coder.code(&number, atMost: last, "a number")
    }
    if isReading { contents.setClusters(numbers, of: kinds) }
  }

  private mutating func codeRuns(of contents: inout PreparedStorage.Contents) throws(ByteFault) {
    var cluster = 0
    try code(&contents.runAdvances, of: .init(firstCluster: 0, hyphen: 0, token: 0)) {
      coder, run throws(ByteFault) in
      try coder.code(&run.firstCluster, from: cluster, atMost: Self.greatestUnit)
      cluster = run.firstCluster
      try coder.code(length: &run.hyphen)
      try coder.code(length: &run.token)
      try coder.code(&run.tokenParts, of: 0) { coder, part throws(ByteFault) in try coder.code(length: &part)
      }
    }
    let (count, lastFace) = (contents.clusterFlags.count, contents.faces.count - 1)
    cluster = 0
    try code(&contents.metricsRuns, of: .init(firstCluster: 0, face: 0, strut: 0)) {
      coder, run throws(ByteFault) in
      try coder.code(&run.firstCluster, from: cluster, atMost: count)
      cluster = run.firstCluster + 1
      try coder.code(&run.face, atMost: lastFace, "a number")
      try coder.code(&run.strut, atMost: lastFace, "a number")
    }
    try require(contents.metricsRuns.first?.firstCluster ?? 0 == 0, "the first clusters are of no face")
    cluster = 0
    try code(&contents.levelRuns, of: .init(firstCluster: 0, level: 0)) { coder, run throws(ByteFault) in
      try coder.code(&run.firstCluster, from: cluster, atMost: count)
      cluster = run.firstCluster + 1
      try coder.code(&run.level, atMost: 126, "a number")
    }
  }

  private mutating func codeCuts(of contents: inout PreparedStorage.Contents) throws(ByteFault) {
    let last = contents.clusterFlags.count - 1
    var cluster = 1
    try code(&contents.cuts, of: .init(cluster: 0, endChange: 0, startChange: 0)) {
      coder, cut throws(ByteFault) in
      try coder.code(&cut.cluster, from: cluster, atMost: last)
      cluster = cut.cluster + 1
      try coder.code(signed: &cut.endChange)
      try coder.code(signed: &cut.startChange)
    }
    if isReading {
      for cut in contents.cuts {
        try require(cut.cluster <= last, "a cut lies behind the clusters")
        contents.clusterFlags[cut.cluster].insert(.unsafeCut)
      }
    }
    var before = PreparedStorage.CutPair(start: 0, end: 0, change: 0)
    try code(&contents.cutPairs, of: before) { coder, pair throws(ByteFault) in
      try coder.code(&pair.start, from: before.start, atMost: last)
      try coder.code(
        &pair.end, from: (pair.start == before.start ? before.end : pair.start) + 1, atMost: last)
      try coder.code(signed: &pair.change)
      before = pair
    }
  }

  /// The marks that take up less of lines, where the style has such.
  private mutating func codeMarks(of contents: inout PreparedStorage.Contents, _ style: ParagraphStyle)
    throws(ByteFault)
  {
    let hangs = !style.hangingPunctuation.isEmpty
    guard hangs || style.spacingTrim != .spaceAll else { return }
    let last = contents.clusterFlags.count - 1
    var cluster = 0
    try code(&contents.trims, of: .init(cluster: 0, width: 0)) { coder, trim throws(ByteFault) in
      try coder.code(&trim.cluster, from: cluster, atMost: last)
      cluster = trim.cluster + 1
      try coder.code(&trim.width, atMost: Int(Int32.max), "a number")
      if hangs { try coder.code(&trim.kind, of: PreparedStorage.Trim.Kind.allCases) }
    }
    if hangs { try code(&contents.startHang, atMost: Int(Int32.max), "a number") }
  }

  /// Ranges of scalars.
  private mutating func code(_ ranges: inout [Range<Int>], within scalars: Int) throws(ByteFault) {
    var end = 0
    try code(&ranges, of: 0..<0) { coder, range throws(ByteFault) in
      var (distance, count) = (range.lowerBound - end, range.count)
      try coder.code(signed: &distance)
      try coder.code(&count, atMost: scalars, "the length of a range")
      let start = end + distance
      try coder.require(start >= 0 && start + count <= scalars, "a range lies outside the text")
      range = start..<start + count
      end = range.upperBound
    }
  }
}

extension PreparedStorage.Contents {
  /// The number of each cluster's kind, and the kinds in the order in which they come up.
  var clusterKinds: (numbers: [Int32], kinds: [ClusterKind]) {
    var (numbers, kinds): ([Int32], [ClusterKind]) = ([], [])
    var known: [ClusterKind: Int] = [:]
    for cluster in clusterWidths.indices {
      let kind = ClusterKind(
        width: clusterWidths[cluster], flags: clusterFlags[cluster].intersection(.ofKinds),
        scalars: clusterScalars[cluster + 1] - clusterScalars[cluster])
      let number = known[kind] ?? kinds.count
      numbers.append(Int32(truncatingIfNeeded: number))
      guard number == kinds.count else { continue }
      known[kind] = number
      kinds.append(kind)
    }
    return (numbers, kinds)
  }

  /// Adds the segments of a table, each of so many of the clusters; false where these do not go with them.
  mutating func addSegments(of table: SegmentTable, clusterCounts: [Int]) -> Bool {
    guard clusterCounts.count == table.segments.count else { return false }
    reserveSegments(table.segments.count)
    var cursor = SegmentCursor(cluster: 0, position: 0, contentEnd: 0)
    for (segment, count) in zip(table.segments, clusterCounts) {
      let ending = table.endings[Int(segment.ending)].flags
      if count > 0, count <= clusterFlags.count - cursor.cluster {
        var flags = PreparedStorage.Flags(ending)
        // Room kept for what content loses follows from breaks.
        if fits.count + 1 < table.segments.count { flags.remove(.reservesHyphen) }
        addSegment(before: cursor.cluster + count, flags: flags, cursor: &cursor)
      } else {
        // Only the last paragraph has no character, not even its end.
        guard count == 0, fits.count + 1 == table.segments.count, fits.count == paragraphEnds.last ?? 0
        else { return false }
        addEmptySegment(cursor: &cursor)
      }
      guard ending.contains(.endsParagraph) else { continue }
      paragraphEnds.append(fits.count)
      cursor.contentEnd = cursor.position
    }
    paragraphEnds.append(fits.count)
    return cursor.cluster == clusterFlags.count
  }

  /// True if no sum that wrapping makes leaves 62 bits: all widths together, tabs as far as they may lead, and what
  /// breaks, hyphens and tokens may add.
  var staysInReach: Bool {
    let tabCount = clusterFlags.count { $0.contains(.tab) }
    var sum = Double(clusterWidths.sumOfMagnitudes) + Double(tabs.own.last ?? 0)
    sum += Double(tabCount + 2) * (Double(spaceAdvance.magnitude) + Double(tabs.interval))
    for cut in cuts { sum += 4 * Double(cut.endChange.magnitude + cut.startChange.magnitude) }
    for pair in cutPairs { sum += 4 * Double(pair.change.magnitude) }
    for run in runAdvances { sum += 4 * Double(run.hyphen.magnitude + run.token.magnitude) }
    return sum < 0x1p61
  }
}

extension PreparedStorage.Flags {
  /// Those of a cluster that do not follow from breaks.
  fileprivate static let ofKinds: Self = [
    .trailing, .tab, .joinsPrevious, .endsParagraph, .softHyphen, .continuesLigature,
  ]
}
