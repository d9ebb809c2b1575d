/// The breaks among eight neighbours: their places, rising, and their number. Places beyond the number are 0.
struct BreakPlaces {
  var places = SIMD8<UInt16>()
  var count = 0

  /// For each set of breaks, of which the first neighbour's is the highest bit.
  ///
  /// Safety: written once, and never freed.
  nonisolated(unsafe) static let table: UnsafePointer<BreakPlaces> = {
    let memory = UnsafeMutablePointer<BreakPlaces>.allocate(capacity: 256)
    for set in 0..<256 {
      var found = BreakPlaces()
      for place in 0..<8 where set << place & 0x80 != 0 {
        found.places[found.count] = UInt16(truncatingIfNeeded: place)
        found.count += 1
      }
      unsafe (memory + set).initialize(to: found)
    }
    return unsafe UnsafePointer(memory)
  }()
}
