/// The widths of items that were shaped, in one font and language. Labels whose items are cached are measured without a font, the
/// others with only their new items shaped.
///
/// Where the stack's first face has no letters of a script, the spaces between its words are set in another face than the words:
/// so an item is a word, and shaping it apart is shaping it in place, for that is how items are shaped. Only letters that join look
/// at their neighbours beyond the item, and these belong to the key.
///
/// It takes up half a megabyte at most, and starts anew where it is full.
struct ItemCache {
  /// The widths of an item.
  struct Entry {
    /// Its clusters but for the first, in `clusters`.
    var clusters: Range<Int32>
    /// Its advance in units of its face.
    var advance: Int
    /// The number of the shaper's clusters that letter spacing follows.
    var spacings: Int32
  }

  /// The start of a cluster of an item.
  struct Cluster {
    /// UTF-8 bytes from the item's start.
    var offset: Int32
    /// The number of the shaper's clusters before it that letter spacing follows, and what a break before it does.
    var spacings: Int32
    var effect: BreakEffect
    /// True inside a ligature.
    var isInside: Bool
    /// Units of the face from the item's start.
    var position: Int
  }

  /// The effect that breaking the text at a place has on the widths on both sides (rule W4).
  enum BreakEffect {
    /// None, as the shaper says.
    case safe
    /// Both sides must be shaped again to tell.
    case unknown
    /// None, as shaping both sides said; or some, which is noted apart: the loss of kerning alone, or others.
    case harmless, kerns, changes
  }

  /// The change that a break makes, in units of the face: to a line that ends there, and to one that begins there.
  struct Change: Hashable {
    var end = 0
    var start = 0
  }

  private struct BreakPair: Hashable {
    var start: Int
    var end: Int
  }

  private struct Script {
    var tag: UInt32
    var isCursive: Bool
  }

  private var scripts: [Script] = []
  private var numbers = ByteTable()
  private var entries: [Entry] = []
  /// The entry of the last item that is not kept, whose number is ``unkept``.
  private var unkeptEntry = Entry(clusters: 0..<0, advance: 0, spacings: 0)
  /// The numbers of items of one ASCII character, 128 for each context; ``unkept`` for those not yet known.
  private var singles: [Int32] = []
  private(set) var clusters: [Cluster] = []
  /// The changes of breaks by their clusters; and what two add together, as far as that is known.
  private var changes: [Int: Change] = [:]
  private var pairs: [BreakPair: Int] = [:]
  private var shaped: [ShapedCluster] = []
  private var graphemes: [Int] = []
  /// The layout of the item shaped last, and which one it is: its number and its start in the paragraph.
  private var layout = ItemLayout()
  private var laidOut: (number: Int, start: Int)?

  /// The number of the last item that is not kept.
  private static let unkept = -1
  /// Longer items are not kept: they would hardly come again.
  private static let longestKey = 255
  /// The bytes that the cache takes up before it starts anew: room for some ten thousand words.
  private static let capacity = 1 << 19

  // MARK: Items

  /// Facts that the items of one face, script and direction share.
  struct Context {
    /// The part of it that belongs to keys.
    fileprivate var bits: UInt64
    /// True where no tracking may part the letters, as they join.
    var isCursive: Bool
    /// The first index of the entries of items of one ASCII character in `singles`; nil where none are kept.
    fileprivate var singles: Int?
  }

  /// The facts that an item shares with others like it.
  mutating func context(of item: TextItem, session: any ShapingSession) -> Context {
    let (script, direction) = (scriptNumber(of: item, session: session), item.isRightToLeft ? 1 : 0)
    let bits =
      UInt64(truncatingIfNeeded: item.face) << 1 | UInt64(truncatingIfNeeded: direction)
      | UInt64(truncatingIfNeeded: script) << 15
    guard item.face == 0, item.isCovered else {
      return Context(bits: bits, isCursive: scripts[script].isCursive, singles: nil)
    }
    let start = (2 * script + direction) << 7
    if singles.count < start + 128 {
      singles += [Int32](repeating: Int32(Self.unkept), count: start + 128 - singles.count)
    }
    return Context(bits: bits, isCursive: scripts[script].isCursive, singles: start)
  }

  private mutating func scriptNumber(of item: TextItem, session: any ShapingSession) -> Int {
    for index in scripts.indices where scripts[index].tag == item.script { return index }
    scripts.append(Script(tag: item.script, isCursive: session.isCursive(item)))
    return scripts.count - 1
  }

  /// The widths of an item by its number.
  @inline(__always)
  subscript(number: Int) -> Entry { number < 0 ? unkeptEntry : entries[number] }

  /// The number of an item, which has glyphs or not, where it is kept; the surroundings are it, the cluster before it and the one after.
  @inline(__always)
  func number(
    of item: Range<Int>, _ context: Context, in text: Span<UInt8>, surroundings: Range<Int>, isCovered: Bool
  ) -> Int? {
    if let single = single(item, context, in: text) {
      let number = Int(singles[single])
      return number < 0 ? nil : number
    }
    guard isCovered, let key = key(of: item, context, in: text, surroundings: surroundings) else {
      return nil
    }
    return numbers.number(
      of: key.range, in: text, context: key.context,
      hash: numbers.hash(of: key.range, in: text, context: key.context))
  }

  /// The place in `singles` of an item of one ASCII character: no letter that joins is one, so that nothing beside it counts.
  @inline(__always)
  private func single(_ item: Range<Int>, _ context: Context, in text: Span<UInt8>) -> Int? {
    guard item.count == 1, let singles = context.singles, text[item.lowerBound] < 0x80 else { return nil }
    return singles &+ Int(text[item.lowerBound])
  }

  /// The key of an item; nil for one that is not kept.
  @inline(__always)
  private func key(
    of item: Range<Int>, _ context: Context, in text: Span<UInt8>, surroundings: Range<Int>
  ) -> (range: Range<Int>, context: UInt64)? {
    guard context.isCursive else { return item.count <= Self.longestKey ? (item, context.bits) : nil }
    guard let key = text.joining(item, surroundings: surroundings), key.count <= Self.longestKey
    else { return nil }
    return (
      key,
      context.bits | UInt64(truncatingIfNeeded: item.lowerBound - key.lowerBound) << 40
        | UInt64(truncatingIfNeeded: key.upperBound - item.upperBound) << 48
    )
  }

  /// Shapes an item and keeps its widths where they are to be; gives its number.
  @inline(never)
  mutating func shape(
    _ item: TextItem, _ context: Context, in text: Span<UInt8>, surroundings: Range<Int>,
    session: any ShapingSession
  ) -> Int {
    makeRoom()
    guard item.isCovered, let key = key(of: item.range, context, in: text, surroundings: surroundings) else {
      unkeptEntry = entry(of: item, number: Self.unkept, in: text, session: session)
      return Self.unkept
    }
    let number = numbers.count
    entries.append(entry(of: item, number: number, in: text, session: session))
    numbers.add(
      key.range, in: text, context: key.context,
      hash: numbers.hash(of: key.range, in: text, context: key.context))
    if let single = single(item.range, context, in: text) {
      singles[single] = Int32(truncatingIfNeeded: number)
    }
    return number
  }

  /// Starts anew where the cache is full: items too long to be found again take up room for their clusters too.
  private mutating func makeRoom() {
    guard
      numbers.byteCount + clusters.count * MemoryLayout<Cluster>.stride + changes.count * 32
        + pairs.count * 32 > Self.capacity
    else { return }
    numbers.removeAll()
    entries.removeAll(keepingCapacity: true)
    for index in singles.indices { singles[index] = Int32(Self.unkept) }
    clusters.removeAll(keepingCapacity: true)
    changes.removeAll()
    pairs.removeAll()
    laidOut = nil
  }

  /// Shapes an item cluster by cluster, unless it was the last that was.
  private mutating func layOut(
    _ item: TextItem, number: Int, in text: Span<UInt8>, session: any ShapingSession
  ) {
    if let laidOut, laidOut == (number, item.range.lowerBound) { return }
    session.shape(text, item: item, range: item.range, into: &shaped)
    graphemes.removeAll(keepingCapacity: true)
    graphemes.append(0)
    GraphemeBreaker().appendBoundaries(in: text.extracting(item.range), to: &graphemes)
    graphemes.append(item.range.count)
    for index in graphemes.indices { graphemes[index] += item.range.lowerBound }
    layout.set(item, shaped: shaped, graphemes: graphemes, from: 0)
    laidOut = (number, item.range.lowerBound)
  }

  /// The widths of an item that is new.
  private mutating func entry(
    of item: TextItem, number: Int, in text: Span<UInt8>, session: any ShapingSession
  ) -> Entry {
    laidOut = nil
    layOut(item, number: number, in: text, session: session)
    let start = clusters.count
    for index in 1..<max(1, layout.clusterCount) {
      clusters.append(
        Cluster(
          offset: Int32(truncatingIfNeeded: layout[index].offset - item.range.lowerBound),
          spacings: layout[index].spacings, effect: layout[index].isUnsafe ? .unknown : .safe,
          isInside: layout[index].isInside, position: layout[index].position))
    }
    return Entry(
      clusters: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: clusters.count),
      advance: layout[layout.clusterCount].position, spacings: layout[layout.clusterCount].spacings)
  }

  /// Lays out an item by its number as shaping it did.
  func layOut(_ item: Range<Int>, number: Int, in layout: inout ItemLayout) {
    let entry = self[number]
    layout.set(
      item, advance: entry.advance, spacings: entry.spacings,
      clusters: clusters[Int(entry.clusters.lowerBound)..<Int(entry.clusters.upperBound)])
  }

  // MARK: Breaks

  /// The change that breaking an item before one of its clusters makes.
  mutating func change(
    ofBreakAt index: Int, of item: TextItem, number: Int, in text: Span<UInt8>, session: any ShapingSession
  ) -> Change {
    if clusters[index].effect == .unknown {
      layOut(item, number: number, in: text, session: session)
      guard let reach = reach(ofBreakAt: index, of: item, in: text) else { return Change() }
      let (change, isKerning) = layout.change(
        reach, of: item, in: text, session: session, clusters: &shaped)
      clusters[index].effect = change == Change() ? .harmless : isKerning ? .kerns : .changes
      if change != Change() { changes[index] = change }
    }
    return clusters[index].effect == .harmless ? Change() : changes[index] ?? Change()
  }

  /// The units that a line from one break of an item to another has beside the changes of both: where these overlap.
  mutating func pairChange(
    from first: Int, to second: Int, of item: TextItem, number: Int, in text: Span<UInt8>,
    session: any ShapingSession
  ) -> Int {
    // Two that take away kerning alone change nothing together.
    if clusters[first].effect == .kerns, clusters[second].effect == .kerns { return 0 }
    let start = changes[first]?.start ?? 0
    let end = changes[second]?.end ?? 0
    // Two breaks that change nothing alone are taken to change nothing together.
    if start == 0, end == 0 { return 0 }
    let pair = BreakPair(start: first, end: second)
    if let known = pairs[pair] { return known }
    layOut(item, number: number, in: text, session: session)
    guard let from = reach(ofBreakAt: first, of: item, in: text),
      let to = reach(ofBreakAt: second, of: item, in: text)
    else { return 0 }
    let change = layout.pairChange(
      from: from, to: to, changes: start + end, of: item, in: text, session: session, clusters: &shaped)
    pairs[pair] = change
    return change
  }

  private func reach(ofBreakAt index: Int, of item: TextItem, in text: Span<UInt8>) -> ItemLayout.CutReach? {
    let offset = item.range.lowerBound + Int(clusters[index].offset)
    guard let place = layout.index(ofOffset: offset) else { return nil }
    return layout.reach(ofCutAt: place) {
      text.isTrailing(clusterAt: layout[$0].offset, end: layout[$0 + 1].offset)
    }
  }
}
