/// Shapes text whose characters are all in a face's pair table, by the table alone: no font is touched.
final class PairTableSession: ShapingSession {
  private let face: SimpleTextFace

  init(face: SimpleTextFace) { self.face = face }

  func font(ofRun run: Int) -> ShapingFont { face.font }

  func isCursive(_ item: TextItem) -> Bool { false }

  func metrics(of item: TextItem) -> FaceMetrics { face.font.metrics }

  func itemize(_ text: Span<UInt8>, pieces: [TextPiece], graphemes: [Int]) -> [TextItem] {
    pieces.map { piece in
      TextItem(
        range: piece.range, run: piece.run, face: 0, script: 0, isRightToLeft: false, isCovered: true)
    }
  }

  func shape(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    clusters.removeAll(keepingCapacity: true)
    var run: [UInt16] = []
    var offsets: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      offsets.append(offset)
      run.append(face.table.symbol(of: text.nextScalar(at: &offset)))
    }
    let table = face.table
    var matches = SubstitutionProgram.Matches()
    // The whole text was measured by the table before; parts of it may still fall outside, and then stand unchanged.
    let hot = table.hotPlaces(in: run)
    if !hot.isEmpty { _ = table.substitutions.apply(to: &run, near: hot, matches: &matches) }
    guard let advances = table.advances(ofSymbols: run) else { return }
    var last: Int?
    for index in run.indices where run[index] != SubstitutionProgram.joined {
      let kerns = last.map { table.pair(run[$0], run[index]) & ~1 != 0 } ?? false
      clusters.append(
        ShapedCluster(
          offset: offsets[index], advance: advances[index], isUnsafeToBreak: kerns || matches.straddle(index))
      )
      last = index
    }
  }
}
