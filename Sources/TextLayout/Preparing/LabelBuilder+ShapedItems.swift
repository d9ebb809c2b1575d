/// The widths of items that are shaped, up to the ends of segments in them.
extension LabelBuilder {
  /// The number of an item that was shaped before; nil where it was not, or is not kept.
  @inline(__always)
  func number(
    of item: Itemizer.Item, _ range: Range<Int>, index: Int, in text: Span<UInt8>, style: Int
  ) -> Int? {
    fonts[itemStyles[style].tables].items.number(
      of: range, itemStyles[style].context, in: text, surroundings: surroundings(of: item, index, in: text),
      isCovered: item.isCovered)
  }

  /// An item, the cluster before it and the one after.
  @inline(__always)
  private func surroundings(of item: Itemizer.Item, _ index: Int, in text: Span<UInt8>) -> Range<Int> {
    item.previous..<(index + 1 < itemizer.items.count ? itemizer.items[index + 1].firstEnd : text.count)
  }

  /// Works out the positions in an item that is shaped, or was before.
  mutating func measureShaped(
    _ item: Itemizer.Item, _ range: Range<Int>, index: Int, of text: Span<UInt8>, style: Int, at position: Int
  ) -> Int {
    let tables = itemStyles[style].tables
    let number =
      number(of: item, range, index: index, in: text, style: style)
      ?? fonts[tables].items.shape(
        textItem(item, range), itemStyles[style].context, in: text,
        surroundings: surroundings(of: item, index, in: text), session: session(tables))
    if nextEnd >= range.upperBound, !itemStyles[style].scale.isSpaced {
      return itemStyles[style].scale.width(fonts[tables].items[number].advance)
    }
    return addPositions(
      inside: textItem(item, range), number: number, of: text, itemStyles[style], at: position)
  }

  /// Works out the positions of the ends inside an item that was shaped; gives the item's width.
  private mutating func addPositions(
    inside item: TextItem, number: Int, of text: Span<UInt8>, _ style: ItemStyle, at position: Int
  ) -> Int {
    let (tables, scale, range) = (style.tables, style.scale, item.range)
    let entry = fonts[tables].items[number]
    var spacing = SpacingCount(scale: scale, from: range.lowerBound)
    spacing.isCursive = style.context.isCursive
    itemBreaks.removeAll(keepingCapacity: true)
    let joinsLigatures = isChromium && item.isRightToLeft
    var cluster = Int(entry.clusters.lowerBound)
    var isAtEnd = false
    while !isAtEnd {
      // Up to the next break that is not known to be safe.
      isAtEnd = true
      var ends = measuredEnds
      do {
        let clusters = fonts[tables].items.clusters
        var places = boundaries.mutableSpan
        while ends >> 1 < places.count {
          let (index, isEnd) = (ends >> 1, ends & 1 == 1)
          let end = isEnd ? places[index].end : places[index].contentEnd
          guard end < range.upperBound else { break }
          let offset = end &- range.lowerBound
          while cluster < Int(entry.clusters.upperBound), clusters[cluster].offset < offset { cluster &+= 1 }
          let isInside = cluster < Int(entry.clusters.upperBound)
          var width = scale.width(isInside ? clusters[cluster].position : entry.advance)
          if isInside, scale.isSpaced {
            width += spacing.width(clusters: Int(clusters[cluster].spacings), to: end, of: text)
          }
          ends &+= 1
          if isEnd {
            places[index].position = position &+ width
            places[index].isInLigature =
              joinsLigatures && isInside && clusters[cluster].isInside
            isAtEnd = !isInside || places[index].isInLigature || clusters[cluster].effect == .safe
            if !isAtEnd { break }
          } else {
            places[index].contentPosition = position &+ width
          }
        }
      }
      measuredEnds = ends
      findNextEnd()
      if !isAtEnd { addBreak(before: cluster, of: item, number: number, in: text, tables: tables, scale) }
    }
    return scale.width(entry.advance)
      + spacing.width(clusters: Int(entry.spacings), to: range.upperBound, of: text)
  }

  /// Notes the changes that a break at the boundary reached makes, beside and with those before it in the item.
  private mutating func addBreak(
    before cluster: Int, of item: TextItem, number: Int, in text: Span<UInt8>, tables: Int, _ scale: ItemScale
  ) {
    let boundary = measuredEnds / 2 - 1
    guard boundary + 1 < boundaries.count else { return }
    let session = session(tables)
    let change = fonts[tables].items.change(
      ofBreakAt: cluster, of: item, number: number, in: text, session: session)
    if change.end != 0 { boundaries[boundary].endChange = scale.width(change.end) }
    boundaries[boundary].position -= scale.width(change.start)
    for other in itemBreaks.suffix(2 * ItemLayout.farthest) where !table.hasPairs {
      let change = fonts[tables].items.pairChange(
        from: other, to: cluster, of: item, number: number, in: text, session: session)
      if change != 0 { table.hasPairs = true }
    }
    itemBreaks.append(cluster)
  }
}
