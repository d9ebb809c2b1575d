/// The grapheme clusters of a shaped item: where each begins in the text and in the face's units.
///
/// A shaper's cluster of several graphemes, a ligature, is divided evenly among them (rule W3); the shaper's clusters inside
/// one grapheme are added up.
struct ItemLayout {
  /// The start of a grapheme, or the item's end.
  struct Place {
    /// Its offset in the text.
    var offset: Int
    /// Units of the face from the item's start.
    var position: Int
    /// The number of the shaper's clusters with an advance that end before it: each takes letter spacing.
    var spacings: Int32
    /// See ``ShapedCluster/kerning``.
    var kerning: Int16?
    /// True if breaking before the grapheme needs both sides shaped again.
    var isUnsafe = false
    /// True if the grapheme lies inside a cluster of the shaper, as in a ligature.
    var isInside = false
  }

  /// The places of all graphemes, and the item's end.
  private var places: [Place] = []

  var clusterCount: Int { places.count - 1 }

  subscript(index: Int) -> Place { places[index] }

  /// The index of the place at an offset of the text; nil where there is none.
  ///
  /// - Complexity: O(log *n*) in the places.
  func index(ofOffset offset: Int) -> Int? {
    let index = places.partitioningIndex { $0.offset >= offset }
    return index < places.count && places[index].offset == offset ? index : nil
  }

  /// Lays out an item in place of the one before.
  ///
  /// - Parameters:
  ///   - graphemes: the starts of the paragraph's grapheme clusters, and its end.
  ///   - first: the first of them that belongs to the item.
  mutating func set(_ item: TextItem, shaped: [ShapedCluster], graphemes: [Int], from first: Int) {
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(shaped.count + 1)
    var grapheme = first
    var next = Place(offset: item.range.lowerBound, position: 0, spacings: 0)
    for (index, cluster) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].offset : item.range.upperBound
      var count = 0
      while grapheme + count + 1 < graphemes.count, graphemes[grapheme + count] < end { count += 1 }
      for part in 0..<count {
        var place = next
        place.offset = graphemes[grapheme + part]
        if part > 0 { place.position += cluster.advance * part / count }
        place.isInside = place.offset > cluster.offset
        place.isUnsafe = place.isInside || cluster.isUnsafeToBreak
        if !place.isInside { place.kerning = cluster.kerning }
        places.append(place)
      }
      grapheme += count
      next.position += cluster.advance
      if cluster.advance != 0 { next.spacings += 1 }
    }
    // Graphemes that the shaper gave no cluster of their own stand at the end, without width.
    while grapheme + 1 < graphemes.count, graphemes[grapheme] < item.range.upperBound {
      next.offset = graphemes[grapheme]
      places.append(next)
      grapheme += 1
    }
    next.offset = item.range.upperBound
    places.append(next)
  }

  /// Lays out an item that was kept in place of the one before.
  mutating func set(
    _ item: Range<Int>, advance: Int, spacings: Int32, clusters: ArraySlice<ItemCache.Cluster>
  ) {
    places.removeAll(keepingCapacity: true)
    places.reserveCapacity(clusters.count + 2)
    places.append(Place(offset: item.lowerBound, position: 0, spacings: 0))
    for cluster in clusters {
      places.append(
        Place(
          offset: item.lowerBound + Int(cluster.offset), position: cluster.position,
          spacings: cluster.spacings,
          isUnsafe: cluster.effect != .safe, isInside: cluster.isInside))
    }
    places.append(Place(offset: item.upperBound, position: advance, spacings: spacings))
  }

  /// The farthest from a break that is shaped again: beyond any font's context, and an end where no break is safe.
  static let farthest = 16

  /// The last place before `index` where the text may be cut as it is, or the farthest looked at.
  func safeIndex(before index: Int) -> Int {
    var safe = index - 1
    while safe > 0, places[safe].isUnsafe, index - safe < Self.farthest { safe -= 1 }
    return safe
  }

  /// The first place after `index` where the text may be cut as it is, or the farthest looked at.
  func safeIndex(after index: Int) -> Int {
    var safe = index + 1
    while safe < clusterCount, places[safe].isUnsafe, safe - index < Self.farthest { safe += 1 }
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

  /// The change that a break of the item makes, and true where it takes away kerning and nothing else.
  ///
  /// - Parameter clusters: room to work in.
  func change(
    _ reach: CutReach, of item: TextItem, in text: Span<UInt8>, session: any ShapingSession,
    clusters: inout [ShapedCluster]
  ) -> (change: ItemCache.Change, isKerning: Bool) {
    if let kerning = places[reach.index].kerning {
      // Before trailing space the content ends as it did.
      return (ItemCache.Change(end: reach.contentEnd == reach.index ? -Int(kerning) : 0), true)
    }
    let cut = UnsafeCut(
      before: places[reach.before].offset, after: places[reach.after].offset, cut: places[reach.index].offset,
      contentEnd: places[reach.contentEnd].offset, from: places[reach.from].offset,
      to: places[reach.to].offset)
    let widths = session.widths(text, item: item, cut: cut, clusters: &clusters)
    let change = ItemCache.Change(
      end: widths.before - (places[reach.contentEnd].position - places[reach.from].position),
      start: widths.after - (places[reach.to].position - places[reach.index].position))
    return (change, false)
  }

  /// The units that a line from one break of the item to another has beside the changes of both: where these overlap.
  ///
  /// - Parameters:
  ///   - changes: the changes of both: of the first to the line that it begins, of the second to the line that it ends.
  ///   - clusters: room to work in.
  func pairChange(
    from first: CutReach, to second: CutReach, changes: Int, of item: TextItem, in text: Span<UInt8>,
    session: any ShapingSession, clusters: inout [ShapedCluster]
  ) -> Int {
    guard second.from < first.to else { return 0 }
    let (start, end) = (places[first.index], places[second.index])
    let contentEnd = places[max(first.index, second.contentEnd)]
    let cut = UnsafeCut(
      before: start.offset, after: end.offset, cut: end.offset, contentEnd: contentEnd.offset,
      from: start.offset, to: end.offset)
    let width = session.widths(text, item: item, cut: cut, clusters: &clusters).before
    return width - (contentEnd.position - start.position + changes)
  }

  /// True if an index found as the nearest safe one is not safe: the text around it changes with a break there.
  func isUnsafePlace(_ index: Int) -> Bool { index > 0 && index < clusterCount && places[index].isUnsafe }

  /// A place half as far from `index` as the unsafe place `far`, moved on towards `index` out of ligatures: what lies between
  /// `far` and it is left to the change that cutting at `far` makes.
  func comparable(between index: Int, and far: Int) -> Int {
    guard isUnsafePlace(far) else { return far }
    let step = far < index ? 1 : -1
    var place = (index + far) / 2
    while place != index, places[place].isInside { place += step }
    return place
  }
}
