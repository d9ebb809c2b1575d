internal import CAllocationCounter

/// Counts heap allocations, for tests that state how many a call may make.
public enum AllocationCount {
  /// Whether this build can count (false under a sanitizer).
  public static var isAvailable: Bool { unsafe allocation_counter_is_available() }

  /// The number of blocks the whole process allocated while `body` ran.
  ///
  /// Other threads count too: run `body` a few times and take the minimum where tests run in parallel
  /// (`minimum(of:_:)`).
  public static func during(_ body: () throws -> Void) rethrows -> UInt64 {
    let before = unsafe allocation_counter_total()
    try body()
    return unsafe allocation_counter_total() - before
  }

  /// The least count over `rounds` runs of `body`: what it allocates itself, other threads' noise left out.
  public static func minimum(of rounds: Int = 20, _ body: () throws -> Void) rethrows -> UInt64 {
    var least = UInt64.max
    for _ in 0..<rounds { least = min(least, try during(body)) }
    return least
  }
}
