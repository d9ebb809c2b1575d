internal import CHarfBuzz

/// A table cannot be read as the OpenType specification has it.
struct MalformedTable: Error {}

/// The bytes of an OpenType layout table (GSUB or GPOS), read with every offset checked.
///
/// Structures by name as in the OpenType specification, "OpenType Layout Common Table Formats".
struct LayoutTable {
  private let bytes: [UInt8]
  let glyphCount: Int
  let budget: ReadingBudget

  /// True if the face has no such table.
  var isEmpty: Bool { bytes.isEmpty }

  init(bytes: [UInt8], glyphCount: Int, budget: ReadingBudget = ReadingBudget()) {
    self.bytes = bytes
    self.glyphCount = glyphCount
    self.budget = budget
  }

  /// The face's table of this name; empty if it has none.
  init(face: OpaquePointer, tag: hb_tag_t, budget: ReadingBudget) {
    self.budget = budget
    bytes = unsafe FontBlob(table: tag, of: face).array
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
  }

  func uint16(_ offset: Int) throws(MalformedTable) -> Int {
    guard offset >= 0, offset <= bytes.count - 2 else { throw MalformedTable() }
    try budget.spend(1)
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(_ offset: Int) throws(MalformedTable) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  /// A signed number of 1, 2 or 4 bytes.
  func signed(_ offset: Int, size: Int) throws(MalformedTable) -> Int {
    switch size {
    case 1:
      guard bytes.indices.contains(offset) else { throw MalformedTable() }
      return Int(Int8(bitPattern: bytes[offset]))
    case 2: return try int16(offset)
    default: return Int(Int32(truncatingIfNeeded: try uint32(offset)))
    }
  }

  func uint32(_ offset: Int) throws(MalformedTable) -> Int {
    try uint16(offset) << 16 | uint16(offset + 2)
  }

  /// `count` 16-bit numbers from `offset` on.
  func uint16s(_ offset: Int, count: Int) throws(MalformedTable) -> [Int] {
    var result: [Int] = []
    guard count >= 0, offset >= 0, count <= (bytes.count - offset) / 2 else { throw MalformedTable() }
    result.reserveCapacity(count)
    for index in 0..<count { result.append(try uint16(offset + 2 * index)) }
    return result
  }

  // MARK: Lookups

  /// The type without extensions, the flags and the subtables of a lookup of the table.
  func lookup(_ index: Int) throws(MalformedTable) -> (type: Int, flags: Int, subtables: [Int]) {
    let list = try uint16(8)
    guard index < (try uint16(list)) else { throw MalformedTable() }
    let start = list + (try uint16(list + 2 + 2 * index))
    let type = try uint16(start)
    let flags = try uint16(start + 2)
    let offsets = try uint16s(start + 6, count: try uint16(start + 4))
    return (type, flags, offsets.map { start + $0 })
  }

  /// Follows a subtable of an extension lookup to the type and place that it stands for.
  func extended(_ subtable: Int) throws(MalformedTable) -> (type: Int, subtable: Int) {
    guard try uint16(subtable) == 1 else { throw MalformedTable() }
    return (try uint16(subtable + 2), subtable + (try uint32(subtable + 4)))
  }

  // MARK: Coverage

  /// The glyphs of a coverage table.
  func coverage(_ offset: Int) throws(MalformedTable) -> GlyphSet {
    try budget.spend(glyphCount / 64)
    var set = GlyphSet(count: glyphCount)
    try forEachRange(inCoverage: offset) { first, last, _ in
      for glyph in first...last { set.insert(glyph) }
    }
    return set
  }

  /// The glyphs of a coverage table in its order, by which other arrays are indexed.
  func coveredGlyphs(_ offset: Int) throws(MalformedTable) -> [(glyph: Int, index: Int)] {
    var glyphs: [(glyph: Int, index: Int)] = []
    var previous = -1
    try forEachRange(inCoverage: offset) { first, last, index in
      for glyph in first...last { glyphs.append((glyph, index + glyph - first)) }
    }
    // Where ranges overlap, a glyph's index depends on how it is searched.
    for (glyph, _) in glyphs {
      guard glyph > previous else { throw MalformedTable() }
      previous = glyph
    }
    return glyphs
  }

  private func forEachRange(inCoverage offset: Int, _ body: (Int, Int, Int) -> Void) throws(MalformedTable) {
    let count = try uint16(offset + 2)
    var previous = (first: -1, last: -1)
    switch try uint16(offset) {
    case 1:
      for index in 0..<count {
        let glyph = try uint16(offset + 4 + 2 * index)
        guard glyph > previous.first else { throw MalformedTable() }
        previous = (glyph, glyph)
        body(glyph, glyph, index)
      }
    case 2:
      for range in 0..<count {
        let record = offset + 4 + 6 * range
        let (first, last) = (try uint16(record), try uint16(record + 2))
        // A shaper searches the ranges by bisection: where they are out of order, what it finds is its own. Ranges
        // that overlap, as some fonts have them, do no harm.
        guard first >= previous.first, last >= previous.last, first <= last else { throw MalformedTable() }
        previous = (first, last)
        try budget.spend(last - first)
        body(first, last, try uint16(record + 4))
      }
    default: throw MalformedTable()
    }
  }

  // MARK: Classes

  /// The class of every glyph by a class definition table; glyphs that it does not name are of class 0.
  func classes(_ offset: Int) throws(MalformedTable) -> [UInt16] {
    try budget.spend(glyphCount)
    var classes = [UInt16](repeating: 0, count: glyphCount)
    func set(_ glyph: Int, _ value: Int) {
      if glyph < classes.count { classes[glyph] = UInt16(truncatingIfNeeded: value) }
    }
    switch try uint16(offset) {
    case 1:
      let first = try uint16(offset + 2)
      let values = try uint16s(offset + 6, count: try uint16(offset + 4))
      for (index, value) in values.enumerated() { set(first + index, value) }
    case 2:
      var previous = -1
      for range in 0..<(try uint16(offset + 2)) {
        let record = offset + 4 + 6 * range
        let (first, last, value) = (try uint16(record), try uint16(record + 2), try uint16(record + 4))
        guard first > previous, first <= last else { throw MalformedTable() }
        previous = last
        try budget.spend(last - first)
        for glyph in first...last { set(glyph, value) }
      }
    default: throw MalformedTable()
    }
    return classes
  }
}
