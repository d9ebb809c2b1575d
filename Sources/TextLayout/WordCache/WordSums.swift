/// What the words of a text add up to, one after the other: its segments.
struct WordSums {
  /// The end of the last word.
  private(set) var position = 0
  /// All faces of the words by their places in the stack, a bit each; the first is always among them.
  private(set) var faces: UInt8 = 1
  /// What any of the words has.
  private(set) var flags: KnownWords.Flags = []

  /// Two for each segment: of its end without what hangs, and with it. With room for one segment a byte of the text, so that
  /// writing one only moves on.
  private var positions: [Int] = []
  /// The faces of each segment, a bit each.
  private var faceSets: [UInt8] = []
  /// The number of segments so far.
  private var count = 0
  /// The end of the last word without its spaces.
  private var fit = 0
  /// The faces behind the last place at which a line may end, and all together.
  private var lastFaces: UInt8 = 1
  private var allFaces: UInt8 = 1

  /// Forgets the words before those of a text.
  mutating func removeAll(in text: Span<UInt8>) {
    if faceSets.count <= text.count {
      faceSets = [UInt8](repeating: 1, count: text.count + 1)
      positions = [Int](repeating: 0, count: 2 * faceSets.count)
    }
    (position, fit, count, faces, lastFaces, allFaces, flags) = (0, 0, 0, 1, 1, 1, [])
  }

  /// Adds the next word, of which `segments` hold those segments that end inside it.
  @inline(__always)
  mutating func add(_ word: KnownWords.Word, segments: [KnownWords.Segment]) {
    let start = position &- Int(word.space)
    if word.flags.contains(.followsBreak) { addSegment(fit: fit, end: start &+ Int(word.start)) }
    if !word.segments.isEmpty { add(segments.span.extracting(word.places), from: start) }
    lastFaces |= word.lastFaces
    fit = start &+ Int(word.fit)
    position = start &+ Int(word.end)
    faces |= word.faces
    flags.formUnion(word.flags)
  }

  @inline(__always)
  private mutating func add(_ segments: Span<KnownWords.Segment>, from start: Int) {
    lastFaces |= segments[0].faces
    addSegment(fit: start &+ Int(segments[0].fit), end: start &+ Int(segments[0].end))
    for index in 1..<segments.count { allFaces |= segments[index].faces }
    Self.put(segments, from: start, at: &count, positions: &positions, faceSets: &faceSets)
  }

  /// Writes all segments but the first, for which what stood before counts too.
  @inline(__always)
  private static func put(
    _ segments: Span<KnownWords.Segment>, from start: Int, at count: inout Int, positions: inout [Int],
    faceSets: inout [UInt8]
  ) {
    var positions = positions.mutableSpan
    var faceSets = faceSets.mutableSpan
    for index in 1..<segments.count {
      let segment = segments[index]
      positions[2 &* count] = start &+ Int(segment.fit)
      positions[2 &* count &+ 1] = start &+ Int(segment.end)
      faceSets[count] = segment.faces
      count &+= 1
    }
  }

  /// Adds a segment that ends behind the last one and the faces since.
  @inline(__always)
  private mutating func addSegment(fit: Int, end: Int) {
    positions[2 &* count] = fit
    positions[2 &* count &+ 1] = end
    faceSets[count] = lastFaces
    allFaces |= lastFaces
    lastFaces = 1
    count &+= 1
  }

  /// Adds the segment that ends with the text, and gives the text's body; nil where it has none.
  mutating func makeBody(_ text: Span<UInt8>, setting: PreparedSetting) -> PreparedBody? {
    addSegment(fit: fit, end: position)
    // Where the first face makes all lines no faces are noted.
    return PreparedBody.make(
      setting: setting, positions: positions.span.extracting(first: 2 * count),
      faces: faceSets.span.extracting(first: allFaces == 1 ? 0 : count), text: text)
  }
}
