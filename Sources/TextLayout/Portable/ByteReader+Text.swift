/// The parts of a prepared label, read from bytes that may be anything.
extension ByteReader {
  /// No length in units is longer, nor any unit finer.
  static let greatestUnit = 1 << 40
  private static let greatestLength = 1 << 56

  /// Refuses what a label must not say either.
  func check(_ name: String, _ body: () throws(TextError) -> Void) throws(ByteFault) {
    do throws(TextError) {
      try body()
    } catch {
      throw .malformed(offset: offset, reason: "\(name) cannot be used (\(error.description))")
    }
  }

  mutating func optionalDouble(_ name: String) throws(ByteFault) -> Double? {
    try kind(below: 2, name) == 0 ? nil : try double(name)
  }

  mutating func faces() throws(ByteFault) -> [SizedFace] {
    var faces: [SizedFace] = []
    for _ in 0..<(try count(ofSize: 7, "faces")) {
      let unitsPerEm = try number(atMost: Self.greatestUnit, "the unit of a face")
      try require(unitsPerEm > 0, "an em of a face has no units")
      var metrics = FaceMetrics(
        unitsPerEm: unitsPerEm, ascent: try length("an ascent"), descent: try length("a descent"),
        lineGap: try length("a line gap"), capHeight: try length("a cap height"))
      let relativeSize = try double("the relative size of a face")
      // The greatest font size divided by the least.
      try require(relativeSize >= 0 && relativeSize <= 1e9, "a face has no such size")
      let flags = try kind(below: 8, "the flags of a face")
      metrics.isReplaced = flags & 2 != 0
      var face = SizedFace(metrics: metrics, relativeSize: relativeSize)
      if flags & 4 != 0 {
        face.lift = try double("the lift of a face")
        try require(abs(face.lift) <= 1e12 && face.lift != 0, "a face has no such lift")
      }
      if flags & 1 != 0 {
        let box = SizedBox(
          ascent: try double("the ascent of a box"), descent: try double("the descent of a box"),
          fontSize: try double("the font size of a box"))
        try check("a box") { () throws(TextError) in
          try TextError.check(box.ascent, "The ascent", allowed: TextError.anyLength)
          try TextError.check(box.descent, "The descent", allowed: TextError.anyLength)
          try TextError.checkFontSize(box.fontSize)
        }
        face.box = box
      }
      faces.append(face)
    }
    return faces
  }

  /// Reads the change that a break makes, kept in 32 bits.
  private mutating func change(_ name: String) throws(ByteFault) -> Int {
    try signed(within: Int(Int32.max), name)
  }

  mutating func length(_ name: String) throws(ByteFault) -> Int {
    try signed(within: Self.greatestLength, name)
  }

  mutating func tabs() throws(ByteFault) -> TabStops {
    var tabs = TabStops()
    tabs.spaceAdvance = try length("the advance of a space")
    tabs.interval = try number(atMost: Self.greatestLength, "the distance between tab stops")
    var place = 0
    for _ in 0..<(try count(ofSize: 1, "tab stops")) {
      place += try number(atMost: Self.greatestUnit, "the distance between tab stops")
      tabs.own.append(place)
    }
    return tabs
  }

  mutating func readAdvances(into contents: inout PreparedStorage.Contents) throws(ByteFault) {
    var cluster = 0
    for _ in 0..<(try count(ofSize: 4, "advances of runs")) {
      cluster += try number(atMost: Self.greatestUnit, "the distance between runs")
      let hyphen = try length("a hyphen")
      var advances = PreparedStorage.RunAdvances(
        firstCluster: cluster, hyphen: hyphen, token: try length("a token"))
      for _ in 0..<(try count(ofSize: 1, "parts of a token")) {
        advances.tokenParts.append(try length("a part of a token"))
      }
      contents.runAdvances.append(advances)
    }
  }

  mutating func readClusters(into contents: inout PreparedStorage.Contents) throws(ByteFault) {
    let count = try count(ofSize: 1, "clusters")
    var kinds: [ClusterKind] = []
    kinds.reserveCapacity(min(count, 64))
    var numbers = [Int32](repeating: 0, count: count)
    var places = numbers.mutableSpan
    var cluster = 0
    while cluster < count {
      // Most are of a kind met before.
      cluster += takeBytes(below: kinds.count, to: &places, from: cluster)
      guard cluster < count else { break }
      let number = try number(atMost: kinds.count, "the kind of a cluster")
      if number == kinds.count { kinds.append(try clusterKind()) }
      places[cluster] = Int32(truncatingIfNeeded: number)
      cluster += 1
    }
    contents.setClusters(numbers, of: kinds)
  }

  private mutating func clusterKind() throws(ByteFault) -> ClusterKind {
    let width = try signed(within: Int(Int32.max), "the width of a cluster")
    let bits = try kind(below: 64, "a cluster")
    let scalars = try number(atMost: Int(Int32.max), "the count of scalars")
    let flags = PreparedStorage.Flags(bits: bits, of: PreparedStorage.Flags.written)
    return ClusterKind(width: Int32(truncatingIfNeeded: width), flags: flags, scalars: scalars)
  }

  mutating func readMetricsRuns(into contents: inout PreparedStorage.Contents) throws(ByteFault) {
    var cluster = 0
    for index in 0..<(try count(ofSize: 3, "runs of a face")) {
      let distance = try number(
        atMost: contents.clusterWidths.count - cluster, "where a run of a face begins")
      try require((distance > 0) == (index > 0), "runs of a face do not rise from the first cluster on")
      cluster += distance
      let face = try number(atMost: contents.faces.count - 1, "a face")
      let strut = try number(atMost: contents.faces.count - 1, "the first face of a run")
      contents.metricsRuns.append(.init(firstCluster: cluster, face: face, strut: strut))
    }
  }

  mutating func readLevelRuns(into contents: inout PreparedStorage.Contents) throws(ByteFault) {
    var cluster = 0
    for index in 0..<(try count(ofSize: 2, "runs of a level")) {
      let distance = try number(
        atMost: contents.clusterWidths.count - cluster, "where a run of a level begins")
      try require(distance > 0 || index == 0, "runs of a level do not rise")
      cluster += distance
      let level = try kind(below: 127, "a level")
      contents.levelRuns.append(.init(firstCluster: cluster, level: UInt8(level)))
    }
  }

  mutating func readCuts(into contents: inout PreparedStorage.Contents) throws(ByteFault) {
    let last = contents.clusterWidths.count - 1
    var cluster = 0
    let count = try count(ofSize: 3, "cuts")
    contents.cuts.reserveCapacity(count)
    for _ in 0..<count {
      let distance = try number(atMost: last - cluster, "the place of a cut")
      try require(distance > 0, "cuts do not rise")
      cluster += distance
      let endChange = try change("what a cut changes")
      contents.cuts.append(
        .init(cluster: cluster, endChange: endChange, startChange: try change("what a cut changes")))
      contents.clusterFlags[cluster].insert(.unsafeCut)
    }
    cluster = 0
    let pairCount = try self.count(ofSize: 3, "pairs of cuts")
    contents.cutPairs.reserveCapacity(pairCount)
    for _ in 0..<pairCount {
      let distance = try number(atMost: last - cluster, "the start of a pair")
      let length = try number(atMost: last - cluster - distance, "the end of a pair")
      try require(length > 0, "a pair has no clusters")
      if let before = contents.cutPairs.last, distance == 0 {
        try require(before.end - before.start < length, "pairs do not rise")
      }
      cluster += distance
      contents.cutPairs.append(
        .init(start: cluster, end: cluster + length, change: try change("what a pair changes")))
    }
  }

  /// Reads the marks that take up less of lines, where the style has such.
  mutating func readMarks(into contents: inout PreparedStorage.Contents, of style: ParagraphStyle)
    throws(ByteFault)
  {
    let hangs = !style.hangingPunctuation.isEmpty
    guard hangs || style.spacingTrim != .spaceAll else { return }
    contents.trims = try trims(of: contents, hasKinds: hangs)
    if hangs { contents.startHang = try number(atMost: Int(Int32.max), "the width of what hangs") }
  }

  private mutating func trims(
    of contents: PreparedStorage.Contents, hasKinds: Bool
  ) throws(ByteFault) -> [PreparedStorage.Trim] {
    var trims: [PreparedStorage.Trim] = []
    let last = contents.clusterWidths.count - 1
    for _ in 0..<(try count(ofSize: 2, "marks")) {
      let before = trims.last?.cluster
      let distance = try number(atMost: max(0, last - (before ?? 0)), "the place of a mark")
      try require(last >= 0 && (distance > 0 || before == nil), "marks do not rise")
      let width = try number(atMost: Int(Int32.max), "what a mark gives up")
      let kind: PreparedStorage.Trim.Kind =
        hasKinds ? try one(of: PreparedStorage.Trim.Kind.allCases, "the kind of a mark") : .narrows
      trims.append(PreparedStorage.Trim(cluster: (before ?? 0) + distance, width: width, kind: kind))
    }
    return trims
  }

  mutating func ranges(of contents: PreparedStorage.Contents) throws(ByteFault) -> [Range<Int>] {
    let scalars = contents.clusterScalars.last ?? 0
    var ranges: [Range<Int>] = []
    var end = 0
    for _ in 0..<(try count(ofSize: 2, "ranges of scalars")) {
      let start = end + (try signed(within: scalars, "the distance of a range"))
      let length = try number(atMost: scalars, "the length of a range")
      try require(start >= 0 && start + length <= scalars, "a range lies outside the text")
      ranges.append(start..<start + length)
      end = start + length
    }
    return ranges
  }

  /// Kept height steps.
  mutating func steps() throws(ByteFault) -> [(width: Int32, height: Double)] {
    var steps: [(width: Int32, height: Double)] = []
    var width = 0
    for index in 0..<(try count(ofSize: 2, "steps")) {
      let distance = try number(atMost: Int(Int32.max) - 2 - width, "the width of a step")
      try require(distance > 0 || index == 0, "the widths of steps do not rise")
      width += distance
      let height = try double("the height of a step")
      try require(abs(height) <= 1e15, "the height of a step is \(height)")
      steps.append((Int32(width), height))
    }
    return steps
  }
}
