import Foundation

/// Random events on lists, of the tests of lists: `ListRun` is theirs.
enum ListEvents {
  /// Lets events happen, 2,000 on each list; says what was done each minute and at the end.
  ///
  /// - Returns: false for a finding, which is printed with its list.
  static func run(count: UInt64, firstList: UInt64) -> Bool {
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
