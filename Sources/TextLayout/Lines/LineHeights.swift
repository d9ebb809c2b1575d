/// The lines of a label one below the other, each as tall as its faces.
struct LineHeights {
  private let style: PreparedSetting
  private let flags: LabelStorage.Flags
  /// The sum of the lines so far.
  private(set) var sum: LineSum

  init(_ style: PreparedSetting, flags: LabelStorage.Flags) {
    self.style = style
    self.flags = flags
    sum = LineSum(style)
  }

  /// Stands the next line below those before it.
  mutating func add(_ line: FilledLine, of filler: inout LineFiller) {
    sum.add(extent(of: line, of: &filler), endsParagraph: line.endsParagraph)
  }

  /// The bottom of the last line, from the label's top.
  var bottom: Double { sum.lastBaseline + sum.last.descent }

  /// Stands a line of the first face below those before it.
  mutating func addAlike() {
    sum.add(style.lineExtent(ofFaces: 1), endsParagraph: false)
  }

  /// Adds a line of which no baseline is requested.
  @inline(__always)
  mutating func addHeight(_ line: FilledLine, of filler: inout LineFiller) {
    guard line.isOfWholeSegments, flags.isDisjoint(with: .needsExtents) else {
      return add(line, of: &filler)
    }
    let faces = flags.contains(.isMixed) ? filler.segments.faces(of: line.segments) : 1
    sum.add(height: style.lineHeight(ofFaces: faces))
  }

  /// The height with room for the least number of lines, on the pixel grid.
  var height: Double { style.rounded(sum.height(minimumLines: style.style.minimumLines)) }

  /// The greatest ascent and descent of the faces on a line.
  private func extent(of line: FilledLine, of filler: inout LineFiller) -> (ascent: Double, descent: Double) {
    guard flags.contains(.isMixed) else { return style.lineExtent(ofFaces: 1) }
    guard !flags.contains(.hasManyFaces), line.isOfWholeSegments else {
      let clusters = filler.clusters()
      return extent(of: clusters.clusters(of: line), in: clusters)
    }
    return style.lineExtent(ofFaces: filler.segments.faces(of: line.segments))
  }

  private func extent(
    of clusters: Range<Int>, in storage: PreparedStorage
  ) -> (ascent: Double, descent: Double) {
    let (runs, boxes) = (storage.contents.metricsRuns, style.boxes)
    var extent = style.lineExtent(ofFaces: 0)
    var index = max(1, runs.partitioningIndex { $0.firstCluster > clusters.lowerBound }) - 1
    repeat {
      let (face, strut) = (boxes[runs[index].face], boxes[runs[index].strut])
      extent.ascent = max(extent.ascent, max(face.ascent, strut.ascent))
      extent.descent = max(extent.descent, max(face.descent, strut.descent))
      index += 1
    } while index < runs.count && runs[index].firstCluster < clusters.upperBound
    return extent
  }
}
