/// The positions of the characters of one line: found from its clusters in the order of the text, and set out by their
/// embedding levels (UAX #9, rule L2).
struct LinePlaces {
  /// A cluster on the line.
  struct Place {
    /// Its scalars.
    var scalars: Range<Int>
    /// Its edges in units from the label's left side.
    var left: Int
    var right: Int
    var isRightToLeft: Bool
    /// True if it ends the paragraph, and so is nowhere.
    var isTerminator: Bool
    /// True if it is a soft hyphen whose hyphen shows.
    var showsHyphen: Bool
    /// True if it is trailing space at the line's end.
    var isTrailing: Bool

    /// The edges where reading of the cluster begins and ends.
    var leading: Int { isRightToLeft ? right : left }
    var trailing: Int { isRightToLeft ? left : right }

    /// The offset at one of these edges, and the side that the cluster is on.
    func offset(isTrailing: Bool) -> (offset: Int, affinity: CaretAffinity) {
      isTrailing ? (scalars.upperBound, .upstream) : (scalars.lowerBound, .downstream)
    }
  }

  /// The clusters in the order of the text.
  var places: [Place] = []
  var isRightToLeft = false
  /// The left edge of the line itself.
  var start = 0

  /// The places of a line's clusters.
  ///
  /// - Parameter room: the width of the label in units, which lines from right to left end at.
  init(
    _ line: FilledLine, of storage: PreparedStorage, room: Int, trailing indent: Int,
    alignment: LineAlignment, tightening: Int
  ) {
    let contents = storage.contents
    let clusters = storage.clusters(of: line)
    let scalars = contents.clusterScalars
    isRightToLeft = storage.readsFromRightToLeft(cluster: clusters.lowerBound)
    var (widths, marks) = Self.widths(of: line, clusters, in: storage, isTightened: tightening > 0)
    if marks.startHang > 0 { widths[0] += marks.startHang }
    let hanging = marks.startHang + marks.endHang
    let end = storage.contentEnd(of: clusters)
    let hasLevels = isRightToLeft || !storage.contents.levelRuns.isEmpty
    let levels = hasLevels ? clusters.map { storage.level(ofCluster: $0) } : []
    if alignment == .justified, !line.endsParagraph {
      let contentEnd = widths.prefix(end - clusters.lowerBound).reduce(0, +) - hanging
      let gaps = storage.gaps(of: line)
      let free = max(0, room - indent - line.indent - contentEnd)
      for (number, cluster) in gaps.enumerated() {
        widths[cluster - clusters.lowerBound] += Self.part(number, of: free, among: gaps.count)
      }
    }
    let between = end - clusters.lowerBound - 1
    if tightening > 0, between > 0 {
      for index in 0..<between {
        widths[index] -= Self.part(index, of: tightening, among: between)
      }
    }
    let total = widths.reduce(0, +)
    let contentEnd = widths.prefix(end - clusters.lowerBound).reduce(0, +) - hanging
    start = Self.start(
      total: total, contentEnd: contentEnd, line.indent, room: room, trailing: indent, isRightToLeft,
      alignment)
    start += isRightToLeft ? marks.startHang : -marks.startHang
    places.reserveCapacity(clusters.count)
    for (index, cluster) in clusters.enumerated() {
      let flags = contents.clusterFlags[cluster]
      places.append(
        Place(
          scalars: scalars[cluster]..<scalars[cluster + 1], left: 0, right: 0,
          isRightToLeft: hasLevels && levels[index] & 1 == 1,
          isTerminator: flags.contains(.endsParagraph),
          showsHyphen: line.showsHyphen && cluster + 1 == end && flags.contains(.softHyphen),
          isTrailing: cluster >= end))
    }
    setOut(widths, levels)
  }

  /// Stands the clusters side by side, by their embedding levels; none where all are 0.
  mutating func setOut(_ widths: [Int], _ levels: [UInt8]) {
    guard !levels.isEmpty else {
      var x = start
      for index in places.indices {
        places[index].left = x
        x += widths[index]
        places[index].right = x
      }
      return
    }
    var runs: [Range<Int>] = []
    for index in levels.indices {
      if let last = runs.last, levels[last.lowerBound] == levels[index],
        places[last.lowerBound].isTrailing == places[index].isTrailing
      {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    // Trailing space stands where the paragraph's direction ends (rule L1); what it holds keeps its own direction, as in browsers.
    let base: UInt8 = isRightToLeft ? 1 : 0
    let order = visualOrder(
      ofLevels: runs.map { places[$0.lowerBound].isTrailing ? base : levels[$0.lowerBound] })
    var x = start
    for run in order.map({ runs[$0] }) {
      let isBackward = places[run.lowerBound].isRightToLeft
      for step in 0..<run.count {
        let index = isBackward ? run.upperBound - 1 - step : run.lowerBound + step
        places[index].left = x
        x += widths[index]
        places[index].right = x
      }
    }
  }

  /// One of so many nearly equal parts of a length; the first ones are larger by a unit.
  private static func part(_ number: Int, of length: Int, among count: Int) -> Int {
    length / count + (number < length % count ? 1 : 0)
  }

  /// The left edge of all that is on the line, trailing spaces included.
  static func start(
    total: Int, contentEnd: Int, _ indent: Int, room: Int, trailing: Int, _ isRightToLeft: Bool,
    _ alignment: LineAlignment
  ) -> Int {
    let free = room - indent - trailing - contentEnd
    let shift =
      switch alignment {
      case .leading, .justified: 0
      case .center: free / 2
      case .trailing: free
      }
    return isRightToLeft ? room - indent - shift - total : indent + shift
  }

  /// The widths of clusters as they are on the line: tabs as wide as they lead, changed where unsafe breaks are, with the hyphen.
  ///
  /// - Returns: the widths, and what marks at the line's sides do not take up of it. A mark that hangs at its end has its width, one at
  ///   its start has none.
  static func widths(
    of line: FilledLine, _ clusters: Range<Int>, in storage: PreparedStorage, isTightened: Bool
  ) -> (all: [Int], marks: PreparedStorage.EdgeMarks) {
    var widths = widths(ofHead: clusters, in: storage, tabOrigin: line.tabOrigin)
    let flags = storage.contents.clusterFlags
    guard let last = clusters.last(where: { !flags[$0].contains(.trailing) }) else {
      return (widths, PreparedStorage.EdgeMarks())
    }
    let contentEnd = last - clusters.lowerBound
    widths[contentEnd] += storage.endChange(of: line, before: clusters.upperBound, behind: last)
    guard storage.hasEdgeMarks else { return (widths, PreparedStorage.EdgeMarks()) }
    let marks = storage.edgeMarks(
      of: line, wholeWidth: widths[...contentEnd].reduce(0, +), isTightened: isTightened)
    widths[contentEnd] -= marks.trim
    return (widths, marks)
  }

  /// The widths of clusters that begin a line: tabs as wide as they lead, changed where an unsafe break is before them.
  static func widths(ofHead clusters: Range<Int>, in storage: PreparedStorage, tabOrigin: Int) -> [Int] {
    let contents = storage.contents
    var widths: [Int] = []
    widths.reserveCapacity(clusters.count)
    var distance = 0
    for cluster in clusters {
      var width = Int(contents.clusterWidths[cluster])
      if cluster == clusters.lowerBound, let cut = storage.clusterCut(at: cluster) {
        width += cut.startChange
      }
      if contents.clusterFlags[cluster].contains(.tab) {
        width += storage.tabAdvance(at: distance + tabOrigin)
      }
      widths.append(width)
      distance += width
    }
    return widths
  }
}

extension LinePlaces {
  #if !SELFSIZING_NO_KERNELS
    /// The offset nearest to a distance from the label's left on a line whose clusters stand from left to right as wide as they are,
    /// without setting it out; nil where it has to be.
    static func offset(
      at x: Int, on line: FilledLine, of storage: PreparedStorage
    ) -> (offset: Int, affinity: CaretAffinity)? {
      let contents = storage.contents
      guard contents.levelRuns.isEmpty, contents.rightToLeftParagraphs.isEmpty, !storage.hasEdgeMarks else {
        return nil
      }
      let clusters = storage.clusters(of: line)
      guard let first = clusters.first else { return nil }
      let (scalars, last) = (contents.clusterScalars, storage.contentEnd(of: clusters) - 1)
      var left = line.indent
      var end: Int?
      for cluster in clusters {
        let flags = contents.clusterFlags[cluster]
        if flags.contains(.endsParagraph) { break }
        var width = Int(contents.clusterWidths[cluster])
        if cluster == first, let cut = storage.clusterCut(at: first) { width += cut.startChange }
        if flags.contains(.tab) {
          width += storage.tabAdvance(at: left - line.indent + line.tabOrigin)
        }
        if cluster == last { width += storage.endChange(of: line, before: clusters.upperBound, behind: last) }
        if width < 0 { return nil }
        if x < left + width {
          return x - left > left + width - x
            ? (scalars[cluster + 1], .upstream) : (scalars[cluster], .downstream)
        }
        if width > 0 { end = cluster + 1 }
        left += width
      }
      return end.map { (scalars[$0], .upstream) } ?? (scalars[first], .downstream)
    }
  #endif

  /// The offset nearest to a distance from the label's left, with the side that it is on; nil on a line without characters.
  func offset(at x: Int) -> (offset: Int, affinity: CaretAffinity)? {
    // Where directions meet, edges of different offsets are at one place: what the point is on decides.
    if let touched = places.firstIndex(where: { $0.left <= x && x < $0.right && !$0.isTerminator }) {
      let place = places[touched]
      let isTrailing = abs(place.trailing - x) < abs(place.leading - x)
      return outerEdge(ofPlace: touched, isTrailing: isTrailing) ?? place.offset(isTrailing: isTrailing)
    }
    var nearest: (distance: Int, place: Int, isTrailing: Bool)?
    func consider(_ edge: Int, _ place: Int, isTrailing: Bool) {
      let distance = abs(edge - x)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, place, isTrailing) }
    }
    for (index, place) in places.enumerated() {
      consider(place.leading, index, isTrailing: false)
      if !place.isTerminator { consider(place.trailing, index, isTrailing: true) }
    }
    return nearest.map { places[$0.place].offset(isTrailing: $0.isTrailing) }
  }

  /// The position of a caret on a line without characters.
  var emptyCaret: Int { start }

  /// The edge at which a caret before a character stands: a terminator's is the end of its line.
  func leadingEdge(ofPlace index: Int) -> Int {
    guard places[index].isTerminator else { return places[index].leading }
    return index > 0 ? places[index - 1].trailing : start
  }

  /// The offset at an edge of a character where that is the edge of a run against the line's direction: to who reads the line, the run
  /// begins at the side where lines begin. Nil for any other edge. Where the run ends the line, the offset is on this line by the run alone.
  func outerEdge(ofPlace index: Int, isTrailing: Bool) -> (offset: Int, affinity: CaretAffinity)? {
    let isBackward = places[index].isRightToLeft
    guard isBackward != isRightToLeft else { return nil }
    let next = isTrailing ? index + 1 : index - 1
    if places.indices.contains(next), places[next].isRightToLeft == isBackward { return nil }
    if isTrailing {
      let before = places[..<index].lastIndex { $0.isRightToLeft != isBackward }
      return (places[before.map { $0 + 1 } ?? 0].scalars.lowerBound, before == nil ? .downstream : .upstream)
    }
    let after = places[index...].firstIndex { $0.isRightToLeft != isBackward } ?? places.count
    // Beyond that edge stands the run's own trailing space.
    if places[after - 1].isTrailing { return nil }
    return (places[after - 1].scalars.upperBound, after < places.count ? .downstream : .upstream)
  }
}

extension PreparedStorage {
  /// By how much the last content of a line is wider for the break behind it, with the hyphen that shows.
  fileprivate func endChange(of line: FilledLine, before end: Int, behind last: Int) -> Int {
    guard !line.endsParagraph, end < contents.clusterFlags.count else { return 0 }
    let hyphen = line.showsHyphen ? runAdvances(of: last).hyphen : 0
    return hyphen + (clusterCut(at: end)?.endChange ?? 0)
  }
}
