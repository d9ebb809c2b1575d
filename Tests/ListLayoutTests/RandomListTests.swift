import TestSupport
import Testing

/// What holds of any list, after random events without a model.
@Suite struct RandomListTests {
  private static let events = isThorough ? 200_000 : AllocationCount.isAvailable ? 80 : 60

  @Test(
    "Rules 1, 20, 25 and 48: random events keep the tree whole, copies unchanged, and what is shown where it is",
    arguments: 0..<16)
  func randomEvents(seed: Int) {
    var run = ListRun(seed: seed == 15 ? 99 : UInt64(seed))
    // Short runs, as under the sanitizers, go on until some line was quiet: else nothing was held to moving nothing.
    let most = Self.events * 10
    for round in 0..<most where round < Self.events || run.quietLines <= Self.events / 100 {
      if let finding = run.step() {
        Issue.record("seed \(seed) round \(round): \(finding)")
        return
      }
    }
    #expect(run.quietLines > Self.events / 100)
  }
}
