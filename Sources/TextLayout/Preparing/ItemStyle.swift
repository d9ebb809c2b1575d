/// The style shared by items of one run, face, script and direction.
struct ItemStyle {
  private let run: Int
  private let face: Int
  private let script: UInt32
  private let isRightToLeft: Bool
  private let isCovered: Bool
  /// The index of the tables of the run's font.
  let tables: Int
  /// The bits of the face and of the first face of its stack.
  let bits: UInt32
  let scale: ItemScale
  let context: ItemCache.Context
  /// The number of the pair table that measures those of several bytes, nil where they are shaped; asked for when the first comes, as
  /// reading a table takes long.
  var pairs: Int??

  init(
    item: Itemizer.Item, tables: Int, bits: UInt32, scale: ItemScale, context: ItemCache.Context
  ) {
    run = item.run
    face = item.face
    script = item.script
    isRightToLeft = item.isRightToLeft
    isCovered = item.isCovered
    self.tables = tables
    self.bits = bits
    self.scale = scale
    self.context = context
  }

  /// True if an item is of this style.
  @inline(__always)
  func matches(_ item: Itemizer.Item) -> Bool {
    run == item.run && face == item.face && script == item.script && isRightToLeft == item.isRightToLeft
      && isCovered == item.isCovered
  }
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

  /// A width of the face, in units of the label.
  @inline(__always)
  func width(_ width: Int) -> Int {
    factor != 0 ? width &* factor : units.units(width, faceUnit: faceUnit, relativeSize: relativeSize)
  }
}

/// The widths of an item up to one offset after another, as a scan tells them, in units of the label and with the spacing of the item's font.
struct ScannedWidths {
  let scale: ItemScale
  private var spacing: SpacingCount
  /// The number of characters that take letter spacing, and the offset up to which they are counted.
  private var count = 0
  private var counted = 0

  init(scale: ItemScale) {
    self.scale = scale
    spacing = SpacingCount(scale: scale, from: 0)
  }

  /// The width up to an offset, which is no less than the last one.
  @inline(__always)
  mutating func width(to offset: Int, of scan: inout SimpleTextScan) -> Int {
    let width = scale.width(scan.position(at: offset))
    return scale.isSpaced ? width &+ spacingWidth(to: offset, of: &scan) : width
  }

  @inline(never)
  private mutating func spacingWidth(to offset: Int, of scan: inout SimpleTextScan) -> Int {
    count += scan.spacingCount(in: counted..<offset)
    counted = offset
    return spacing.width(clusters: count, to: offset, of: unsafe scan.text.span)
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
    while offset < end {
      let byte = text[offset]
      if byte == 0x20 || byte == 0xC2 && offset + 1 < end && text[offset + 1] == 0xA0 { spaces += 1 }
      offset += 1
    }
    let points = scale.spacing.points(clusters: clusters, spaces: spaces, isCursive: isCursive)
    return scale.units.units(points: points)
  }
}
