/// What preparing labels in one font stack and language learnt about their words: how wide each piece of text is that is shaped as
/// a whole. Labels whose words were met before are prepared from it without
/// a font, the others with only their new words shaped.
///
/// A *piece* is an item of rule P2: characters of one face, script and direction. Where the stack's first face has no letters of
/// a script, the spaces between its words are set in another face than the words: so a piece is a word, and shaping it apart is
/// shaping it in place, for that is how items are shaped. Only letters that join look at their neighbours beyond the
/// item, and these belong to the key. Latin text in the first face goes by its pair table instead, piece by piece.
///
/// Tables take up half a megabyte at most, and start anew where they are full.
struct WordTables {
  /// A piece that was shaped.
  struct Piece {
    /// Its clusters but for the first, in `places`.
    var places: Range<Int32>
    /// Its advance in units of its face.
    var advance: Int
    /// Whether positions rise, as those of nearly all text do.
    var isMonotone: Bool
  }

  /// Where a cluster of a piece begins.
  struct Place {
    /// UTF-8 bytes from the piece's start.
    var offset: Int32
    var cut: Cut
    /// Units of the face from the piece's start.
    var position: Int
  }

  /// What cutting the text at a place does to the widths on both sides (rule W4).
  enum Cut {
    /// Nothing, as the shaper says.
    case safe
    /// Both sides must be shaped again to tell.
    case unknown
    /// Nothing, as shaping both sides said; or something, which is noted apart.
    case harmless, changes
  }

  /// What a cut changes in units of the face: of a line that ends there, and of one that begins there.
  struct Change {
    var end: Int
    var start: Int
  }

  private struct CutPair: Hashable {
    var start: Int
    var end: Int
  }

  private struct Script {
    var tag: UInt32
    var isCursive: Bool
  }

  /// The faces of the stack, those of equal metrics once, and the place of each of the stack's faces among them.
  let sizedFaces: [PreparedStorage.SizedFace]
  let faceNumbers: [Int]
  let unitsPerEm: [Int]
  let breaker: LineBreaker

  private var scripts: [Script] = []
  /// The advances of single spaces by script, face and direction; negative where they were not asked for.
  private var spaceAdvances: [Int] = []
  private var pieceNumbers = ByteTable()
  private var pieces: [Piece] = []
  private(set) var places: [Place] = []
  /// What cuts change, by their places; and whether two belong together, as far as that was asked.
  private var changes: [Int: Change] = [:]
  private var pairs: [CutPair: Bool] = [:]
  private var shaped: [ShapedCluster] = []
  private var graphemes: [Int] = []

  /// The faces that a stack may have here: a segment's faces are noted a bit each.
  private static let mostFaces = 8
  /// Longer pieces are not kept: they would hardly come again.
  private static let longestKey = 255
  /// Where the tables take up so many bytes they start anew: room for some ten thousand words.
  private static let pieceCapacity = 1 << 19

  /// Tables for a stack; nil for one that they do not serve.
  init?(
    _ session: any ShapingSession, options: LineBreakOptions, dictionary: (any DictionaryBreaking)?
  ) {
    let metrics = session.stackMetrics
    guard !metrics.isEmpty, metrics.count <= Self.mostFaces else { return nil }
    unitsPerEm = metrics.map(\.unitsPerEm)
    var faces: [PreparedStorage.SizedFace] = []
    faceNumbers = metrics.map { metrics in
      let face = PreparedStorage.SizedFace(metrics: metrics, relativeSize: 1)
      if let known = faces.firstIndex(of: face) { return known }
      faces.append(face)
      return faces.count - 1
    }
    sizedFaces = faces
    breaker = LineBreaker(options: options, dictionary: dictionary.map { DictionaryCache($0) })
  }

  // MARK: Pieces

  /// The piece that an item is; nil where there are no fonts for it.
  ///
  /// - Parameters:
  ///   - surroundings: the item, the cluster before it and the one after.
  mutating func piece(
    _ item: TextItem, in text: Span<UInt8>, surroundings: Range<Int>, session: () -> (any ShapingSession)?
  ) -> Piece? {
    guard let script = scriptNumber(of: item, session: session) else { return nil }
    var context = UInt64(truncatingIfNeeded: item.face << 1 | (item.isRightToLeft ? 1 : 0) | script << 4)
    var key = item.range
    if scripts[script].isCursive {
      key = neighbours(of: item.range, surroundings: surroundings, in: text)
      context |= UInt64(truncatingIfNeeded: item.range.lowerBound - key.lowerBound) << 12
      context |= UInt64(truncatingIfNeeded: key.upperBound - item.range.upperBound) << 33
    }
    guard key.count <= Self.longestKey else {
      return shape(item, in: text, session: session)
    }
    let hash = pieceNumbers.hash(of: key, in: text, context: context)
    if let number = pieceNumbers.number(of: key, in: text, context: context, hash: hash) {
      return pieces[number]
    }
    guard let piece = shape(item, in: text, session: session) else { return nil }
    pieceNumbers.add(key, in: text, context: context, hash: hash)
    pieces.append(piece)
    return piece
  }

  /// The advance of a single space that is an item; nil where there are no fonts for it. Nothing joins a space, so that it is as wide
  /// between any letters.
  mutating func spaceAdvance(
    _ item: TextItem, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> Int? {
    guard let script = scriptNumber(of: item, session: session) else { return nil }
    let place = (script * Self.mostFaces + item.face) * 2 + (item.isRightToLeft ? 1 : 0)
    if place < spaceAdvances.count, spaceAdvances[place] >= 0 { return spaceAdvances[place] }
    guard let piece = shape(item, in: text, session: session), piece.isMonotone else { return nil }
    while spaceAdvances.count <= place { spaceAdvances.append(-1) }
    spaceAdvances[place] = piece.advance
    return piece.advance
  }

  private mutating func scriptNumber(of item: TextItem, session: () -> (any ShapingSession)?) -> Int? {
    for index in scripts.indices where scripts[index].tag == item.script { return index }
    guard scripts.count < 255, let session = session() else { return nil }
    scripts.append(Script(tag: item.script, isCursive: session.isCursive(item)))
    return scripts.count - 1
  }

  /// An item of letters that join, and on both sides the cluster to which they may: ASCII is none.
  private func neighbours(
    of item: Range<Int>, surroundings: Range<Int>, in text: Span<UInt8>
  ) -> Range<Int> {
    var (start, end) = (item.lowerBound, item.upperBound)
    if start > 0, text[start - 1] >= 0x80 { start = surroundings.lowerBound }
    if end < text.count, text[end] >= 0x80 { end = surroundings.upperBound }
    return start..<end
  }

  /// The item shaped, cluster by cluster.
  private mutating func layout(
    of item: TextItem, in text: Span<UInt8>, session: any ShapingSession
  ) -> ItemLayout {
    session.shape(text, item: item, range: item.range, into: &shaped)
    graphemes.removeAll(keepingCapacity: true)
    graphemes.append(0)
    GraphemeBreaker().appendBoundaries(in: text.extracting(item.range), to: &graphemes)
    graphemes.append(item.range.count)
    for index in graphemes.indices { graphemes[index] += item.range.lowerBound }
    return ItemLayout(item, shaped: shaped, graphemes: graphemes, from: 0)
  }

  private mutating func shape(
    _ item: TextItem, in text: Span<UInt8>, session: () -> (any ShapingSession)?
  ) -> Piece? {
    guard let session = session() else { return nil }
    // Pieces too long to be found again take up room for their clusters too.
    if pieceNumbers.byteCount + places.count * MemoryLayout<Place>.stride + changes.count * 32
      + pairs.count * 32 > Self.pieceCapacity
    {
      pieceNumbers.removeAll()
      pieces.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
      changes.removeAll()
      pairs.removeAll()
    }
    let layout = layout(of: item, in: text, session: session)
    let start = places.count
    var isMonotone = true
    for index in 1..<max(1, layout.clusterCount) {
      if layout.positions[index] < layout.positions[index - 1] { isMonotone = false }
      places.append(
        Place(
          offset: Int32(truncatingIfNeeded: layout.offsets[index] - item.range.lowerBound),
          cut: layout.isUnsafe[index] ? .unknown : .safe, position: layout.positions[index]))
    }
    let advance = layout.positions[layout.clusterCount]
    if advance < (layout.positions.dropLast().last ?? 0) { isMonotone = false }
    return Piece(
      places: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: places.count), advance: advance,
      isMonotone: isMonotone)
  }

  /// What cutting an item's text at a place of its piece changes; nil where that cannot be told.
  ///
  /// - Parameter layout: the item shaped, once it is.
  mutating func change(
    ofCutAt place: Int, of item: TextItem, layout: inout ItemLayout?, in text: Span<UInt8>,
    session: () -> (any ShapingSession)?
  ) -> Change? {
    if places[place].cut == .unknown {
      guard let session = session() else { return nil }
      let known = layout ?? self.layout(of: item, in: text, session: session)
      layout = known
      guard let reach = reach(ofCutAt: place, of: item, layout: known, in: text) else { return nil }
      let widths = session.widths(text, item: item, cut: known.cut(reach), clusters: &shaped)
      let change = known.change(reach, widths: widths)
      places[place].cut = change == (0, 0) ? .harmless : .changes
      if change != (0, 0) { changes[place] = Change(end: change.end, start: change.start) }
    }
    return places[place].cut == .changes ? changes[place] : Change(end: 0, start: 0)
  }

  /// Whether cuts of an item, by rising places, change widths each for itself.
  ///
  /// - Parameter layout: the item shaped, once it is.
  mutating func areApart(
    _ cuts: [Int], of item: TextItem, layout: inout ItemLayout?, in text: Span<UInt8>,
    session: () -> (any ShapingSession)?
  ) -> Bool {
    for (index, first) in cuts.enumerated() {
      for second in cuts.dropFirst(index + 1).prefix(2 * ItemLayout.farthest)
      where !areApart(first, second, of: item, layout: &layout, in: text, session: session) {
        return false
      }
    }
    return true
  }

  /// Whether a line from one cut to another is as wide as the changes of both make it.
  private mutating func areApart(
    _ first: Int, _ second: Int, of item: TextItem, layout: inout ItemLayout?, in text: Span<UInt8>,
    session: () -> (any ShapingSession)?
  ) -> Bool {
    let start = changes[first]?.start ?? 0
    let end = changes[second]?.end ?? 0
    // As in whole paragraphs: two cuts that change nothing alone are taken to change nothing together.
    if start == 0, end == 0 { return true }
    let pair = CutPair(start: first, end: second)
    if let known = pairs[pair] { return known }
    guard let session = session() else { return false }
    let known = layout ?? self.layout(of: item, in: text, session: session)
    layout = known
    guard let from = reach(ofCutAt: first, of: item, layout: known, in: text),
      let to = reach(ofCutAt: second, of: item, layout: known, in: text)
    else { return false }
    var areApart = true
    if to.from < from.to {
      let part = known.part(from: from.index, to: to.index, solid: to.solid)
      let width = session.widths(text, item: item, cut: part.cut, clusters: &shaped).before
      areApart = width == part.width + start + end
    }
    pairs[pair] = areApart
    return areApart
  }

  private func reach(
    ofCutAt place: Int, of item: TextItem, layout: ItemLayout, in text: Span<UInt8>
  ) -> ItemLayout.CutReach? {
    let offset = item.range.lowerBound + Int(places[place].offset)
    guard let index = layout.offsets.firstIndex(of: offset) else { return nil }
    // Of what hangs only the space comes here.
    return layout.reach(ofCutAt: index) { text[layout.offsets[$0]] == 0x20 }
  }

  /// Moves a place of a piece up to the cluster that begins so many bytes from the piece's start; false where none does.
  func find(_ offset: Int, in piece: Piece, from place: inout Int) -> Bool {
    let end = Int(piece.places.upperBound)
    while place < end, places[place].offset < offset { place += 1 }
    return place < end && places[place].offset == offset
  }
}
