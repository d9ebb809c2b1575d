#if !SELFSIZING_NO_KERNELS
  /// A kernel of shaping: the clusters of whole items of simple text by the tables of their face. Pairs of characters that announce
  /// substitutions are shaped with what stands around them, and so is all other text.
  final class PairSession: WrappingSession {
    let base: any ShapingSession
    private let faces: PairFaces

    init(_ base: any ShapingSession, faces: PairFaces) { (self.base, self.faces) = (base, faces) }

    func shape(
      _ text: Span<UInt8>, item: TextItem, range: Range<Int>, into clusters: inout [ShapedCluster]
    ) {
      guard range == item.range, findClusters(of: item, in: text, into: &clusters) else {
        return base.shape(text, item: item, range: range, into: &clusters)
      }
    }

    /// The clusters of an item; false where the shaper must tell all of them.
    private func findClusters(
      of item: TextItem, in text: Span<UInt8>, into clusters: inout [ShapedCluster]
    ) -> Bool {
      guard item.range.count > 1, let number = faces.number(for: item), let face = faces[number].face,
        !face.table.mayRefuse, !face.table.sharesKerning
      else { return false }
      var found = PairClusters(item, table: face.table)
      swap(&clusters, &found.clusters)
      found.clusters.removeAll(keepingCapacity: true)
      found.clusters.reserveCapacity(item.range.count)
      let isFound = SimpleText.scan(text.extracting(item.range), face: face) { scan in
        scan.hasSoftHyphens || !found.add(scan, in: text, session: base) ? nil : 0
      }
      swap(&clusters, &found.clusters)
      return isFound != nil
    }
  }

  /// The clusters of an item, as its face's tables tell them and where needed the shaper.
  private struct PairClusters {
    private let item: TextItem
    private let table: PairTable
    private let start: Int
    var clusters: [ShapedCluster] = []
    private var shaped: [ShapedCluster] = []
    /// The symbol of the last character.
    private var previous = PairTable.boundarySymbol

    init(_ item: TextItem, table: PairTable) {
      (self.item, self.table, start) = (item, table, item.range.lowerBound)
    }

    /// Adds the clusters of all of a scan's text; false where they are not as the tables and the rules' reach let expect.
    mutating func add(
      _ scan: borrowing SimpleTextScan, in text: Span<UInt8>, session: any ShapingSession
    ) -> Bool {
      let (part, reach) = (text.extracting(item.range), table.substitutions.reach)
      var groups = SimpleText.PairGroups(in: scan, part, gap: 4 * reach + 2)
      var offset = 0
      while let (first, last) = groups.next(in: scan, part) {
        let stretch = SimpleText.stretch(from: first, to: last, in: part, reach: reach)
        addPlain(offset..<stretch.range.lowerBound, of: part)
        guard addShaped(stretch.range, of: part, in: text, session: session) else { return false }
        offset = stretch.range.upperBound
      }
      addPlain(offset..<part.count, of: part)
      return true
    }

    /// Adds characters that no substitution touches.
    private mutating func addPlain(_ range: Range<Int>, of part: Span<UInt8>) {
      guard !range.isEmpty else { return }
      var offset = range.lowerBound
      var symbol = table.symbol(of: part.nextScalar(at: &offset))
      var kerning = table.pair(previous, symbol) >> 1
      var first = range.lowerBound
      while true {
        let end = offset
        let next = end < part.count ? table.symbol(of: part.nextScalar(at: &offset)) : nil
        let nextKerning = next.map { table.pair(symbol, $0) >> 1 } ?? 0
        clusters.append(plainCluster(at: first, symbol, kernedBefore: kerning, behind: nextKerning))
        previous = symbol
        guard end < range.upperBound, let next else { return }
        (first, symbol, kerning) = (end, next, nextKerning)
      }
    }

    /// The cluster of a character that no substitution touches, kerned with its neighbours; `offset` moves behind it.
    private mutating func plainCluster(at offset: inout Int, of part: Span<UInt8>) -> ShapedCluster {
      let first = offset
      let symbol = table.symbol(of: part.nextScalar(at: &offset))
      var next = offset
      let behind =
        offset < part.count ? table.pair(symbol, table.symbol(of: part.nextScalar(at: &next))) >> 1 : 0
      defer { previous = symbol }
      return plainCluster(
        at: first, symbol, kernedBefore: table.pair(previous, symbol) >> 1, behind: behind)
    }

    @inline(__always)
    private func plainCluster(
      at offset: Int, _ symbol: UInt16, kernedBefore kerning: Int16, behind: Int16
    ) -> ShapedCluster {
      var cluster = ShapedCluster(
        offset: start &+ offset, advance: table.symbols[Int(symbol)].advance &+ Int(behind),
        isUnsafeToBreak: kerning != 0)
      cluster.kerning = kerning
      return cluster
    }

    /// Adds the characters of a stretch around pairs that announce substitutions, as the shaper gives them. False where substitution
    /// comes nearer to its ends than rules reach: then they may look, or have changed, beyond it.
    private mutating func addShaped(
      _ range: Range<Int>, of part: Span<UInt8>, in text: Span<UInt8>, session: any ShapingSession
    ) -> Bool {
      session.shape(
        text, item: item, range: start + range.lowerBound..<start + range.upperBound, into: &shaped)
      let reach = table.substitutions.reach
      for index in shaped.indices {
        var cluster = shaped[index]
        let isNearStart = range.lowerBound > 0 && index <= reach
        if isNearStart || range.upperBound < part.count && index >= shaped.count - reach - 1 {
          var offset = cluster.offset - start
          if index > 0 { previous = symbol(before: offset, of: part) }
          let plain = plainCluster(at: &offset, of: part)
          if index == 0 {
            (cluster.isUnsafeToBreak, cluster.kerning) = (plain.isUnsafeToBreak, plain.kerning)
          }
          let isLast = index + 1 == shaped.count
          // Shaped without what follows it, the last one does not kern with that.
          if isLast { cluster.advance += plain.advance - table.symbols[Int(previous)].advance }
          guard offset == (isLast ? range.upperBound : shaped[index + 1].offset - start),
            cluster.advance == plain.advance, cluster.isUnsafeToBreak == plain.isUnsafeToBreak
          else { return false }
        }
        clusters.append(cluster)
      }
      previous = symbol(before: range.upperBound, of: part)
      return true
    }

    private func symbol(before offset: Int, of part: Span<UInt8>) -> UInt16 {
      var place = part.startOfScalar(before: offset)
      return table.symbol(of: part.nextScalar(at: &place))
    }
  }
#endif
