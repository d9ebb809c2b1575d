/// The pair adjustment subtables of a face's kerning: what they add to the first glyph's advance.
///
/// "Lookup type 2: pair adjustment positioning" of the OpenType specification, formats 1 and 2.
struct PairAdjustments {
  private enum Subtable {
    /// Pairs by glyph.
    case glyphs(GlyphPairs)
    /// Pairs by class.
    case classes(covered: GlyphSet, first: [UInt16], second: [UInt16], columns: Int, values: [Int])
  }

  /// The subtables of each lookup, in their order; the first that holds a pair decides.
  private var lookups: [[Subtable]] = []
  /// First glyphs of pairs whose second glyph is adjusted too, which shapers follow differently.
  private(set) var opaque: GlyphSet
  /// The changes that the positions of the face's axes make to values.
  let deltas: VariationDeltas

  /// The number of subtables that a pair is looked for in.
  var subtableCount: Int { lookups.reduce(0) { $0 + $1.count } }

  /// True if no subtable was read.
  var isEmpty: Bool { lookups.isEmpty && opaque.isEmpty }

  init(glyphCount: Int, deltas: VariationDeltas) {
    opaque = GlyphSet(count: glyphCount)
    self.deltas = deltas
  }

  /// Takes in a lookup of a GPOS table, unless it is of another type.
  mutating func add(lookup index: Int, of table: LayoutTable) throws(MalformedTable) {
    let (type, flags, offsets) = try table.lookup(index)
    try table.budget.spend(offsets.count * (1 + opaque.words.count))
    var subtables: [Subtable] = []
    for var offset in offsets {
      var subtype = type
      if type == 9 { (subtype, offset) = try table.extended(offset) }
      guard subtype == 2 else { continue }
      let coverage = offset + (try table.uint16(offset + 2))
      guard flags & 0x6 == 0, try table.uint16(offset + 6) == 0 else {
        opaque.formUnion(try table.coverage(coverage))
        continue
      }
      subtables.append(try read(offset, coverage: coverage, table: table))
    }
    if !subtables.isEmpty { lookups.append(subtables) }
  }

  /// Takes in the pairs of a `kern` table of version 0: subtables of format 0 for lines along the width.
  ///
  /// "kern: kerning" of the OpenType specification.
  mutating func add(kerning table: LayoutTable) throws(MalformedTable) {
    guard try table.uint16(0) == 0 else { throw MalformedTable() }
    var start = 4
    for _ in 0..<(try table.uint16(2)) {
      let (length, coverage) = (try table.uint16(start + 2), try table.uint16(start + 4))
      // One for columns says nothing of lines; least values, and those across the line or in place of others, are left to the shaper.
      if coverage & 1 != 0 {
        guard coverage == 1 else { throw MalformedTable() }
        lookups.append([.glyphs(try pairs(ofKerning: start + 6, table: table))])
      }
      guard length > 0 else { throw MalformedTable() }
      start += length
    }
  }

  private func pairs(ofKerning offset: Int, table: LayoutTable) throws(MalformedTable) -> GlyphPairs {
    var pairs = GlyphPairs()
    var (first, last, seconds): (Int, Int, [(glyph: Int, value: Int)]) = (-1, -1, [])
    for index in 0..<(try table.uint16(offset)) {
      let record = offset + 8 + 6 * index
      let (glyph, second) = (try table.uint16(record), try table.uint16(record + 2))
      guard glyph << 16 | second > last else { throw MalformedTable() }
      last = glyph << 16 | second
      if glyph != first {
        if first >= 0 { pairs.add(first, seconds) }
        (first, seconds) = (glyph, [])
      }
      if second < table.glyphCount { seconds.append((second, try table.int16(record + 4))) }
    }
    if first >= 0 { pairs.add(first, seconds) }
    try table.budget.spend(table.glyphCount)
    pairs.finish()
    return pairs
  }

  private func read(_ offset: Int, coverage: Int, table: LayoutTable) throws(MalformedTable) -> Subtable {
    let format = try table.uint16(offset)
    let valueFormat = try table.uint16(offset + 4)
    let valueSize = 2 * (valueFormat & 0xFF).nonzeroBitCount
    // The place of a number in a record: behind those of lower bits; nil if the format has none.
    func place(of bit: Int) -> Int? {
      valueFormat & bit == 0 ? nil : 2 * (valueFormat & (bit - 1)).nonzeroBitCount
    }
    let (advanceAt, deviceAt) = (place(of: 0x4), deltas.isEmpty ? nil : place(of: 0x40))
    func advance(_ record: Int, parent: Int) throws(MalformedTable) -> Int {
      var advance = 0
      if let advanceAt { advance = try table.int16(record + advanceAt) }
      if let deviceAt { advance += try deltas.delta(ofDevice: record + deviceAt, parent: parent, in: table) }
      return advance
    }

    switch format {
    case 1:
      var pairs = GlyphPairs()
      for (glyph, index) in try table.coveredGlyphs(coverage) {
        let set = offset + (try table.uint16(offset + 10 + 2 * index))
        var seconds: [(glyph: Int, value: Int)] = []
        var previous = -1
        for record in 0..<(try table.uint16(set)) {
          let at = set + 2 + record * (2 + valueSize)
          let second = try table.uint16(at)
          guard second > previous else { throw MalformedTable() }
          previous = second
          // The face has no glyph beyond its count.
          if second < table.glyphCount { seconds.append((second, try advance(at + 2, parent: set))) }
        }
        pairs.add(glyph, seconds)
      }
      try table.budget.spend(table.glyphCount)
      pairs.finish()
      return .glyphs(pairs)
    case 2:
      let rows = try table.uint16(offset + 12)
      let columns = try table.uint16(offset + 14)
      var values: [Int] = []
      values.reserveCapacity(min(rows * columns, 1 << 20))
      // A format without an advance takes no bytes that would end the reading.
      try table.budget.spend(rows * columns)
      for index in 0..<rows * columns {
        values.append(try advance(offset + 16 + index * valueSize, parent: offset))
      }
      return .classes(
        covered: try table.coverage(coverage),
        first: try table.classes(offset + (try table.uint16(offset + 8))),
        second: try table.classes(offset + (try table.uint16(offset + 10))),
        columns: columns, values: values)
    default: throw MalformedTable()
    }
  }

  /// The values of a subtable for one first glyph.
  private enum Row {
    case glyphs(GlyphPairs.Row)
    /// The values by the second glyph's class.
    case classes(second: [UInt16], values: ArraySlice<Int>)
  }

  /// The sums of all lookups' values between a glyph and each of others; nil where versions of the shaper differ.
  func adjustments(_ first: Int, _ seconds: [Int]) -> [Int?] {
    let rows = lookups.map { $0.compactMap { Self.row(of: first, in: $0) } }.filter { !$0.isEmpty }
    return seconds.map { second in
      var sum = 0
      for row in rows {
        guard let value = Self.value(second, in: row) else { return nil }
        sum += value
      }
      return sum
    }
  }

  /// Nil for a subtable that has nothing for the glyph.
  private static func row(of first: Int, in subtable: Subtable) -> Row? {
    switch subtable {
    case .glyphs(let pairs): return pairs.row(of: first).map { .glyphs($0) }
    case .classes(let covered, let classes, let second, let columns, let values):
      guard covered.contains(first), first < classes.count else { return nil }
      let row = Int(classes[first])
      guard row < values.count / max(columns, 1) else { return nil }
      return .classes(second: second, values: values[row * columns..<(row + 1) * columns])
    }
  }

  /// The value in the first of a lookup's subtables that holds the pair. A second glyph of class 0 ends the search in
  /// old versions of HarfBuzz, and not in newer ones: nil where that makes a difference.
  private static func value(_ second: Int, in rows: [Row]) -> Int? {
    var unnamed: Int?
    for row in rows {
      switch row {
      case .glyphs(let pairs):
        if let value = pairs.value(second) { return (unnamed ?? value) == value ? value : nil }
      case .classes(let classes, let values):
        guard second < classes.count, Int(classes[second]) < values.count else { continue }
        let value = values[values.startIndex + Int(classes[second])]
        if classes[second] == 0 {
          unnamed = unnamed ?? value
        } else {
          return (unnamed ?? value) == value ? value : nil
        }
      }
    }
    return (unnamed ?? 0) == 0 ? 0 : nil
  }

  /// Numbers that tell how a glyph behaves as the first of a pair: glyphs of equal ones behave alike.
  func firstSignature(_ glyph: Int) -> [Int] {
    lookups.joined().map { subtable in
      switch subtable {
      case .glyphs(let pairs): pairs.firstKind(of: glyph) ?? -1
      case .classes(let covered, let first, _, _, _):
        covered.contains(glyph) && glyph < first.count ? Int(first[glyph]) : -1
      }
    }
  }

  /// Numbers that tell how a glyph behaves as the second of a pair, equal for glyphs that behave alike.
  func secondSignature(_ glyph: Int) -> [Int] {
    lookups.joined().map { subtable in
      switch subtable {
      case .glyphs(let pairs): pairs.secondKind(of: glyph) ?? -1
      case .classes(_, _, let second, _, _): glyph < second.count ? Int(second[glyph]) : -1
      }
    }
  }
}
