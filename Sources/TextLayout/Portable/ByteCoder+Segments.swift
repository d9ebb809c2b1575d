/// The segments of prepared labels, written and read.
extension ByteCoder {
  /// The segments of a label with so many faces and such tabs.
  mutating func code(_ table: inout SegmentTable, faceCount: Int, tabs: TabStops) throws(ByteFault) {
    try code(&table.hasPairs)
    try code(&table.hasUncovered)
    table.hasManyFaces = faceCount > SegmentTable.mostFaces
    let spaceAdvance = tabs.spaceAdvance
    var (numbers, kinds) = isReading ? ([], []) : table.kinds(spaceAdvance: spaceAdvance)
    let faces = 1 << min(max(1, faceCount), SegmentTable.mostFaces) - 1
    try code(&kinds, of: SegmentKind(trailing: 0)) { coder, kind throws(ByteFault) in
      try coder.code(&kind, faces: faces)
    }
    if isReading {
      var ends = [
        SegmentTable.Segment(contentEnd: 0, advanceEnd: 0, faces: 1, ending: 0),
        SegmentTable.Segment(contentEnd: 0, advanceEnd: spaceAdvance, faces: 1, ending: 0),
      ]
      for kind in kinds { ends.append(table.end(of: kind)) }
      try reader.readSegments(of: ends, tabs: tabs, into: &table)
    } else {
      writer.write(table, numbers: numbers)
    }
  }

  private mutating func code(_ kind: inout SegmentKind, faces known: Int) throws(ByteFault) {
    try code(length: &kind.trailing)
    try code(&kind.faces, atMost: known, "the faces of a segment")
    try code(&kind.flags.rawValue, atMost: Int(UInt16.max), "the end of a segment")
    try code(signed: &kind.hyphen)
  }
}

/// The number of a kind that is written as a number of its own behind this one.
private let greatKind = 127

extension ByteWriter {
  /// Writes segments of kinds by their numbers: two bytes for one of the kind before it that is not too wide.
  fileprivate mutating func write(_ table: SegmentTable, numbers: [Int]) {
    write(count: table.segments.count)
    var (kind, end) = (1, 0)
    for (segment, number) in zip(table.segments, numbers) {
      let width = segment.contentEnd - end
      end = segment.advanceEnd
      if number == kind, width >= 0, width < 1 << 15 {
        bytes += [UInt8(truncatingIfNeeded: width << 1), UInt8(truncatingIfNeeded: width >> 7)]
        continue
      }
      bytes.append(UInt8(truncatingIfNeeded: min(number, greatKind) << 1 | 1))
      if number >= greatKind { write(count: number - greatKind) }
      write(signed: width)
      kind = number
    }
  }
}

extension ByteReader {
  /// Reads segments, which end as those of kinds do that begin the label and have no content.
  fileprivate mutating func readSegments(
    of kinds: [SegmentTable.Segment], tabs: TabStops, into table: inout SegmentTable
  ) throws(ByteFault) {
    let count = try count(ofSize: 2, "segments")
    table.reserveCapacity(count)
    var (kind, end, farthest, nearest) = (1, 0, 0, 0)
    for _ in 0..<count {
      let pair = try pair()
      var width = Int(pair >> 1)
      if pair & 1 != 0 {
        stepBack()
        kind = width & greatKind
        if kind == greatKind { kind += try number(atMost: kinds.count, "a kind") }
        try require(kind < kinds.count, "there is no such kind of segments")
        width = try signed(within: LengthUnits.farthest, "the width of a segment")
      }
      var segment = kinds[kind]
      segment.contentEnd = end &+ width
      segment.advanceEnd &+= segment.contentEnd
      end = segment.advanceEnd
      farthest = max(farthest, end, segment.contentEnd)
      nearest = min(nearest, end, segment.contentEnd)
      // Each length is so much shorter that no sum of two leaves 64 bits.
      guard farthest <= LengthUnits.farthest, nearest >= -SegmentWords.wideBias else { break }
      table.segments.append(segment)
    }
    let reach = table.reach(of: Double(farthest), tabs: tabs)
    try require(
      table.segments.count == count && reach <= Double(LengthUnits.farthest),
      "the label is wider than any can be")
    let isOpen = table.endings[Int(kinds[kind].ending)].flags.contains(.endsParagraph)
    try require(count > 0 && !isOpen, "the last paragraph has no segment")
  }
}

extension SegmentTable {
  /// The number of each segment's kind, and the kinds in the order in which they come up, but for the first two: without trailing space,
  /// and with a space.
  fileprivate func kinds(spaceAdvance: Int) -> (numbers: [Int], kinds: [SegmentKind]) {
    var known = [SegmentKind(trailing: spaceAdvance): 1]
    known[SegmentKind(trailing: 0)] = 0
    var kinds: [SegmentKind] = []
    let numbers = segments.map { segment in
      let kind = segment.kind(endings)
      if let number = known[kind] { return number }
      kinds.append(kind)
      known[kind] = kinds.count + 1
      return kinds.count + 1
    }
    return (numbers, kinds)
  }

  /// A segment of a kind, at the label's start and without content.
  fileprivate mutating func end(of kind: SegmentKind) -> Segment {
    let flags = Ending.Flags(rawValue: kind.flags.rawValue).intersection(.all)
    let ending = flags.isEmpty ? 0 : number(of: Ending(flags, hyphen: Int(kind.hyphen)))
    return Segment(contentEnd: 0, advanceEnd: kind.trailing, faces: kind.faces, ending: ending)
  }

  /// True if another table has the same segments.
  func isAlike(_ other: SegmentTable) -> Bool {
    hasPairs == other.hasPairs && hasUncovered == other.hasUncovered && segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy {
        $0.contentEnd == $1.contentEnd && $0.kind(endings) == $1.kind(other.endings)
      }
  }
}
