import TestSupport
import Testing

@testable import ListLayout

/// Random events against the naive list: rules 5 to 47, and that nothing moves that must not.
@Suite struct AnchorModelTests {
  private static let seeds = 24
  /// 12,000 events in all, 10 million in the long run, 7,000 under a sanitizer; half as many again with lanes.
  private static let events = isThorough ? 420_000 : AllocationCount.isAvailable ? 500 : 300

  @Test(
    "Rules 5 to 47: random events give the offsets, positions and movements of a naive list",
    arguments: 0..<seeds)
  func randomEvents(seed: Int) { run(ListPair(seed: seed), seed, Self.events) }

  @Test(
    "Rules 53 to 56: lists with lanes, and with offsets beyond ten billion units, are as a naive list has them",
    arguments: 0..<seeds)
  func lanesAndFarOffsets(seed: Int) {
    run(ListPair(seed: seed, hasLanes: seed % 4 != 3, isFar: seed % 3 != 0), seed, Self.events / 2)
  }

  private func run(_ pair: ListPair, _ seed: Int, _ events: Int) {
    var pair = pair
    var unexpected = 0
    // Whether the list was scrolled, got a target or a line to hold, or met a limit since the last frame.
    var isExcepted = false
    for round in 0..<events {
      let before = pair.naive
      if before.movedAtFrame != nil { isExcepted = false }
      pair.step()
      isExcepted =
        isExcepted || ["scroll", "show", "width", "content", "restore"].contains { pair.event.hasPrefix($0) }
      if let difference = pair.difference {
        Issue.record("seed \(seed) round \(round) after \(pair.event): \(difference)")
        return
      }
      // Rule 20: nothing moves but by what the rule names, whatever came before since the last frame.
      let allowed = before.movedAtFrame != nil ? 0 : before.largestMovement
      let (list, naive) = (pair.list, pair.naive)
      if list.largestScreenMovement > allowed, !naive.mayMove, !isExcepted, Self.isUntouched(before, naive) {
        unexpected += 1
      }
      isExcepted = isExcepted || naive.mayMove
      if round % 200 == 0 { list.heights.checkInvariants() }
    }
    #expect(unexpected == 0)
  }

  /// Whether the slots from the first to the last one seen are the same as before.
  private static func isUntouched(_ before: NaiveList, _ after: NaiveList) -> Bool {
    let (old, new) = (before.layout().slots, after.layout().slots)
    let seen = Set(before.seen().map(\.key) + before.presented.map(\.key))
    let places = old.indices.filter { seen.contains(old[$0].slot.key) }
    guard let a = places.min(), let b = places.max(),
      let c = new.firstIndex(where: { $0.slot.key == old[a].slot.key }), c + b - a < new.count
    else { return false }
    return (a...b).allSatisfy { number in
      let (was, now) = (old[number], new[number - a + c])
      return was.slot.key == now.slot.key && was.height == now.height
        && was.top - old[a].top == now.top - new[c].top
    }
  }
}
