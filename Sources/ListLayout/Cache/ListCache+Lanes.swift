// What slots in lanes are across the list (rule 53).

extension ListCache {
  /// The lanes of a section's rows.
  public func lanes(ofSection section: Int) -> ListLanes { index.lanes(ofSection: section) }

  /// True if any section has lanes, or rows that take all of them. O(1).
  package var isLaned: Bool { index.sections.total.laned > 0 }

  /// The number of the lane that a slot is in, from 0; nil where it takes all lanes, or the list's whole width.
  /// Complexity: O(log n).
  public func lane(of slot: Int) -> Int? { index.frame(of: slot)?.lane.map { Int($0) } }

  /// The place and the width across the list of what is in a lane of a section, or takes all lanes, in units.
  func across(ofLane lane: Int?, section: Int) -> (start: Units, width: Units) {
    guard isLaned else { return (0, width) }
    return index.lanes(ofSection: section).extent(ofLane: lane, width: width)
  }

  /// A slot's width.
  @inline(__always)
  func across(_ frame: SlotFrame) -> Units {
    isLaned ? across(ofLane: frame.lane.map { Int($0) }, section: frame.place.section).width : width
  }

  /// Has a section's rows in other lanes (rule 54): where these are not as wide, the line being read stays as at another width.
  mutating func setLanes(_ new: ListLanes, section: Int) throws(ListRefusal) {
    guard index.rowCount(section) != nil else { throw missing(.header(section)) }
    let old = lanes(ofSection: section)
    guard new != old else { return }
    let before = anchorContext()
    let heights = index
    let isAsWide = [true, false].allSatisfy { new.isAsWide(as: old, spans: $0) }
    if !isAsWide { holdLine(before) }
    editAll { index, _ in
      index.setLanes(new, section: section)
      if !isAsWide { for place in index.knownPlaces(in: section) { index.makeStale(at: place) } }
    }
    if !index.hasSameGeometry(as: heights) { reanchor(before) }
  }
}
