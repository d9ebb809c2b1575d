/// A set of small numbers (glyph indices of a face, or symbols of a ``PairTable``) as bits.
struct GlyphSet: Hashable, Sendable {
  private(set) var words: [UInt64]
  private let count: Int

  /// An empty set that can hold numbers below `count`.
  init(count: Int) {
    self.count = count
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// Adds a number; one beyond the set's room is left out, for a face has no such glyph.
  mutating func insert(_ member: Int) {
    guard member >= 0, member < count else { return }
    words[member >> 6] |= 1 << UInt64(member & 63)
  }

  func contains(_ member: Int) -> Bool {
    let word = member >> 6
    return member >= 0 && word < words.count && words[word] >> UInt64(member & 63) & 1 != 0
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func isDisjoint(with other: GlyphSet) -> Bool {
    for index in 0..<min(words.count, other.words.count) where words[index] & other.words[index] != 0 {
      return false
    }
    return true
  }

  mutating func formUnion(_ other: GlyphSet) {
    for index in 0..<min(words.count, other.words.count) { words[index] |= other.words[index] }
  }

  mutating func subtract(_ other: GlyphSet) {
    for index in 0..<min(words.count, other.words.count) { words[index] &= ~other.words[index] }
  }

  func intersection(_ other: GlyphSet) -> GlyphSet {
    var result = self
    for index in words.indices {
      result.words[index] &= index < other.words.count ? other.words[index] : 0
    }
    return result
  }

  /// Calls `body` with every member, in rising order.
  func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var bits = words[index]
      while bits != 0 {
        body(index << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
