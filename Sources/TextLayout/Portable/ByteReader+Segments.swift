/// Segments of prepared labels, read from bytes that may be anything.
extension ByteReader {
  /// The segments of a label with such faces and tabs.
  mutating func segmentTable(faceCount: Int, tabs: TabStops) throws(ByteFault) -> SegmentTable {
    var table = SegmentTable()
    let flags = try kind(below: 4, "a label")
    (table.hasPairs, table.hasUncovered) = (flags & 1 != 0, flags & 2 != 0)
    table.hasManyFaces = faceCount > SegmentTable.mostFaces
    let count = try count(ofSize: 1, "segments")
    try require(count > 0, "there is no segment")
    table.reserveCapacity(count)
    // Segments of each kind, at the label's start and without content.
    var kinds = [
      SegmentTable.Segment(contentEnd: 0, advanceEnd: 0, faces: 1, ending: 0),
      SegmentTable.Segment(contentEnd: 0, advanceEnd: tabs.spaceAdvance, faces: 1, ending: 0),
    ]
    var (kind, end, farthest) = (1, 0, 0)
    for _ in 0..<count {
      let number = try number(atMost: 1 << 60, "the width of a segment")
      var width = number >> 1
      if number & 1 != 0 {
        width = width >> 1 ^ -(width & 1)
        kind = try self.number(atMost: kinds.count, "the kind of a segment")
        if kind == kinds.count { kinds.append(try segmentKind(in: &table, faceCount: faceCount)) }
      }
      var segment = kinds[kind]
      segment.contentEnd = end + width
      segment.advanceEnd += segment.contentEnd
      end = segment.advanceEnd
      farthest = max(farthest, end, segment.contentEnd)
      try require(
        farthest <= LengthUnits.farthest && min(end, segment.contentEnd) >= -SegmentWords.wideBias,
        "a segment lies farther away than any can")
      table.append(segment)
    }
    let ending = table.endings[Int(kinds[kind].ending)].flags
    let reach = table.reach(of: Double(farthest), tabs: tabs)
    try require(
      !ending.contains(.endsParagraph) && reach <= Double(LengthUnits.farthest), "the last segment ends nothing")
    return table
  }

  private mutating func segmentKind(in table: inout SegmentTable, faceCount: Int) throws(ByteFault)
    -> SegmentTable.Segment
  {
    let trailing = try length("the trailing space of a segment")
    let known = 1 << min(max(1, faceCount), SegmentTable.mostFaces) - 1
    let faces = UInt32(try number(atMost: known, "the faces of a segment"))
    let flags = SegmentTable.Ending.Flags(
      rawValue: UInt16(try number(atMost: Int(UInt16.max), "the end of a segment")))
    try require(flags.isSubset(of: .all), "a segment ends in another way")
    let hyphen = try signed(within: Int(Int32.max), "the hyphen of a segment")
    let ending = flags.isEmpty ? 0 : table.number(of: SegmentTable.Ending(flags, hyphen: hyphen))
    return SegmentTable.Segment(contentEnd: 0, advanceEnd: trailing, faces: faces, ending: ending)
  }
}

extension SegmentTable {
  /// True if another table has the same segments.
  func isAlike(_ other: SegmentTable) -> Bool {
    hasPairs == other.hasPairs && hasUncovered == other.hasUncovered && segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy {
        $0.contentEnd == $1.contentEnd && $0.kind(endings) == $1.kind(other.endings)
      }
  }
}

extension PreparedStorage.Flags {
  /// Those of a segment that do not follow from its clusters.
  init(_ ending: SegmentTable.Ending.Flags) {
    self = []
    if ending.contains(.noBreak) { insert(.noBreak) }
    if ending.contains(.softHyphen) { insert(.softHyphen) }
    if ending.contains(.notAtLineStart) { insert(.notAtLineStart) }
    if ending.contains(.reservesHyphen) { insert(.reservesHyphen) }
  }
}
