extension PreparedStorage {
  /// The segments of the label in a style.
  func table(_ style: ParagraphStyle) -> SegmentTable {
    var table = SegmentTable()
    table.reserveCapacity(contents.fits.count)
    table.hasUncovered = !contents.uncovered.isEmpty
    table.hasManyFaces = contents.faces.count > SegmentTable.mostFaces
    let faces = hasOneFace || table.hasManyFaces ? nil : facesOfSegments
    let hasTab = contents.segmentFlags.contains { $0.contains(.tab) }
    let ends = contents.segmentClusterEnds
    var paragraph = 0
    for index in contents.fits.indices {
      while paragraph < contents.paragraphEnds.count, contents.paragraphEnds[paragraph] <= index {
        paragraph += 1
      }
      let flags = contents.segmentFlags[index]
      var ending = SegmentTable.Ending()
      if contents.paragraphEnds[paragraph] == index + 1, index + 1 < contents.fits.count {
        ending.flags.insert(.endsParagraph)
      }
      if flags.contains(.tab) { ending.flags.insert(.tab) }
      if flags.contains(.noBreak) { ending.flags.insert(.noBreak) }
      if flags.contains(.notAtLineStart) {
        ending.flags.insert(.notAtLineStart)
        if ends[index] - clusterStart(ofSegment: index) == 1 { ending.flags.insert(.oneCluster) }
      }
      if hasTab, flags.contains(.trailing), !style.wrapping.whiteSpace.countsTrailing {
        ending.flags.insert(.trailingOnly)
      }
      if flags.contains(.softHyphen) { ending.flags.insert(.softHyphen) }
      if flags.contains(.reservesHyphen) { ending.flags.insert(.reserves) }
      if !flags.isDisjoint(with: [.softHyphen, .reservesHyphen]) {
        ending.hyphen = runAdvances(of: ends[index] - 1).hyphen
      }
      // A segment of nothing but trailing space ends where the content before it does.
      let start = paragraph > 0 ? contents.paragraphEnds[paragraph - 1] : 0
      let trim = trim(
        endingBefore: ends[index], from: clusterStart(ofSegment: flags.contains(.trailing) ? start : index))
      if let trim, trim.kind != .hangs {
        ending.flags.insert(.trimsEnd)
        ending.hyphen = trim.width
      }
      let hang = trim.map { $0.kind == .hangs ? $0.width : 0 } ?? 0
      let cut = flags.contains(.unsafeCut) ? cut(at: ends[index]) : nil
      if style.reservesRoom { ending.reserve(-(cut?.endChange ?? 0)) }
      table.append(
        contentEnd: contents.fits[index] + (cut?.endChange ?? 0) - hang,
        advanceEnd: contents.ends[index] - (cut?.startChange ?? 0), faces: faces?[index] ?? 1,
        ending: ending.flags.isEmpty ? 0 : table.number(of: ending))
    }
    table.hasPairs = hasPairsBetweenSegments
    return table
  }

  /// True if a line from one segment's end to another's is not as wide as the breaks at both make it.
  private var hasPairsBetweenSegments: Bool {
    guard !contents.cutPairs.isEmpty else { return false }
    let breaks = Set(contents.segmentClusterEnds)
    return contents.cutPairs.contains { breaks.contains($0.start) && breaks.contains($0.end) }
  }

  /// For each segment which faces its lines are at least as tall as, a bit each.
  private var facesOfSegments: [UInt32] {
    let (runs, ends) = (contents.metricsRuns, contents.segmentClusterEnds)
    var (run, first) = (0, 0)
    return contents.fits.indices.map { index in
      while run + 1 < runs.count, runs[run + 1].firstCluster <= first { run += 1 }
      var faces: UInt32 = 0
      var other = run
      repeat {
        faces |= 1 << UInt32(truncatingIfNeeded: runs[other].face)
        faces |= 1 << UInt32(truncatingIfNeeded: runs[other].strut)
        other += 1
      } while other < runs.count && runs[other].firstCluster < ends[index]
      first = ends[index]
      return faces
    }
  }
}
