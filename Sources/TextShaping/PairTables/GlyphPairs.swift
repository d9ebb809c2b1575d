internal import TextLayout

/// Pairs of glyphs with their adjustments, by first glyph and then by second, and which glyphs are in the same pairs.
struct GlyphPairs {
  /// A list of glyphs, each with a stretch of partners and values: rows of first glyphs, or columns of second ones.
  private struct Side {
    /// Rising.
    var glyphs: [Int] = []
    /// The start of each glyph's partners, and the end of the last one's.
    var starts = [0]
    /// Rising within a stretch.
    var partners: [Int] = []
    var values: [Int] = []
    /// For each glyph a number that those with the same partners and values share.
    var kinds: [Int] = []

    func place(of glyph: Int) -> Int? {
      let place = glyphs.partitioningIndex { $0 >= glyph }
      return place < glyphs.count && glyphs[place] == glyph ? place : nil
    }

    mutating func number() {
      var examples: [UInt64: [Int]] = [:]
      var count = 0
      for place in glyphs.indices {
        var hash: UInt64 = 0
        for index in starts[place]..<starts[place + 1] {
          // Both in one word; multiplied as Knuth has it.
          let word = UInt64(bitPattern: Int64(partners[index] << 32 ^ values[index]))
          hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 29
        }
        if let known = examples[hash, default: []].first(where: { isSame($0, place) }) {
          kinds.append(kinds[known])
        } else {
          examples[hash, default: []].append(place)
          kinds.append(count)
          count += 1
        }
      }
    }

    private func isSame(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (starts[one]..<starts[one + 1], starts[other]..<starts[other + 1])
      return partners[first] == partners[second] && values[first] == values[second]
    }
  }

  private var rows = Side()
  private var columns = Side()

  /// Appends a first glyph, above those before it, with its second glyphs rising.
  mutating func add(_ first: Int, _ seconds: [(glyph: Int, value: Int)]) {
    rows.glyphs.append(first)
    for second in seconds {
      rows.partners.append(second.glyph)
      rows.values.append(second.value)
    }
    rows.starts.append(rows.partners.count)
  }

  /// Finds out which glyphs are in the same pairs; to be called once all pairs are there.
  ///
  /// - Complexity: linear in the pairs and the greatest second glyph.
  mutating func finish() {
    transpose()
    rows.number()
    columns.number()
  }

  /// The pairs by second glyph: counted, then put in their places in the order of first glyphs.
  private mutating func transpose() {
    var ends = [Int](repeating: 0, count: (rows.partners.max() ?? -1) + 1)
    for second in rows.partners { ends[second] += 1 }
    var sum = 0
    for glyph in ends.indices where ends[glyph] > 0 {
      columns.glyphs.append(glyph)
      let count = ends[glyph]
      ends[glyph] = sum
      sum += count
      columns.starts.append(sum)
    }
    columns.partners = [Int](repeating: 0, count: sum)
    columns.values = columns.partners
    for (place, first) in rows.glyphs.enumerated() {
      for index in rows.starts[place]..<rows.starts[place + 1] {
        let second = rows.partners[index]
        columns.partners[ends[second]] = first
        columns.values[ends[second]] = rows.values[index]
        ends[second] += 1
      }
    }
  }

  /// The pairs of one first glyph.
  struct Row {
    fileprivate let seconds: [Int]
    fileprivate let values: [Int]
    /// The range of the pairs among those of all first glyphs.
    fileprivate let stretch: Range<Int>

    /// The value that the pair with a second glyph adds; nil where it is not among the pairs.
    func value(_ second: Int) -> Int? {
      let index = seconds.partitioningIndex(in: stretch) { $0 >= second }
      return index < stretch.upperBound && seconds[index] == second ? values[index] : nil
    }
  }

  /// The pairs that begin with a glyph; nil where there are none.
  func row(of first: Int) -> Row? {
    rows.place(of: first).map { place in
      Row(
        seconds: rows.partners, values: rows.values,
        stretch: rows.starts[place]..<rows.starts[place + 1])
    }
  }

  /// A number that tells in which pairs a glyph is the first; nil for one that is in none.
  func firstKind(of glyph: Int) -> Int? { rows.place(of: glyph).map { rows.kinds[$0] } }

  /// A number that tells in which pairs a glyph is the second; nil if in none.
  func secondKind(of glyph: Int) -> Int? { columns.place(of: glyph).map { columns.kinds[$0] } }
}
