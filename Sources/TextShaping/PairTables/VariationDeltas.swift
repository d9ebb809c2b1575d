internal import CHarfBuzz

/// The changes that the positions of a face's axes make to numbers of its layout tables.
///
/// "Item variation store" of the OpenType specification, "OpenType Font Variations Common Table Formats"; regions count, and sums are
/// rounded, as HarfBuzz has it.
struct VariationDeltas {
  /// The part of each region that counts at the coordinates.
  private var scalars: [Float] = []
  /// The face's GDEF, and the offset of the store in it.
  private var definitions = LayoutTable(bytes: [], glyphCount: 0)
  private var store = 0

  /// No changes: of a face whose axes stand where its tables say.
  init() {}

  init(face: OpaquePointer, font: OpaquePointer, budget: ReadingBudget) throws(MalformedTable) {
    let coordinates = unsafe Self.coordinates(of: font)
    guard coordinates.contains(where: { $0 != 0 }) else { return }
    definitions = unsafe LayoutTable(face: face, tag: openTypeTag("GDEF"), budget: budget)
    // Before version 1.3 there was none.
    guard !definitions.isEmpty, try definitions.uint32(0) >= 0x1_0003 else { return }
    store = try definitions.uint32(14)
    guard store != 0 else { return }
    guard try definitions.uint16(store) == 1 else { throw MalformedTable() }
    try readRegions(store + definitions.uint32(store + 2), at: coordinates)
  }

  /// The normalized positions of a font's axes, in 16,384ths.
  static func coordinates(of font: OpaquePointer) -> [Int32] {
    var count: UInt32 = 0
    guard let first = unsafe hb_font_get_var_coords_normalized(font, &count) else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: first, count: Int(count)))
  }

  /// True if no number changes.
  var isEmpty: Bool { scalars.isEmpty }

  private mutating func readRegions(_ list: Int, at coordinates: [Int32]) throws(MalformedTable) {
    let (axes, count) = (try definitions.uint16(list), try definitions.uint16(list + 2))
    try definitions.budget.spend(axes * count)
    scalars.reserveCapacity(count)
    for region in 0..<count {
      var scalar: Float = 1
      for axis in 0..<axes {
        let record = list + 4 + 6 * (region * axes + axis)
        scalar *= Self.scalar(
          start: try definitions.int16(record), peak: try definitions.int16(record + 2),
          end: try definitions.int16(record + 4), at: axis < coordinates.count ? Int(coordinates[axis]) : 0)
      }
      scalars.append(scalar)
    }
  }

  /// The part of a region along one axis: it rises from its start to its peak, and falls to its end. One that is not in this order, or
  /// goes through the middle, says nothing of the axis.
  private static func scalar(start: Int, peak: Int, end: Int, at position: Int) -> Float {
    if peak == 0 || position == peak || start > peak || peak > end || start < 0 && end > 0 { return 1 }
    if position <= start || end <= position { return 0 }
    return position < peak
      ? Float(position - start) / Float(peak - start) : Float(end - position) / Float(end - peak)
  }

  /// The change that a device table makes, which is named at a place of a table by its offset from a parent; 0 where none is named,
  /// and of one that is for sizes in pixels.
  func delta(ofDevice place: Int, parent: Int, in table: LayoutTable) throws(MalformedTable) -> Int {
    let offset = try table.uint16(place)
    guard offset != 0, try table.uint16(parent + offset + 4) == 0x8000 else { return 0 }
    let (outer, inner) = (try table.uint16(parent + offset), try table.uint16(parent + offset + 2))
    // Halves go up.
    return Int((try delta(outer, inner) + 0.5).rounded(.down))
  }

  /// The sum over the regions of an item's set of changes.
  private func delta(_ outer: Int, _ inner: Int) throws(MalformedTable) -> Float {
    guard outer < (try definitions.uint16(store + 6)) else { return 0 }
    let data = store + (try definitions.uint32(store + 8 + 4 * outer))
    let (items, words) = (try definitions.uint16(data), try definitions.uint16(data + 2))
    let regions = try definitions.uint16(data + 4)
    guard inner < items else { return 0 }
    // The first are of double length; all are where the highest bit is set.
    let (longCount, shortSize) = (words & 0x7FFF, words & 0x8000 == 0 ? 1 : 2)
    guard longCount <= regions else { throw MalformedTable() }
    var place = data + 6 + 2 * regions + inner * shortSize * (regions + longCount)
    var sum: Float = 0
    for index in 0..<regions {
      let region = try definitions.uint16(data + 6 + 2 * index)
      let size = index < longCount ? 2 * shortSize : shortSize
      if region < scalars.count { sum += scalars[region] * Float(try definitions.signed(place, size: size)) }
      place += size
    }
    return sum
  }
}
