/// Cuts paragraphs into items (rule P2): the only place that does.
struct Itemizer {
  /// A part of a paragraph that is shaped as a whole, or a cluster without glyphs; it ends where the next one begins.
  struct Item {
    var start: Int
    // Half the size of an integer each: in some scripts there are two items a word.
    private var bytesBefore: UInt32 = 0
    private var bytesOfFirst: UInt32 = 0
    private var runNumber: Int32
    private var faceNumber: Int32
    var script: UInt32
    var isRightToLeft = false
    var isCovered = true
    /// True if it has no glyphs: a tab, a box, or a line separator.
    var isControl = false
    /// True if it is one grapheme cluster so long that it is shaped in parts.
    var isShapedInParts = false

    init(start: Int, previous: Int, firstEnd: Int, run: Int, face: Int, script: UInt32) {
      self.start = start
      self.script = script
      runNumber = Int32(clamping: run)
      faceNumber = Int32(clamping: face)
      self.previous = previous
      self.firstEnd = firstEnd
    }

    /// The start of the cluster before it.
    var previous: Int {
      get { start - Int(bytesBefore) }
      set { bytesBefore = UInt32(clamping: start - newValue) }
    }
    /// The end of its first cluster.
    var firstEnd: Int {
      get { start + Int(bytesOfFirst) }
      set { bytesOfFirst = UInt32(clamping: newValue - start) }
    }
    /// The index of its run.
    var run: Int { Int(runNumber) }
    var face: Int { Int(faceNumber) }

    /// True if it is a line separator, where it has no glyphs.
    var isSeparator: Bool { bytesOfFirst == 3 }

    /// True if another item is of the same run, face, script and direction.
    @inline(__always)
    func isAlike(_ other: Item) -> Bool {
      run == other.run && face == other.face && script == other.script && isRightToLeft == other.isRightToLeft
    }

    fileprivate func continues(_ other: Item) -> Bool {
      isAlike(other) && isCovered && other.isCovered && !isControl && !other.isControl && !isShapedInParts
        && !other.isShapedInParts
    }
  }

  /// The items of the paragraph.
  private(set) var items: [Item] = []
  /// The items before they were parted by directions.
  private var undirected: [Item] = []
  /// The clusters of several characters.
  private(set) var longClusters: [Range<Int>] = []
  /// True if one of them begins with a space or tab.
  private(set) var hasLongSpaces = false
  /// True if a letter runs from right to left, and true if then everything does (UAX #9: among letters of that
  /// direction, what has none of its own takes theirs).
  private(set) var isRightToLeft = false
  private(set) var isUniform = true

  /// True if tabs or line separators are among the items.
  private(set) var hasTabs = false

  private var scripts = Scripts()
  private var previous = 0
  /// The number of invisible clusters in a row.
  private var invisibleCount = 0

  /// The most invisible characters in a row in one item: lookups pass over them, so that HarfBuzz looks at all of them for each.
  private static let mostInvisible = 256

  /// Begins a paragraph.
  ///
  /// - Parameter script: the one that holds at its start.
  mutating func begin(script: UInt32 = 0) {
    items.removeFew()
    longClusters.removeFew()
    (isRightToLeft, isUniform, hasTabs, hasLongSpaces) = (false, true, false, false)
    scripts = Scripts(script)
    previous = 0
    invisibleCount = 0
  }

  /// Adds the clusters that begin in a part of the paragraph, which belongs to one run.
  ///
  /// - Returns: the end of the last cluster, which may lie behind the part.
  mutating func add(
    _ part: Range<Int>, of text: Span<UInt8>, run: Int,
    clusters: inout ClusterTable, session: any ShapingSession
  ) -> Int {
    var start = part.lowerBound
    guard start < part.upperBound else { return start }
    var end = start
    var properties = clusters.cached(text.nextScalar(at: &end))
    var lastFace = -1
    var lastScript: UInt32 = 0
    var alike = ClusterProperties.Alike(face: 0, script: 0)
    while start < part.upperBound {
      if lastFace >= 0, alike.contains(properties) {
        // As most letters: nothing changes up to the last one that goes on with the item.
        skip(alike, &properties, from: &start, to: part.upperBound, end: &end, of: text, clusters)
      }
      // The next character tells whether this one is a cluster.
      var nextEnd = end
      var next = ClusterProperties.unknown
      if end < text.count { next = clusters.cached(text.nextScalar(at: &nextEnd)) }
      if properties.needsContext || next.needsContext {
        end = GraphemeBreaker().boundary(after: start, in: text)
        properties = clusters.properties(ofCluster: start..<end, in: text, session: session)
        if end > start + 1, text.isSeveralScalars(start..<end) {
          longClusters.append(start..<end)
          if text.isTrailing(clusterAt: start, end: end) { hasLongSpaces = true }
        }
        nextEnd = end
        next = end < text.count ? clusters.cached(text.nextScalar(at: &nextEnd)) : .unknown
      }
      if properties.isRightToLeft { isRightToLeft = true }
      if !properties.followsRightToLeft { isUniform = false }
      if properties.standsApart || end - start > TextItem.longestCluster {
        addApart(properties, start..<end, run: run)
        lastFace = -1
      } else {
        invisibleCount = 0
        scripts.add(properties)
        if properties.face != lastFace || scripts.script != lastScript {
          (lastFace, lastScript) = (properties.face, scripts.script)
          alike = ClusterProperties.Alike(face: lastFace, script: lastScript)
          append(
            Item(
              start: start, previous: previous, firstEnd: end, run: run, face: properties.face,
              script: scripts.script))
        }
      }
      (previous, start, end, properties) = (start, end, nextEnd, next)
    }
    return start
  }

  /// Moves on from a cluster that goes on with an item, whatever stands beside it, over those behind it that do so too.
  @inline(__always)
  private mutating func skip(
    _ alike: ClusterProperties.Alike, _ properties: inout ClusterProperties, from start: inout Int,
    to limit: Int, end: inout Int, of text: Span<UInt8>, _ clusters: borrowing ClusterTable
  ) {
    var (next, isAnyRightToLeft, areAllUniform) = (end, false, true)
    while next < limit {
      let following = clusters.cached(text.nextScalar(at: &next))
      let goesOn = alike.contains(following)
      if !goesOn, following.needsContext { break }
      if properties.isRightToLeft { isAnyRightToLeft = true }
      if !properties.followsRightToLeft { areAllUniform = false }
      (previous, start, end, properties) = (start, end, next, following)
      if !goesOn { break }
    }
    isRightToLeft = isRightToLeft || isAnyRightToLeft
    isUniform = isUniform && areAllUniform
  }

  /// Adds an inline box.
  mutating func addBox(_ cluster: Range<Int>, run: Int) {
    isUniform = false
    addControl(cluster, run: run)
    previous = cluster.lowerBound
  }

  /// Ends the items before an offset; up to the next part that is added stands a control.
  ///
  /// - Parameter script: the one that holds behind it; nil leaves it as it is.
  mutating func addGap(at offset: Int, script: UInt32?) {
    addControl(offset..<offset, run: 0)
    if let script { scripts = Scripts(script) }
  }

  /// The script that holds behind what was added.
  var script: UInt32 { scripts.script }

  /// True if brackets were met since the script was given.
  var hasBrackets: Bool { scripts.hasBrackets }

  /// True if an offset lies inside a cluster of several characters.
  ///
  /// - Parameter next: the place in `longClusters` of the first that does not end before an offset asked about last; moves on.
  @inline(__always)
  func isInsideCluster(_ offset: Int, next: inout Int) -> Bool {
    while next < longClusters.count, longClusters[next].upperBound <= offset { next += 1 }
    return next < longClusters.count && longClusters[next].lowerBound < offset
  }

  /// Appends an item unless it goes on with the last one.
  private mutating func append(_ item: Item) {
    if let last = items.last, item.continues(last) { return }
    items.append(item)
  }

  private mutating func addControl(_ cluster: Range<Int>, run: Int) {
    var item = Item(
      start: cluster.lowerBound, previous: previous, firstEnd: cluster.upperBound, run: run, face: 0,
      script: 0)
    item.isControl = true
    items.append(item)
  }

  /// Adds a cluster that others do not share their item with, or that nothing shows for.
  @inline(never)
  private mutating func addApart(
    _ properties: ClusterProperties, _ cluster: Range<Int>, run: Int
  ) {
    if properties.isControl {
      hasTabs = true
      return addControl(cluster, run: run)
    }
    scripts.add(properties)
    var item = Item(
      start: cluster.lowerBound, previous: previous, firstEnd: cluster.upperBound, run: run,
      face: properties.face, script: scripts.script)
    item.isCovered = properties.isCovered
    item.isShapedInParts = cluster.count > TextItem.longestCluster
    guard properties.isInvisible else {
      invisibleCount = 0
      items.append(item)
      return
    }
    invisibleCount += 1
    if invisibleCount > Self.mostInvisible {
      invisibleCount = 0
      items.append(item)
    } else {
      append(item)
    }
  }

  /// Parts the items where levels change, as what stands side by side then is not seen side by side: a cluster runs as the level at its
  /// start says.
  mutating func setDirections(_ levels: [BidiRun], of text: Span<UInt8>) {
    guard !levels.isEmpty else { return }
    swap(&items, &undirected)
    items.removeAll(keepingCapacity: true)
    var (level, cluster) = (0, 0)
    for index in undirected.indices {
      var item = undirected[index]
      let end = index + 1 < undirected.count ? undirected[index + 1].start : text.count
      while level + 1 < levels.count, levels[level].range.upperBound <= item.start { level += 1 }
      var current = levels[level].level
      item.isRightToLeft = current & 1 == 1
      items.append(item)
      var start = item.start
      while level + 1 < levels.count, levels[level].range.upperBound < end {
        start = max(start + 1, levels[level].range.upperBound)
        level += 1
        if isInsideCluster(start, next: &cluster) { start = longClusters[cluster].upperBound }
        while level + 1 < levels.count, levels[level].range.upperBound <= start { level += 1 }
        guard start < end, levels[level].level != current else { continue }
        current = levels[level].level
        item = part(of: item, from: start, next: &cluster, of: text)
        item.isRightToLeft = current & 1 == 1
        items.append(item)
      }
    }
  }

  /// The part of an item from one of its clusters on.
  private func part(of item: Item, from start: Int, next: inout Int, of text: Span<UInt8>) -> Item {
    var part = item
    part.start = start
    (part.previous, part.firstEnd) = (text.startOfScalar(before: start), start)
    _ = text.nextScalar(at: &part.firstEnd)
    _ = isInsideCluster(start, next: &next)
    if next < longClusters.count, longClusters[next].lowerBound == start {
      part.firstEnd = longClusters[next].upperBound
    }
    if next > 0, longClusters[next - 1].upperBound == start {
      part.previous = longClusters[next - 1].lowerBound
    }
    return part
  }

  /// Ends the paragraph: all of it runs from right to left, or directions are as they were given; common characters at the start
  /// join what comes after them.
  mutating func finish(isRightToLeft: Bool) {
    if isRightToLeft { for index in items.indices { items[index].isRightToLeft = true } }
    guard let first = items.firstIndex(where: { $0.script != 0 }), first > 0 else { return }
    for index in 0..<first where !items[index].isControl { items[index].script = items[first].script }
    if items[first].continues(items[first - 1]) { items.remove(at: first) }
  }
}

extension Span<UInt8> {
  /// True if more than one character stands in a part of the text.
  fileprivate func isSeveralScalars(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    _ = nextScalar(at: &offset)
    return offset < range.upperBound
  }
}
