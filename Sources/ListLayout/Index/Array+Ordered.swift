extension Array {
  /// The elements in order, equal ones as they stood. Complexity: O(n log n).
  ///
  /// Whatever the elements are, it is their places that are sorted: a sort for each type would be a twentieth of a module
  /// for browsers.
  func ordered(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    placesInOrder(count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }
}

/// So many places in order, those of equal things as they were.
@inline(never)
private func placesInOrder(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
