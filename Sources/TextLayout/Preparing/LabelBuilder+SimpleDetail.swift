#if !SELFSIZING_NO_KERNELS
  /// A kernel of cluster detail: that of a paragraph of simple text in one run, straight from its scan. No rule of its font substitutes
  /// anything in it, and a break takes away kerning at most.
  ///
  /// The paragraph's segments do not come into the table: who asks for detail with pairs looks at the detail alone.
  extension LabelBuilder {
    /// Adds the clusters of a paragraph, and their segments; false, with nothing changed, for one that is not simple.
    mutating func addSimpleDetail(
      _ text: Span<UInt8>, _ found: ParagraphScanner.Paragraph, terminator: Span<UInt8>
    ) -> Bool {
      guard keepsDetail, takesScans, !found.hasTabs, !found.hasSoftHyphens, !hasUnbreakableRuns,
        runs[run].box == nil,
        runs[run].measures.spacing.isNone,
        run + 1 == runs.count || runs[run].end >= paragraphStart + text.count
      else { return false }
      let before = (choice: choice, faces: faces.values.count)
      if addScannedDetail(text, terminator: terminator) { return true }
      choice = before.choice
      faces.removeAll(from: before.faces)
      faceNumbers.removeAll(keepingCapacity: true)
      return false
    }

    private mutating func addScannedDetail(_ text: Span<UInt8>, terminator: Span<UInt8>) -> Bool {
      guard let style = simpleStyle(ofRun: run), let face = fonts[style.tables].pairs[style.pairs].face,
        face.breaksPlainly, !face.table.mayRefuse, !face.table.sharesKerning
      else { return false }
      let width = SimpleText.scan(text, face: face) { scan -> Int? in
        guard scan.contextualCount == 0, !scan.hasSoftHyphens, scan.position(at: 0) == 0,
          let kerned = kernedBreaks(in: text, face.table), SimpleText.hasLatin(text, face: face)
        else { return nil }
        addDetail(of: scan, text, style, kerned, terminator: terminator)
        return style.scale.width(scan.position(at: text.count))
      }
      guard let width else { return false }
      position = reached(position + width)
      return true
    }

    /// A place between two characters that kern, where a break changes the width before it.
    private typealias KernedBreak = (offset: Int, kerning: Int)

    /// The breaks that take away kerning; nil where so many characters in a row kern that a break among them is not looked at by itself.
    private func kernedBreaks(in text: Span<UInt8>, _ table: PairTable) -> [KernedBreak]? {
      guard table.greatestKerning > 0 else { return [] }
      var breaks: [KernedBreak] = []
      var (previous, offset, inRow, isTrailing) = (PairTable.boundarySymbol, 0, 0, true)
      while offset < text.count {
        let (start, isSpace) = (offset, text[offset] == 0x20)
        let symbol = table.symbol(of: text.nextScalar(at: &offset))
        let kerning = Int(table.pair(previous, symbol) >> 1)
        inRow = kerning == 0 ? 0 : inRow + 1
        if inRow >= ItemLayout.farthest - 1 { return nil }
        if kerning != 0, !isTrailing, !isSpace { breaks.append((start, kerning)) }
        (previous, isTrailing) = (symbol, isSpace)
      }
      return breaks
    }

    private mutating func addDetail(
      of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, _ style: SimpleStyle, _ kerned: [KernedBreak],
      terminator: Span<UInt8>
    ) {
      let firstCluster = detail.contents.clusterWidths.count
      detail.reserve(clusters: text.count - scan.continuations + 1, segments: scan.breakCount + 1)
      addAdvances(ofRun: run)
      detail.addLevel(0)
      detail.addMetrics(face: number(ofFace: 0, run: run), strut: strut(ofRun: run))
      addClusters(of: scan, text, style.scale)
      var clusters = ClusterCount(isPlain: scan.continuations == 0, from: firstCluster)
      for (offset, kerning) in kerned {
        detail.addCut(before: clusters.count(to: offset, of: text), endChange: style.scale.width(-kerning))
      }
      if !terminator.isEmpty {
        let strut = firstFace(at: text.count)
        detail.addMetrics(face: strut, strut: strut)
        detail.addTerminator(terminator)
      }
      addSegments(of: scan, text, firstCluster: firstCluster)
    }

    /// Adds the clusters of a text: each is a character.
    private mutating func addClusters(
      of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, _ scale: ItemScale
    ) {
      var (offset, position) = (0, 0)
      while offset < text.count {
        let first = offset
        _ = text.nextScalar(at: &offset)
        let end = scale.width(scan.position(at: offset))
        detail.addCluster(of: text, first..<offset, width: end - position)
        position = end
      }
    }

    private mutating func addSegments(
      of scan: borrowing SimpleTextScan, _ text: Span<UInt8>, firstCluster: Int
    ) {
      let start = detail.contents.ends.last ?? 0
      var cursor = SegmentCursor(cluster: firstCluster, position: start, contentEnd: start)
      var clusters = ClusterCount(isPlain: scan.continuations == 0, from: firstCluster)
      for index in 0..<scan.breakCount {
        let end = clusters.count(to: scan.breakOffset(index), of: text)
        detail.contents.addSegment(before: end, flags: [], cursor: &cursor)
      }
      detail.contents.addSegment(
        before: detail.contents.clusterWidths.count, flags: [], cursor: &cursor)
      detail.contents.paragraphEnds.append(detail.contents.fits.count)
    }
  }

  /// The clusters before one offset of a simple text after another.
  private struct ClusterCount {
    /// True if each byte is a cluster.
    private let isPlain: Bool
    private var clusters: Int
    private var offset = 0

    init(isPlain: Bool, from first: Int) {
      self.isPlain = isPlain
      clusters = first
    }

    mutating func count(to end: Int, of text: Span<UInt8>) -> Int {
      if isPlain {
        clusters += end - offset
      } else {
        for place in offset..<end where text[place] & 0xC0 != 0x80 { clusters += 1 }
      }
      offset = end
      return clusters
    }
  }
#endif
