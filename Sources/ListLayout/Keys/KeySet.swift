/// Slots by the ids that a ``KeyMap`` gave them: one by one, and in ranges where many came in one go.
struct KeySet: Sendable {
  private var ids: Set<Int> = []
  private var ranges: [Range<Int>] = []

  var isEmpty: Bool { ids.isEmpty && ranges.isEmpty }

  /// Complexity: O(ranges).
  func contains(_ id: Int) -> Bool { ids.contains(id) || ranges.contains { $0.contains(id) } }

  mutating func insert(_ ranges: [Range<Int>]) { for range in ranges { insert(range) } }

  private mutating func insert(_ range: Range<Int>) {
    if range.count == 1 { ids.insert(range.lowerBound) } else if !range.isEmpty { ranges.append(range) }
  }

  mutating func removeAll() {
    guard !isEmpty else { return }
    self = KeySet()
  }

  /// All of it as ranges, in no order; some may meet or lie in others.
  var all: [Range<Int>] { ranges + ids.map { $0..<$0 + 1 } }
}
