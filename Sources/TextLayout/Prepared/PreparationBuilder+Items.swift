extension PreparationBuilder {
  /// Shapes an item and appends its clusters.
  ///
  /// - Returns: the first of `graphemes` after the item.
  mutating func addItem(_ item: TextItem, graphemes: [Int], from first: Int, of text: Span<UInt8>) -> Int {
    session.shape(text, item: item, range: item.range, into: &shaped)
    let layout = ItemLayout(item, shaped: shaped, graphemes: graphemes, from: first)
    let faceUnit = session.metrics(of: item).unitsPerEm
    let size = label.runs[item.run].font.size / label.runs[0].font.size
    let firstCluster = contents.clusterWidths.count
    let spacing = Spacing(label.runs[item.run].font, isCursive: session.isCursive(item))
    var previous = 0
    /// What spacing has added so far, in points: rounded as a whole, so that errors do not add up.
    var added = 0.0
    for index in 0..<layout.clusterCount {
      let shapedEnd = labelUnits(layout.positions[index + 1], faceUnit: faceUnit, relativeSize: size)
      let range = graphemes[first + index]..<graphemes[first + index + 1]
      if !item.isCovered { addUncovered(range, of: text) }
      if !spacing.isNone, layout.positions[index + 1] != layout.positions[index] {
        added += spacing.width(after: range, of: text)
      }
      let end = added == 0 ? shapedEnd : shapedEnd + labelUnits(points: added)
      addCluster(of: text, range, width: end - previous)
      previous = end
    }
    for index in 1..<max(1, layout.clusterCount) where layout.isUnsafe[index] {
      addCut(at: index, firstCluster: firstCluster, layout: layout, item: item, of: text)
    }
    return first + layout.clusterCount
  }

  private mutating func addUncovered(_ range: Range<Int>, of text: Span<UInt8>) {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    contents.uncovered.append(scalars..<(scalars + count))
  }

  /// Shapes both sides of an unsafe cut again and notes what changes (rule W4).
  private mutating func addCut(
    at index: Int, firstCluster: Int, layout: ItemLayout, item: TextItem, of text: Span<UInt8>
  ) {
    let cluster = firstCluster + index
    guard contents.clusterFlags[cluster].isDisjoint(with: [.hangs, .joinsPrevious]) else { return }
    let faceUnit = session.metrics(of: item).unitsPerEm
    let size = label.runs[item.run].font.size / label.runs[0].font.size

    let before = layout.safeIndex(before: index)
    var solid = index
    while solid > before, contents.clusterFlags[firstCluster + solid - 1].contains(.hangs) { solid -= 1 }
    let after = layout.safeIndex(after: index)
    let offsets = layout.offsets
    let cut = UnsafeCut(
      before: offsets[before], after: offsets[after], cut: offsets[index], solid: offsets[solid])
    if layout.isLong(before, index, after) {
      let start = contents.clusterScalars[firstCluster + before]
      let end = contents.clusterScalars[firstCluster + after]
      contents.longContexts.joinOrAppend(start..<end)
    }
    let widths = session.widths(text, item: item, cut: cut, clusters: &reshaped)
    let endChange = widths.before - (layout.positions[solid] - layout.positions[before])
    let startChange = widths.after - (layout.positions[after] - layout.positions[index])
    guard endChange != 0 || startChange != 0 else { return }
    contents.clusterFlags[cluster].insert(.unsafeCut)
    contents.cuts.append(
      PreparedStorage.Cut(
        cluster: cluster, endChange: labelUnits(endChange, faceUnit: faceUnit, relativeSize: size),
        startChange: labelUnits(startChange, faceUnit: faceUnit, relativeSize: size)))
  }
}

/// What a font adds to its characters' advances, in points.
private struct Spacing {
  private let tracking: Double
  private let wordSpacing: Double

  init(_ font: FontDescription, isCursive: Bool) {
    tracking = isCursive ? 0 : font.tracking
    wordSpacing = font.wordSpacing
  }

  var isNone: Bool { tracking == 0 && wordSpacing == 0 }

  func width(after cluster: Range<Int>, of text: Span<UInt8>) -> Double {
    let first = text[cluster.lowerBound]
    let isSpace = first == 0x20 || first == 0xC2 && cluster.count == 2 && text[cluster.lowerBound + 1] == 0xA0
    return tracking + (isSpace ? wordSpacing : 0)
  }
}

/// The grapheme clusters of a shaped item: where each begins in the text and in the face's units.
///
/// A shaper's cluster of several graphemes, a ligature, is divided evenly among them (rule W3); the shaper's clusters inside
/// one grapheme are added up.
struct ItemLayout {
  /// Where each grapheme begins in the text, and the item's end.
  private(set) var offsets: [Int] = []
  /// The same in units of the face from the item's start.
  private(set) var positions: [Int] = []
  /// Whether a cut before the grapheme needs both sides shaped again.
  private(set) var isUnsafe: [Bool] = []

  var clusterCount: Int { offsets.count - 1 }

  init(_ item: TextItem, shaped: [ShapedCluster], graphemes: [Int], from first: Int) {
    var grapheme = first
    var position = 0
    for (index, cluster) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].offset : item.range.upperBound
      var count = 0
      while grapheme + count + 1 < graphemes.count, graphemes[grapheme + count] < end { count += 1 }
      for part in 0..<count {
        offsets.append(graphemes[grapheme + part])
        positions.append(position + cluster.advance * part / count)
        let isInside = graphemes[grapheme + part] > cluster.offset
        isUnsafe.append(isInside || cluster.isUnsafeToBreak)
      }
      grapheme += count
      position += cluster.advance
    }
    // Graphemes that the shaper gave no cluster of their own stand at the end, without width.
    while grapheme + 1 < graphemes.count, graphemes[grapheme] < item.range.upperBound {
      offsets.append(graphemes[grapheme])
      positions.append(position)
      isUnsafe.append(false)
      grapheme += 1
    }
    offsets.append(item.range.upperBound)
    positions.append(position)
  }

  /// How far from a cut shaping again reaches: far more than any font's context, and an end to texts in which no cut is safe.
  private static let farthest = 16

  /// The last place before `index` where the text may be cut as it is.
  func safeIndex(before index: Int) -> Int {
    var safe = index - 1
    while safe > 0, isUnsafe[safe], index - safe < Self.farthest { safe -= 1 }
    return safe
  }

  /// Whether looking for safe places around a cut ended before any was found.
  func isLong(_ before: Int, _ index: Int, _ after: Int) -> Bool {
    before > 0 && isUnsafe[before] && index - before >= Self.farthest
      || after < clusterCount && isUnsafe[after] && after - index >= Self.farthest
  }

  /// The first place after `index` where the text may be cut as it is.
  func safeIndex(after index: Int) -> Int {
    var safe = index + 1
    while safe < clusterCount, isUnsafe[safe], safe - index < Self.farthest { safe += 1 }
    return safe
  }
}

extension [Range<Int>] {
  /// Appends a range, or lets the last one reach to its end if they touch.
  mutating func joinOrAppend(_ range: Range<Int>) {
    if let last, last.upperBound >= range.lowerBound {
      self[count - 1] =
        Swift.min(last.lowerBound, range.lowerBound)..<Swift.max(last.upperBound, range.upperBound)
    } else {
      append(range)
    }
  }
}
