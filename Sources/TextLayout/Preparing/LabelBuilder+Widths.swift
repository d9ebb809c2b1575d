/// The widths of a paragraph up to the ends of its segments.
extension LabelBuilder {
  /// Works out the position at each of `offsets`, item after item, with what unsafe breaks there change; gives the position of the
  /// paragraph's end.
  mutating func measure(_ text: Span<UInt8>) -> Int {
    positions.removeAll(keepingCapacity: true)
    itemBits.removeAll(keepingCapacity: true)
    endChanges.removeAll(keepingCapacity: true)
    var position = position
    for index in itemizer.items.indices {
      let item = itemizer.items[index]
      let range = item.start..<end(ofItem: index, in: text)
      addPositions(before: range.lowerBound + 1, at: position)
      if item.isControl {
        position += widthOfControl(item)
        addPositions(before: range.upperBound, at: position)
        continue
      }
      if !item.isCovered { table.hasUncovered = true }
      let face = Self.bit(ofFace: number(ofFace: item.face, run: item.run))
      itemBits.append(face | Self.bit(ofFace: number(ofFace: 0, run: item.run)))
      position += measure(item, range, index: index, of: text, at: position)
    }
    addPositions(before: .max, at: position)
    return position
  }

  /// The same position for all offsets before a place.
  @inline(__always)
  private mutating func addPositions(before end: Int, at position: Int) {
    while positions.count < offsets.count, offsets[positions.count] < end { positions.append(position) }
  }

  /// The width of a tab, a box or a line separator. What tabs add is for lines to tell; a separator is as wide as a space.
  private mutating func widthOfControl(_ item: Itemizer.Item) -> Int {
    let run = runs[item.run]
    let strut = Self.bit(ofFace: number(ofFace: 0, run: item.run))
    guard let box = run.box else {
      itemBits.append(strut)
      return item.firstEnd - item.start == 3 ? spaceAdvance : 0
    }
    let size = looks[look].fontSize
    itemBits.append(Self.bit(ofFace: number(of: PreparedStorage.SizedFace(box, fontSize: size))) | strut)
    // Cut down, so that a box of whole pixels is never a fraction wider.
    return units.units(points: box.width, rule: .down)
  }

  /// The advance of a space in the label's first font.
  var spaceAdvance: Int {
    let font = fonts[tables(ofRun: 0)].font
    return units.units(font.spaceAdvance, faceUnit: font.metrics.unitsPerEm, relativeSize: 1)
  }

  /// Works out the positions inside an item; gives the item's width.
  private mutating func measure(
    _ item: Itemizer.Item, _ range: Range<Int>, index: Int, of text: Span<UInt8>, at position: Int
  ) -> Int {
    let font = looks[look].fonts[runs[item.run].font]
    let faceUnit = fonts[font.tables].metrics(ofFace: item.face).unitsPerEm
    choice.add(faceUnit: faceUnit, relativeSize: font.relativeSize)
    let scale = ItemScale(
      units: units, faceUnit: faceUnit, relativeSize: font.relativeSize, spacing: font.spacing)
    #if !SELFSIZING_NO_KERNELS
      if usesPairs, range.count > 1, font.spacing.isNone,
        let face = fonts[font.tables].pairFace(of: item),
        let width = measureByPairs(
          text.extracting(range), face: face, from: range, at: position, scale: scale)
      {
        return width
      }
    #endif
    return measureShaped(item, range, index: index, of: text, tables: font.tables, at: position, scale: scale)
  }

  /// The item as the shaper takes it.
  func textItem(_ item: Itemizer.Item, _ range: Range<Int>) -> TextItem {
    var textItem = TextItem(
      range: range, run: 0, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
      isCovered: item.isCovered)
    textItem.isShapedInParts = item.isShapedInParts
    return textItem
  }

  /// The session of a font, remembering what it shapes where the label grows.
  func session(_ tables: Int) -> any ShapingSession {
    guard let remembered else { return fonts[tables].session }
    return RememberingSession(fonts[tables].session, paragraph: remembered)
  }

  /// Works out the positions in an item that is shaped, or was before.
  private mutating func measureShaped(
    _ item: Itemizer.Item, _ range: Range<Int>, index: Int, of text: Span<UInt8>, tables: Int,
    at position: Int, scale: ItemScale
  ) -> Int {
    let textItem = textItem(item, range)
    let next = index + 1 < itemizer.items.count ? itemizer.items[index + 1].firstEnd : text.count
    let session = session(tables)
    let entry = fonts[tables].items.entry(
      textItem, in: text, surroundings: item.previous..<next, session: session)
    var spacing = SpacingCount(scale: scale, from: range.lowerBound)
    if !scale.spacing.isNone {
      spacing.isCursive = fonts[tables].items.isCursive(textItem, session: session)
    }
    itemBreaks.removeAll(keepingCapacity: true)
    var cluster = Int(entry.clusters.lowerBound)
    while positions.count < offsets.count, offsets[positions.count] < range.upperBound {
      let isEnd = positions.count & 1 == 1
      let offset = offsets[positions.count] - range.lowerBound
      fonts[tables].items.advance(&cluster, of: entry, to: offset)
      guard cluster < Int(entry.clusters.upperBound) else {
        positions.append(position + scale.width(entry.advance))
        continue
      }
      let found = fonts[tables].items.clusters[cluster]
      let width =
        scale.width(found.position)
        + spacing.width(clusters: Int(found.spacings), to: offset + range.lowerBound, of: text)
      positions.append(position + width)
      if isEnd, found.effect != .safe {
        addBreak(before: cluster, of: textItem, in: text, tables: tables, scale)
      }
    }
    return scale.width(entry.advance)
      + spacing.width(clusters: Int(entry.spacings), to: range.upperBound, of: text)
  }

  /// Notes the changes that a break at the boundary reached makes, beside and with those before it in the item.
  private mutating func addBreak(
    before cluster: Int, of item: TextItem, in text: Span<UInt8>, tables: Int, _ scale: ItemScale
  ) {
    let boundary = positions.count / 2 - 1
    guard boundary + 1 < boundaries.count else { return }
    let session = session(tables)
    let change = fonts[tables].items.change(ofBreakAt: cluster, of: item, in: text, session: session)
    if change.end != 0 { endChanges.append((boundary, scale.width(change.end))) }
    positions[2 * boundary + 1] -= scale.width(change.start)
    for other in itemBreaks.suffix(2 * ItemLayout.farthest) where !table.hasPairs {
      let change = fonts[tables].items.pairChange(
        from: other, to: cluster, of: item, in: text, session: session)
      if change != 0 { table.hasPairs = true }
    }
    itemBreaks.append(cluster)
  }

  /// Works out the positions in an item by the first face's pair table; gives the item's width, nil where it must be shaped.
  private mutating func measureByPairs(
    _ part: Span<UInt8>, face: SimpleTextFace, from range: Range<Int>, at position: Int, scale: ItemScale
  ) -> Int? {
    let first = positions.count
    var end = first
    while end < offsets.count, offsets[end] < range.upperBound { end += 1 }
    // The ends of content and, next to each, of the segment.
    let count = (end + 1) / 2 - first / 2
    return unsafe withUnsafeTemporaryAllocation(of: SimpleText.Segment.self, capacity: count + 1) {
      segments in
      var filled = 0
      for query in first..<end where query & 1 == 1 && offsets[query] > range.lowerBound {
        unsafe segments[filled] = SimpleText.Segment(
          fit: 0, end: 0, characters: Int32(truncatingIfNeeded: offsets[query] - range.lowerBound))
        filled += 1
      }
      let segments = unsafe UnsafeMutableBufferPointer(rebasing: segments[...filled])
      guard unsafe SimpleText.measure(part, segments: segments, face: face) else { return nil }
      var segment = 0
      for query in first..<end {
        if offsets[query] <= range.lowerBound {
          positions.append(position)
        } else if query & 1 == 1 {
          positions.append(position + scale.width(unsafe Int(segments[segment].end)))
          segment += 1
        } else if query + 1 < end, offsets[query + 1] == offsets[query] {
          // Nothing trails, whatever the characters are.
          positions.append(position + scale.width(unsafe Int(segments[segment].end)))
        } else {
          positions.append(position + scale.width(unsafe Int(segments[segment].fit)))
        }
      }
      return scale.width(unsafe Int(segments[filled].end))
    }
  }
}

/// The scale between units of an item's face and units of the label, with the spacing of the item's font.
struct ItemScale {
  let units: LengthUnits
  let faceUnit: Int
  let relativeSize: Double
  let spacing: LetterSpacing
  /// The units of the label that make one of the face, 0 where no whole number does.
  private let factor: Int

  init(units: LengthUnits, faceUnit: Int, relativeSize: Double, spacing: LetterSpacing) {
    self.units = units
    self.faceUnit = faceUnit
    self.relativeSize = relativeSize
    self.spacing = spacing
    factor = relativeSize == 1 && units.unitsPerEm % faceUnit == 0 ? units.unitsPerEm / faceUnit : 0
  }

  /// A width of the face, in units of the label.
  @inline(__always)
  func width(_ width: Int) -> Int {
    factor != 0 ? width &* factor : units.units(width, faceUnit: faceUnit, relativeSize: relativeSize)
  }
}

/// The spacing added from an item's start, counted on from one offset to the next.
struct SpacingCount {
  private let scale: ItemScale
  var isCursive = false
  private var offset: Int
  private var spaces = 0

  init(scale: ItemScale, from start: Int) {
    self.scale = scale
    offset = start
  }

  /// The width added up to an offset, before which so many of the shaper's clusters stand.
  mutating func width(clusters: Int, to end: Int, of text: Span<UInt8>) -> Int {
    guard !scale.spacing.isNone else { return 0 }
    while offset < end {
      let byte = text[offset]
      if byte == 0x20 || byte == 0xC2 && offset + 1 < end && text[offset + 1] == 0xA0 { spaces += 1 }
      offset += 1
    }
    let points = scale.spacing.points(clusters: clusters, spaces: spaces, isCursive: isCursive)
    return scale.units.units(points: points)
  }
}
