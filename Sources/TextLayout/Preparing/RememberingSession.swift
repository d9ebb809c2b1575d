/// The shapes of a paragraph that grows: those of the text as it was, and those of the text as it is.
final class RememberedParagraph {
  fileprivate let known: RememberingSession.Memory
  /// The length of the paragraph as it was.
  fileprivate let knownLength: Int
  fileprivate(set) var memory = RememberingSession.Memory()

  init(known: RememberingSession.Memory = RememberingSession.Memory(), knownLength: Int = 0) {
    self.known = known
    self.knownLength = knownLength
  }
}

/// Shapes a text that grows: of an item that was shaped before, only what follows the last safe offset that no change
/// can reach.
final class RememberingSession: WrappingSession {
  /// An item and its clusters.
  struct Shaped: Sendable {
    var item: TextItem
    var clusters: [ShapedCluster]
    /// The places at which neither side depends on the other.
    var safeOffsets: [Int]
  }

  /// A cut, and what shaping around it depends on beside the text.
  struct CutKey: Hashable, Sendable {
    var cut: UnsafeCut
    var item: TextItem

    init(_ cut: UnsafeCut, of item: TextItem) {
      self.cut = cut
      self.item = item
      self.item.range = cut.before..<cut.after
    }
  }

  /// All that shaping a paragraph gave.
  struct Memory: Sendable {
    /// By the starts of items.
    var items: [Int: Shaped] = [:]
    /// The widths on both sides of cuts.
    var cuts: [CutKey: (before: Int, after: Int)] = [:]
  }

  let base: any ShapingSession
  private let paragraph: RememberedParagraph

  init(_ base: any ShapingSession, paragraph: RememberedParagraph) {
    self.base = base
    self.paragraph = paragraph
  }

  func widths(
    _ text: Span<UInt8>, item: TextItem, cut: UnsafeCut, clusters: inout [ShapedCluster]
  ) -> (before: Int, after: Int) {
    let key = CutKey(cut, of: item)
    if let now = paragraph.memory.cuts[key] { return now }
    let old = dependsOnOld(cut.after) ? paragraph.known.cuts[key] : nil
    let widths = old ?? base.widths(text, item: item, cut: cut, clusters: &clusters)
    paragraph.memory.cuts[key] = widths
    return widths
  }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    guard range == item.range, !item.isShapedInParts else {
      return base.shape(text, item: item, range: range, into: &clusters)
    }
    let now = remembered(item) ?? continued(item, in: text) ?? whole(item, in: text)
    clusters = now.clusters
    paragraph.memory.items[item.range.lowerBound] = now
  }

  /// The characters beyond an item that may count for its shape (`hb_buffer_t::CONTEXT_LENGTH`), in bytes.
  private static let contextLength = 5 * 4

  /// True if the shape of text up to a place depends on no new text.
  private func dependsOnOld(_ end: Int) -> Bool { end + Self.contextLength <= paragraph.knownLength }

  /// The item as it was, where nothing that it depends on is new.
  private func remembered(_ item: TextItem) -> Shaped? {
    if let now = paragraph.memory.items[item.range.lowerBound], now.item == item { return now }
    guard let old = paragraph.known.items[item.range.lowerBound], old.item == item,
      dependsOnOld(item.range.upperBound)
    else { return nil }
    return old
  }

  /// The number of safe places tried, from the last one back.
  private static let mostTries = 3

  /// The item as it was up to a safe offset, and shaped from there on: both sides must say that they do not depend on each
  /// other.
  private func continued(_ item: TextItem, in text: Span<UInt8>) -> Shaped? {
    guard let old = paragraph.known.items[item.range.lowerBound] else { return nil }
    var alike = old.item
    alike.range = item.range
    guard alike == item else { return nil }
    let end = min(old.item.range.upperBound, item.range.upperBound)
    var tail: [ShapedCluster] = []
    var safeOffsets: [Int] = []
    let before = old.safeOffsets.partitioningIndex { $0 >= end }
    var tries = 0
    for place in stride(from: before - 1, through: 0, by: -1) {
      let safeOffset = old.safeOffsets[place]
      guard safeOffset > item.range.lowerBound, Self.endsSyllables(before: safeOffset, in: text) else {
        continue
      }
      base.shape(
        text, item: item, range: safeOffset..<item.range.upperBound, into: &tail, safeOffsets: &safeOffsets)
      if safeOffsets.first == safeOffset {
        let kept = old.clusters.partitioningIndex { $0.offset >= safeOffset }
        return Shaped(
          item: item, clusters: old.clusters[..<kept] + tail,
          safeOffsets: old.safeOffsets[..<place] + safeOffsets)
      }
      tries += 1
      if tries == Self.mostTries { break }
    }
    return nil
  }

  private func whole(_ item: TextItem, in text: Span<UInt8>) -> Shaped {
    var new = Shaped(item: item, clusters: [], safeOffsets: [])
    base.shape(text, item: item, range: item.range, into: &new.clusters, safeOffsets: &new.safeOffsets)
    return new
  }

  /// True if no syllable spans a place: that it is safe to concatenate tells of fonts' rules, not of how shapers find
  /// the syllables of Indic and kindred scripts. After a space none goes on; among ideographs
  /// there are none.
  private static func endsSyllables(before place: Int, in text: Span<UInt8>) -> Bool {
    if text[place - 1] == 0x20 { return true }
    var (start, next) = (text.startOfScalar(before: place), place)
    return isIdeographic(text.nextScalar(at: &start)) && isIdeographic(text.nextScalar(at: &next))
  }

  /// Ideographs, kana and what stands between them.
  private static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
