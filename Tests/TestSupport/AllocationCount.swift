internal import CAllocationCounter

/// Counts heap allocations, for tests that state how many a call may make.
public enum AllocationCount {
  /// Whether this build can count (false under a sanitizer).
  public static var isAvailable: Bool { allocation_counter_is_available() }

  /// The number of blocks that the calling thread allocated while `body` ran; what other threads do is not counted.
  public static func during(_ body: () throws -> Void) rethrows -> UInt64 {
    let before = allocation_counter_total()
    try body()
    return allocation_counter_total() - before
  }

  /// The least count over `rounds` runs of `body`: what it allocates each time, what it builds once left out.
  public static func minimum(of rounds: Int = 20, _ body: () throws -> Void) rethrows -> UInt64 {
    var least = UInt64.max
    for _ in 0..<rounds { least = min(least, try during(body)) }
    return least
  }

  /// The most bytes that the calling thread had allocated at once while `body` ran beyond those before, and how many of them it did not
  /// free.
  public static func bytes(during body: () throws -> Void) rethrows -> (peak: Int, kept: Int) {
    let before = allocation_counter_live()
    allocation_counter_begin_peak()
    try body()
    return (Int(allocation_counter_peak() - before), Int(allocation_counter_live() - before))
  }
}
