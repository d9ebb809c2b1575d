/// The places on a line that tabs lead to (rule W5, C10), in units.
package struct TabStops: Hashable, Sendable {
  /// The distance between the stops that go on over the line: eight spaces with their tracking and word spacing.
  package var interval = 0
  /// The advance of a space of the first face: half of it is the least that a tab is wide.
  package var spaceAdvance = 0
  /// The label's own stops, rising, which come before all others.
  package var own: [Int] = []

  package init() {}

  /// The distance from a place on a line to the next stop, or to the one after where that is nearer than half a space.
  ///
  /// - Complexity: O(log *n*) in the label's own stops.
  package func advance(at place: Int) -> Int {
    let next = own.partitioningIndex { $0 > place }
    if next < own.count { return own[next] - place }
    guard interval > 0 else { return 0 }
    let rest = place % interval
    let distance = rest < 0 ? -rest : interval - rest
    return distance * 2 < spaceAdvance ? distance + interval : distance
  }
}
