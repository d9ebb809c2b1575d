internal import CUnicodeTables

/// The measuring of labels by the tables of a kit: what no table tells is estimated, and said.
final class FontKitSession: ShapingSession {
  private let shaper: FontKitShaper
  /// For each run the faces of its stack.
  private let runs: [[Int]]
  private let language: Int
  /// True once a width was estimated, or where all are.
  private(set) var isEstimating: Bool

  init(_ shaper: FontKitShaper, styles: [Int], language: Int, isExact: Bool) {
    self.shaper = shaper
    self.language = language
    runs = styles.map { shaper.contents.styles[$0].faces }
    isEstimating = !isExact
  }

  private func face(_ index: Int, run: Int) -> FontKitContents.Face {
    let faces = runs[run]
    return shaper.contents.faces[faces[index < faces.count ? index : 0]]
  }

  func font(ofRun run: Int) -> ShapingFont { face(0, run: run).font }
  func metrics(of item: TextItem) -> FaceMetrics { face(item.face, run: item.run).font.metrics }
  var stackMetrics: [FaceMetrics] { runs[0].map { shaper.contents.faces[$0].font.metrics } }
  func isCursive(_ item: TextItem) -> Bool { false }
  /// A kit draws nothing.
  func glyphs(_ text: Span<UInt8>, item: TextItem, range: Range<Int>) -> [ShapedGlyph] { [] }

  func properties(ofCluster cluster: Range<Int>, in text: Span<UInt8>) -> ClusterProperties {
    var end = cluster.lowerBound
    let scalar = text.nextScalar(at: &end)
    guard end == cluster.upperBound, let script = shaper.contents.script(of: scalar),
      let face = runs[0].firstIndex(where: { shaper.contents.faces[$0].covers(scalar) }),
      shaper.contents.faces[runs[0][face]].hasTables
    else { return ClusterProperties(face: 0, script: 0, isCovered: false) }
    let bracket = shaper.contents.bracket(scalar)
    let kind: ClusterProperties.Bracket =
      bracket.map { $0.closing == scalar ? .closing : .opening } ?? .none
    return ClusterProperties(
      face: face, script: shaper.contents.scripts[script], bracket: kind, closing: bracket?.closing ?? 0)
  }

  // MARK: Shaping

  func shape(_ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]) {
    clusters.removeAll(keepingCapacity: true)
    if item.isCovered, let table = table(for: item), shape(text, range, table: table, into: &clusters) {
      return
    }
    // Labels with characters that the kit does not know say so themselves.
    if item.isCovered { isEstimating = true }
    estimate(text, item: item, range: range, into: &clusters)
  }

  private func table(for item: TextItem) -> PairTable? {
    let faces = runs[item.run]
    guard item.face < faces.count, let script = shaper.contents.scripts.firstIndex(of: item.script) else {
      return nil
    }
    return shaper.table(ofFace: faces[item.face], language: language, script: script)
  }

  /// Measures a part by a table; false where the table does not tell.
  private func shape(
    _ text: Span<UInt8>, _ range: Range<Int>, table: PairTable, into clusters: inout [ShapedCluster]
  ) -> Bool {
    var run: [UInt16] = []
    var offsets: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      offsets.append(offset)
      let symbol = table.symbol(of: text.nextScalar(at: &offset))
      if symbol == PairTable.unsafeSymbol { return false }
      run.append(symbol)
    }
    var matches = SubstitutionProgram.Matches()
    guard let advances = table.advances(of: &run, matches: &matches) else { return false }
    var last: UInt16?
    for (index, symbol) in run.enumerated() where symbol != SubstitutionProgram.joined {
      // What kerns, or was substituted by what stands around it, is not the same when it is broken.
      let kerns = last.map { table.pair($0, symbol) >> 1 != 0 } ?? false
      clusters.append(
        ShapedCluster(
          offset: offsets[index], advance: advances[index],
          isUnsafeToBreak: kerns || matches.straddle(index)))
      last = symbol
    }
    return true
  }

  // MARK: Estimates

  /// Estimates a part, cluster by cluster: an em for what is as wide as an ideograph, nothing for what joins the character
  /// before it, and half an em for all else.
  private func estimate(
    _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
  ) {
    let em = metrics(of: item).unitsPerEm
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      let scalar = text.nextScalar(at: &offset)
      let advance = isWide(scalar) ? em : em / 2
      let end = GraphemeBreaker().boundary(after: start, in: text)
      offset = min(max(offset, end), range.upperBound)
      clusters.append(ShapedCluster(offset: start, advance: advance, isUnsafeToBreak: false))
    }
  }

  private func isWide(_ scalar: UInt32) -> Bool {
    (0x1100...0x11FF).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
      || (0xAC00...0xD7FF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE4F).contains(scalar)
      || (0xFF00...0xFF60).contains(scalar) || (0x1F000...0x1FAFF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }
}
