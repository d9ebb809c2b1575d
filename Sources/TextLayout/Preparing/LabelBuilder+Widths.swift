/// The widths of a paragraph up to the ends of its segments.
extension LabelBuilder {
  /// Works out the positions of a piece's boundaries, item after item, with what unsafe breaks there change; gives the position of the
  /// piece's end.
  mutating func measure(_ piece: ParagraphPiece, of text: Span<UInt8>) -> Int {
    beginEnds()
    itemBits.removeAll(keepingCapacity: true)
    var position = position
    for index in piece.firstItem..<itemizer.items.count {
      let item = itemizer.items[index]
      if item.start >= piece.range.upperBound { break }
      let range =
        max(item.start, piece.range.lowerBound)..<min(end(ofItem: index, in: text), piece.range.upperBound)
      addPositions(before: range.lowerBound + 1, at: position)
      if item.isControl {
        let control = control(item.run, isSeparator: item.isSeparator)
        itemBits.append(control.bits)
        position = reached(position + control.width)
        addPositions(before: range.upperBound, at: position)
        continue
      }
      if !item.isCovered { table.hasUncovered = true }
      let style = style(of: item)
      itemBits.append(itemStyles[style].bits)
      position = reached(
        position + measure(item, range, index: index, of: text, at: position, style: style))
    }
    addPositions(before: .max, at: position)
    return position
  }

  /// A position, unless it is so far that sums with others could leave 64 bits; then the label cannot be measured.
  @inline(__always)
  mutating func reached(_ position: Int) -> Int {
    if position.magnitude <= LengthUnits.farthest { return position }
    isInReach = false
    return 0
  }

  /// Adds one position for all ends before a place.
  @inline(__always)
  private mutating func addPositions(before end: Int, at position: Int) {
    while nextEnd < end { add(position) }
  }

  /// Goes back to the first end.
  @inline(__always)
  mutating func beginEnds() {
    measuredEnds = 0
    findNextEnd()
  }

  @inline(__always)
  mutating func findNextEnd() {
    let boundary = measuredEnds >> 1
    if boundary >= boundaries.count {
      nextEnd = .max
    } else {
      nextEnd = measuredEnds & 1 == 0 ? boundaries[boundary].contentEnd : boundaries[boundary].end
    }
  }

  /// Notes the position of the next end.
  @inline(__always)
  private mutating func add(_ position: Int) {
    if measuredEnds & 1 == 0 {
      boundaries[measuredEnds >> 1].contentPosition = position
    } else {
      boundaries[measuredEnds >> 1].position = position
    }
    measuredEnds &+= 1
    findNextEnd()
  }

  /// The width of a tab, a box or a line separator of a run, its face and the run's ``strut(ofRun:)``. What tabs add is for lines to tell;
  /// a separator is as wide as a space.
  mutating func control(
    _ run: Int, isSeparator: Bool = false
  ) -> (width: Int, face: Int, strut: Int, bits: UInt32) {
    let strut = strut(ofRun: run)
    let bit = Self.bit(ofFace: strut)
    guard let box = runs[run].box else { return (isSeparator ? spaceAdvance : 0, strut, strut, bit) }
    let face = number(of: SizedFace(box, fontSize: looks[look].fontSize))
    // Cut down, so that a box of whole pixels is never a fraction wider.
    return (units.wholeUnits(points: box.width), face, strut, Self.bit(ofFace: face) | bit)
  }

  /// The advance of a space in the label's first font.
  var spaceAdvance: Int {
    let font = fonts[tables(ofRun: 0)].font
    return units.units(font.spaceAdvance, faceUnit: font.metrics.unitsPerEm, relativeSize: 1)
  }

  /// Works out the positions inside an item; gives the item's width.
  @inline(__always)
  mutating func measure(
    _ item: Itemizer.Item, _ range: Range<Int>, index: Int, of text: Span<UInt8>, at position: Int, style: Int
  ) -> Int {
    #if !SELFSIZING_NO_KERNELS
      if range.count > 1, itemStyles[style].pairs == nil { findPairs(ofStyle: style, of: item, range) }
      if range.count > 1, let pairs = itemStyles[style].pairs ?? nil,
        let width = measureByPairs(
          text.extracting(range), fonts[itemStyles[style].tables].pairs[pairs], from: range, at: position,
          scale: itemStyles[style].scale)
      {
        return width
      }
    #endif
    return measureShaped(item, range, index: index, of: text, style: style, at: position)
  }

  @inline(never)
  private mutating func findPairs(ofStyle style: Int, of item: Itemizer.Item, _ range: Range<Int>) {
    let tables = itemStyles[style].tables
    itemStyles[style].pairs = .some(usesPairs ? fonts[tables].pairs.number(for: textItem(item, range)) : nil)
  }

  /// The place in `itemStyles` of what an item shares with others.
  @inline(__always)
  mutating func style(of item: Itemizer.Item) -> Int {
    for index in itemStyles.indices where itemStyles[index].matches(item) { return index }
    return newStyle(of: item)
  }

  /// Takes the units that the items ask for, where nothing was measured in others. Faces get their numbers later, in the order in
  /// which cluster detail numbers them.
  mutating func chooseUnits() {
    addUnitsOfItems()
    units.unitsPerEm = choice.unit
  }

  /// Takes in the units of the items' faces.
  mutating func addUnitsOfItems() {
    // Words and the spaces between them may take turns.
    var (last, other) = ((run: -1, face: -1), (run: -1, face: -1))
    for index in itemizer.items.indices where !itemizer.items[index].isControl {
      let (run, face) = (itemizer.items[index].run, itemizer.items[index].face)
      if (run, face) == last || (run, face) == other { continue }
      (last, other) = ((run, face), last)
      let measures = runs[run].measures
      choice.add(
        faceUnit: fonts[measures.tables].metrics(ofFace: face).unitsPerEm, relativeSize: measures.relativeSize
      )
    }
  }

  /// Goes back to the label's unit from a multiple in which everything was measured; false where its widths are not whole in both.
  mutating func coarsenUnits() -> Bool {
    let divisor = units.unitsPerEm / max(1, choice.unit)
    guard choice.isExact, isInReach, !keepsDetail, !looks[look].changesSpacing,
      choice.unit * divisor == units.unitsPerEm, table.divide(by: divisor)
    else { return false }
    position /= divisor
    units.unitsPerEm = choice.unit
    return true
  }

  @inline(never)
  private mutating func newStyle(of item: Itemizer.Item) -> Int {
    let bits = bits(ofFace: item.face, run: item.run)
    let measures = runs[item.run].measures
    let scale = scale(ofFace: item.face, measures)
    choice.add(faceUnit: scale.faceUnit, relativeSize: measures.relativeSize)
    let textItem = textItem(item, item.start..<item.firstEnd)
    let style = ItemStyle(
      item: item, tables: measures.tables, bits: bits, scale: scale,
      context: fonts[measures.tables].items.context(of: textItem, session: fonts[measures.tables].session))
    if itemStyles.count == Self.mostStyles { itemStyles.removeAll(keepingCapacity: true) }
    itemStyles.append(style)
    return itemStyles.count - 1
  }

  /// The scale of a face of a font's stack.
  mutating func scale(ofFace face: Int, _ font: LabelLook.Measures) -> ItemScale {
    ItemScale(
      units: units, faceUnit: fonts[font.tables].metrics(ofFace: face).unitsPerEm,
      relativeSize: font.relativeSize, spacing: font.spacing)
  }

  /// Beyond so many styles all are forgotten: a look through them is to cost less than making one.
  private static var mostStyles: Int { 8 }

  /// The item as the shaper takes it.
  func textItem(_ item: Itemizer.Item, _ range: Range<Int>) -> TextItem {
    var textItem = TextItem(
      range: range, run: 0, face: item.face, script: item.script, isRightToLeft: item.isRightToLeft,
      isCovered: item.isCovered)
    textItem.isShapedInParts = item.isShapedInParts
    return textItem
  }

  /// The session of a font, which shapes no simple text; where the label grows, one that remembers what it shapes.
  func session(_ tables: Int) -> any ShapingSession {
    if let remembered { return RememberingSession(fonts[tables].session, paragraph: remembered) }
    #if !SELFSIZING_NO_KERNELS
      if usesPairs { return fonts[tables].pairSession }
    #endif
    return fonts[tables].session
  }

  /// Works out the positions in an item by the first face's pair table; gives the item's width, nil where it must be shaped.
  private mutating func measureByPairs(
    _ part: Span<UInt8>, _ pairs: PairFaces.Face, from range: Range<Int>, at position: Int,
    scale: ItemScale
  ) -> Int? {
    guard let face = pairs.face else { return nil }
    // From the first boundary that ends inside the item on.
    let first = measuredEnds >> 1
    var end = first
    while end < boundaries.count, boundaries[end].end < range.upperBound { end += 1 }
    return SimpleText.scan(part, face: face) { scan -> Int? in
      scan.replaceBreaks(count: end - first, in: part, table: face.table) {
        UInt16(truncatingIfNeeded: boundaries[first + $0].end - range.lowerBound)
      }
      guard scan.applySubstitutions(in: part, face, cache: pairs) else { return nil }
      let kerns = scan.kernsAtBreak
      var widths = ScannedWidths(scan, scale: scale)
      var index = first
      var isContentKnown = measuredEnds & 1 == 1
      var places = boundaries.mutableSpan
      while index < places.count, isContentKnown || places[index].contentEnd < range.upperBound {
        if !isContentKnown {
          let offset = places[index].contentEnd - range.lowerBound
          places[index].contentPosition = position + widths.width(to: offset, of: part)
        }
        isContentKnown = places[index].end >= range.upperBound
        if isContentKnown { break }
        let offset = places[index].end - range.lowerBound
        places[index].position = position + widths.width(to: offset, of: part)
        // What kerns at a break does so no more; the next line begins where it did.
        let kerning = kerns ? face.table.kerning(before: offset, in: part) : 0
        if kerning != 0 { places[index].endChange = scale.width(-kerning) }
        index += 1
      }
      measuredEnds = 2 * index + (isContentKnown ? 1 : 0)
      findNextEnd()
      return widths.width(to: part.count, of: part)
    }
  }
}
