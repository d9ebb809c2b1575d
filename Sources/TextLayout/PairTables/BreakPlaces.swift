/// The breaks among eight neighbours: their places, rising, and their number. Places beyond the number are 0.
struct BreakPlaces: Sendable {
  var places = SIMD8<UInt16>()
  var count = 0

  /// For each set of breaks, of which the first neighbour's is the highest bit.
  static let table = Memory(
    (0..<256).map { set in
      var found = BreakPlaces()
      for place in 0..<8 where set << place & 0x80 != 0 {
        found.places[found.count] = UInt16(truncatingIfNeeded: place)
        found.count += 1
      }
      return found
    })
}
