internal import ListLayout

/// Finds the slots without a current height nearest to the viewport, going outwards from it in both directions, twice
/// as fast in the direction of scrolling (rule 12). What was found known is not looked at again until something changes.
struct AheadScan {
  /// Slots around the viewport that are known, or were handed out.
  private var known: Range<Int>?
  /// Whether the list last scrolled towards its start.
  var goesBack = false

  /// Starts anew at the next question: slots have other numbers or heights became stale.
  mutating func reset() { known = nil }

  /// The nearest slots to be measured, at most `limit` of them.
  ///
  /// - Complexity: O(log n) for each slot handed out, and for each one known by then that was not passed before.
  mutating func next(limit: Int, in cache: ListCache) -> [Int] {
    let count = cache.slotCount
    guard count > 0, limit > 0 else { return [] }
    let center = cache.visibleSlots.first?.slot ?? 0
    var range = known.map { $0.clamped(to: 0..<count) } ?? center..<center
    if !range.contains(center) { range = center..<center }
    var found: [Int] = []
    var turn = 0
    while found.count < limit, range.count < count {
      let goesUp = (turn % 3 == 2) != goesBack
      turn += 1
      let slot: Int
      if goesUp ? range.lowerBound > 0 : range.upperBound == count {
        slot = range.lowerBound - 1
        range = slot..<range.upperBound
      } else {
        slot = range.upperBound
        range = range.lowerBound..<slot + 1
      }
      if cache.state(of: slot) != .measured { found.append(slot) }
    }
    known = range
    return found
  }
}
