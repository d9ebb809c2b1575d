// Sorting for a module whose code is made anew for each type: the library's merges runs that it finds, and takes four times the room.

extension Sequence {
  /// The elements in an order; those of which none comes before the other stay as they are.
  ///
  /// - Complexity: O(n log n).
  func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var elements = Array(self)
    elements.sort(by: isBefore)
    return elements
  }
}

extension Sequence where Element: Comparable {
  /// The elements in their own order.
  func sorted() -> [Element] { sorted { $0 < $1 } }
}

extension Array {
  /// Puts the elements in an order; those of which none comes before the other stay as they are.
  ///
  /// - Complexity: O(n log n).
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    // Runs of twice the length each time, merged from one array into the other.
    var width = 1
    while width < count {
      var merged: [Element] = []
      merged.reserveCapacity(count)
      for start in stride(from: 0, to: count, by: 2 * width) {
        let middle = Swift.min(start + width, count), end = Swift.min(start + 2 * width, count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          if right == end || left < middle && !isBefore(self[right], self[left]) {
            merged.append(self[left])
            left += 1
          } else {
            merged.append(self[right])
            right += 1
          }
        }
      }
      self = merged
      width *= 2
    }
  }
}

extension Array where Element: Comparable {
  /// Puts the elements in their own order.
  mutating func sort() { sort { $0 < $1 } }
}
