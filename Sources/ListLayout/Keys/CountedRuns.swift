/// Runs of numbers behind a prefix, each with the id of its first key, in the order of their first numbers; runs of keys that went may
/// overlap others.
struct CountedRuns: Sendable {
  private var runs: [(numbers: Range<Int>, firstID: Int)] = []
  /// The length of the longest run: none that starts farther back holds a number.
  private var longest = 0

  /// Complexity: O(1) for a run behind the others.
  mutating func insert(_ numbers: Range<Int>, firstID: Int) {
    guard !numbers.isEmpty else { return }
    runs.insert((numbers, firstID), at: end(through: numbers.lowerBound))
    longest = max(longest, numbers.count)
  }

  /// The runs that have some of the numbers. Complexity: O(log runs + runs that start within the longest run's length).
  func runs(in numbers: ClosedRange<Int>) -> [(numbers: Range<Int>, firstID: Int)] {
    var found: [(numbers: Range<Int>, firstID: Int)] = []
    var place = end(through: numbers.upperBound)
    while place > 0, numbers.lowerBound - runs[place - 1].numbers.lowerBound < longest {
      place -= 1
      if runs[place].numbers.upperBound > numbers.lowerBound { found.append(runs[place]) }
    }
    return found
  }

  /// The place behind all runs that start at a number or before it.
  private func end(through number: Int) -> Int {
    Int.partition(runs.count) { runs[$0].numbers.lowerBound <= number }
  }
}

extension [ByteKey: CountedRuns] {
  /// The runs behind a prefix that have some of the numbers.
  func runs(behind prefix: String, in numbers: ClosedRange<Int>) -> [(numbers: Range<Int>, firstID: Int)] {
    self[ByteKey(prefix)]?.runs(in: numbers) ?? []
  }
}
