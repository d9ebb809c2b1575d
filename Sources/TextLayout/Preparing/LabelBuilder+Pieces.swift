/// A part of a paragraph that is measured at once, between two ends of segments; long paragraphs are measured piece after piece, so that
/// what preparing needs beside the segments stays small (rule P7).
struct ParagraphPiece {
  var range: Range<Int>
  /// The item that its start lies in, and the one that its end does.
  var firstItem = 0
  private var lastItem = 0
  /// The position of the end of the content before it.
  var content: Int

  // The next of what its ends are found among.
  var nextBreak = 0
  var nextCluster = 0
  var tab: (item: Int, end: Int)
  /// The offset from which on it may end.
  var leastEnd: Int

  /// The bytes from which on a piece ends where it may: shaping them takes a megabyte.
  private static let length = 1 << 13
  /// The bytes between two places that are tried.
  fileprivate static let step = 1 << 8

  /// The first piece of a paragraph.
  init(content: Int, tab: (item: Int, end: Int)) {
    range = 0..<0
    self.content = content
    self.tab = tab
    leastEnd = Self.length
  }

  /// Begins the piece behind this one.
  mutating func moveOn() {
    range = range.upperBound..<range.upperBound
    firstItem = lastItem
    leastEnd = range.lowerBound + Self.length
  }

  /// Ends it inside or before an item.
  mutating func end(at offset: Int, item: Int) {
    range = range.lowerBound..<offset
    lastItem = item
  }
}

/// The ends of pieces.
extension LabelBuilder {
  /// True if the paragraph may be measured in pieces: nothing asks for all of its boundaries at once.
  var takesPieces: Bool { !keepsDetail && remembered == nil && spacing.isEmpty }

  /// Ends a piece at a boundary where it may end; where it may not, the next one is tried some bytes further on.
  @inline(never)
  mutating func endsPiece(_ piece: inout ParagraphPiece, at offset: Int, in text: Span<UInt8>) -> Bool {
    let index = itemizer.items.partitioningIndex { $0.start > offset } - 1
    guard itemizer.items.indices.contains(index) else { return false }
    if itemizer.items[index].start < offset, !isSafe(toCut: index, at: offset, of: piece, in: text) {
      piece.leastEnd = offset + ParagraphPiece.step
      return false
    }
    piece.end(at: offset, item: index)
    return true
  }

  /// Gives back the memory of a paragraph longer than most.
  mutating func forgetParagraph(of count: Int) {
    guard count > Self.mostBytesKept else { return }
    (breaks, boundaries, levels, itemBits) = ([], [], [], [])
    itemizer = Itemizer()
  }

  /// Gives back the memory of segments of a text longer than most.
  mutating func forgetLongText() {
    if table.segments.capacity > Self.mostBytesKept { table = SegmentTable() }
  }

  /// True if an item may be shaped in two parts: around the cut its clusters come out as they do in one.
  private mutating func isSafe(
    toCut index: Int, at cut: Int, of piece: ParagraphPiece, in text: Span<UInt8>
  ) -> Bool {
    let item = itemizer.items[index]
    // Rounded by themselves, two parts would be as wide as one only by chance.
    guard scale(ofFace: item.face, runs[item.run].measures).isExact else { return false }
    let before = boundaries.last { $0.end + Self.bytesAround <= cut }?.end ?? piece.range.lowerBound
    let whole = textItem(item, max(item.start, before)..<end(ofItem: index, in: text))
    return isSafe(toCut: whole, at: cut, in: text, tables: runs[item.run].measures.tables)
  }

  /// The bytes before a cut that are shaped with it: as many clusters as any font looks at.
  static var bytesAround: Int { 4 * ItemLayout.farthest }

  /// True if an item, which begins at the start of what is shaped before the cut, may be shaped in two parts.
  mutating func isSafe(toCut item: TextItem, at cut: Int, in text: Span<UInt8>, tables: Int) -> Bool {
    let graphemes = GraphemeBreaker()
    var (item, after) = (item, cut)
    for _ in 0..<ItemLayout.farthest where after < item.range.upperBound {
      after = graphemes.boundary(after: after, in: text)
    }
    item.range = item.range.lowerBound..<min(after, item.range.upperBound)
    let session = session(tables)
    var (clusters, parts): ([ShapedCluster], [ShapedCluster]) = ([], [])
    session.shape(text, item: item, range: item.range, into: &clusters)
    var count = 0
    for part in [item.range.lowerBound..<cut, cut..<item.range.upperBound] {
      session.shape(text, item: item, range: part, into: &parts)
      for (offset, cluster) in parts.enumerated() {
        guard count + offset < clusters.count, clusters[count + offset].isAsWide(as: cluster) else {
          return false
        }
      }
      count += parts.count
    }
    return count == clusters.count
  }
}

extension ShapedCluster {
  /// True if another stands at the same offset and is as wide.
  fileprivate func isAsWide(as other: ShapedCluster) -> Bool {
    offset == other.offset && advance == other.advance
  }
}
