import Foundation

/// Lets random events happen to lists, as the tests of lists do (`ListRun` is theirs): `lists EVENTS FIRST`.
@main enum ListEvents {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 3, let count = UInt64(words[1]), let first = UInt64(words[2]) else {
      print("usage: lists EVENTS FIRST: so many events, 2,000 a list; the number of the first list")
      exit(2)
    }
    exit(run(count: count, firstList: first) ? 0 : 1)
  }

  /// Lets events happen, 2,000 on each list; says what was done each minute and at the end.
  ///
  /// - Returns: false for a finding, which is printed with its list.
  private static func run(count: UInt64, firstList: UInt64) -> Bool {
    var (seed, events, quietLines, mostOffset) = (firstList, UInt64(0), 0, 0)
    let clock = ContinuousClock()
    var told = clock.now
    func tally() -> String {
      """
      \(events) events on \(seed - firstList) lists; \(quietLines) lines touched nothing presented, and moved nothing; \
      offsets up to \(mostOffset) units
      """
    }
    while events < count {
      var run = ListRun(seed: seed)
      for event in 0..<min(2_000, count - events) {
        events += 1
        if let finding = run.step() {
          print("list \(seed), event \(event): \(finding)")
          return false
        }
      }
      quietLines += run.quietLines
      mostOffset = max(mostOffset, run.mostOffset)
      seed += 1
      if clock.now - told > .seconds(60) {
        print(tally())
        fflush(nil)
        told = clock.now
      }
    }
    print("no fault:", tally())
    return true
  }
}
