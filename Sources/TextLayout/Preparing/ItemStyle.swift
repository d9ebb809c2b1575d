/// The style shared by items of one run, face, script and direction.
struct ItemStyle {
  /// One of them.
  let item: Itemizer.Item
  /// The index of the tables of the run's font.
  let tables: Int
  /// The bits of the face and of the first face of its stack.
  let bits: UInt32
  let scale: ItemScale
  let context: ItemCache.Context
  /// The number of the pair table that measures those of several bytes, nil where they are shaped; asked for when the first comes, as
  /// reading a table takes long.
  var pairs: Int??

  /// True if an item is of this style.
  @inline(__always)
  func matches(_ item: Itemizer.Item) -> Bool {
    self.item.isAlike(item) && self.item.isCovered == item.isCovered
  }
}

/// The style shared by parts of simple text in one run.
struct SimpleStyle {
  let run: Int
  /// The index of the tables of the run's font, and the number of the pair table among them.
  let tables: Int
  let pairs: Int
  /// The bits of the face in segments.
  let bits: UInt32
  let scale: ItemScale
}

/// The scale between units of an item's face and units of the label, with the spacing of the item's font.
struct ItemScale {
  let units: LengthUnits
  let faceUnit: Int
  let relativeSize: Double
  let spacing: LetterSpacing
  let isSpaced: Bool
  /// The units of the label that make one of the face, 0 where no whole number does.
  private let factor: Int

  init(units: LengthUnits, faceUnit: Int, relativeSize: Double, spacing: LetterSpacing) {
    self.units = units
    self.faceUnit = faceUnit
    self.relativeSize = relativeSize
    self.spacing = spacing
    isSpaced = !spacing.isNone
    factor = relativeSize == 1 && units.unitsPerEm % faceUnit == 0 ? units.unitsPerEm / faceUnit : 0
  }

  /// True if widths add up as they do in units of the face.
  var isExact: Bool { factor != 0 && !isSpaced }

  /// A width of the face, in units of the label.
  @inline(__always)
  func width(_ width: Int) -> Int {
    factor != 0 ? width &* factor : units.units(width, faceUnit: faceUnit, relativeSize: relativeSize)
  }

  /// The spacing behind so many of the shaper's clusters, of which some are spaces.
  @inline(__always)
  func spacingWidth(clusters: Int, spaces: Int, isCursive: Bool = false) -> Int {
    units.units(points: spacing.points(clusters: clusters, spaces: spaces, isCursive: isCursive))
  }
}

/// The widths of a part of the text up to one offset after another, as a scan tells them, in units of the label and with the spacing of the
/// part's font.
///
/// The memory is that of the scan, which outlives the value.
struct ScannedWidths {
  let scale: ItemScale
  private let count: Int
  /// For each byte that begins a character its position, and that of the part's end.
  private let positions: Memory<Int32>
  /// The number of characters that take letter spacing, the offset up to which they are counted, and the spacing up to there.
  private var characters = 0
  private var counted = 0
  private var spacing: SpacingCount
  /// True if each byte is a character that takes letter spacing.
  private var areAllSpaced = false
  /// The offset of the end asked about last.
  private var last = 0

  @inline(__always)
  init(_ scan: borrowing SimpleTextScan, scale: ItemScale) {
    self.scale = scale
    spacing = SpacingCount(scale: scale, from: 0)
    (count, positions) = (scan.bytes.count, scan.positions)
    positions[count] = scan.position
    if scale.isSpaced, scan.continuations == 0 {
      var together = 0
      for place in 0..<count { together &+= positions[place] == positions[place &+ 1] ? 1 : 0 }
      areAllSpaced = together == 0
    }
  }

  /// The width up to an offset, which is no less than the last one.
  @inline(__always)
  mutating func width(to offset: Int, of text: Span<UInt8>) -> Int {
    let width = scale.width(Int(position(at: offset)))
    return scale.isSpaced ? width &+ spacingWidth(to: offset, of: text) : width
  }

  /// The widths up to an offset, and before it up to the end of the content behind the last such offset; nil where there is none.
  @inline(__always)
  mutating func ends(before offset: Int, in text: Span<UInt8>) -> (content: Int?, advance: Int) {
    var end = offset
    while end > last, text[end &- 1] == 0x20 { end &-= 1 }
    let content = end > last ? width(to: end, of: text) : nil
    last = offset
    return (content, width(to: offset, of: text))
  }

  /// The position of a character that begins at an offset of the part, or of its end.
  @inline(__always)
  private func position(at offset: Int) -> Int32 {
    precondition(offset >= 0 && offset <= count)
    return positions[offset]
  }

  /// The spacing up to an offset: each character with an advance takes some.
  @inline(__always)
  private mutating func spacingWidth(to offset: Int, of text: Span<UInt8>) -> Int {
    if !areAllSpaced { count(to: offset, of: text) }
    return spacing.width(clusters: areAllSpaced ? offset : characters, to: offset, of: text)
  }

  @inline(never)
  private mutating func count(to offset: Int, of text: Span<UInt8>) {
    var last = position(at: counted)
    for place in counted..<offset where text[place] & 0xC0 != 0x80 {
      let position = position(at: place)
      characters &+= position == last ? 0 : 1
      last = position
    }
    if position(at: offset) != last { characters &+= 1 }
    counted = offset
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
    guard scale.isSpaced else { return 0 }
    if isCursive || scale.spacing.wordSpacing != 0 { countSpaces(to: end, of: text) }
    return scale.spacingWidth(clusters: clusters, spaces: spaces, isCursive: isCursive)
  }

  @inline(never)
  private mutating func countSpaces(to end: Int, of text: Span<UInt8>) {
    while offset < end {
      let byte = text[offset]
      if byte == 0x20 || byte == 0xC2 && offset + 1 < end && text[offset + 1] == 0xA0 { spaces += 1 }
      offset += 1
    }
  }
}
