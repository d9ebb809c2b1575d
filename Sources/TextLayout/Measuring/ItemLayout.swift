/// The grapheme clusters of a shaped item: where each begins in the text and in the face's units.
///
/// A shaper's cluster of several graphemes, a ligature, is divided evenly among them (rule W3); the shaper's clusters inside
/// one grapheme are added up.
struct ItemLayout {
  /// The start of each grapheme in the text, and the item's end.
  private(set) var offsets: [Int] = []
  /// The position of each of `offsets` from the item's start, in units of the face.
  private(set) var positions: [Int] = []
  /// The number of the shaper's clusters with an advance that end before the grapheme: each takes letter spacing.
  private(set) var spacings: [Int32] = []
  /// True if breaking before the grapheme needs both sides shaped again.
  private(set) var isUnsafe: [Bool] = []
  /// See ``ShapedCluster/kerning``.
  private(set) var kernings: [Int16?] = []
  /// True if the grapheme lies inside a cluster of the shaper, as in a ligature.
  private(set) var isInside: [Bool] = []

  var clusterCount: Int { offsets.count - 1 }

  /// Lays out an item in place of the one before.
  ///
  /// - Parameters:
  ///   - graphemes: the starts of the paragraph's grapheme clusters, and its end.
  ///   - first: the first of them that belongs to the item.
  mutating func set(_ item: TextItem, shaped: [ShapedCluster], graphemes: [Int], from first: Int) {
    offsets.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    isUnsafe.removeAll(keepingCapacity: true)
    kernings.removeAll(keepingCapacity: true)
    isInside.removeAll(keepingCapacity: true)
    var grapheme = first
    var position = 0
    var spacing: Int32 = 0
    for (index, cluster) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].offset : item.range.upperBound
      var count = 0
      while grapheme + count + 1 < graphemes.count, graphemes[grapheme + count] < end { count += 1 }
      for part in 0..<count {
        offsets.append(graphemes[grapheme + part])
        positions.append(position + cluster.advance * part / count)
        spacings.append(spacing)
        let isInside = graphemes[grapheme + part] > cluster.offset
        self.isInside.append(isInside)
        isUnsafe.append(isInside || cluster.isUnsafeToBreak)
        kernings.append(isInside ? nil : cluster.kerning)
      }
      grapheme += count
      position += cluster.advance
      if cluster.advance != 0 { spacing += 1 }
    }
    // Graphemes that the shaper gave no cluster of their own stand at the end, without width.
    while grapheme + 1 < graphemes.count, graphemes[grapheme] < item.range.upperBound {
      offsets.append(graphemes[grapheme])
      positions.append(position)
      spacings.append(spacing)
      isUnsafe.append(false)
      kernings.append(nil)
      isInside.append(false)
      grapheme += 1
    }
    offsets.append(item.range.upperBound)
    positions.append(position)
    spacings.append(spacing)
  }

  /// The farthest from a break that is shaped again: beyond any font's context, and an end where no break is safe.
  static let farthest = 16

  /// The last place before `index` where the text may be cut as it is, or the farthest looked at.
  func safeIndex(before index: Int) -> Int {
    var safe = index - 1
    while safe > 0, isUnsafe[safe], index - safe < Self.farthest { safe -= 1 }
    return safe
  }

  /// The first place after `index` where the text may be cut as it is, or the farthest looked at.
  func safeIndex(after index: Int) -> Int {
    var safe = index + 1
    while safe < clusterCount, isUnsafe[safe], safe - index < Self.farthest { safe += 1 }
    return safe
  }

  /// The part around an unsafe break that is shaped again, in indices of the layout.
  struct CutReach {
    var index: Int
    /// The first place that is shaped again, and the end of the last.
    var before: Int
    var after: Int
    /// The end of the content before the cut.
    var contentEnd: Int
    /// Between these the widths before and after the cut are compared.
    var from: Int
    var to: Int
  }

  /// - Parameter trailing: whether the cluster at an index is a trailing space.
  func reach(ofCutAt index: Int, trailing: (Int) -> Bool) -> CutReach {
    let before = safeIndex(before: index)
    let after = safeIndex(after: index)
    var contentEnd = index
    while contentEnd > before, trailing(contentEnd - 1) { contentEnd -= 1 }
    return CutReach(
      index: index, before: before, after: after, contentEnd: contentEnd,
      from: min(contentEnd, comparable(between: index, and: before)),
      to: comparable(between: index, and: after))
  }

  /// Returns the unsafe break in offsets of the text.
  func cut(_ reach: CutReach) -> UnsafeCut {
    UnsafeCut(
      before: offsets[reach.before], after: offsets[reach.after], cut: offsets[reach.index],
      contentEnd: offsets[reach.contentEnd], from: offsets[reach.from], to: offsets[reach.to])
  }

  /// The text from one cut to another, to be shaped with both, and its width without.
  func part(from start: Int, to end: Int, contentEnd: Int) -> (cut: UnsafeCut, width: Int) {
    let contentEnd = max(start, contentEnd)
    let cut = UnsafeCut(
      before: offsets[start], after: offsets[end], cut: offsets[end], contentEnd: offsets[contentEnd],
      from: offsets[start], to: offsets[end])
    return (cut, positions[contentEnd] - positions[start])
  }

  /// Returns what a break changes, from the widths on both sides as they are shaped with it.
  func change(_ reach: CutReach, widths: (before: Int, after: Int)) -> (end: Int, start: Int) {
    (
      widths.before - (positions[reach.contentEnd] - positions[reach.from]),
      widths.after - (positions[reach.to] - positions[reach.index])
    )
  }

  /// True if an index found as the nearest safe one is not safe: the text around it changes with a break there.
  func isUnsafePlace(_ index: Int) -> Bool { index > 0 && index < clusterCount && isUnsafe[index] }

  /// A place half as far from `index` as the unsafe place `far`, moved on towards `index` out of ligatures: what lies between
  /// `far` and it is left to the change that cutting at `far` makes.
  func comparable(between index: Int, and far: Int) -> Int {
    guard isUnsafePlace(far) else { return far }
    let step = far < index ? 1 : -1
    var place = (index + far) / 2
    while place != index, isInside[place] { place += step }
    return place
  }
}
