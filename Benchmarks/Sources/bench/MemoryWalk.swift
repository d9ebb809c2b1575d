/// Reads as many bytes as prepared labels take up, each label's in turn many times: what any way to measure from the same
/// bytes would take at least.
struct MemoryWalk {
  private let words: [[UInt64]]

  init(byteCounts: [Int]) { words = byteCounts.map { [UInt64](repeating: 1, count: $0 / 8) } }

  /// Reads each label's bytes so many times.
  func walk(times: Int) {
    var sum: UInt64 = 0
    for label in words {
      for time in 0..<times { sum &+= Self.sum(of: label, times: UInt64(truncatingIfNeeded: time)) }
    }
    keep(sum)
  }

  @inline(never)
  private static func sum(of words: [UInt64], times: UInt64) -> UInt64 {
    var sum = times
    for word in words { sum &+= word }
    return sum
  }
}
