/// Cuts paragraphs into items (rule P2): the only place that does.
struct Itemizer {
  /// A part of a paragraph that is shaped as a whole, or a cluster without glyphs; it ends where the next one begins.
  struct Item {
    var start: Int
    /// The start of the cluster before it, and the end of its first cluster.
    var previous: Int
    var firstEnd: Int
    /// The index of its run.
    var run: Int
    var face: Int
    var script: UInt32
    var isRightToLeft: Bool
    var isCovered = true
    /// True if it has no glyphs: a tab, a box, or a line separator.
    var isControl = false
    /// True if it is one grapheme cluster so long that it is shaped in parts.
    var isShapedInParts = false

    fileprivate func continues(_ other: Item) -> Bool {
      run == other.run && face == other.face && script == other.script && isRightToLeft == other.isRightToLeft
        && isCovered && other.isCovered && !isControl && !other.isControl && !isShapedInParts
        && !other.isShapedInParts
    }
  }

  /// The script of what was read, for characters that have none of their own.
  struct Scripts {
    /// An opening bracket that was not closed, and the script that comes back when it is (UAX #24, section 5).
    private struct Bracket {
      var closing: UInt32
      var script: UInt32
    }

    /// The script that holds; 0 before the first character that has one.
    private(set) var script: UInt32 = 0
    private var brackets: [Bracket] = []

    private static let deepestNesting = 32

    init(_ script: UInt32 = 0) { self.script = script }

    /// Takes in a cluster that has a script or is a bracket.
    @inline(__always)
    mutating func add(_ properties: ClusterProperties) {
      if properties.bracket != .none, matchesBracket(properties) { return }
      if properties.script != 0 { script = properties.script }
    }

    /// True if a closing bracket brings back the script that stood before its opening one.
    @inline(never)
    private mutating func matchesBracket(_ properties: ClusterProperties) -> Bool {
      if properties.bracket == .opening {
        if brackets.count == Self.deepestNesting { brackets.removeFirst() }
        brackets.append(Bracket(closing: properties.closing, script: script))
        return false
      }
      while let bracket = brackets.popLast() {
        guard bracket.closing == properties.closing else { continue }
        if bracket.script != 0 { script = bracket.script }
        return true
      }
      return false
    }
  }

  /// The items of the paragraph.
  private(set) var items: [Item] = []
  /// The clusters of several characters.
  private(set) var longClusters: [Range<Int>] = []
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
  /// The longest grapheme cluster in bytes that is shaped with others. Nothing that anyone writes comes near.
  static let longestCluster = 1 << 11

  /// Begins a paragraph.
  ///
  /// - Parameter script: the one that holds at its start.
  mutating func begin(script: UInt32 = 0) {
    items.removeAll(keepingCapacity: true)
    longClusters.removeAll(keepingCapacity: true)
    (isRightToLeft, isUniform, hasTabs) = (false, true, false)
    scripts = Scripts(script)
    previous = 0
    invisibleCount = 0
  }

  /// Adds the clusters that begin in a part of the paragraph of one run and direction.
  ///
  /// - Returns: the end of the last cluster, which may lie behind the part.
  mutating func add(
    _ part: Range<Int>, of text: Span<UInt8>, run: Int, isRightToLeft direction: Bool,
    clusters: inout ClusterTable, session: any ShapingSession
  ) -> Int {
    var start = part.lowerBound
    guard start < part.upperBound else { return start }
    var end = start
    var properties = clusters.cached(text.nextScalar(at: &end))
    var last = ClusterProperties.unknown
    var lastFace = -1
    var lastScript: UInt32 = 0
    #if !SELFSIZING_NO_KERNELS
      if beginsLatin(properties, end, of: text) {
        (lastFace, lastScript) = (0, SimpleTextFace.latin)
        append(
          Item(
            start: start, previous: previous, firstEnd: end, run: run, face: 0, script: lastScript,
            isRightToLeft: direction))
      }
    #endif
    while start < part.upperBound {
      #if !SELFSIZING_NO_KERNELS
        if lastFace == 0, lastScript == SimpleTextFace.latin, !isUniform {
          let latin = Self.endOfLatin(from: start, to: part.upperBound, of: text, clusters.latin)
          if latin > start {
            (previous, start, end) = (latin - 1, latin, latin)
            guard start < part.upperBound else { return start }
            properties = clusters.cached(text.nextScalar(at: &end))
          }
        }
      #endif
      if properties == last, properties.isKnown {
        // As most letters: nothing changes up to the last one with the same properties.
        clusters.skip(
          properties, in: text, to: part.upperBound, previous: &previous, start: &start, end: &end)
      }
      // The next character tells whether this one is a cluster.
      var nextEnd = end
      var next = ClusterProperties.unknown
      if end < text.count { next = clusters.cached(text.nextScalar(at: &nextEnd)) }
      if properties.needsContext || next.needsContext {
        end = GraphemeBreaker().boundary(after: start, in: text)
        properties = clusters.properties(ofCluster: start..<end, in: text, session: session)
        if end > start + 1, text.isSeveralScalars(start..<end) { longClusters.append(start..<end) }
        nextEnd = end
        next = end < text.count ? clusters.cached(text.nextScalar(at: &nextEnd)) : .unknown
      }
      last = properties.bracket == .none && !properties.needsContext ? properties : .unknown
      if properties.isRightToLeft { isRightToLeft = true }
      if !properties.followsRightToLeft { isUniform = false }
      if properties.standsApart || end - start > Self.longestCluster {
        addApart(properties, start..<end, run: run, isRightToLeft: direction)
        last = .unknown
        lastFace = -1
      } else {
        invisibleCount = 0
        scripts.add(properties)
        if properties.face != lastFace || scripts.script != lastScript {
          (lastFace, lastScript) = (properties.face, scripts.script)
          append(
            Item(
              start: start, previous: previous, firstEnd: end, run: run, face: properties.face,
              script: scripts.script, isRightToLeft: direction))
        }
      }
      (previous, start, end, properties) = (start, end, nextEnd, next)
    }
    return start
  }

  #if !SELFSIZING_NO_KERNELS
    /// Takes in a cluster that begins an item of Latin letters in the first face, whatever follows it; false for any other.
    private mutating func beginsLatin(
      _ properties: ClusterProperties, _ end: Int, of text: Span<UInt8>
    ) -> Bool {
      guard properties.continuesLatin, end == text.count || text[end] < 0x80,
        (properties.script != 0 ? properties.script : scripts.script) == SimpleTextFace.latin
      else { return false }
      isUniform = false
      invisibleCount = 0
      scripts.add(properties)
      return true
    }
  #endif

  /// The end of the characters from an offset on that go on with an item of Latin letters, whatever follows them.
  @inline(__always)
  private static func endOfLatin(
    from start: Int, to limit: Int, of text: Span<UInt8>, _ latin: ASCIISet
  ) -> Int {
    let end = latin.end(in: start..<limit, of: text)
    // What is no ASCII may belong to the character before it.
    return end > start && end < text.count && text[end] >= 0x80 ? end - 1 : end
  }

  /// Adds an inline box.
  mutating func addBox(_ cluster: Range<Int>, run: Int, isRightToLeft direction: Bool) {
    isUniform = false
    addControl(cluster, run: run, isRightToLeft: direction)
    previous = cluster.lowerBound
  }

  /// Ends the items before an offset; up to the next part that is added stands a control.
  mutating func addGap(at offset: Int) {
    addControl(offset..<offset, run: 0, isRightToLeft: false)
  }

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

  private mutating func addControl(_ cluster: Range<Int>, run: Int, isRightToLeft direction: Bool) {
    var item = Item(
      start: cluster.lowerBound, previous: previous, firstEnd: cluster.upperBound, run: run, face: 0,
      script: 0,
      isRightToLeft: direction)
    item.isControl = true
    items.append(item)
  }

  /// Adds a cluster that others do not share their item with, or that takes its face from what stands before it.
  @inline(never)
  private mutating func addApart(
    _ properties: ClusterProperties, _ cluster: Range<Int>, run: Int, isRightToLeft direction: Bool
  ) {
    if properties.isControl {
      hasTabs = true
      return addControl(cluster, run: run, isRightToLeft: direction)
    }
    scripts.add(properties)
    var item = Item(
      start: cluster.lowerBound, previous: previous, firstEnd: cluster.upperBound, run: run,
      face: properties.face, script: scripts.script, isRightToLeft: direction)
    item.isCovered = properties.isCovered
    item.isShapedInParts = cluster.count > Self.longestCluster
    guard properties.isInvisible else {
      invisibleCount = 0
      items.append(item)
      return
    }
    // It stays with what stands before it, so that it parts nothing.
    if let before = items.last(where: { !$0.isControl }), before.run == run, before.isCovered {
      item.face = before.face
    }
    invisibleCount += 1
    if invisibleCount > Self.mostInvisible {
      invisibleCount = 0
      items.append(item)
    } else {
      append(item)
    }
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
