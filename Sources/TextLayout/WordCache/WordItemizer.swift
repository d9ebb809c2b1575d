/// Cuts paragraphs into items as rule P2 has it, from what is known of their clusters.
struct WordItemizer {
  /// A part of the paragraph that is shaped as a whole (rule P2).
  struct Item {
    var start: Int
    /// Where the cluster before it begins.
    var previous: Int
    /// Where its first cluster ends.
    var firstEnd: Int
    var face: Int
    var script: UInt32
    var isRightToLeft: Bool

    fileprivate func continues(_ other: Item) -> Bool {
      face == other.face && script == other.script && isRightToLeft == other.isRightToLeft
    }
  }

  /// What the text read so far means for characters that have no script of their own.
  private struct Scripts {
    /// An opening bracket that was not closed, and the script that comes back when it is (UAX #24, section 5).
    struct Bracket {
      var closing: UInt32
      var script: UInt32
    }

    /// The script that stands; 0 before the first character that has one.
    var script: UInt32 = 0
    var brackets: [Bracket] = []
  }

  private(set) var items: [Item] = []
  /// The clusters of several characters.
  private(set) var longClusters: [Range<Int>] = []

  private var clusters: ClusterTable
  private let bidi: (any BidiResolving)?
  private var scripts = Scripts()

  private static let deepestNesting = 32

  /// - Parameter bidi: without it all text runs left to right.
  init(bidi: (any BidiResolving)?) {
    self.bidi = bidi
    clusters = ClusterTable(bidi: bidi)
  }

  /// Cuts the text into items as rule P2 has it; gives the bits of the faces met, nil where a cluster needs more.
  mutating func itemize(_ text: Span<UInt8>, session: () -> (any ShapingSession)?) -> Int? {
    scripts = Scripts()
    guard let direction = cutIntoItems(text, levels: [], session: session) else { return nil }
    if direction.isRightToLeft {
      if direction.isUniform {
        for index in items.indices { items[index].isRightToLeft = true }
      } else if let levels = bidi?.resolve(text).runs {
        scripts = Scripts()
        guard cutIntoItems(text, levels: levels, session: session) != nil else { return nil }
      }
    }
    joinLeadingItems()
    return faces
  }

  /// The bits of the faces met, and of the first.
  private var faces: Int { items.reduce(1) { $0 | 1 << $1.face } }

  /// Cuts the text into items, directions by the levels given; nil where a cluster needs more.
  ///
  /// - Returns: whether anything runs from right to left, and whether then everything does (UAX #9: among letters of that direction,
  ///   what has none of its own takes theirs).
  private mutating func cutIntoItems(
    _ text: Span<UInt8>, levels: [BidiRun], session: () -> (any ShapingSession)?
  ) -> (isRightToLeft: Bool, isUniform: Bool)? {
    items.removeAll(keepingCapacity: true)
    longClusters.removeAll(keepingCapacity: true)
    var isRightToLeft = false
    var isUniform = true
    var script = scripts.script
    var level = 0
    var last = ClusterSetting.unknown
    var lastFace = -1
    var lastScript: UInt32 = 0
    var lastDirection = false
    var previous = 0
    var start = 0
    var end = 0
    var setting = clusters.known(text.nextScalar(at: &end))
    while start < text.count {
      if setting == last {
        // As most letters: nothing changes up to the last one that is set alike.
        let limit = level < levels.count ? levels[level].range.upperBound : text.count
        clusters.skip(setting, in: text, to: limit, previous: &previous, start: &start, end: &end)
      }
      // The next character tells whether this one is a cluster.
      var nextEnd = end
      var next = ClusterSetting.unknown
      if end < text.count {
        next = clusters.known(text.nextScalar(at: &nextEnd))
        if setting.needsCare || next.needsCare {
          end = GraphemeBreaker().boundary(after: start, in: text)
          setting = clusters.setting(ofCluster: start..<end, in: text, session: session)
          if end > start + 1, text.isSeveralScalars(start..<end) { longClusters.append(start..<end) }
          nextEnd = end
          next = end < text.count ? clusters.known(text.nextScalar(at: &nextEnd)) : .unknown
        }
      } else if setting.needsCare {
        setting = clusters.setting(ofCluster: start..<end, in: text, session: session)
      }
      if setting.isInPlace { return nil }
      last = setting.bracket == .none ? setting : .unknown
      if setting.script != 0 {
        script = setting.script
      } else if setting.bracket != .none {
        note(setting, script: &script)
      }
      if setting.isRightToLeft { isRightToLeft = true }
      if !setting.goesAlong { isUniform = false }
      while level + 1 < levels.count, levels[level].range.upperBound <= start { level += 1 }
      let direction = !levels.isEmpty && levels[level].level & 1 == 1
      if setting.face != lastFace || script != lastScript || direction != lastDirection {
        (lastFace, lastScript, lastDirection) = (setting.face, script, direction)
        items.append(
          Item(
            start: start, previous: previous, firstEnd: end, face: setting.face, script: script,
            isRightToLeft: direction))
      }
      (previous, start, end, setting) = (start, end, nextEnd, next)
    }
    scripts.script = script
    return (isRightToLeft, isUniform)
  }

  /// Lets a closing bracket bring back the script that stood before its opening one (UAX #24, section 5).
  @inline(never)
  private mutating func note(_ setting: ClusterSetting, script: inout UInt32) {
    if setting.bracket == .opening {
      if scripts.brackets.count == Self.deepestNesting { scripts.brackets.removeFirst() }
      scripts.brackets.append(Scripts.Bracket(closing: setting.closing, script: script))
      return
    }
    while let bracket = scripts.brackets.popLast() {
      guard bracket.closing == setting.closing else { continue }
      if bracket.script != 0 { script = bracket.script }
      return
    }
  }

  /// Common characters at the start join what comes after them.
  private mutating func joinLeadingItems() {
    guard let first = items.firstIndex(where: { $0.script != 0 }), first > 0 else { return }
    for index in 0..<first { items[index].script = items[first].script }
    if items[1].continues(items[0]) { items.remove(at: 1) }
  }
}

extension Span<UInt8> {
  /// Whether more than one character stands in a part of the text.
  fileprivate func isSeveralScalars(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    _ = nextScalar(at: &offset)
    return offset < range.upperBound
  }
}
