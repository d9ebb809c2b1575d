/// The pair adjustment subtables of a face's kerning: what they add to the first glyph's advance.
///
/// "Lookup type 2: pair adjustment positioning" of the OpenType specification, formats 1 and 2.
struct PairAdjustments {
  private enum Subtable {
    /// Pairs by glyph: for each first glyph the second ones with their adjustments.
    case glyphs([Int: [Int: Int]], kinds: GlyphKinds)
    /// Pairs by class.
    case classes(covered: GlyphSet, first: [UInt16], second: [UInt16], columns: Int, values: [Int])
  }

  /// Numbers by which glyphs can be told to be in the same pairs: glyphs without one are in none.
  private struct GlyphKinds {
    var first: [Int: Int]
    var second: [Int: Int]

    init(_ pairs: [Int: [Int: Int]]) {
      var transposed: [Int: [Int: Int]] = [:]
      for (first, seconds) in pairs {
        for (second, value) in seconds { transposed[second, default: [:]][first] = value }
      }
      first = Self.numbered(pairs)
      second = Self.numbered(transposed)
    }

    private static func numbered(_ partners: [Int: [Int: Int]]) -> [Int: Int] {
      var numbers: [[Int: Int]: Int] = [:]
      return partners.mapValues { value in
        let number = numbers[value] ?? numbers.count
        numbers[value] = number
        return number
      }
    }
  }

  /// The subtables of each lookup, in their order; the first that holds a pair settles it.
  private var lookups: [[Subtable]] = []
  /// First glyphs of pairs whose second glyph is adjusted too, which shapers follow differently.
  private(set) var opaque: GlyphSet

  /// The number of subtables that a pair is looked for in.
  var subtableCount: Int { lookups.reduce(0) { $0 + $1.count } }

  /// Whether no subtable was read.
  var isEmpty: Bool { lookups.isEmpty && opaque.isEmpty }

  init(glyphCount: Int) { opaque = GlyphSet(count: glyphCount) }

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

  private func read(_ offset: Int, coverage: Int, table: LayoutTable) throws(MalformedTable) -> Subtable {
    let format = try table.uint16(offset)
    let valueFormat = try table.uint16(offset + 4)
    let valueSize = 2 * (valueFormat & 0xFF).nonzeroBitCount
    // The advance stands behind what the two lower bits name; nil if the format has none.
    let advanceAt = valueFormat & 0x4 != 0 ? 2 * (valueFormat & 0x3).nonzeroBitCount : nil
    func advance(_ record: Int) throws(MalformedTable) -> Int {
      guard let advanceAt else { return 0 }
      return try table.int16(record + advanceAt)
    }

    switch format {
    case 1:
      var pairs: [Int: [Int: Int]] = [:]
      for (glyph, index) in try table.coveredGlyphs(coverage) {
        let set = offset + (try table.uint16(offset + 10 + 2 * index))
        var seconds: [Int: Int] = [:]
        var previous = -1
        for record in 0..<(try table.uint16(set)) {
          let at = set + 2 + record * (2 + valueSize)
          let second = try table.uint16(at)
          guard second > previous else { throw MalformedTable() }
          previous = second
          seconds[second] = try advance(at + 2)
        }
        pairs[glyph] = seconds
      }
      return .glyphs(pairs, kinds: GlyphKinds(pairs))
    case 2:
      let rows = try table.uint16(offset + 12)
      let columns = try table.uint16(offset + 14)
      var values: [Int] = []
      values.reserveCapacity(min(rows * columns, 1 << 20))
      // A format without an advance takes no bytes that would end the reading.
      try table.budget.spend(rows * columns)
      for index in 0..<rows * columns { values.append(try advance(offset + 16 + index * valueSize)) }
      return .classes(
        covered: try table.coverage(coverage),
        first: try table.classes(offset + (try table.uint16(offset + 8))),
        second: try table.classes(offset + (try table.uint16(offset + 10))),
        columns: columns, values: values)
    default: throw MalformedTable()
    }
  }

  /// What all lookups together add between two glyphs; nil where versions of the shaper differ.
  func adjustment(_ first: Int, _ second: Int) -> Int? {
    var sum = 0
    for subtables in lookups {
      // A second glyph of class 0 ends the search in old versions of HarfBuzz, and not in newer ones.
      guard let value = value(first, second, in: subtables, unnamedClassSettles: true),
        value == self.value(first, second, in: subtables, unnamedClassSettles: false)
      else { return nil }
      sum += value
    }
    return sum
  }

  private func value(
    _ first: Int, _ second: Int, in subtables: [Subtable], unnamedClassSettles: Bool
  ) -> Int? {
    for subtable in subtables {
      switch subtable {
      case .glyphs(let pairs, _):
        if let value = pairs[first]?[second] { return value }
      case .classes(let covered, let firstClasses, let secondClasses, let columns, let values):
        guard covered.contains(first), first < firstClasses.count, second < secondClasses.count else {
          continue
        }
        let (row, column) = (Int(firstClasses[first]), Int(secondClasses[second]))
        guard column < columns, row < values.count / max(columns, 1) else { continue }
        if column == 0, !unnamedClassSettles { continue }
        return values[row * columns + column]
      }
    }
    return 0
  }

  /// Numbers that tell how a glyph behaves as the first of a pair: glyphs of equal ones behave alike.
  func firstSignature(_ glyph: Int) -> [Int] {
    lookups.flatMap { subtables in
      subtables.map { subtable in
        switch subtable {
        case .glyphs(_, let kinds): kinds.first[glyph] ?? -1
        case .classes(let covered, let first, _, _, _):
          covered.contains(glyph) && glyph < first.count ? Int(first[glyph]) : -1
        }
      }
    }
  }

  /// The same for a glyph as the second of a pair.
  func secondSignature(_ glyph: Int) -> [Int] {
    lookups.flatMap { subtables in
      subtables.map { subtable in
        switch subtable {
        case .glyphs(_, let kinds): kinds.second[glyph] ?? -1
        case .classes(_, _, let second, _, _): glyph < second.count ? Int(second[glyph]) : -1
        }
      }
    }
  }
}
