extension Resolver {
  /// The flexibility of a stack's child or a grid's line: its answers to 0 and to infinity.
  struct Flexibility {
    var least: Length
    var greatest: Length
  }

  /// The number of parts from which on they are sorted by value alone.
  private static var manyParts: Int { 25 }

  /// Rule S3: less flexible first, among unbounded ones the larger minimum first.
  private mutating func isLessFlexible(_ a: Flexibility, _ b: Flexibility) -> Bool {
    if a.greatest.value == .infinity || b.greatest.value == .infinity {
      if a.greatest.value != b.greatest.value { return b.greatest.value == .infinity }
      return isLess(b.least, a.least)
    }
    return isLess(a.greatest - a.least, b.greatest - b.least)
  }

  /// Places in the order of rule S3.
  mutating func byFlexibility(_ places: [Int32], _ flexibility: (Int32) -> Flexibility) -> [Int32] {
    guard places.count < Self.manyParts else { return sortMany(places, flexibility) }
    var order = places
    for step in order.indices.dropFirst() {
      var at = step
      while at > 0, isLessFlexible(flexibility(order[at]), flexibility(order[at - 1])) {
        order.swapAt(at, at - 1)
        at -= 1
      }
    }
    return order
  }

  /// Sorts many places by rule S3, by value alone; the answer then is not known to hold at any other proposal.
  private mutating func sortMany(_ places: [Int32], _ flexibility: (Int32) -> Flexibility) -> [Int32] {
    let sorted = places.sorted { one, other in
      let a = flexibility(one)
      let b = flexibility(other)
      if a.greatest.value == .infinity || b.greatest.value == .infinity {
        if a.greatest.value != b.greatest.value { return b.greatest.value == .infinity }
        return a.least.value != b.least.value ? a.least.value > b.least.value : one < other
      }
      let first = a.greatest.value - a.least.value
      let second = b.greatest.value - b.least.value
      return first != second ? first < second : one < other
    }
    let isConstant = places.allSatisfy {
      let own = flexibility($0)
      return own.least.isConstant && own.greatest.isConstant
    }
    if !isConstant { interval.collapse() }
    return sorted
  }
}
