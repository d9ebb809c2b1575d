// Random events on lists under the address sanitizer: see Tests/Fuzzers/lists.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What was done so far.
struct Tally {
  var events: UInt64 = 0
  var lists = 0
  var quietLines = 0
  var mostOffset = 0

  var text: String {
    """
    \(events) events on \(lists) lists; \(quietLines) lines touched nothing presented, and moved nothing; offsets up \
    to \(mostOffset) units
    """
  }
}

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let wanted = arguments.first ?? 10_000_000
var seed = arguments.dropFirst().first ?? 0
var tally = Tally()
let clock = ContinuousClock()
var told = clock.now
while tally.events < wanted {
  var run = ListRun(seed: seed)
  for event in 0..<min(2000, wanted - tally.events) {
    tally.events += 1
    if let finding = run.step() {
      print("list \(seed), event \(event): \(finding)")
      exit(1)
    }
  }
  tally.quietLines += run.quietLines
  tally.mostOffset = max(tally.mostOffset, run.mostOffset)
  tally.lists += 1
  seed += 1
  if clock.now - told > .seconds(60) {
    print(tally.text)
    fflush(nil)
    told = clock.now
  }
}
print("no fault:", tally.text)
